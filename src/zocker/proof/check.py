"""Checking a record: whether it follows the rules, and who took part in its rolls."""

from __future__ import annotations

from typing import Any

import msgspec

from zocker import replays
from zocker.errors import Mistake
from zocker.given import of_kind
from zocker.history import UNDO
from zocker.match import Match
from zocker.proof.account import Account, ChanceLine, Part, ThrownResult, wrong_line
from zocker.proof.lines import Genesis
from zocker.proof.receipt import Compared, Receipt, compare
from zocker.proof.requests import goes_on, request_of
from zocker.record import Record, check_record
from zocker.rules import games
from zocker.rules.messages import Decision
from zocker.rules.options import read_options


class Verification(msgspec.Struct, frozen=True):
    """A record that follows the rules, its result, and what is proven of its rolls and draws.

    `parts` has the part that each person's devices took. `thrown` has the results that were thrown away because a
    device was reported as silent. `restarts` has the lines after which the proof started over, `undrawn` the lines for
    which a roll was opened then but never drawn, and `opened` the line for which one is open at the end. `hidden`
    counts the secret moves that were never revealed. `is_older` means that rolls were made under the older scheme, in
    which the operator could have chosen them. `words` are four words for the whole game, the same on every device that
    saw the same game.
    """

    game: str
    lines: int
    over: bool
    chances: tuple[ChanceLine, ...]
    parts: tuple[Part, ...] = ()
    thrown: tuple[ThrownResult, ...] = ()
    restarts: tuple[int, ...] = ()
    undrawn: tuple[int, ...] = ()
    opened: int | None = None
    hidden: int = 0
    is_older: bool = False
    is_closed: bool = False
    words: tuple[str, ...] = ()
    receipt: Compared | None = None

    @property
    def proven(self) -> tuple[ChanceLine, ...]:
        """The rolls and draws made by devices and the server together. No one could choose them without all these."""
        return tuple(chance for chance in self.chances if chance.devices)

    @property
    def unproven(self) -> tuple[ChanceLine, ...]:
        """The rolls and draws that you have to believe."""
        return tuple(chance for chance in self.chances if not chance.devices)

    @property
    def alone(self) -> tuple[ChanceLine, ...]:
        """The proven rolls with only one device. An operator who played on it could foresee them."""
        return tuple(chance for chance in self.chances if len({*chance.keys}) == 1)


def verify(record: Record, receipt: Receipt | None = None) -> Verification:
    """Check a whole record with its proof; raise a `Mistake` that names the first line that is wrong.

    With a receipt that a browser has kept, also check that it is the game which this browser has seen.

    >>> from zocker import Match, verify
    >>> match = Match("las-vegas", players=2, seed=7)
    >>> match.play("place 3")
    >>> len(verify(match.record()).unproven)
    10
    """
    record = check_record(record)
    if receipt is not None:
        of_kind("receipt", receipt, Receipt)
    account = Account(record)
    ledger = account.ledger
    chances = list[ChanceLine]()
    for number, match in enumerate(replays.steps(record), 1):
        _check_run(account, chances, match, number)
        if number in account.hashed and not (isinstance(match.waiting, Decision) and match.waiting.secret):
            raise wrong_line(record, number, Mistake("error-proof-hidden"))
        request = request_of(match)
        if request is not None and record.lines[number - 1 : number] not in ((UNDO,), ()):
            chances.append(_checked(account, number, request))
    replays.check_result(record, match)
    if missing := account.chances.keys() - {chance.line for chance in chances}:
        raise wrong_line(record, min(missing), Mistake("error-proof-lines"))
    for section in ledger.sections:
        _check_options(record, section.genesis)
    return Verification(
        match.game,
        len(match.lines),
        match.over,
        tuple(chances),
        account.parts,
        account.thrown,
        account.restarts,
        account.undrawn,
        account.opened,
        account.hidden,
        account.is_older,
        ledger.close is not None,
        account.words,
        None if receipt is None else compare(account, receipt),
    )


def _check_run(account: Account, chances: list[ChanceLine], match: Match, number: int) -> None:
    """Raise `Mistake` if an event ended before the rules had drawn everything."""
    last = chances[-1] if chances and chances[-1].line == number - 1 else None
    if last is not None and last.devices and goes_on(match, last.request):
        chance = account.chances.get(number)
        if chance is None or (chance.attempt, chance.draw) != (last.attempt, last.draw + 1):
            raise wrong_line(account.record, number - 1, Mistake("error-proof-run"))


def _checked(account: Account, number: int, request: str) -> ChanceLine:
    """Return a roll or draw, if the rules ask for this request."""
    sections = account.ledger.sections
    chance = account.chances.get(number)
    if chance is None:
        if sections and sections[0].genesis.since < number < account.ledger.line:
            raise wrong_line(account.record, number, Mistake("error-proof-lines"))
        return ChanceLine(number, request)
    if chance.request != request:
        reason = Mistake("error-proof-request", expected=request, got=chance.request)
        raise wrong_line(account.record, number, reason)
    return chance


def _check_options(record: Record, genesis: Genesis) -> None:
    """Refuse options that are not those that the game began with."""
    rules = games.find(record.game)
    try:
        begun = read_options(record.game, rules, msgspec.json.decode(genesis.options, type=dict[str, Any]))
    except (msgspec.MsgspecError, RecursionError, Mistake):
        begun = None
    if begun != read_options(record.game, rules, record.options):
        raise Mistake("error-proof-genesis")
