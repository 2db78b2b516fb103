"""Dice that anyone can check, in real browsers: four devices at a table, a check at the end, and servers that cheat."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.playing import HURRY, PLAY_ON
from tests.browser.sizes import check_width, take
from tests.browser.test_company import shown, table_with, wait_until_shown
from tests.proof.games import ProvenGame
from zocker import record as records
from zocker import verify
from zocker.errors import Mistake
from zocker.proof.chain import Chain
from zocker.proof.ledger import Ledger
from zocker.proof.lines import Drawn
from zocker.server.routes.app import CLIENT
from zocker.server.tables import proving
from zocker.server.tables.chance import system_dice

PHONE = {"width": 360, "height": 740}
SILENCE = """() => {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    if (!(window.silent && data.includes('"type":"link"'))) send.call(this, data);
  };
}"""
SEATS = [
    {"kind": "me", "name": "Anna"},
    {"kind": "here", "name": "Nora"},
    *[{"kind": "open"}] * 3,
]
TWO = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
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
    """Return a set-up of the last round, in which everybody has three dice left."""
    bills = (["60k"], ["50k"], ["70k"], ["80k"], ["90k"])
    casinos = [{"bills": laid, "dice": [1] * players} for laid in bills]
    casinos.append({"bills": ["40k", "30k"], "dice": [0] * players})
    return {"round": 4, "starter": 1, "on": 1, "casinos": casinos, "hands": [[]] * players}


def join(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("join").first.click()


def play_by_itself(page: Page) -> None:
    """Let a page press whatever is offered, while others do the same."""
    page.evaluate(HURRY)
    page.evaluate(f"() => void ({PLAY_ON})(5000)")


def proof_of(page: Page) -> Any:
    address = re.sub("/[tr]/", "/api/tables/", page.url.partition("?")[0])
    return page.request.get(f"{address}/proof").json()


def record_of(page: Page) -> records.Record:
    return records.read(page.request.get(re.sub("/[tr]/", "/api/tables/", page.url) + "/record").body())


def promises(page: Page) -> list[list[int]]:
    """Return the seats of all who have promised something, in this order."""
    return [line["seats"] for line in proof_of(page)["proof"]["lines"] if line["kind"] == "promise"]


def test_four_devices_play_a_game_and_check_it(new_page: NewPage, new_house: NewHouse) -> None:
    """Anna's is a hot seat, Carla's is silent for a while, and Dora plays at another device than she came with."""
    fair_house = new_house(request_chance=system_dice, setup=last_dice(5))
    anna, ben, carla, dora = (new_page() for _ in range(4))
    carla.add_init_script(f"({SILENCE})()")
    address = table_with(anna, fair_house, game="las-vegas", seats=SEATS, options={"starter": 1})
    anna.goto(address)
    for page, name in ((ben, "Ben"), (carla, "Carla"), (dora, "Dora")):
        join(page, address, name)
    expect(anna.get_by_test_id("roll")).to_be_visible()
    carla.evaluate("window.silent = true")
    for page in (anna, ben, carla):
        play_by_itself(page)
    expect(carla.get_by_test_id("dice-warning")).to_contain_text("came too late")
    carla.evaluate("window.silent = false")
    cookies = dora.context.cookies()
    dora.close()
    moved = new_page()
    moved.context.add_cookies(cookies)  # type: ignore[arg-type]
    moved.goto(address)
    play_by_itself(moved)
    anna.set_default_timeout(60_000)
    expect(anna.get_by_test_id("verdict")).to_be_visible(timeout=60_000)
    checked = verify(record_of(anna))
    assert checked.over
    assert checked.unproven == checked.alone == ()
    assert promises(anna)[:5] == [[], [1, 2], [3], [4], [5]]
    assert promises(anna).count([4]) > 1  # Carla's, anew
    assert promises(anna).count([5]) == 2  # Dora's other device
    anna.get_by_test_id("check-dice").click()
    verdict = f"All {len(checked.chances)} rolls and draws check out."
    expect(anna.get_by_test_id("dice-verdict")).to_have_text(verdict)
    expect(anna.get_by_test_id("dice-note")).to_have_text(re.compile("Left out.*Carla"))
    anna.get_by_test_id("dice-each").locator("summary").first.click()
    expect(anna.get_by_test_id("working")).to_have_count(len(checked.chances))
    anna.get_by_test_id("working").last.locator("summary").click()
    expect(anna.get_by_test_id("working").last).to_contain_text("Anna and Nora, Ben, Carla and Dora")
    take(anna, "dice-checked")
    for page in (anna, ben, moved):
        assert page.get_by_test_id("dice-warning").count() == 0


class BlindLedger(Ledger):
    """A server's own ledger that lets everything pass."""

    def take(self, line: Any) -> None:
        if isinstance(line, Drawn):
            self.event += 1
            self.server = line.server
            self.devices = dict(zip(self.in_order, line.links, strict=False)) | dict(self.devices)
        else:
            super().take(line)


def drop_links(self: proving.TableProof) -> tuple[str, ...]:
    """Use nobody's link but the first."""
    return tuple(self._links[seats] for seats in self.ledger.in_order[:1])


def own_links_at_will(self: proving.TableProof) -> str:
    """Use a link that was made up after all others were known."""
    return Chain(bytes([self.ledger.event % 256]) * 32).end


@pytest.mark.parametrize(
    ("method", "cheat", "reason"),
    [("_links_in_order", drop_links, "had promised to"), ("_own_link", own_links_at_will, "server’s link")],
)
def test_a_server_that_cheats_is_found_out(
    method: str,
    cheat: Any,
    reason: str,
    new_page: NewPage,
    new_house: NewHouse,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(proving, "Ledger", BlindLedger)
    monkeypatch.setattr(proving.TableProof, method, cheat)
    monkeypatch.setattr(proving.TableProof, "give", give_blindly)
    house = new_house(request_chance=system_dice, link_seconds=0.3, setup=last_dice(2))
    anna, ben = new_page(), new_page()
    address = table_with(anna, house, game="las-vegas", seats=TWO, options={"neutral": False})
    anna.goto(address)
    join(ben, address, "Ben")
    anna.get_by_test_id("roll").click()
    expect(ben.get_by_test_id("dice-warning")).to_contain_text("Watch out")
    ben.get_by_test_id("dice-warning-check").click()
    expect(ben.get_by_test_id("dice-verdict")).to_have_text(re.compile(r"Line \d+ is not as promised"))
    expect(ben.get_by_test_id("dice-reason")).to_contain_text(reason)
    take(ben, f"dice-cheated-{method}")
    ben.keyboard.press("Escape")
    for page in (anna, ben):
        play_by_itself(page)
    expect(anna.get_by_test_id("verdict")).to_be_visible(timeout=60_000)
    with pytest.raises(Mistake) as caught:
        verify(record_of(anna))
    assert caught.value.details["line"] == 1
    assert reason in str(caught.value)


def give_blindly(self: proving.TableProof, guest: str, event: int, link: str) -> None:
    """Take whatever a device gives."""
    if seats := self._seats_of(guest):
        self._links[seats] = link
        self._changed.set()


def test_a_roll_takes_hardly_longer(new_page: NewPage, new_house: NewHouse, server: str) -> None:
    """At most a tenth of a second longer than without; the quickest of several rolls counts, whatever else goes on."""
    proven, without = (how_long(new_page, house) for house in (new_house(request_chance=system_dice), server))
    assert proven < without + 100


def how_long(new_page: NewPage, house: str) -> float:
    """Return how many milliseconds the quickest roll of two people takes, from the press to the dice."""
    anna, ben = new_page(), new_page()
    address = table_with(anna, house, game="las-vegas", seats=TWO, options={"starter": 1})
    anna.goto(address)
    join(ben, address, "Ben")
    took = list[float]()
    for page in (anna, ben) * 2:
        took.append(page.evaluate(HOW_LONG))
        before = shown(page)
        page.get_by_test_id("choice").first.click()
        confirm = page.get_by_test_id("confirm")
        if confirm.is_visible() and shown(page) == before:
            confirm.click()
        wait_until_shown(page, before + 1)
    return min(took)


def test_a_page_checks_records_without_us(new_page: NewPage, tmp_path: Path) -> None:
    good, forged, none = (tmp_path / f"{name}.json" for name in ("good", "forged", "none"))
    played = ProvenGame("gambler", [(1,), (2,)], players=2).play(12)
    good.write_text(records.write(played.record), "utf-8")
    forged.write_text(good.read_text("utf-8").replace('"roll ', '"roll 1 ', 1), "utf-8")
    none.write_text("{}", "utf-8")
    page = new_page()
    page.context.set_offline(True)
    page.goto((CLIENT / "check.html").as_uri())
    chosen, verdict = page.locator("#file"), page.locator("#verdict")
    chosen.set_input_files(good)
    total = len(verify(played.record).chances)
    expect(verdict).to_have_text(f"All {total} rolls and draws check out.")
    expect(page.locator("details")).to_have_count(total)
    chosen.set_input_files(forged)
    expect(verdict).to_have_text(re.compile(r"Line \d+ is not as promised."))
    chosen.set_input_files(none)
    expect(verdict).to_have_text("This is not a game record.")


@pytest.mark.parametrize(("language", "title"), [("en-GB", "Dice"), ("de-DE", "Würfel, die"), ("fr-FR", "Des dés")])
def test_what_it_proves_is_told_in_plain_words(language: str, title: str, new_page: NewPage, server: str) -> None:
    page = new_page(f"{server}/fair", language=language)
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    expect(page.locator("li")).to_have_count(12)
    assert not re.search("web-", page.locator("main").inner_text())
    check_width(page, f"fair-{language[:2]}")


def test_a_finished_game_that_is_not_proven_says_so(new_page: NewPage, server: str) -> None:
    page = new_page(server)
    data = (Path(__file__).parents[1] / "golden" / "gambler.json").read_bytes()
    table = page.request.post(f"{server}/api/records", data=data).json()["table"]
    page.goto(f"{server}/r/{table}")
    page.get_by_test_id("dice").click()
    expect(page.get_by_test_id("dice-verdict")).to_have_text(re.compile("Nothing is proven about these"))
