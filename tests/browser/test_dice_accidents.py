"""Honest tables in real browsers, with everything that goes wrong by itself: nobody is accused of anything."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser.conftest import NewPage, NewServer
from tests.browser.playing import HURRY, PLAY_ON
from tests.browser.test_company import shown, table_with
from zocker import record as records
from zocker import verify

IS_SOAK = "ZOCKER_SOAK" in os.environ
GAMES = ("las-vegas", "gambler", "royale", "las-vegas-2019")
LONGEST = 300_000 if IS_SOAK else 180_000  # milliseconds for a whole game under accidents, on a machine with other work
LINES = 12  # of the game between two accidents
# A connection that can be cut or stalled, warnings that are written down, and someone who presses whatever is offered
SITTING = f"""(() => {{
  const Plain = window.WebSocket;
  const open = new Set();
  let late = null; // what is sent while the connection stalls
  window.stall = () => (late = []);
  window.resume = () => {{
    late.forEach((send) => send());
    late = null;
  }};
  window.cut = () => open.forEach((socket) => socket.close());
  window.WebSocket = class extends Plain {{
    constructor(...given) {{
      super(...given);
      open.add(this);
      this.addEventListener('close', () => open.delete(this));
    }}
    send(data) {{
      const send = () => this.readyState === 1 && super.send(data);
      if (late) late.push(send);
      else send();
    }}
  }};
  const note = (text) => {{
    const told = JSON.parse(localStorage.getItem('told') ?? '[]');
    if (!told.includes(text)) localStorage.setItem('told', JSON.stringify([...told, text]));
  }};
  setInterval(() => {{
    const warning = document.querySelector('[data-testid=dice-warning]');
    if (warning) note(`${{warning.getAttribute('role')}}: ${{warning.innerText}}`);
    for (const id of ['back-in-ask', 'back-in-agree', 'dice-warning-dismiss'])
      document.querySelector(`[data-testid=${{id}}]`)?.click();
  }}, 100);
  ({HURRY})();
  addEventListener('load', () => void ({PLAY_ON})(5000));
}})()"""


class Table:
    """Two or three browsers at a table, to which things happen."""

    def __init__(self, number: int, new_page: NewPage, new_server: NewServer) -> None:
        self.luck = random.Random(number)
        self.happened = list[str]()
        self.server = new_server
        self.process, address = new_server(0)
        self.port = int(address.rpartition(":")[2])
        self.pages = [new_page(cut_off=True, refusals=True) for _ in range(self.luck.choice((2, 2, 3)))]
        for page in self.pages:
            page.context.add_init_script(SITTING)
        seats = [{"kind": "me", "name": "Anna"}, *[{"kind": "open"}] * (len(self.pages) - 1)]
        if self.luck.random() < 0.3:
            seats.append({"kind": "bot", "bot": "rookie"})
        if self.luck.random() < 0.3:
            seats.insert(1, {"kind": "here", "name": "Nora"})
        first = self.pages[0]
        self.address = table_with(first, address, game=GAMES[number % len(GAMES)], seats=seats)
        for page, name in zip(self.pages, ("", "Ben", "Cleo"), strict=False):
            page.goto(self.address)
            if name:
                page.get_by_test_id("join-name").fill(name)
                page.get_by_test_id("join").first.click()

    @property
    def is_over(self) -> bool:
        return self.pages[0].get_by_test_id("verdict").count() > 0

    def go_on(self, lines: int) -> None:
        """Wait until so many more lines have been played, or the game is over."""
        self.pages[0].wait_for_function("document.body.dataset.n", timeout=LONGEST)
        until = shown(self.pages[0]) + lines
        over = "document.querySelector('[data-testid=verdict]') !== null"
        try:
            self.pages[0].wait_for_function(f"Number(document.body.dataset.n) >= {until} || {over}", timeout=LONGEST)
        except TimeoutError:
            pytest.fail("\n".join([f"No line {until} after {self.happened}", *map(screen, self.pages)]))

    # What happens ---------------------------------------------------------------------------------------------

    def reload(self, page: Page) -> None:
        page.reload()

    def cut(self, page: Page) -> None:
        page.evaluate("cut()")

    def second_tab(self, page: Page) -> None:
        """Open the same table once more; then one of both is closed."""
        other = page.context.new_page()
        other.goto(self.address)
        self.go_on(LINES // 2)
        if page is not self.pages[0] and self.luck.random() < 0.5:
            self.pages[self.pages.index(page)] = other
            page.close()
        else:
            other.close()

    def kill(self, _page: Page) -> None:
        self.process.kill()
        self.process.wait()
        self.process, _ = self.server(self.port)

    def hiccup(self, page: Page) -> None:
        self.stall(page, 1_500)

    def stall(self, page: Page, milliseconds: int = 7_000) -> None:
        """Let nothing through for a while."""
        page.evaluate("stall()")
        page.wait_for_timeout(milliseconds)
        page.evaluate("resume()")

    def sleep(self, page: Page) -> None:
        session = page.context.new_cdp_session(page)
        session.send("Page.setWebLifecycleState", {"state": "frozen"})
        self.pages[0].wait_for_timeout(self.luck.choice((1_000, 4_000, 8_000)))
        session.send("Page.setWebLifecycleState", {"state": "active"})

    def be_busy(self, page: Page) -> None:
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 6})


def screen(page: Page) -> str:
    """Tell what a page shows."""
    return f"{page.url}: {page.evaluate('`${document.body.dataset.n}: ${document.body.innerText}`')}"


Accident = Callable[[Table, Page], None]
QUICK: tuple[Accident, ...] = (Table.reload, Table.cut, Table.second_tab, Table.kill, Table.reload)
ALL: tuple[Accident, ...] = (*QUICK, Table.hiccup, Table.stall, Table.sleep, Table.be_busy)


@pytest.mark.parametrize("number", range(40 if IS_SOAK else 1))
def test_accidents_accuse_nobody(number: int, new_page: NewPage, new_server: NewServer) -> None:
    table = Table(number, new_page, new_server)
    accidents = list(ALL if IS_SOAK else QUICK)
    table.luck.shuffle(accidents)
    for accident in accidents:
        table.go_on(LINES)
        if table.is_over:
            break
        table.happened.append(accident.__name__)
        accident(table, table.luck.choice(table.pages))
    for page in table.pages:
        expect(page.get_by_test_id("verdict")).to_be_visible(timeout=LONGEST)
    record = records.read(
        table.pages[0].request.get(re.sub("/[tr]/", "/api/tables/", table.address) + "/record").body()
    )
    checked = verify(record)
    assert checked.is_closed
    assert not checked.unproven
    for page in table.pages:
        told: list[Any] = page.evaluate("JSON.parse(localStorage.getItem('told') ?? '[]')")
        alarms = [text for text in told if text.startswith("alert") or not checked.thrown]
        assert alarms == [], table.happened
        assert page.get_by_test_id("dice-shield").get_attribute("data-level") != "red", table.happened
