"""Draws the icons for home screens from web/public/icon.svg, with Chromium: run it when the drawing has changed."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright
from tools import chromium

FOLDER = Path(__file__).parents[1] / "web" / "public"
ICONS = {"icon-192.png": 192, "icon-512.png": 512}
WHOLE = {"icon-180.png": 180, "icon-maskable-512.png": 512}  # the system cuts their corners
PAGE = "<style>*{{margin:0}}svg{{display:block;width:{size}px}}{more}</style>{drawing}"
TO_THE_EDGE = "html{background:#171a33}#ground{rx:0}#die{transform-origin:center;transform:scale(.88)}"


def main() -> None:
    drawing = (FOLDER / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find())
        for name, size in (ICONS | WHOLE).items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(size=size, more=TO_THE_EDGE if name in WHOLE else "", drawing=drawing))
            page.screenshot(path=FOLDER / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
