"""Every address of the program."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
