"""A bad connection is seen, what was pressed counts once, and nobody waits for long for a friend who is gone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.sizes import take
from tests.browser.test_company import ME_AND_FRIEND, ME_FIRST, choose, place, shown, table_with, wait_until_shown
from zocker.server.tables.clock import Time, Timer

SEATS = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "rookie"}]
# A network that can be stalled, in both directions, and be slow: so many milliseconds each way
NETWORK = """(() => {
  const Plain = window.WebSocket;
  let late = null;
  let slow = 0;
  const pass = (work) => (late ? late.push(work) : slow ? setTimeout(work, slow) : work());
  const sockets = new Set();
  window.stall = () => (late ??= []);
  window.resume = () => {
    const works = late;
    late = null;
    works.forEach((work) => work());
  };
  window.slow = (milliseconds) => (slow = milliseconds);
  window.cut = () => sockets.forEach((socket) => socket.close());
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      sockets.add(this);
    }
    send(data) {
      pass(() => this.readyState === 1 && super.send(data));
    }
    set onmessage(work) {
      super.onmessage = (event) => pass(() => work(event));
    }
  };
})()"""
# Press something and tell in the next frame how everything looks that could be pressed
PRESS = """async (one) => {
  one.click();
  await new Promise(requestAnimationFrame);
  const look = (one) => [one.dataset.move ?? one.dataset.testid, 'pressed' in one.dataset];
  return [...document.querySelectorAll('[data-tray] :is([data-testid=roll], [data-testid=choice])')].map(look);
}"""


@pytest.fixture
def page(new_page: NewPage, loaded_dice: str) -> Page:
    """Anna is to roll; her dice will show all faces."""
    page = new_page(cut_off=True)
    page.add_init_script(NETWORK)
    page.goto(table_with(page, loaded_dice, game="las-vegas", seats=SEATS, options=ME_FIRST))
    expect(page.get_by_test_id("roll")).to_be_enabled()
    return page


# A bad connection -----------------------------------------------------------------------------------------


def test_what_is_pressed_looks_so_in_the_next_frame_whatever_the_network_does(page: Page) -> None:
    page.evaluate("stall()")
    page.wait_for_function("document.querySelector('[data-testid=roll]')")
    assert page.get_by_test_id("roll").evaluate(PRESS) == [["roll", True]]
    page.get_by_test_id("roll").click()  # impatiently
    page.evaluate("resume()")
    expect(page.locator("[data-testid=choice][aria-disabled=false]")).to_have_count(6)
    before = shown(page)
    third = page.get_by_test_id("casino").nth(2).locator(".sign .name").text_content() or "?"
    page.evaluate("stall()")
    looks = dict(page.locator("[data-move='place 3']").evaluate(PRESS))
    assert [move for move, pressed in looks.items() if pressed] == ["place 3"]
    page.locator("[data-move='place 5']").click()  # too late
    expect(page.locator("[data-move='place 3']")).to_have_attribute("aria-busy", "true")
    take(page, "pressed")
    page.evaluate("resume()")
    wait_until_shown(page, before + 1)
    page.get_by_test_id("log").click()
    placed = page.get_by_test_id("log-entry").filter(has_text="You place")
    expect(placed).to_have_count(1)
    expect(placed).to_contain_text(third)


def test_three_seconds_of_silence_are_told_politely_and_what_was_pressed_is_kept(page: Page) -> None:
    status = page.get_by_test_id("reconnecting")
    expect(page.get_by_test_id("linked")).to_have_role("status")
    expect(status).to_have_count(0)
    page.evaluate("stall()")
    page.get_by_test_id("roll").click()
    expect(status).to_contain_text("No connection")
    expect(status).to_contain_text("Your choice is kept.")
    expect(page.locator("[data-testid=roll][data-pressed]")).to_be_visible()
    take(page, "no-connection")
    page.evaluate("resume()")
    expect(status).to_have_count(0)
    expect(page.get_by_test_id("choice").first).to_be_visible()


def test_what_was_pressed_without_a_connection_counts_once_on_the_next_one(page: Page) -> None:
    before = shown(page)
    page.evaluate("stall()")
    page.get_by_test_id("roll").click()
    page.evaluate("cut(), resume()")  # it was on its way
    wait_until_shown(page, before + 1)
    expect(page.get_by_test_id("choice")).to_have_count(6)
    page.evaluate("cut()")
    choose(page)
    page.get_by_test_id("log").click()
    expect(page.get_by_test_id("log-entry").filter(has_text="You place")).to_have_count(1)


def test_a_slow_connection_says_how_slow_it_is_and_who_is_to_blame_it_does_not(page: Page) -> None:
    page.evaluate("slow(350)")
    expect(page.get_by_test_id("slow")).to_have_text(re.compile(r"^Slow connection \(0\.[78]s\)\.$"))
    expect(page.get_by_test_id("reconnecting")).to_have_count(0)
    take(page, "slow")
    page.evaluate("slow(0)")
    expect(page.get_by_test_id("slow")).to_have_count(0)


def test_a_spectator_is_told_as_well(page: Page, new_page: NewPage) -> None:
    spectator = new_page()
    spectator.add_init_script(NETWORK)
    spectator.goto(page.url)
    expect(spectator.get_by_test_id("seat")).to_have_count(2)
    spectator.evaluate("stall()")
    expect(spectator.get_by_test_id("reconnecting")).to_have_text(re.compile("No connection"))
    spectator.evaluate("resume()")
    expect(spectator.get_by_test_id("reconnecting")).to_have_count(0)


# A friend who is gone -------------------------------------------------------------------------------------


class Hurried(Time):
    """Time in which a minute takes as long as a second."""

    SPEED = 60.0

    def now(self) -> float:
        return super().now() * self.SPEED

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return super().later(seconds / self.SPEED, call)


def away_table(new_page: NewPage, server: str, **new: object) -> tuple[Page, Page]:
    """Let Anna wait for Ben at a table, and Ben be there."""
    anna = new_page()
    address = table_with(anna, server, game="las-vegas", seats=ME_AND_FRIEND, options={"starter": 2}, **new)
    anna.goto(address)
    ben = new_page()
    ben.goto(address)
    ben.get_by_test_id("join-name").fill("Ben")
    ben.get_by_test_id("join").first.click()
    expect(ben.get_by_test_id("roll")).to_be_visible()
    return anna, ben


def test_a_friend_who_is_gone_is_named_counted_down_for_and_sat_in_for_until_they_are_back(
    new_page: NewPage, new_house: NewHouse
) -> None:
    anna, ben = away_table(new_page, new_house(time=Hurried()))
    cookies = ben.context.storage_state()
    ben.context.close()
    away = anna.get_by_test_id("away")
    expect(away).to_contain_text(re.compile(r"Ben is away.*A bot takes over in [12]:\d\d", re.DOTALL))
    expect(away.get_by_test_id("stand-in")).to_be_visible()  # Anna is the host
    take(anna, "away")
    for told in ("Ben is away.", "A bot takes over in 2 minutes."):
        expect(anna.get_by_role("log").get_by_text(told, exact=True)).to_have_count(1)
    expect(anna.get_by_test_id("roll")).to_be_visible()  # a bot has played for Ben
    expect(away).to_have_count(0)
    expect(anna.get_by_test_id("seat").nth(1)).to_have_accessible_name(re.compile("a bot plays"))
    back = new_page(storage_state=cookies)
    back.goto(anna.url)
    expect(anna.get_by_test_id("seat").nth(1)).to_have_accessible_name(re.compile("here"))
    place(anna)
    expect(back.get_by_test_id("roll")).to_be_visible()


def test_where_people_want_to_wait_no_bot_comes_unless_it_is_asked(new_page: NewPage, new_house: NewHouse) -> None:
    anna, ben = away_table(new_page, new_house(time=Hurried()), stand_in_after=None)
    ben.context.close()
    away = anna.get_by_test_id("away")
    expect(away).to_have_text(re.compile(r"^\s*Ben is away\s+Let a bot play\s*$"))
    away.get_by_test_id("stand-in").click()
    expect(anna.get_by_test_id("roll")).to_be_visible()


def test_a_table_with_open_seats_and_without_a_clock_asks_what_happens_when_a_friend_is_away(
    new_page: NewPage, server: str
) -> None:
    page = new_page(f"{server}/new/las-vegas?bots=2&level=rookie")
    asks = page.get_by_test_id("away")
    expect(page.get_by_test_id("set-up")).to_be_visible()
    expect(asks).to_have_count(0)  # bots are never away
    page.get_by_role("combobox").nth(1).select_option("open")
    expect(asks.get_by_role("radio", checked=True)).to_have_accessible_name(re.compile("2"))
    asks.get_by_role("radio", name="Wait").check()  # scrolls it out from under the bar
    with page.expect_request("**/api/tables*") as request:
        page.get_by_test_id("set-up").click()
    assert (request.value.post_data_json or {"stand_in_after": ...})["stand_in_after"] is None
