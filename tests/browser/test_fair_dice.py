"""Dice that no one can choose, in real browsers: devices at a table, a check at the end, and servers that cheat."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import cheats
from tests.browser.cheats import CheatingBook
from tests.browser.conftest import NewHouse, NewPage, NewServer
from tests.browser.playing import HURRY, PLAY_ON
from tests.browser.sizes import check_width, take
from tests.browser.test_company import choose, place, shown, table_with, wait_until_shown
from tests.proof.games import ProvenGame
from zocker import record as records
from zocker import verify
from zocker.errors import Mistake
from zocker.proof.receipt import Receipt
from zocker.server.routes.app import CLIENT
from zocker.server.store import files
from zocker.server.tables.proof.waits import Waits
from zocker.server.tables.services import system_dice

SILENCE = """() => {
  const { send } = WebSocket.prototype;
  window.said = [];
  WebSocket.prototype.send = function (data) {
    if (window.silent) return;
    window.said.push(data);
    send.call(this, data);
  };
}"""
SEATS = [
    {"kind": "me", "name": "Anna"},
    {"kind": "here", "name": "Nora"},
    *[{"kind": "open"}] * 3,
]
TWO = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
FOUR = [{"kind": "me", "name": "Anna"}, *[{"kind": "open"}] * 3]
IMPATIENT = Waits(commit=20, answer=0.3, others=0.1)  # but for the first commits, which all have to be there
HOW_LONG = """async () => {
  const press = () => document.querySelector('[data-testid="roll"]:not([disabled])');
  while (!press()) await new Promise((next) => setTimeout(next, 5));
  await new Promise((next) => setTimeout(next, 400)); // what can be pressed has settled
  const before = document.body.dataset.n;
  const began = performance.now();
  press().click();
  while (document.body.dataset.n === before) await new Promise((next) => setTimeout(next, 0));
  return performance.now() - began;
}"""


def last_dice(players: int) -> dict[str, Any]:
    """Return a set-up of the last round, in which everyone has three dice left."""
    bills = (["60k"], ["50k"], ["70k"], ["80k"], ["90k"])
    casinos = [{"bills": laid, "dice": [1] * players} for laid in bills]
    casinos.append({"bills": ["40k", "30k"], "dice": [0] * players})
    return {"round": 4, "starter": 1, "on": 1, "casinos": casinos, "hands": [[]] * players}


def join(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("join").first.click()


def wait_until_committed(page: Page) -> None:
    """Wait until a page with `SILENCE` has sent its commitment; the next open is for it."""
    page.wait_for_function("window.said?.some((text) => text.includes('\"commit\"'))")


def play_by_itself(page: Page) -> None:
    """Let a page press whatever is offered, while others do the same."""
    page.evaluate(HURRY)
    page.evaluate(f"() => void ({PLAY_ON})(5000)")


def record_of(page: Page) -> records.Record:
    return records.read(page.request.get(re.sub("/[tr]/", "/api/tables/", page.url) + "/record").body())


def check(page: Page, tmp_path: Path, record: records.Record, receipt: Path | None = None) -> Locator:
    """Check a record with the page for offline use; return the verdict."""
    kept = tmp_path / "record.json"
    kept.write_text(records.write(record), "utf-8")
    page.goto((CLIENT / "check.html").as_uri())
    if receipt is not None:
        page.get_by_test_id("receipt").set_input_files(receipt)
    page.get_by_test_id("record").set_input_files(kept)
    return page.get_by_test_id("dice-verdict")


def save_receipt(page: Page, tmp_path: Path) -> Path:
    """Save the receipt that a browser has kept."""
    with page.expect_download() as saved:
        page.get_by_test_id("save-receipt").click()
    saved.value.save_as(tmp_path / "receipt.json")
    return tmp_path / "receipt.json"


class Caught(NamedTuple):
    """What a browser says live; what each check of the record says, if a browser has not kept it from being drawn."""

    live: str
    later: str = ""
    setup: bool = True  # from the last dice on, not from a first run of draws


OUT_OF_ORDER, RUN = "This line is out of order.", "all draws up to the next roll belong together."
CHEATS: dict[str, tuple[type[Any], Caught]] = {
    "grinding": (cheats.Grinding, Caught(OUT_OF_ORDER, OUT_OF_ORDER)),
    "colluding": (cheats.Colluding, Caught(OUT_OF_ORDER, OUT_OF_ORDER)),
    "splitting a run": (cheats.Splitting, Caught(RUN, RUN, setup=False)),
    "replaying an attempt": (cheats.Replaying, Caught("Expected number", "Expected number")),
    "replaying a commitment": (cheats.Recommitting, Caught("can’t commit like this", "can’t commit like this")),
    "claiming a crash": (cheats.Crashing, Caught(OUT_OF_ORDER, OUT_OF_ORDER)),
    "leaving out a bill": (cheats.Robbing, Caught("5x90k", "5x90k", setup=False)),
    "loading the dice": (cheats.Loading, Caught("roll 3 of 3x6")),
    "rolling fewer dice": (cheats.Rigging, Caught("roll 2d6")),
}


@pytest.mark.parametrize("name", CHEATS)
def test_a_server_that_cheats_is_caught_live_and_by_every_check(
    name: str, new_page: NewPage, new_house: NewHouse, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cheat, caught = CHEATS[name]
    cheat.use(monkeypatch)
    house = new_house(request_chance=system_dice, waits=IMPATIENT, setup=last_dice(2) if caught.setup else None)
    anna, ben = new_page(), new_page()
    address = table_with(anna, house, game="las-vegas", seats=TWO, options={"neutral": False})
    anna.goto(address)
    join(ben, address, "Ben")
    for page in (anna, ben):
        play_by_itself(page)
    warning = ben.get_by_test_id("dice-warning")
    expect(warning).to_have_attribute("role", "alert")
    expect(warning).to_contain_text(caught.live)
    expect(ben.get_by_test_id("dice-shield")).to_have_attribute("data-level", "red")
    assert CheatingBook.last.is_done
    ben.get_by_test_id("dice-warning-check").click()
    expect(ben.get_by_test_id("dice-verdict")).to_have_attribute("data-level", "red")
    expect(ben.get_by_test_id("dice-wrong")).to_contain_text(caught.live)
    if caught.later:
        with pytest.raises(Mistake, match=re.escape(caught.later)):
            verify(CheatingBook.last.record)
        expect(check(new_page(), tmp_path, CheatingBook.last.record)).to_have_attribute("data-level", "red")


def test_a_server_that_shows_two_people_different_games_is_caught(
    new_page: NewPage, new_house: NewHouse, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Each of both games may be sound: so a record is compared with what a browser has kept."""
    cheats.Forking.use(monkeypatch)
    house = new_house(request_chance=system_dice, waits=IMPATIENT, setup=last_dice(2))
    anna, ben = new_page(), new_page()
    address = table_with(anna, house, game="las-vegas", seats=TWO, options={"neutral": False})
    anna.goto(address)
    join(ben, address, "Ben")
    anna.get_by_test_id("roll").click()
    expect(ben.get_by_test_id("dice-warning")).to_have_attribute("role", "alert")
    ben.get_by_test_id("dice-warning-check").click()
    expect(anna.get_by_test_id("dice-shield")).to_have_attribute("data-level", "amber")  # a result was thrown away
    receipt = save_receipt(ben, tmp_path)
    record = CheatingBook.last.record
    assert len(verify(record).thrown) == 1
    with pytest.raises(Mistake, match="not the game on the receipt"):
        verify(record, Receipt.load(receipt))
    verdict = check(new_page(), tmp_path, record, receipt)
    expect(verdict).to_have_attribute("data-level", "red")


def test_a_player_who_is_told_that_the_proof_comes_later_sees_that_it_is_missing(
    new_page: NewPage, new_house: NewHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheats.Withholding.use(monkeypatch)
    house = new_house(request_chance=system_dice, waits=Waits(commit=0.1), setup=last_dice(2))
    anna, ben = new_page(), new_page()
    address = table_with(anna, house, game="las-vegas", seats=TWO, options={"neutral": False})
    anna.goto(address)
    join(ben, address, "Ben")
    anna.get_by_test_id("roll").click()
    expect(ben.get_by_test_id("dice-shield")).to_have_attribute("data-level", "amber")
    ben.get_by_test_id("dice-shield").click()
    expect(ben.get_by_test_id("dice-note").filter(has_text="The proof for line")).to_be_visible()


def test_an_answer_that_a_server_drops_is_missed_by_its_device_and_told_by_every_check(
    new_page: NewPage, new_house: NewHouse, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    cheats.Dropping.use(monkeypatch)
    house = new_house(request_chance=system_dice, waits=Waits(commit=20, answer=2.5, others=0.1), setup=last_dice(2))
    anna, ben = new_page(), new_page()
    address = table_with(anna, house, game="las-vegas", seats=TWO, options={"neutral": False})
    anna.goto(address)
    join(ben, address, "Ben")
    anna.get_by_test_id("roll").click()
    for page, told in ((anna, "the device of Ben was reported as silent"), (ben, "its answer was not used")):
        wait_until_shown(page, 1)
        expect(page.get_by_test_id("dice-shield")).to_have_attribute("data-level", "amber")
        page.get_by_test_id("dice-shield").click()
        expect(page.get_by_test_id("dice-note").filter(has_text=told)).to_be_visible()
        page.keyboard.press("Escape")
        play_by_itself(page)
    expect(anna.get_by_test_id("verdict")).to_be_visible(timeout=60_000)
    record = record_of(anna)
    assert [thrown.silent for thrown in verify(record).thrown] == [((1,),)]
    anna.get_by_test_id("check-dice").click()
    page = new_page()
    check(page, tmp_path, record)
    for one in (anna, page):
        expect(one.get_by_test_id("dice-verdict")).to_have_attribute("data-level", "green")
        expect(one.get_by_test_id("dice-note").filter(has_text="thrown away")).to_contain_text("Ben")
    ben.goto(address.replace("/t/", "/r/"))  # its browser remembers
    ben.get_by_test_id("dice").click()
    expect(ben.get_by_test_id("dice-note").filter(has_text="its answer was not used")).to_be_visible()


def test_a_server_that_goes_back_is_told_by_browsers_that_know_more(
    new_page: NewPage, new_server: NewServer, tmp_path: Path
) -> None:
    server, house = new_server(0)
    anna, ben = (new_page(cut_off=True) for _ in range(2))
    address = table_with(anna, house, game="las-vegas", seats=TWO, options={"starter": 1})
    anna.goto(address)
    join(ben, address, "Ben")
    place(anna)
    files.backup(tmp_path / "zocker.db", tmp_path / "backup.db")
    kept = shown(anna)
    place(ben)
    place(anna)
    server.kill()
    server.wait()
    files.restore(tmp_path / "backup.db", tmp_path / "zocker.db")
    new_server(int(house.rpartition(":")[2]))
    ben.wait_for_function(f"Number(document.body.dataset.n) === {kept}")
    place(ben)
    for page in (anna, ben):
        expect(page.get_by_test_id("dice-warning")).to_contain_text(f"to line {kept}.")
    expect(anna.get_by_test_id("roll")).to_be_visible()
    anna.get_by_test_id("dice-shield").click()
    expect(anna.get_by_test_id("dice-note").filter(has_text="started over")).to_have_count(1)


def test_four_devices_play_a_game_and_check_it(new_page: NewPage, new_house: NewHouse) -> None:
    """Anna's is a hot seat, Carla's falls silent and comes back, and Dora takes over at another device."""
    fair_house = new_house(request_chance=system_dice, waits=Waits(answer=3.0), setup=last_dice(5))
    anna, ben, carla, dora = (new_page() for _ in range(4))
    carla.add_init_script(f"({SILENCE})()")
    address = table_with(anna, fair_house, game="las-vegas", seats=SEATS, options={"starter": 1})
    anna.goto(address)
    for page, name in ((ben, "Ben"), (carla, "Carla"), (dora, "Dora")):
        join(page, address, name)
    place(anna)
    wait_until_committed(carla)
    carla.evaluate("window.silent = true")
    anna.get_by_test_id("roll").click()
    carla.get_by_test_id("dice-warning-dismiss").click()  # its answer was not used, it thinks
    expect(carla.get_by_test_id("back-in-ask")).to_be_visible()
    carla.evaluate("window.silent = false")
    carla.get_by_test_id("back-in-ask").click()
    for page in (anna, ben, dora):
        page.get_by_test_id("back-in-agree").click()
    choose(anna)  # for Nora
    place(ben)
    cookies = dora.context.cookies()
    dora.close()
    moved = new_page()
    moved.context.add_cookies(cookies)  # type: ignore[arg-type]
    moved.add_init_script(f"({SILENCE})()")
    moved.goto(address)
    wait_until_committed(moved)
    for page in (anna, ben, carla, moved):
        play_by_itself(page)
    expect(anna.get_by_test_id("verdict")).to_be_visible(timeout=60_000)
    for page in (anna, ben, carla, moved):
        assert page.locator("[data-testid=dice-warning][role=alert]").count() == 0
    checked = verify(record_of(anna))
    assert checked.is_closed
    assert checked.unproven == checked.alone == ()
    assert [thrown.silent for thrown in checked.thrown] == [((3,),)]
    assert [len(part.keys) for part in checked.parts] == [1, 1, 1, 1, 2]
    assert checked.chances[-1].devices == ((0, 1), (2,), (3,), (4,))
    anna.get_by_test_id("check-dice").click()
    expect(anna.get_by_test_id("dice-verdict")).to_have_attribute("data-level", "green")
    expect(anna.get_by_test_id("dice-words")).to_contain_text(" ".join(checked.words))
    take(anna, "dice-checked")


def test_a_spectator_who_comes_late_can_check_hidden_money_at_the_end_only(
    new_page: NewPage, new_house: NewHouse
) -> None:
    """Someone who has watched from the beginning can check at any time, even when the page was loaded again."""
    fair_house = new_house(request_chance=system_dice)
    anna, early, late = new_page(), new_page(), new_page(refusals=True)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "rookie"}]
    address = table_with(anna, fair_house, game="las-vegas", seats=seats)
    for page in (anna, early):
        page.goto(address)
    anna.evaluate(HURRY)
    table = address.rpartition("/")[2]
    while late.request.get(f"{fair_house}/api/tables/{table}/proof").ok:
        assert anna.evaluate(PLAY_ON, 1) == -1  # one step further
    late.goto(address)
    wait_until_shown(late, 1)
    late.get_by_test_id("dice-shield").click()
    expect(late.get_by_test_id("no-check")).to_have_text(
        "The proof would reveal hidden money. You can check the dice once the game is over."
    )
    assert late.get_by_test_id("dice-warning").count() == 0
    wait_until_shown(early, shown(anna))
    early.reload()
    wait_until_shown(early, 1)
    expect(early.get_by_test_id("dice-shield")).to_have_attribute("data-level", "green")
    early.get_by_test_id("dice-shield").click()
    expect(early.get_by_test_id("dice-verdict")).to_have_attribute("data-level", "green")


def test_a_roll_takes_hardly_longer(new_page: NewPage, new_house: NewHouse, server: str) -> None:
    """At most a tenth of a second longer than without; the quickest of several rolls counts, whatever else goes on."""
    proven, without = (how_long(new_page, house) for house in (new_house(request_chance=system_dice), server))
    assert proven < without + 100


def how_long(new_page: NewPage, house: str) -> float:
    """Return how many milliseconds the quickest roll of four people takes, from the press to the dice."""
    pages = anna, *others = [new_page() for _ in range(4)]
    address = table_with(anna, house, game="las-vegas", seats=FOUR, options={"starter": 1, "neutral": False})
    anna.goto(address)
    for page, name in zip(others, ("Ben", "Carla", "Dora"), strict=True):
        join(page, address, name)
    took = list[float]()
    for page in pages:
        took.append(page.evaluate(HOW_LONG))
        before = shown(page)
        page.get_by_test_id("choice").first.click()
        confirm = page.get_by_test_id("confirm")
        if confirm.is_visible() and shown(page) == before:
            confirm.click()
        wait_until_shown(page, before + 1)
    return min(took)


def test_a_page_checks_records_without_us(new_page: NewPage, tmp_path: Path) -> None:
    played = ProvenGame("gambler", [(1,), (2,)], seats=["Anna", "Ben"]).play(12)
    page = new_page()
    page.context.set_offline(True)
    verdict = check(page, tmp_path, played.record)
    total = len(verify(played.record).chances)
    expect(verdict).to_contain_text(f"All {total} rolls and draws check out.")
    page.get_by_test_id("dice-each").locator("summary").first.click()
    expect(page.get_by_test_id("working")).to_have_count(total)
    (tmp_path / "forged.json").write_text(
        (tmp_path / "record.json").read_text("utf-8").replace('"roll ', '"roll 1 ', 1)
    )
    page.get_by_test_id("record").set_input_files(tmp_path / "forged.json")
    expect(verdict).to_have_attribute("data-level", "red")
    (tmp_path / "none.json").write_text("{}", "utf-8")
    page.get_by_test_id("record").set_input_files(tmp_path / "none.json")
    expect(page.get_by_text("This file is not a game record.")).to_be_visible()


@pytest.mark.parametrize(("language", "title"), [("en-GB", "Dice"), ("de-DE", "Würfel"), ("fr-FR", "Des dés")])
def test_what_it_proves_is_told_in_plain_words(language: str, title: str, new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/fair", language=language)
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    expect(page.locator("li")).to_have_count(14)
    assert not re.search("web-", page.locator("main").inner_text())
    check_width(page, f"fair-{language[:2]}")


def test_a_finished_game_that_is_not_proven_says_so(new_page: NewPage, server: str) -> None:
    page = new_page(server)
    data = (Path(__file__).parents[1] / "golden" / "gambler.json").read_bytes()
    table = page.request.post(f"{server}/api/records", data=data).json()["table"]
    page.goto(f"{server}/r/{table}")
    page.get_by_test_id("dice").click()
    expect(page.get_by_test_id("dice-verdict")).to_have_text(re.compile("These dice are not proven"))
