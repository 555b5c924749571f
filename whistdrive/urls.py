"""Every address of the program; tests/web/test_addresses.py says who may go where."""

from django.urls import URLPattern, path

from whistdrive.web import access, public

handler400 = "whistdrive.web.failures.bad_request"
handler403 = "whistdrive.web.failures.forbidden"
handler404 = "whistdrive.web.failures.not_found"
handler500 = "whistdrive.web.failures.server_error"

# Everybody: lists, a drive's page, a player's card, the big screen.
public_urls = [
    path("", public.home, name="home"),
]

# Coming in: the first link, signing in and out, the scorers.
access_urls = [
    path("begin/<str:token>/", access.first_link, name="first_link"),
    path("sign-in/", access.sign_in, name="sign_in"),
    path("sign-out/", access.sign_out, name="sign_out"),
    path("desk/scorers/", access.scorers_page, name="scorers"),
    path("desk/scorers/<int:membership>/remove/", access.scorer_removal, name="scorer_removal"),
]

urlpatterns: list[URLPattern] = [*public_urls, *access_urls]
