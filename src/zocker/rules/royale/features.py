"""A seat's observation, as numbers for learning."""

from __future__ import annotations

import numpy as np

from zocker.rules import features
from zocker.rules.features import PLACES, Feature, numbered
from zocker.rules.frames import KIND as FRAME_KIND
from zocker.rules.frames import NOBODY, OVER, A, B, seat_of, waits_for
from zocker.rules.hidden_money import knows_money
from zocker.rules.kernel import kernel
from zocker.rules.majority import rank_among, untied_counts
from zocker.rules.royale.boards import dispatch
from zocker.rules.royale.boards.all import BOARDS
from zocker.rules.royale.casinos import is_open
from zocker.rules.royale.material import (
    BIGGY,
    BOARD,
    CARDS,
    GREY,
    LOWEST_CARD,
    OWNERS,
    ROUNDS,
    SCORING,
    SEATS,
    SMALL,
    WHITE,
)
from zocker.rules.royale.money import score
from zocker.rules.state import Array, State

COUNT_AT = 2
PRIZES_AT = COUNT_AT + OWNERS
ROLLED_AT = PRIZES_AT + OWNERS
NUMBER_AT = ROLLED_AT + 2
OPEN_AT = NUMBER_AT + PLACES
FACE_AT = OPEN_AT + 1
CASINO = FACE_AT + len(BOARDS)  # numbers per casino
KINDS = 2 * (BOARD + len(BOARDS))  # kinds of frames that wait for chance or a decision
FACES = tuple(board.face for board in BOARDS)
_DECISIONS = (*map(str, range(BOARD)), *FACES)
_CHANCES = tuple(f"-{kind}" for kind in reversed(_DECISIONS[1:]))

FEATURES = (
    Feature(
        "casinos",
        (PLACES, CASINO),
        "for each casino its two cards in $10,000; dice by owner, white and grey last, a Biggy counting two "
        f"({OWNERS}); what each owner would win as things stand ({OWNERS}); small dice and the Biggy of the "
        f"roll that show it (2); 1 at its number ({PLACES}); whether it is open; 1 at the face of its "
        f"board ({len(BOARDS)})",
        (
            *numbered("card", 2),
            *numbered("dice of", OWNERS),
            *numbered("prize of", OWNERS),
            *numbered("rolled", 2),
            *numbered("casino", PLACES),
            "open",
            *FACES,
        ),
    ),
    Feature("dice_left", (SEATS, 2), "small dice and Biggies not yet placed, by seat"),
    Feature("money", (SEATS,), "money won, chips included, in $10,000, by seat, as far as it is known"),
    Feature("chips", (SEATS,), "chips, by seat"),
    Feature("cards", (SEATS,), "number of cards won, by seat, as far as it is known"),
    Feature("uncounted_rounds", (1,), "rounds whose payments to others are not known"),
    Feature("round", (ROUNDS,), "1 at the round that is played"),
    Feature("on", (SEATS,), "1 at the seat that rolls or decides"),
    Feature("starter", (SEATS,), "1 at the seat that starts the round"),
    Feature("waits_for", (KINDS,), "1 at the kind of chance or decision", ("none", *_CHANCES, *_DECISIONS)),
    Feature("stack", (len(CARDS) - LOWEST_CARD,), "cards that can still be laid out, by value"),
    Feature("options", (3,), "number of players, boards per round, and whether there are neutral dice"),
    Feature("at_stake", (2,), "two numbers that belong to what is waited for"),
    Feature("scoring", (1,), "steps of the scoring that are done"),
    Feature("boards_pay", (SEATS,), "what all boards would pay if the round were scored now, in $10,000, by seat"),
    *(board.observed for board in BOARDS if board.observed),
)
OBSERVATION = features.size(FEATURES)
_AT = features.offsets(FEATURES)
DICE_LEFT, MONEY, CHIPS, CARDS_WON = _AT["dice_left"], _AT["money"], _AT["chips"], _AT["cards"]
UNCOUNTED, ROUND, ON, STARTS = _AT["uncounted_rounds"], _AT["round"], _AT["on"], _AT["starter"]
KIND, STACK, OPTIONS = _AT["waits_for"], _AT["stack"], _AT["options"]
AT_STAKE, SCORED, BOARDS_PAY = _AT["at_stake"], _AT["scoring"], _AT["boards_pay"]
STARTS_OF_BOARDS = np.array([_AT[board.observed.name] if board.observed else 0 for board in BOARDS])


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    """Write a seat's observation of its masked state (see `FEATURES`)."""
    out[:] = 0
    for casino in range(PLACES):
        observe_casino(s, seat, casino, out)
    for place in range(s.players):
        owner = (seat + place) % s.players
        out[DICE_LEFT + 2 * place] = s.dice_left[owner, SMALL]
        out[DICE_LEFT + 2 * place + 1] = s.dice_left[owner, BIGGY]
        out[MONEY + place] = score(s, owner)
        out[CHIPS + place] = s.chips[owner]
        out[CARDS_WON + place] = s.hand[owner].sum()
        out[BOARDS_PAY + place] = dispatch.would_pay(s, owner)
    if not knows_money(s):
        out[UNCOUNTED] = s.uncounted_rounds
    kind = waits_for(s)
    if kind != OVER:
        out[ROUND + s.round_no - 1] = int(s.round_no > 0)
        out[STARTS + (s.starter - seat) % s.players] = 1
        out[KIND + KINDS // 2 + kind] = 1
        if seat_of(s) != NOBODY:
            out[ON + (seat_of(s) - seat) % s.players] = 1
        out[AT_STAKE] = s.frames[s.depth - 1, A]
        out[AT_STAKE + 1] = s.frames[s.depth - 1, B]
        if s.frames[0, FRAME_KIND] == SCORING:
            out[SCORED] = s.frames[0, A]
    for value in range(LOWEST_CARD, len(CARDS)):
        out[STACK + value - LOWEST_CARD] = s.stack[value]
    dispatch.observe(s, seat, STARTS_OF_BOARDS, out)
    out[OPTIONS] = s.players
    out[OPTIONS + 1] = s.boards
    out[OPTIONS + 2] = s.neutral


@kernel
def observe_casino(s: State, seat: int, casino: int, out: Array) -> None:
    at = casino * CASINO
    out[at] = s.cards[casino, 0]
    out[at + 1] = s.cards[casino, 1]
    untied = untied_counts(s.count[casino])
    for place in range(OWNERS):
        if place < s.players or place == WHITE or place == GREY:
            owner = (seat + place) % s.players if place < s.players else place
            out[at + COUNT_AT + place] = s.count[casino, owner]
            rank = rank_among(untied, s.count[casino, owner])
            out[at + PRIZES_AT + place] = s.cards[casino, rank] if 0 <= rank < 2 else 0
    out[at + ROLLED_AT] = s.rolled[SMALL, casino]
    out[at + ROLLED_AT + 1] = s.rolled[BIGGY, casino]
    out[at + NUMBER_AT + casino] = 1
    out[at + OPEN_AT] = int(is_open(s, casino))
    if s.face[casino] >= 0:
        out[at + FACE_AT + s.face[casino]] = 1
