"""Films a turn for the README: docs/pictures/turn.webp.

Time stands still between two frames, so that no machine is too slow for it.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from tests.browser.conftest import FLAGS, INSTANT
from tests.browser.house import open_house
from tests.browser.test_company import choose, table_with
from tests.browser.test_pictures import play_some
from tools import chromium

FILM = Path(__file__).parents[1] / "docs" / "pictures" / "turn.webp"
SIZE: ViewportSize = {"width": 1180, "height": 740}
SHOWN = (944, 592)  # pixels of the film
FRAME = 70  # milliseconds
LARGEST = 2_000_000  # bytes
DOT = (
    "position:fixed;z-index:99;left:-40px;top:0;width:26px;height:26px;margin:-13px;border-radius:50%;"
    "background:#fff9;box-shadow:0 0 0 2px #000a,0 2px 10px #000;pointer-events:none"
)
POINTER = """(style) => {
  const dot = document.createElement('i')
  dot.style.cssText = style
  document.documentElement.append(dot)
  addEventListener('mousemove', ({ clientX, clientY }) => {
    Object.assign(dot.style, { left: `${clientX}px`, top: `${clientY}px` })
  }, true)
}"""
ADVANCE = """(time) => {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect.getComputedTiming()
    animation.pause()
    animation.currentTime = Math.min(Number(animation.currentTime) + time, endTime)
    if (animation.currentTime >= endTime) animation.finish()
  }
}"""
TABLE = {
    "game": "las-vegas",
    "seats": [
        {"kind": "me", "name": "Anna", "portrait": {"character": "flamingo", "colour": 4}},
        *({"kind": "bot", "bot": bot} for bot in ("rookie", "shark", "legend")),
    ],
    "options": {"starter": 1},
}
SLOWLY = "localStorage.setItem('zocker', '{\"speed\":\"normal\"}')"


class Film:
    """A page whose time goes on from frame to frame only."""

    def __init__(self, browser: Browser) -> None:
        context = browser.new_context(viewport=SIZE, locale="en-GB", bypass_csp=True)
        self.page: Page = context.new_page()
        self.frames = list[Image.Image]()

    def begin(self) -> None:
        """Let time stand still."""
        self.page.evaluate(POINTER, DOT)
        self.page.clock.install()
        self.page.clock.pause_at(self.page.evaluate("Date.now() + 1000"))

    def go_on(self, milliseconds: int) -> None:
        """Film for so long."""
        for _ in range(milliseconds // FRAME):
            self.page.clock.run_for(FRAME)
            self.page.evaluate(ADVANCE, FRAME)
            shot = self.page.screenshot(type="png", animations="allow", caret="initial")
            self.frames.append(Image.open(io.BytesIO(shot)).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS))

    def point(self, selector: str, *, press: bool = False) -> None:
        """Move the pointer there in a few frames, and press there."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None
        goal = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.45
        start = getattr(self, "_at", (SIZE["width"] * 0.6, SIZE["height"] * 0.5))
        for step in range(1, 6):
            share = step / 5
            self.page.mouse.move(*(one + (other - one) * share for one, other in zip(start, goal, strict=True)))
            self.go_on(FRAME)
        self._at = goal
        if press:
            self.page.mouse.click(*goal)

    def save(self, path: Path) -> None:
        """Write the film, as well as it fits."""
        first, *others = self.frames
        for quality in (62, 50, 40, 30):
            first.save(path, save_all=True, append_images=others, duration=FRAME, loop=0, quality=quality, method=4)
            if path.stat().st_size < LARGEST:
                return
        raise SystemExit(f"{path} is too large")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=list(FLAGS))
        film = Film(browser)
        play_turn(film, server)
        film.save(FILM)
        browser.close()


def play_turn(film: Film, server: str) -> None:
    page = film.page
    page.goto(server)
    page.evaluate(INSTANT)
    page.goto(table_with(page, server, **TABLE))
    play_some(page, 2)
    choose(page)
    expect(page.get_by_test_id("roll")).to_be_visible()
    page.evaluate(SLOWLY)
    page.reload()
    expect(page.get_by_test_id("roll")).to_be_visible()
    page.evaluate("document.fonts.ready")
    film.begin()
    film.go_on(500)
    film.point("[data-testid=roll]", press=True)
    film.go_on(1700)
    expect(page.get_by_test_id("choice").first).to_be_visible()
    film.point(".casino.target >> nth=-1")
    film.go_on(800)
    film.point(".casino.target >> nth=1")
    film.go_on(800)
    film.point(".casino.target >> nth=1", press=True)
    film.go_on(4500)


if __name__ == "__main__":
    main()
