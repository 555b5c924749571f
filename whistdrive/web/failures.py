"""Turns refusals into pages with the right status, a plain sentence and what to do instead."""

import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from django.core.exceptions import RequestDataTooBig
from django.db import InterfaceError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.csrf import requires_csrf_token

from whistdrive.core.problems import Crossed, NotThere, RuleBroken

NOT_THERE = "There is no such page."
SECRET = ("csrfmiddlewaretoken", "password")
LONGEST_TYPED = 2000


@dataclass(frozen=True)
class Failure:
    """What a failing page says; `typed` is what was sent, so that nobody has to remember it."""

    status: int
    title: str
    instead: str
    sentences: tuple[str, ...] = ()
    back: str = ""
    back_label: str = ""
    typed: tuple[tuple[str, str], ...] = ()
    retry_after: int = field(default=0)


MISSING = Failure(404, "Not here", "Look at the address again, or begin at the first page.", (NOT_THERE,))
SPENT = Failure(
    404,
    "This link does not work",
    "Stop the program on the laptop and begin it again with “python manage.py start --new-link” for a new link.",
    ("It was used already, or it was not copied whole.",),
)
CROSSED = Failure(409, "Not done yet", "Nothing was changed. Look at the page again, then choose.")
BROKEN = Failure(422, "That cannot be", "Nothing was changed. Go back, put it right and send it again.")
BUSY = Failure(
    503,
    "One moment",
    "Send it again in a few seconds: nothing is entered twice.",
    ("The results are being written by somebody else just now.",),
    retry_after=3,
)
FULL = replace(
    BUSY,
    title="The disk is full",
    instead="Make room on the laptop, then send it again. What was saved is safe.",
    sentences=("There is no room left to save anything.",),
)
SIGN_IN = Failure(
    401,
    "Please sign in",
    "Sign in, go back to the page and send it again. What you typed is below.",
    ("You are not signed in, or were signed out.",),
)
STALE = Failure(
    403,
    "The page was too old to send",
    "Go back, load the page again and send it once more. What you typed is below.",
    ("For safety, only a page that was opened here lately can be sent.",),
)
LOCKED = Failure(
    429,
    "Too many tries",
    "Wait a quarter of an hour, then try again. The results already in are safe.",
    ("There were too many wrong passwords.",),
    retry_after=900,
)
TOO_LARGE = Failure(413, "Too large", "Send a smaller file.", ("That is more than can be taken at once.",))
UNREADABLE = Failure(400, "Not understood", "Go back and try again.", ("The browser sent something unreadable.",))
OURS = Failure(
    500,
    "Something went wrong here",
    "It is not your fault, and what was saved is safe. Go back and try again.",
    ("The program made a mistake; it is written in the log.",),
)


class FailuresMiddleware:
    """Answers what a view refuses."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self.get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        failure = failure_of(exception)
        if failure is MISSING and request.user.is_authenticated:
            # A stranger reads one page for all that is not there or not theirs.
            failure = replace(MISSING, sentences=(str(exception),))
        return failure_page(request, failure) if failure else None


def failure_of(exception: Exception) -> Failure | None:
    """The refusal behind an exception; None for a mistake of the program's own."""
    match exception:
        case NotThere():
            return MISSING
        case Crossed():
            return replace(CROSSED, sentences=exception.sentences)
        case RuleBroken():
            return replace(BROKEN, sentences=exception.sentences)
        case OperationalError() | InterfaceError():
            return _database_failure(str(exception))
    return None


def _database_failure(text: str) -> Failure | None:
    if "no such" in text:
        return None
    return FULL if "full" in text or "disk I/O" in text else BUSY


def failure_page(request: HttpRequest, failure: Failure) -> HttpResponse:
    """The page or, for htmx, the fragment; the status is never lost."""
    partial = bool(getattr(request, "htmx", False))
    back, label = _back(request, failure)
    shown = replace(failure, back=back, back_label=label, typed=_typed(request, failure))
    template = "_failure.html" if partial else "failure.html"
    response = render(request, template, {"failure": shown}, status=failure.status)
    if failure.retry_after:
        response["Retry-After"] = str(failure.retry_after)
    if partial:
        # What polls keeps what it shows; what was sent is answered above the page.
        response["HX-Reswap"] = "none" if request.method == "GET" else "innerHTML"
        response["HX-Retarget"] = "#messages"
    return response


def _back(request: HttpRequest, failure: Failure) -> tuple[str, str]:
    """A failed form goes back to its own page, a missing page to the first one."""
    if failure.back:
        return failure.back, failure.back_label
    if request.method == "POST":
        return request.get_full_path(), "Back to the form"
    return reverse("home"), "To the first page"


def _typed(request: HttpRequest, failure: Failure) -> tuple[tuple[str, str], ...]:
    if request.method != "POST" or failure in (TOO_LARGE, UNREADABLE, LOCKED):
        return ()
    return tuple(
        (name, value[:LONGEST_TYPED])
        for name in request.POST
        for value in request.POST.getlist(name)
        if value and not name.startswith(SECRET)
    )


def sign_in_first(request: HttpRequest) -> HttpResponse:
    return failure_page(request, replace(SIGN_IN, back=reverse("sign_in"), back_label="Sign in"))


def locked_out(request: HttpRequest, *_: object, **__: object) -> HttpResponse:
    return failure_page(request, LOCKED)


@requires_csrf_token
def stale_page(request: HttpRequest, reason: str = "") -> HttpResponse:
    """The answer to a form without a good token."""
    return failure_page(request, STALE)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return failure_page(request, TOO_LARGE if isinstance(exception, RequestDataTooBig) else UNREADABLE)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    return failure_page(request, STALE)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return failure_page(request, MISSING)


def server_error(request: HttpRequest) -> HttpResponse:
    """Our own mistake, unless the database was busy where no view could say so (reading the session, say)."""
    exception = sys.exception()
    refusal = failure_of(exception) if isinstance(exception, Exception) else None
    return failure_page(request, refusal or OURS)
