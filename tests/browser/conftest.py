"""The browser of these tests, and a watch over what goes wrong behind a page that looks right."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from playwright.sync_api import BrowserContext, Page

from tests.chromium import FLAGS, MISSING, chromium_path

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    path = chromium_path()
    if path is None:
        pytest.skip(MISSING)
    return {"executable_path": path, "args": FLAGS}


@pytest.fixture(scope="session")
def base_url() -> str:
    """Pages are named in full; pytest-playwright's own fixture of this name warns."""
    return ""


@pytest.fixture
def context(context: BrowserContext, live_server: Any) -> Iterator[BrowserContext]:
    """Every page of the context is watched: a missing file, a server's fault or a script's fault fails the test."""
    faults: list[str] = []
    context.set_default_timeout(10_000)
    context.on("response", lambda answer: _note_answer(answer, faults))
    context.on("weberror", lambda error: faults.append(f"script: {error.error}"))
    context.on("console", lambda message: _note_message(message, faults))
    yield context
    assert not faults, faults


def _note_answer(answer: Any, faults: list[str]) -> None:
    if answer.status >= 500 or (answer.status == 404 and settings.STATIC_URL in answer.url):
        faults.append(f"{answer.status} {answer.url}")


def _note_message(message: Any, faults: list[str]) -> None:
    if "Content Security Policy" in message.text:
        faults.append(message.text)


@pytest.fixture
def sign_in(context: BrowserContext, live_server: Any) -> Any:
    """sign_in(user): the browser holds that user's session, as after the sign-in form."""

    def signed_in(user: Any) -> None:
        from django.test import Client

        client = Client()
        client.force_login(user)
        cookie = client.cookies[settings.SESSION_COOKIE_NAME]
        context.add_cookies([{"name": cookie.key, "value": cookie.value, "url": live_server.url}])

    return signed_in


@pytest.fixture
def desk_page(page: Page, live_server: Any) -> Page:
    """A desktop-sized page at the live server."""
    page.set_viewport_size({"width": 1280, "height": 900})
    return page
