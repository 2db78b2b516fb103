"""Playing through the interface."""

from __future__ import annotations

from playwright.sync_api import Page, expect

# Nothing can be pressed in its first moments; a machine needs none of them. What takes a second is no animation
HURRY = """() => {
  const { setTimeout: wait } = window;
  const short = (milliseconds) => (milliseconds < 1000 ? Math.min(milliseconds, 4) : milliseconds);
  window.setTimeout = (work, milliseconds = 0, ...rest) => wait(work, short(milliseconds), ...rest);
}"""
# Press whatever is offered, until it is over: the first choice, or any, by a fixed sequence
PLAY_ON = """async (most) => {
  let seed = 7;
  const any = (n) => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed % n; };
  const all = (id) => [...document.querySelectorAll(`[data-testid="${id}"]`)];
  const find = (id) =>
    all(id).filter((one) => !one.disabled && one.offsetParent && !one.closest('[aria-disabled=true]'));
  for (let steps = 0; steps < most; ) {
    if (find('verdict').length) return steps;
    const before = document.body.dataset.n;
    const [roll] = find('roll');
    const choices = find('choice');
    const pieces = find('piece'); // what, before it is asked where
    const [confirm] = find('confirm');
    const [look] = find('look'); // somebody else gets the device
    if (look) {
      look.click();
      while (find('look').length) await new Promise((next) => setTimeout(next, 2));
      continue;
    }
    if (roll) roll.click();
    else if (pieces.length && !document.querySelector('[data-piece][aria-pressed=true]')) {
      pieces[any(pieces.length)].click();
      await new Promise((next) => requestAnimationFrame(next));
      continue;
    } else if (choices.length) {
      choices[any(choices.length)].click();
      await new Promise((next) => requestAnimationFrame(next));
      const [gold] = find('confirm');
      if (gold && document.body.dataset.n === before) gold.click();
    } else if (confirm) confirm.click();
    else { await new Promise((next) => setTimeout(next, 4)); continue; }
    steps += 1;
    const end = performance.now() + 3000;
    while (document.body.dataset.n === before && performance.now() < end)
      await new Promise((next) => setTimeout(next, 2));
  }
  return -1;
}"""


def play_on(page: Page, most: int = 5000) -> int:
    """Play to the end; return how many times something was pressed."""
    page.set_default_timeout(120_000)
    page.evaluate(HURRY)
    steps: int = page.evaluate(PLAY_ON, most)
    assert steps > 0
    expect(page.get_by_test_id("verdict")).to_be_visible()
    return steps
