"""On a phone that lies, and enlarged to twice the size: everything is there, and nothing covers anything else."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.sizes import MISPLACED, TAKEN, at_all_sizes

SIZES = {"phone": (740, 360)} | ({"small": (640, 400), "twice": (720, 450), "wide": (960, 540)} if TAKEN else {})
# Let whatever moves because of the new size arrive
ARRIVE = """() => {
  for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().endTime === Infinity) one.cancel();
    else one.finish();
}"""
# What is seen: parts that cover each other, words that are printed over words, and what lies below something else
COVERED = """() => look(() => {
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const find = (what, root = document) => [...root.querySelectorAll(what)].filter(isSeen);
  const named = (one) => `${one.className?.baseVal ?? one.className} ${one.textContent.trim().slice(0, 30)}`.trim();
  const hasWords = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const boxOf = (one) => {
    if (!hasWords(one)) return one.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(one);
    return range.getBoundingClientRect();
  };
  const inside = (one) => {
    let { left, top, right, bottom } = boxOf(one);
    for (let above = one; above; above = above.parentElement) {
      if (getComputedStyle(above).overflowY === 'visible') continue;
      const room = above.getBoundingClientRect();
      [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
      [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
    }
    return { left, top, right, bottom };
  };
  const meet = (a, b) => {
    const [one, other] = [inside(a), inside(b)];
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 2 && height > 2;
  };
  const pairs = (all) =>
    all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other]))
      .filter(([one, other]) => !one.contains(other) && meet(one, other));
  const parts = find('header, [data-testid=seat], [data-testid=casino], [data-tableau], [data-tray]');
  const words = find('[data-tray] *').filter((one) => hasWords(one) && one.getBoundingClientRect().width > 1.5);
  const inCasinos = find('[data-testid=casino]')
    .flatMap((casino) => pairs(find('.sign .name, [data-bill], .row, .board', casino)))
    .filter((pair) => !pair.every((one) => one.matches('[data-bill]'))); // cards are fanned out
  const things = '[data-bill], [data-casino] .row, .board > button, [data-testid=seat], [data-testid=choice]';
  const below = find(things).filter((one) => {
    const { left, top, right, bottom } = inside(one);
    if (right - left < 3 || bottom - top < 3) return false;
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !found || !(one.contains(found) || found.contains(one));
  });
  return [
    ...[...pairs(parts), ...pairs(words), ...inCasinos].map(([one, other]) => `${named(one)} over ${named(other)}`),
    ...below.map((one) => `${named(one)} is covered`),
  ];
})"""


def check_low_screens(page: Page, name: str) -> None:
    """Check at all low sizes that everything is there, and that nothing covers anything."""
    wrong = []
    for size in at_all_sizes(page, f"low-{name}", sizes=SIZES):
        page.evaluate(ARRIVE)
        wrong += [f"{size}: {what}" for what in [*page.evaluate(MISPLACED), *page.evaluate(COVERED)]]
    assert not wrong, "\n".join(wrong)
