"""Play-tests tableaux: whole games between good players, and what happens on each face.

    python tools/playtest.py [NAME_OR_FILE] [--games N]

Prints the figures of a set or a file; without one it writes those of the current set into docs/tableaux-results.md.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from zocker.bots.gambler.optimal_turn import choose
from zocker.rules import dice, games
from zocker.rules.frames import NOBODY, OVER, seat_of, waits_for
from zocker.rules.gambler import sets, tableaux
from zocker.rules.gambler.game import GAMBLER
from zocker.rules.gambler.material import ROLL, ROLL_AGAIN
from zocker.rules.gambler.tableaux import Tableau
from zocker.rules.gears import compiled
from zocker.rules.kernel import entry, kernel
from zocker.rules.state import Array, State

PAGE = Path(__file__).parents[1] / "docs" / "tableaux-results.md"
BEGIN, END = "<!-- figures: written by tools/playtest.py -->", "<!-- end of figures -->"
GAMES, SEED = 4000, 1
SHOWN = (2, 4, 6)  # numbers of players in the table of faces

ROUNDS, TURNS, ROLLS, WON, PAID, LEADS = range(6)  # what is counted on each face

Deck = tuple[Tableau, ...]


@kernel
def leader(s: State) -> int:
    """Return who alone has most points, or `NOBODY`."""
    best = 0
    alone = True
    for seat in range(1, s.players):
        if s.points[seat] > s.points[best]:
            best = seat
            alone = True
        elif s.points[seat] == s.points[best]:
            alone = False
    return best if alone else NOBODY


@entry
def watch(pair: Array, rngs: Array, words: Array, counts: Array, rounds: Array, moves: Array, outcome: Array) -> None:
    """Play whole games, and count what happens on each tableau."""
    state = pair[0]
    for i in range(len(words)):
        rngs[0].word = words[i, 0]
        rngs[1].word = words[i, 1]
        games.begin(state)
        lead = NOBODY
        while waits_for(state) != OVER:
            tableau = state.tableau
            if waits_for(state) < OVER:
                counts[tableau, ROLLS] += int(waits_for(state) == ROLL)
                games.draw(state, rngs[0], outcome)
                games.chance(state, outcome)
                continue
            seat = seat_of(state)
            round_no = state.round_no
            before = state.points[seat]
            n = games.legal(state, moves)
            pair[1] = state
            move = choose(pair[1], moves[:n], rngs[1])
            games.play(state, move)
            gain = state.points[seat] - before
            counts[tableau, WON] += max(gain, 0)
            counts[tableau, PAID] -= min(gain, 0)
            counts[tableau, TURNS] -= int(move == ROLL_AGAIN)
            counts[tableau, ROUNDS] += int(state.round_no != round_no or waits_for(state) == OVER)
            now = leader(state)
            counts[tableau, LEADS] += int(now != NOBODY and lead != NOBODY and now != lead)
            lead = lead if now == NOBODY else now
        rounds[i] = state.round_no


def play(deck: Deck, players: int, count: int) -> tuple[Array, Array]:
    """Return the means of a round on each face, and how many rounds each game took."""
    state = GAMBLER.new(players, GAMBLER.Options(tableaux=deck))
    pair = np.full(2, state, GAMBLER.layout)
    words = np.stack([dice.seed_words(SEED, 0, count, stream) for stream in range(2)], axis=1)
    counts = np.zeros((len(deck), 6), np.int64)
    rounds = np.zeros(count, np.int64)
    room = np.zeros(games.MAX_MOVES, np.int64), np.zeros(games.MAX_OUTCOME, np.int64)
    compiled(watch)(pair, np.zeros(2, dice.RNG), words, counts, rounds, *room)
    counts[:, TURNS] += counts[:, ROLLS]  # every roll but those again begins a turn
    return counts / counts[:, [ROUNDS]], rounds


def report(deck: Deck, count: int) -> str:
    """Return both tables."""
    lines = [
        f"{count:,} games to 500 for each number of players, all of them `optimal-turn`. The numbers are means.",
        "",
        "| players | tableaux per game (middle 90 %) | turns per tableau | rolls per tableau | changes of the lead |",
        "|---:|---:|---:|---:|---:|",
    ]
    faces = {}
    for players in GAMBLER.players:
        faces[players], rounds = play(deck, players, count)
        low, high = np.percentile(rounds, [5, 95])
        mean = faces[players].mean(axis=0)
        lines.append(
            f"| {players} | **{rounds.mean():.1f}** ({low:.0f} to {high:.0f}) | {mean[TURNS]:.1f} | {mean[ROLLS]:.1f}"
            f" | {mean[LEADS]:.2f} |"
        )
    shown = " / ".join(map(str, SHOWN))
    lines += [
        "",
        f"Face by face, with {shown} players, as means. Points per player are what a player wins less what they pay.",
        "",
        "| board | tableau | rows | boxes | points per player | paid for black rows | turns | changes of the lead |",
        "|---|---|---|---:|---:|---:|---:|---:|",
    ]
    for number, (tableau, rows) in enumerate(zip(deck, tableaux.rows(deck), strict=True)):
        mine = {players: faces[players][number] for players in SHOWN}
        points = " / ".join(f"{(m[WON] - m[PAID]) / players:.0f}" for players, m in mine.items())
        lines.append(
            f"| {number // 2 + 1}{'ab'[number % 2]} | **{tableau.name}** | {', '.join(tableau.rows)}"
            f" | {sum(len(row.boxes) for row in rows)} | {points} | {_each(mine, PAID, 0)} | {_each(mine, TURNS, 1)}"
            f" | {_each(mine, LEADS, 2)} |"
        )
    return "\n".join(lines)


def _each(mine: dict[int, Array], what: int, digits: int) -> str:
    return " / ".join(f"{m[what]:.{digits}f}" for m in mine.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tableaux", nargs="?", metavar="NAME_OR_FILE")
    parser.add_argument("--games", type=int, default=GAMES)
    arguments = parser.parse_args()
    if arguments.tableaux:
        print(report(sets.deck(sets.read(arguments.tableaux)), arguments.games))
        return
    text = PAGE.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{report(sets.find(sets.CURRENT), arguments.games)}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
