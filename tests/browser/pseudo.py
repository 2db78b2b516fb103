"""A house whose catalogues are marked: every text from one stands in ⟦…⟧, so that any other is found."""

from __future__ import annotations

import functools
import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from playwright.sync_api import Error, Page, Route

from zocker import text
from zocker.bots.names import NAMES as BOTS
from zocker.rules.gambler import sets
from zocker.rules.games import GAMES
from zocker.rules.royale.boards.all import BOARDS
from zocker.server.present import codex, options

OPEN, CLOSE = "⟦", "⟧"

# What dates, numbers and lists of names are written by is the browser's, and not ours to translate
MARK_FORMATS = """(() => {
  const mark = (text) => '⟦' + text + '⟧';
  for (const kind of [Intl.NumberFormat, Intl.DateTimeFormat]) {
    const { get } = Object.getOwnPropertyDescriptor(kind.prototype, 'format');
    Object.defineProperty(kind.prototype, 'format', { get() { return (value) => mark(get.call(this)(value)); } });
  }
  for (const kind of [Intl.RelativeTimeFormat, Intl.ListFormat]) {
    const { format } = kind.prototype;
    kind.prototype.format = function (...values) { return mark(format.apply(this, values)); };
  }
})()"""

# Everything that somebody sees or has read out
TEXTS = """() => {
  const found = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent.closest('script, style, kbd') || !parent.checkVisibility()) continue;
    found.add(node.textContent);
  }
  for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
    for (const one of document.querySelectorAll(`[${name}]`)) found.add(one.getAttribute(name));
  return [...found];
}"""

# Names, which are the same in every language
BRAND = ("Zocker", "English", "Deutsch", "Français")
NAMES = {
    *BRAND,
    *BOTS,
    *(board.name for board in BOARDS),
    *(casino for game in GAMES.values() for casino in game.casinos),
    *(tableau.name for tableau in sets.find(sets.CURRENT)),
}


def mark_server(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """Mark whatever the server says in a language, and let it remember nothing that it said before."""
    for module, name in ((text, "_say"), (options, "_game_infos"), (codex, "_codex")):
        monkeypatch.setattr(module, name, getattr(module, name).__wrapped__)
    for bundle in (text.catalogue(code), text.commands(code)):

        def marked(pattern: Any, details: Any, say: Any = bundle.format_pattern) -> Any:
            said, errors = say(pattern, details)
            return _marked(said), errors

        monkeypatch.setattr(bundle, "format_pattern", marked)


def _marked(said: str) -> str:
    """Mark a text; each line of it, since pages show paragraphs."""
    return f"{OPEN}{said}{CLOSE}".replace("\n", f"{CLOSE}\n{OPEN}")


def mark_client(page: Page) -> None:
    """Mark the catalogues that a page loads, and what it writes dates and numbers with."""
    page.add_init_script(MARK_FORMATS)
    page.route(re.compile(r"/assets/web(-[a-z]+)?-[\w-]{8}\.js$"), _mark)


def _mark(route: Route) -> None:
    try:
        loaded = route.fetch().text()
    except Error:  # the page has gone on without it
        return
    route.fulfill(content_type="text/javascript", body=_marked_catalogue(loaded))


@functools.cache
def _marked_catalogue(loaded: str) -> str:
    whole = re.search(r"[`\"'](.*)[`\"'];", loaded, re.DOTALL)
    assert whole is not None
    resource = FluentParser(with_spans=False).parse(whole[1].replace("\\n", "\n").replace("\\", ""))
    for message in resource.body:
        assert not isinstance(message, ftl.Junk), message.content
        if isinstance(message, ftl.Message) and message.value is not None:
            for element in message.value.elements:
                if isinstance(element, ftl.TextElement):
                    element.value = element.value.replace("\n", f"{CLOSE}\n{OPEN}")
            message.value.elements = [ftl.TextElement(OPEN), *message.value.elements, ftl.TextElement(CLOSE)]
    catalogue = FluentSerializer().serialize(resource).replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
    return f"export default `{catalogue}`"


def strays(page: Page, *names: str) -> list[str]:
    """Return the texts on a page, or in what is read out, that no catalogue has; `names` are people's."""
    longest_first = sorted({*NAMES, *names}, key=len, reverse=True)
    known = re.compile("|".join(map(re.escape, longest_first)), re.IGNORECASE)
    word = re.compile(r"[^\W\d_]{2}")  # 90k and the letters of keys are none
    return [one.strip() for one in page.evaluate(TEXTS) if word.search(known.sub("", _outside(one)))]


def _outside(whole: str) -> str:
    """Return what is outside of all marks."""
    left, depth = "", 0
    for letter in whole:
        depth += (letter == OPEN) - (letter == CLOSE)
        left += letter if not depth and letter != CLOSE else " "
    return left
