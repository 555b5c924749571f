"""Visits the running program over the network, as a browser would."""

import http.cookiejar
import urllib.error
import urllib.parse
import urllib.request

PASSWORD = "four hearts doubled"


class Visitor:
    """A browser without a screen: keeps cookies, follows redirects, sends forms."""

    def __init__(self) -> None:
        self.cookies = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def get(self, url: str) -> tuple[int, str]:
        return self._answer(urllib.request.Request(url))

    def post(self, url: str, **fields: object) -> tuple[int, str]:
        return self._answer(urllib.request.Request(url, self._form(fields), {"Referer": url}))

    def post_part(self, url: str, **fields: object) -> tuple[int, str]:
        """As a page's script sends it: the answer is the changed part of the page."""
        return self._answer(urllib.request.Request(url, self._form(fields), {"Referer": url, "HX-Request": "true"}))

    def _form(self, fields: dict[str, object]) -> bytes:
        token = next(cookie.value for cookie in self.cookies if cookie.name == "csrftoken")
        return urllib.parse.urlencode({"csrfmiddlewaretoken": token, **fields}).encode()

    def _answer(self, request: urllib.request.Request) -> tuple[int, str]:
        try:
            with self.opener.open(request, timeout=20) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()


def organiser_by(link: str) -> Visitor:
    """Somebody who has used the one-time link."""
    visitor = Visitor()
    assert visitor.get(link)[0] == 200
    visitor.post(link, name="Ann", password=PASSWORD)
    return visitor
