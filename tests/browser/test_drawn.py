"""What is drawn is what the server sent: whole games with all boards, compared after every line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import NewHouse, NewPage
from tests.browser.test_company import table_with
from tests.browser.test_pictures import DECISIONS, press, seats
from tests.rules.royale.table import all_faces
from tests.server.stage import drawn as rolled
from zocker.match import Match
from zocker.rules import dice
from zocker.rules.messages import Decision
from zocker.rules.royale.boards.all import BY_FACE
from zocker.rules.vegas.view import Casino, SeatView, View
from zocker.server.bots.worker import choose
from zocker.server.messages.table import Person, Table, TableInfo, VegasTable
from zocker.server.present.position import Position
from zocker.server.present.prompt import Viewer
from zocker.server.present.table import show

# Shows go by quicker than the eye, but they do go by
HASTE = """
const QUICKER = 50;
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  const timed = typeof options === 'number' ? { duration: options } : { ...options };
  const quick = { duration: timed.duration / QUICKER, delay: (timed.delay ?? 0) / QUICKER };
  return animate.call(this, frames, { ...timed, ...quick });
};
const { setTimeout: wait } = window;
window.setTimeout = (work, milliseconds = 0, ...rest) => wait(work, milliseconds / QUICKER, ...rest);
let away = false;
Object.defineProperty(document, 'hidden', { get: () => away });
window.goAway = (now) => {
  away = now;
  document.dispatchEvent(new Event('visibilitychange'));
};
"""
# Break into what is being shown, after some frames: skip it, or look elsewhere and come back
INTERRUPT = """async ([frames, leaves]) => {
  for (; frames > 0; frames -= 1) await new Promise(requestAnimationFrame);
  if (!leaves) return document.querySelector('[data-testid=skip]')?.click();
  goAway(true);
  goAway(false);
}"""
DRAWN = """async (n) => {
  const { dataset } = document.body;
  while (dataset.n !== String(n) || dataset.idle !== 'true' || document.querySelector('.flight'))
    await new Promise(requestAnimationFrame);
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const find = (root, what) => [...root.querySelectorAll(what)].filter(isSeen);
  const text = (root, what) => root.querySelector(what)?.textContent.trim() ?? null;
  return look(() => ({
    casinos: find(document, '[data-casino]').map((casino) => ({
      closed: casino.classList.contains('closed'),
      bills: find(casino, '[data-bill]').map((bill) => text(bill, 'text')),
      rows: find(casino, '[data-owner]').map((row) => ({
        owner: row.dataset.owner,
        dice: find(row, '[data-die]').flatMap((die) => Array(Number(die.dataset.times)).fill(die.dataset.die)),
        tied: row.classList.contains('tied'),
        leads: row.classList.contains('leads'),
        prize: text(row, '.prize'),
      })),
      board: text(casino, '.board .name'),
      marker: find(casino, '[data-marker]').map((marker) => Number(marker.dataset.marker)),
    })),
    seats: find(document, '[data-testid=seat]').map((seat) => ({
      dice: find(seat, '.little > svg').length,
      chips: text(seat, '.chips'),
      money: text(seat, '.wide'),
      active: seat.getAttribute('aria-current') === 'true',
    })),
    tray: find(document, '[data-tray] .rolled [data-face]').map((die) => Number(die.dataset.face)),
  }));
}"""


def expected(table: Table) -> dict[str, Any]:
    """Return what must be drawn of a table."""
    assert isinstance(table.view, VegasTable)
    view = table.view.now
    return {
        "casinos": [_casino(casino) for casino in view.casinos],
        "seats": [_seat(held, seat == table.waits_for) for seat, held in enumerate(view.seats)],
        "tray": [] if table.choices else _tray(view),
    }


def _casino(casino: Casino) -> dict[str, Any]:
    rows = [
        {
            "owner": str(row.owner),
            "dice": ["small"] * row.small + ["biggy"] * row.biggy,
            "tied": row.tied,
            "leads": row.leads and row.prize > 0,
            "prize": "tie" if row.tied else f"{row.prize // 1000}k" if row.prize else "–",
        }
        for row in casino.rows
    ]
    board = casino.board
    return {
        "closed": casino.closed,
        "bills": [f"{amount // 1000}k" for amount in casino.bills],
        "rows": rows,
        "board": board.name if board else None,
        "marker": [board.step] if board and board.face == "B2" else [],
    }


def _seat(held: SeatView, active: bool) -> dict[str, Any]:
    money = None if held.money is None else f"${held.money:,}"
    return {"dice": held.dice, "chips": str(held.chips), "money": money, "active": active}


def _tray(view: View) -> list[int]:
    waiting = view.waiting
    if not isinstance(waiting, Decision):
        return []
    extra = waiting.dice if waiting.kind in ("prime-time", "fifty-fifty", "my-choice") else ()
    return [*view.small, *([view.biggy] if view.biggy else []), *view.neutral, *extra]


class Game(NamedTuple):
    """A whole game: who plays which boards, who looks at it, and how."""

    players: int
    faces: str  # of its three rounds
    seed: int
    viewer: Viewer
    animated: bool = False
    interrupted: bool = False
    rounds: int = 3  # that are looked at


SPECTATOR, PLAYER = Viewer(), Viewer(here=(0,), host=True)
GAMES = {
    **{f"at once {number}": Game(3, faces, number, SPECTATOR) for number, faces in enumerate(all_faces(), 1)},
    "shown": Game(2, "A2 B1 C2 E1 G1 H2/A1 B2 D1 F1 G1 H1/B1 C1 D2 E2 F2 G1", 2, PLAYER, animated=True),
    "interrupted": Game(
        3, "A1 B2 C1 E2 G2 H1/B1 C2 D1 F2 G1 H2/A2 B2 D2 E1 F1 G1", 3, SPECTATOR, True, interrupted=True, rounds=2
    ),
}
COARSE = {"device_scale_factor": 0.25}  # painting takes most of the time


def test_all_boards_are_played() -> None:
    for game in GAMES.values():
        rounds = [faces.split() for faces in game.faces.split("/")]
        assert [len(faces) for faces in rounds] == [6, 6, 6]
    assert {*" ".join(game.faces for game in GAMES.values()).replace("/", " ").split()} == {*BY_FACE}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_drawn_is_the_view_after_every_line_of_a_whole_game(name: str, new_page: NewPage, server: str) -> None:
    game = GAMES[name]
    page = new_page(quick=not game.animated, refusals=True, **COARSE)  # there is no story of it
    page.add_init_script(HASTE)
    lines = tables_of(game)
    socket = watch(page, f"{server}/t/whole", next(lines))
    luck = Random(game.seed)
    for table in lines:
        socket.send(msgspec.json.encode(table).decode())
        if game.interrupted:
            page.evaluate(INTERRUPT, [luck.randrange(6), luck.random() < 0.2])
        assert page.evaluate(DRAWN, table.line_count) == expected(table), table.log[-1].text
        if isinstance(table.view, VegasTable) and table.view.now.round > game.rounds:
            break
    else:
        assert table.ranking


def test_who_gets_several_lines_at_once_sees_the_same_table(new_page: NewPage, server: str) -> None:
    """Bots that are quick, or a connection that is slow."""
    game = GAMES["shown"]
    page = new_page(quick=False, **COARSE)
    page.add_init_script(HASTE)
    luck = Random(game.seed)
    lines = tables_of(game, lambda: luck.random() < 0.3)
    socket = watch(page, f"{server}/t/whole", next(lines))
    for table in lines:
        socket.send(msgspec.json.encode(table).decode())
        if luck.random() < 0.5:  # or the next one comes while this is still being shown
            assert page.evaluate(DRAWN, table.line_count) == expected(table), table.log[-1].text
        if isinstance(table.view, VegasTable) and table.view.now.round == 3:
            break


def watch(page: Page, address: str, first: Table) -> WebSocketRoute:
    """Open a table whose connection is ours, and return that."""
    sockets: list[WebSocketRoute] = []

    def connected(socket: WebSocketRoute) -> None:
        socket.on_message(lambda message: None)
        socket.send(msgspec.json.encode(first).decode())
        sockets.append(socket)

    page.route_web_socket("**/ws/*", connected)
    page.goto(address)
    page.evaluate(DRAWN, first.line_count)
    return sockets[0]


def tables_of(game: Game, skips: Callable[[], bool] = lambda: False) -> Iterator[Table]:
    """Play a game and return it after every line, as the server sends it; or not after those that are skipped."""
    names = ["Anna", "Benno", "Carla", "Denny", "Emil"][: game.players]
    match = Match("royale", seats=names, chance="ask", boards=6, faces=game.faces)
    people = tuple(Person(name, None, True, False, False, False) for name in names)
    info = TableInfo("royale", people)
    rng = dice.seeded_rng(game.seed)
    yield show(info, Position(match), game.viewer, -1)
    sent = 0
    while not match.over:
        if isinstance(waiting := match.waiting, Decision):
            match.play(choose("royale", "rookie", match.masked(waiting.seat).tobytes(), rng, compiled=False))
        else:
            match.supply(rolled(match, rng))
        if match.over or not skips():
            yield show(info, Position(match), game.viewer, sent)
            sent = len(match.lines)


def test_fifty_fifty_shows_where_it_stands_and_its_dice(new_page: NewPage, new_house: NewHouse) -> None:
    def higher(match: Match) -> str | None:
        rolls = sum(line.startswith("extra") for line in match.lines)
        return f"extra {4 + rolls} 6" if getattr(match.waiting, "kind", None) == "extra" else None

    match = DECISIONS["B2"].match
    server = new_house(setup=match.setup, prepared_dice=higher)
    page = new_page()
    page.goto(table_with(page, server, game="royale", seats=seats(4), options={"boards": 1}))
    marker, lying = page.locator("[data-marker]"), page.get_by_test_id("lying").locator("[data-face]")
    places = []
    for move, step, faces in (
        ("place 1", 0, ""), ("roll", 1, "46"), ("higher", 1, ""), ("roll", 2, "56")
    ):  # fmt: skip
        press(page, move)
        expect(marker).to_have_attribute("data-marker", str(step))
        assert "".join(lying.evaluate_all("dice => dice.map((die) => die.dataset.face)")) == faces
        places.append(marker.evaluate("marker => marker.style.transform"))
    assert places[1] == places[2]
    assert len({places[0], places[1], places[3]}) == 3
