"""The program's addresses and one bare view to measure against."""

from django.http import HttpRequest, HttpResponse
from django.urls import path

from whistdrive.urls import handler400, handler403, handler404, handler500
from whistdrive.urls import urlpatterns as own

__all__ = ["handler400", "handler403", "handler404", "handler500"]


def bare(request: HttpRequest) -> HttpResponse:
    return HttpResponse("Whist")


urlpatterns = [*own, path("bare/", bare)]
