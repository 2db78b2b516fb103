"""A game's requests for chance, in the form that `derivation.py` reads."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from zocker.match import Match
from zocker.proof.lines import is_rolled
from zocker.rules.messages import Chance
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.material import SET_ASIDE
from zocker.rules.royale.round import BOARDS_IN_BOX
from zocker.rules.state import State


def request_of(match: Match) -> str | None:
    """Return a match's request for chance, or None if it waits for no chance."""
    chance, state = match.waiting, match.secret_state
    if not isinstance(chance, Chance):
        return None
    match chance.kind:
        case "starter":
            return f"start 1 of {_listed(range(1, len(match.seats) + 1))}"
        case "bill":
            return f"bill 1 of {_money(state, 1)}"
        case "pair":
            return f"pair 2 of {_money(state, -1)}"  # the higher card first
        case "aside":
            return f"aside {SET_ASIDE} of {_money(state, 1)}"
        case "boards":
            return f"boards {_boards(state)}"
        case "tableau":
            return f"tableau 1 of {_listed(sorted(int(place) + 1 for place in state.order[state.turned : state.deck]))}"
        case "extra":
            return "extra d6 d6"
        case _:
            return _roll(chance)


def goes_on(match: Match, before: str) -> bool:
    """Tell whether the match waits for chance of the same event as the previous request."""
    return isinstance(match.waiting, Chance) and match.waiting.by_itself and not is_rolled(before)


def _roll(chance: Chance) -> str:
    """Return the request of a roll: small dice, neutral ones, the Biggy."""
    neutral = f"{chance.neutral}d6" if chance.kind == "neutral" else f"+ {chance.neutral}d6"
    parts = ((chance.small, f"{chance.small}d6"), (chance.neutral, neutral), (chance.biggy, "Bd6"))
    return " ".join((chance.kind, *(part for number, part in parts if number)))


def _listed(items: Iterable[object]) -> str:
    return " ".join(map(str, items))


def _money(state: State, order: int) -> str:
    """Return the bills or cards in the stack, the lowest first, or the highest if `order` is -1."""
    left = [f"{number}x{value}0k" for value, number in enumerate(state.stack) if number]
    return _listed(left[::order])


def _boards(state: State) -> str:
    """Return the boards to draw from: with `no_repeat` those with an unused face, on such a face, come first."""
    boards = [[face for face in (2 * board, 2 * board + 1) if face < len(BOARDS)] for board in range(BOARDS_IN_BOX)]
    if not state.no_repeat:
        return _from(int(state.boards), boards)
    unused = [[face for face in faces if not state.used[face]] for faces in boards]
    fresh = [faces for faces in unused if faces]
    others = [faces for faces, left in zip(boards, unused, strict=True) if not left]
    number = min(int(state.boards), len(fresh))
    groups = ((number, fresh), (int(state.boards) - number, others))
    return " then ".join(_from(number, group) for number, group in groups if number)


def _from(number: int, boards: Sequence[Sequence[int]]) -> str:
    return f"{number} from {_listed('/'.join(BOARDS[face].face for face in faces) for faces in boards)}"
