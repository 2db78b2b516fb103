"""The proof of a live table: its lines, those that are written and not stored yet, and the secret of the server."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from zocker.match import Match
from zocker.proof import lines
from zocker.proof.chain import Chain, Secret
from zocker.proof.derivation import Source, derive
from zocker.proof.fields import Answer, Seats
from zocker.proof.keys import is_signed
from zocker.proof.ledger import PERSON, SCHEME, SERVER, STAND_IN, Ledger
from zocker.proof.lines import Close, Commit, Drawn, Genesis, Line, Moves, Open, Seated, Signed, Void
from zocker.proof.messages import commit_message, earlier, first_head, hidden, next_head, server_message
from zocker.proof.requests import goes_on, request_of
from zocker.record import Dice
from zocker.server.store.proofs import NewLines
from zocker.server.store.stored import StoredSeat, StoredTable

NONCE_BYTES = 16


class Book:
    """Writes the proof of a table; the caller holds the table's lock.

    The ledger is ahead of the store, so what can't be stored has to be taken back. It trusts us, because we check every
    signature of others when it comes.
    """

    def __init__(self, stored: StoredTable, secret: Secret | None, secret_moves: Mapping[int, int]) -> None:
        self._table = stored
        self.lines = stored.proof
        self.secret_moves = {**secret_moves}  # who has made them, by their lines, counted from 1
        self._secret = self._kept_secret = secret
        self._chain: tuple[str, int, Chain] | None = None  # with its nonce and number
        self._unstored: list[str] = []
        self._ledger: Ledger | None = None
        self._heads: list[str] = []  # after each line that is stored, as far as they were asked for

    # What it knows ------------------------------------------------------------------------------------------

    @property
    def ledger(self) -> Ledger:
        """The state after all lines, made only when it is needed."""
        if self._ledger is None:
            self._ledger = Ledger(trusting=True)
            for text in self.lines.texts():
                self._ledger.take(text)
        return self._ledger

    @property
    def must_begin(self) -> bool:
        """Whether no proof has begun, or it must start over because we have lost our secret."""
        genesis = self.ledger.genesis
        return genesis is None or self._secret is None or self._secret.key != genesis.key

    @property
    def times_begun_again(self) -> int:
        """How often the proof has begun again for the roll that is due."""
        return sum(section.genesis.since == self.ledger.line - 1 for section in self.ledger.sections[1:])

    def starts_after(self, known: int, head: str) -> int:
        """Return the number of lines that a device knows, given its number of lines and its head; -1 if it knows
        others.
        """
        if known == 0 and not head:
            return 0
        if known == self.lines.count and head == self.ledger.head:
            return known
        if known > self.lines.count:
            return -1
        return known if self.heads[known - 1 : known] == [head] else -1

    @property
    def heads(self) -> list[str]:
        """The heads after all lines that are stored."""
        known = self._heads
        known.extend(heads(self.lines.texts(len(known)), known[-1] if known else ""))
        return known

    def told_until(self, head: str) -> int:
        """Return the last line of the game that the proof covers up to a head; 0 if there is no such head."""
        known = self.heads.index(head) + 1 if head in self.heads else 0
        for text in reversed(self.lines.texts()[:known]):
            match lines.read(lines.split(text)[0]):
                case Drawn(line=line, draws=draws):
                    return line + len(draws) // 2 - 1
                case Moves(line=line, texts=texts):
                    return line + len(texts) - 1
                case Genesis(since=since):
                    return since
        return 0

    def has_lost(self, head: str, signature: str) -> bool:
        """Tell whether we have signed a head since our secret was made, but don't know it."""
        if self._secret is None or not is_signed(self._secret.key, server_message(head), signature):
            return False
        return head not in self.heads

    def salts_of(self, seats: Sequence[int]) -> tuple[str, ...]:
        """Return the salts of the secret moves in these lines, of seats counted from 0."""
        return (
            ()
            if not self.secret_moves
            else tuple(self._salts(line for line, seat in self.secret_moves.items() if seat in seats))
        )

    def link(self, attempt: int) -> str:
        """Return our own link for an attempt."""
        server = self.ledger.server
        assert server is not None
        return self._own_chain(self.ledger.numbers[server.key]).link(attempt - server.first + 1)

    # Writing ------------------------------------------------------------------------------------------------

    def write(self, line: Line) -> None:
        """Write a line, signed if it has to be."""
        text = body = lines.write(line)
        if line.signed:
            assert self._secret is not None
            text += lines.TAB + self._secret.signer.sign(server_message(next_head(self.ledger.head, body)))
        self.ledger.take_line(line, body)
        self._unstored.append(text)

    def begin(self, match: Match, *, with_new_secret: bool = False) -> None:
        """Begin the proof, or start it over; earlier lines are written first."""
        if self.must_begin or with_new_secret:
            self._secret = Secret.new()
        assert self._secret is not None
        self.tell_moves(match)
        ledger, table, nonce = self.ledger, self._table, secrets.token_hex(NONCE_BYTES)
        begins_again = ledger.genesis is not None
        self.write(
            Genesis(
                SCHEME,
                table.id,
                nonce,
                table.game,
                table.rules,
                options=msgspec.json.encode(table.options).decode(),
                setup=msgspec.json.encode(table.setup).decode(),
                key=self._secret.key,
                end=self._secret.chain(nonce, 1).end,
                since=ledger.line - 1 if begins_again else len(match.lines),
                before=ledger.head if begins_again else earlier(match.lines),
                seats=_who(table.seats),
            )
        )

    def renew_chain(self, reaches: int) -> None:
        """Commit again if our chain does not reach an attempt."""
        ledger = self.ledger
        assert ledger.server is not None
        assert self._secret is not None
        if ledger.server.left(reaches) > 0:
            return
        number = ledger.numbers[self._secret.key] + 1
        line = Commit(SERVER, self._secret.key, self._own_chain(number).end, ledger.attempt + 1, number, "")
        signature = self._secret.signer.sign(commit_message(ledger.start, line))
        self.write(msgspec.structs.replace(line, signature=signature))

    def tell_moves(self, match: Match) -> None:
        """Write the moves since the last event, if there are any."""
        ledger = self.ledger
        first = ledger.line
        if ledger.is_between and (texts := match.lines[first - 1 :]):
            self.write(Moves(first, tuple(self._told(at, text) for at, text in enumerate(texts, first))))

    def seat(self, match: Match, seats: Sequence[StoredSeat]) -> NewLines:
        """Write the new players, after the earlier moves; return what is to be stored."""
        who = _who(seats)
        if self.ledger.is_between and self.ledger.has_people and who != self.ledger.seats:
            self.tell_moves(match)
            self.write(Seated(who))
        return self.to_store()

    def open(self, match: Match, devices: Iterable[Seats]) -> None:
        """Open the next roll or draw, for some devices."""
        ledger = self.ledger
        self.tell_moves(match)
        opened = Open(ledger.attempt + 1, ledger.event + 1, ledger.line, tuple(devices), str(request_of(match)))
        self.write(opened)

    def void(self, answers: dict[Seats, Answer]) -> None:
        """Throw an attempt away, and open the event again for the devices that have answered."""
        opened = self.ledger.open
        assert opened is not None
        silent = tuple(seats for seats in opened.devices if seats not in answers)
        given = tuple(answers.get(seats) for seats in opened.devices)
        self.write(Void(opened.attempt, silent, self.link(opened.attempt), given))
        self.write(msgspec.structs.replace(opened, attempt=opened.attempt + 1, devices=tuple(sorted(answers))))

    def draw(self, match: Match, answers: dict[Seats, Answer]) -> None:
        """Continue a match with the whole event."""
        opened, start = self.ledger.open, self.ledger.start
        assert opened is not None
        own = self.link(opened.attempt)
        given = tuple(answers[seats] for seats in opened.devices)
        links, draws = tuple(answer.link for answer in given), list[str]()
        while not draws or goes_on(match, draws[-2]):
            request = str(request_of(match))
            draws += request, derive(request, Source(own, start, opened.attempt, len(draws) // 2 + 1, links))
            match.supply(draws[-1])
            match.go_on(Dice("system"))
        self.write(Drawn(opened.attempt, opened.line, own, given, tuple(draws)))

    def close(self, match: Match) -> None:
        """Write the end of a game, with all that was hidden."""
        ledger, result = self.ledger, match.result
        assert result is not None
        if ledger.genesis is None or not ledger.has_people:
            return
        if self.must_begin:
            self.begin(match)
        self.tell_moves(match)
        self.write(Close(result.scores, result.winner_numbers, tuple(self._salts(self.secret_moves))))

    def sign(self, seats: Seats, signature: str) -> None:
        """Write that a device has signed the end."""
        self.write(Signed(seats, signature))

    # Storing ------------------------------------------------------------------------------------------------

    def to_store(self) -> NewLines:
        """Return the lines that are not stored yet."""
        is_new = bool(self._unstored) and self._secret is not self._kept_secret
        return NewLines(len(self.lines), tuple(self._unstored), self._secret if is_new else None)

    def stored(self, new: NewLines) -> None:
        """Note that lines are stored: everyone may see them."""
        del self._unstored[: len(new.lines)]
        self.lines.extend(new.lines)
        self._kept_secret = new.secret or self._kept_secret

    def take_back(self, line_count: int | None = None) -> None:
        """Forget unstored lines, and secret moves after so many lines of the game."""
        if self._unstored:
            self._unstored, self._ledger, self._secret = [], None, self._kept_secret
        if line_count is not None:
            self.secret_moves = {at: seat for at, seat in self.secret_moves.items() if at <= line_count}

    # Secrets ------------------------------------------------------------------------------------------------

    def _own_chain(self, number: int) -> Chain:
        nonce = self.ledger.nonce
        if self._chain is None or self._chain[:2] != (nonce, number):
            assert self._secret is not None
            self._chain = nonce, number, self._secret.chain(nonce, number)
        return self._chain[2]

    def _told(self, line: int, text: str) -> str:
        """Return a line of the game as the proof has it."""
        if line not in self.secret_moves:
            return text
        self._secret = self._secret or Secret.new()  # ours may be lost
        start = self.ledger.start
        return hidden(start, line, self._secret.salt(start, line), text)

    def _salts(self, moves: Iterable[int]) -> Iterator[str]:
        genesis, start = self.ledger.genesis, self.ledger.start
        if genesis is not None and self._secret is not None and not self.must_begin:
            for line in sorted(moves):
                if genesis.since < line < self.ledger.line:
                    yield f"{line}:{self._secret.salt(start, line)}"


def heads(texts: Iterable[str], head: str = "") -> Iterator[str]:
    """Yield the head after each line, of which the first comes after `head`."""
    for text in texts:
        body, _ = lines.split(text)
        if text.startswith(Genesis.kind + lines.TAB):
            head = first_head(body)
        elif not text.startswith(Signed.kind + lines.TAB):
            head = next_head(head, body)
        yield head


def _who(seats: Sequence[StoredSeat]) -> tuple[str, ...]:
    """Return the name and player of each seat."""
    who = ((seat.name or "?", STAND_IN if seat.stand_in else seat.bot or PERSON) for seat in seats)
    return tuple(part for seat in who for part in seat)
