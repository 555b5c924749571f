"""Takes the README's pictures of the demonstration evenings: `python -m tests.pictures.take`."""

import tempfile
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.chromium import FLAGS, MISSING, chromium_path
from tests.commands.running import serving
from tests.commands.visitor import PASSWORD

HERE = Path(__file__).parent
RUNNING = "winter-drive"


@dataclass(frozen=True)
class Picture:
    """One page at the size it is used at."""

    name: str
    page: str
    width: int
    height: int


PICTURES = (
    Picture("desk", f"/desk/{RUNNING}/round/14/", 1280, 960),
    Picture("big-screen", f"/d/{RUNNING}/screen/", 1280, 720),
    Picture("phone", f"/d/{RUNNING}/card/1/", 390, 780),
)


def main() -> None:
    path = chromium_path()
    if path is None:
        raise SystemExit(MISSING)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "demo") as server, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=path, args=FLAGS)
        take_all(browser, server.url, server.link)
        browser.close()


def take_all(browser: Browser, url: str, link: str) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(link)
    page.get_by_label("Your password").fill(PASSWORD)
    page.get_by_label("Your password").press("Enter")
    page.wait_for_url("**/desk/**")
    for picture in PICTURES:
        page.set_viewport_size({"width": picture.width, "height": picture.height})
        page.goto(url + picture.page)
        page.wait_for_load_state("networkidle")
        # The desk puts the cursor on the first table that is out; the picture begins at the top.
        page.mouse.wheel(0, -5000)
        page.wait_for_timeout(300)
        keep(page.screenshot(), HERE / f"{picture.name}.png")


def keep(screenshot: bytes, path: Path) -> None:
    """As a small file: a page of ours has few colours."""
    Image.open(BytesIO(screenshot)).quantize(128).save(path, optimize=True)
    print(f"{path.name}  {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
