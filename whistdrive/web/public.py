"""The pages everybody may see."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from whistdrive.selectors.public import shown_drives


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    return render(request, "public/home.html", {"drives": shown_drives()})
