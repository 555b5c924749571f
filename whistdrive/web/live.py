"""Pages that refresh by themselves: answered with one query and no rendering while nothing has changed."""

import hashlib
from collections.abc import Callable
from functools import lru_cache

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest, HttpResponse

from whistdrive.selectors.public import Pulse

KEPT_SECONDS = 3600


def live(request: HttpRequest, pulse: Pulse, shape: str, draw: Callable[[], HttpResponse]) -> HttpResponse:
    """The page or fragment of this revision; `shape` names everything else that makes it what it is.

    A fragment that asks with its own revision (`?v=`) gets 204: a 304 would be swapped in by htmx and lose the
    focus. That of a finished drive asks on, slowly, to see a reopening. Plain clients get an ETag and 304.
    """
    partial = bool(request.htmx)  # type: ignore[attr-defined]
    if partial and request.GET.get("v") == str(pulse.revision):
        return HttpResponse(status=204)
    tag = tag_of(pulse, f"{shape} {partial}")
    if not partial and tag in request.headers.get("If-None-Match", ""):
        return _marked(HttpResponse(status=304), tag)
    content = cache.get(tag)
    if content is None:
        content = draw().content
        cache.set(tag, content, KEPT_SECONDS)
    return _marked(HttpResponse(content), tag)


def _marked(response: HttpResponse, tag: str) -> HttpResponse:
    response["ETag"] = tag
    response["Cache-Control"] = "no-cache"
    response["Vary"] = "HX-Request"
    return response


def tag_of(pulse: Pulse, shape: str) -> str:
    """Equal exactly when the answer is."""
    told = f"{pulse.uid} {pulse.revision} {shape} {look_stamp()}"
    return f'"{hashlib.sha256(told.encode()).hexdigest()[:32]}"'


@lru_cache(maxsize=1)
def look_stamp() -> float:
    """Changes with templates and styles, so that an upgrade is not hidden by a page a browser kept."""
    folders = (settings.HOME / "templates", settings.HOME / "static")
    files = (path for folder in folders for path in folder.rglob("*.*") if path.suffix in (".html", ".css", ".js"))
    return max((path.stat().st_mtime for path in files), default=0)
