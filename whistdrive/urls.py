"""Every address of the program; tests/web/test_addresses.py says who may go where."""

from django.urls import URLPattern, path

from whistdrive.web import (
    access,
    desk_end,
    desk_fairness,
    desk_marks,
    desk_names,
    desk_naming,
    desk_people,
    desk_pile,
    desk_play,
    desk_prizes,
    desk_results,
    desk_setup,
    prints,
    public,
)

handler400 = "whistdrive.web.failures.bad_request"
handler403 = "whistdrive.web.failures.forbidden"
handler404 = "whistdrive.web.failures.not_found"
handler500 = "whistdrive.web.failures.server_error"

# Everybody: lists, a drive's page, a player's card, the big screen.
public_urls = [
    path("", public.home, name="home"),
    path("d/<slug:slug>/", public.drive, name="drive"),
    path("d/<slug:slug>/card/", public.card_lookup, name="card_lookup"),
    path("d/<slug:slug>/card/<int:number>/", public.card, name="card"),
    path("d/<slug:slug>/screen/", public.big_screen, name="big_screen"),
    path("d/<slug:slug>/standings.csv", public.standings_csv, name="standings_csv"),
]

# Coming in: the first link, signing in and out, the scorers.
access_urls = [
    path("begin/<str:token>/", access.first_link, name="first_link"),
    path("sign-in/", access.sign_in, name="sign_in"),
    path("sign-out/", access.sign_out, name="sign_out"),
    path("desk/scorers/", access.scorers_page, name="scorers"),
    path("desk/scorers/<int:membership>/remove/", access.scorer_removal, name="scorer_removal"),
]

# How fair it was, and planning the rest afresh.
fairness_urls = [
    path("desk/<slug:slug>/fairness/", desk_fairness.fairness_page, name="fairness"),
    path("desk/<slug:slug>/replan/", desk_fairness.replan, name="replan"),
    path("desk/<slug:slug>/replan/plan/", desk_fairness.new_plan, name="new_plan"),
]

# The prizes: the sheet, ties on a prize place, the raffle.
PRIZES = "desk/<slug:slug>/prizes/"
prize_urls = [
    path(PRIZES, desk_prizes.prizes, name="prizes"),
    path(PRIZES + "sheet/", desk_prizes.prize_sheet, name="prize_sheet"),
    path(PRIZES + "begin/", desk_prizes.prizes_begin, name="prizes_begin"),
    path(PRIZES + "copy/", desk_prizes.prizes_copy, name="prizes_copy"),
    path(PRIZES + "raffle/", desk_prizes.raffle, name="raffle"),
    path(PRIZES + "<int:line>/settle/", desk_prizes.prize_settled, name="prize_settled"),
]

# Paper: the print page and the PDFs.
print_urls = [
    path("desk/<slug:slug>/print/", prints.prints, name="prints"),
    path("desk/<slug:slug>/print/pack.pdf", prints.print_file, name="print_file"),
    path("desk/<slug:slug>/print/<slug:piece>.pdf", prints.print_piece, name="print_piece"),
]

# Opening a drive, its choices and its people. Words under desk/ come before a drive's name there.
PERSON = "desk/<slug:slug>/people/<int:number>/"
setup_urls = [
    path("desk/", desk_setup.desk, name="desk"),
    path("desk/open/", desk_setup.opening, name="open_drive"),
    path("desk/names/", desk_naming.club_names, name="club_names"),
    path("desk/<slug:slug>/", desk_setup.drive_now, name="drive_now"),
    path("desk/<slug:slug>/setup/", desk_setup.drive_setup, name="drive_setup"),
    path("desk/<slug:slug>/people/", desk_people.entries, name="entries"),
    path("desk/<slug:slug>/people/numbers/", desk_people.numbers_only, name="numbers_only"),
    path("desk/<slug:slug>/people/list/", desk_names.paste_names, name="paste_names"),
    path("desk/<slug:slug>/people/list/add/", desk_names.add_names, name="add_names"),
    path(PERSON, desk_people.entry, name="entry"),
    path(PERSON + "shown/", desk_naming.entry_shown, name="entry_shown"),
    path(PERSON + "marks/", desk_marks.entry_marked, name="entry_marked"),
    path(PERSON + "leaves/", desk_people.entry_leave, name="entry_leave"),
    path(PERSON + "stays/", desk_people.entry_back, name="entry_back"),
    path(PERSON + "substitute/", desk_people.entry_substitute, name="entry_substitute"),
    path(PERSON + "remove/", desk_people.entry_remove, name="entry_remove"),
]

# Running a drive: rounds, results, standings, the end.
ROUND = "desk/<slug:slug>/round/<int:number>/"
DEAL = ROUND + "table/<int:table>/deal/<int:deal>/"
play_urls = [
    path(ROUND, desk_play.round, name="round"),
    path(ROUND + "back/", desk_play.take_back, name="take_back"),
    path(ROUND + "swap/", desk_play.swap, name="swap"),
    path(DEAL, desk_results.record, name="record"),
    path(DEAL + "correct/", desk_results.correct_deal, name="correct_deal"),
    path("desk/<slug:slug>/pile/", desk_pile.pile, name="pile"),
    path("desk/<slug:slug>/pile/taken/", desk_pile.pile_taken, name="pile_taken"),
    path("desk/<slug:slug>/next/", desk_play.next_round, name="next_round"),
    path("desk/<slug:slug>/standings/", desk_end.standings, name="desk_standings"),
    path("desk/<slug:slug>/finish/", desk_end.finish, name="finish"),
    path("desk/<slug:slug>/reopen/", desk_end.reopen, name="reopen"),
    path("desk/<slug:slug>/publish/", desk_end.publish, name="publish"),
    path("desk/<slug:slug>/notice/", desk_end.notice, name="notice"),
    path("desk/<slug:slug>/log/", desk_end.drive_log, name="drive_log"),
]

urlpatterns: list[URLPattern] = [
    *public_urls,
    *access_urls,
    *setup_urls,
    *play_urls,
    *fairness_urls,
    *prize_urls,
    *print_urls,
]
