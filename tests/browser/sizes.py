"""Pages at the sizes of a phone and a laptop; in `make pictures` also sideways, on a tablet and on a large screen."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

PICTURES = Path(__file__).parents[2] / "build" / "pictures"
TAKEN = "ZOCKER_PICTURES" in os.environ  # `make pictures`; else nothing is painted that nobody looks at
Sizes = Mapping[str, tuple[int, int]]
TESTED: Sizes = {"phone": (360, 740), "laptop": (1440, 900)}
OTHERS: Sizes = {"sideways": (740, 360), "tablet": (820, 1180), "large": (1920, 1080)}
SIZES: Sizes = {**TESTED, **(OTHERS if TAKEN else {})}
# What a finger must reach and an eye must see: not beyond the edges, and not below something else
MISPLACED = """() => look(() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  const high = document.documentElement.scrollHeight > innerHeight ? ['the page is too high'] : [];
  const seen = [...document.querySelectorAll('button, [data-testid=seat], [data-testid=casino]')].filter(
    (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  const out = seen.filter((one) => {
    const box = one.getBoundingClientRect();
    let above = one.parentElement;
    while (above && !/auto|scroll/.test(getComputedStyle(above).overflowY)) above = above.parentElement;
    return !above && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  });
  const outside = (box, { left, top, right, bottom, width }) =>
    width > 2 && (left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1);
  const full = seen.filter((one) => {
    const words = [...one.querySelectorAll('*')].filter((part) => !part.childElementCount && part.textContent.trim());
    const box = one.getBoundingClientRect();
    const runs = words.some((part) => outside(box, part.getBoundingClientRect()));
    return runs && one.matches('button:not([data-testid=option])');
  });
  const named = (what, all) =>
    all.map((one) => `${what}: ${one.dataset.testid ?? ''} ${one.textContent.trim().slice(0, 40)}`);
  return [...wide, ...high, ...named('beyond the edge', out), ...named('words run out of it', full)];
})"""
DRAWN = "() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))"


def at_all_sizes(page: Page, name: str, *, whole: bool = False, sizes: Sizes = SIZES) -> Iterator[str]:
    """Show a page at one size after the other; `make pictures` takes the whole of it, or what fits on the screen."""
    for size, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        if TAKEN:
            PICTURES.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=PICTURES / f"{name}-{size}.png", animations="disabled", full_page=whole)
        yield size


def take(page: Page, name: str) -> None:
    """Check at all sizes that a state fits, at the latest when nothing moves any more."""
    misplaced = [f"{size}: {what}" for size in at_all_sizes(page, name) for what in settled(page)]
    assert not misplaced, misplaced


def settled(page: Page) -> list[str]:
    """Return what is still misplaced when the page has had the time to settle."""
    found: list[str] = page.evaluate(MISPLACED)
    if found:
        with suppress(PlaywrightTimeoutError):
            page.wait_for_function(f"() => !({MISPLACED})().length", timeout=2_000)
        found = page.evaluate(MISPLACED)
    return found


def check_width(page: Page, name: str) -> None:
    """Check that a page that may be as long as it likes is never too wide."""
    for size in at_all_sizes(page, name, whole=True):
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), size
