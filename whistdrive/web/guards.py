"""Who may see a page, said by a decorator above it."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponseBase
from django.utils.cache import add_never_cache_headers

from whistdrive.core.problems import NotThere
from whistdrive.selectors.access import Role, role_of
from whistdrive.web.failures import NOT_THERE, sign_in_first

View = Callable[..., HttpResponseBase]


def organiser_only(view: View) -> View:
    return _only(view, Role.ORGANISER)


def scorer_only(view: View) -> View:
    """For scorers, and for the organiser who may do all that they may."""
    return _only(view, Role.ORGANISER, Role.SCORER)


def _only(view: View, *roles: str) -> View:
    @wraps(view)
    def guarded(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if not request.user.is_authenticated:
            return _way_in(request)
        role = role_of(request.user)
        if role not in roles:
            raise NotThere(NOT_THERE)
        request.viewer_role = role  # type: ignore[attr-defined]
        response = view(request, *args, **kwargs)
        add_never_cache_headers(response)
        return response

    return guarded


def _way_in(request: HttpRequest) -> HttpResponseBase:
    """A page asks to sign in first; what was typed or polled is answered 401 and not thrown away."""
    if request.method == "GET" and not getattr(request, "htmx", False):
        return redirect_to_login(request.get_full_path())
    return sign_in_first(request)
