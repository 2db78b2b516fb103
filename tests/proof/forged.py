"""Short games whose dice are proven, with what they become when someone cheats: for all languages to agree about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from tests.proof.games import Committed, ProvenGame, head_of
from tests.rules.royale.table import position
from zocker.proof import lines
from zocker.proof.chain import Secret
from zocker.proof.derivation import Source, derive
from zocker.proof.fields import Answer, Seats
from zocker.proof.lines import BackIn, Close, Commit, Drawn, Genesis, Line, Moves, Open, Seated, Signed, Void
from zocker.proof.messages import commit_message, first_head, next_head, server_message
from zocker.proof.requests import request_of

ANNA, BEN, CLEO = (1,), (2,), (3,)
SHORT = {
    "round": 4,
    "starter": 2,
    "on": 1,
    "casinos": [
        {"bills": ["60k"], "dice": [2, 2, 2]},
        {"bills": ["40k", "30k"], "dice": [2, 2, 1]},
        {"bills": ["50k"], "dice": [0, 1, 1]},
        {"bills": ["70k"], "dice": [1, 0, 0]},
        {"bills": ["20k", "20k", "10k"], "dice": [0, 1, 2]},
        {"bills": ["90k"]},
    ],
    "hands": [["90k", "40k"], ["60k", "50k", "50k"], ["80k"]],
}
HEX = "ab" * 32
LINES = (
    "",
    "moves",
    "moves\t1",
    "moves\t1\tplace 6",
    "moves\t01\tplace 6",
    "moves\t+1\tplace 6",
    "moves\t\N{FULLWIDTH DIGIT ONE}\tplace 6",
    "moves\t1234567890\tplace 6",
    "moves\t0\tplace 6\n",
    "moves\t1\tplace 6\t",
    "moves\t1\tplace\N{LINE SEPARATOR}6",
    "moves\t1\tplace\x7f6",
    "Moves\t1\tplace 6",
    " moves\t1\tplace 6",
    "constructor\t1",
    "signed\t1\t" + "0" * 128,
    "signed\t1\t" + "0" * 127,
    "signed\t1\t" + "A" * 128,
    "signed\t1\t" + "0" * 128 + "\t",
    "signed\t1+2+3\t" + "0" * 128,
    "signed\t2+1\t" + "0" * 128,
    "signed\t1+1\t" + "0" * 128,
    "signed\t0\t" + "0" * 128,
    "signed\t1+\t" + "0" * 128,
    "signed\t\t" + "0" * 128,
    "open\t1\t1\t1\t1 2+3\troll 8d6",
    "open\t1\t1\t1\t1  2\troll 8d6",
    "open\t1\t1\t1\t\troll 8d6",
    "open\t1\t1\t1\t1\t",
    f"void\t1\t2\t{HEX}\t{HEX}:{HEX}{HEX} -",
    f"void\t1\t2\t{HEX}\t{HEX}:{HEX}{HEX}:{HEX} -",
    f"void\t1\t2\t{HEX}\t-",
    f"void\t1\t2\t{HEX}\t",
    f"drawn\t1\t1\t{HEX}\t-",
    f"drawn\t1\t1\t{HEX}\t-\troll 1d6\troll 6",
    "close\t10 -5\t1",
    "close\t10 -0\t1",
    "close\t\t1",
    "close\t10\t1\t3:ab",
    "back-in\t1\t1\t",
    "back-in\t1\t1\t2 3\tx\ty",
    "seats",
    "seats\t",
)

Cheats = Mapping[str, Sequence[str | dict[str, Any]]]


def games() -> Iterator[tuple[str, ProvenGame, Cheats]]:
    """Yield games with a name, and lines that are false, by what someone has done."""
    for name, make, cheats in (
        ("eventful", eventful, _cheats),
        ("a run of draws", setting_up, _cut_runs),
        ("secret moves", secret, _change_salts),
        ("begun once more", begun_again, _change_genesis),
        ("barred when it was begun once more", barred, _let_in),
        ("left to bots", left, lambda _: {}),
        ("another device at the end", replaced, lambda _: {}),
        ("a roll that is still open", still_open, lambda _: {}),
    ):
        played = make()
        yield name, played, cheats(played)
    before = setting_up().play(1).match
    played = ProvenGame("las-vegas", [ANNA, BEN], seats=["Anna", "Ben"], after=before.lines).play(2)
    older: dict[str, Any] = {"kind": "promise"}
    new = [*played.texts]
    played.texts.insert(0, older)  # type: ignore[arg-type]
    yield "older and newer", played, {"the older scheme again": [*new, older]}


def eventful() -> ProvenGame:
    """Return a game of three: one device is silent and comes back, a bot stands in, another device takes over."""
    played = _begun_eventfully()
    played.open()
    played.void(CLEO)
    played.play(1)
    played.tell_moves()
    played.back_in(CLEO)
    played.play(1)
    played.seat(("Anna", "", "Ben", "stand-in", "Cleo", ""))
    played.commit(BEN)
    return played.play()


def _begun_eventfully() -> ProvenGame:
    return ProvenGame("las-vegas", [ANNA, BEN, CLEO], seats=["Anna", "Ben", "Cleo"], setup=SHORT).play(1)


def setting_up() -> ProvenGame:
    """Return a game that begins with a run of draws."""
    return ProvenGame("las-vegas", [ANNA, BEN], seats=["Anna", "Ben"]).play(1)


def secret() -> ProvenGame:
    """Return a game to its end in which someone chooses in secret."""
    begun = position(2, boards="A1", left=["4", "4"], round=3)
    setup = msgspec.to_builtins(begun.record().setup)
    options: dict[str, Any] = {"boards": 1, "neutral": False}
    return ProvenGame("royale", [ANNA, BEN], seats=["Anna", "Ben"], setup=setup, **options).play()


def begun_again() -> ProvenGame:
    """Return a game whose server went back while a roll was open."""
    played = ProvenGame("las-vegas", [ANNA, BEN, CLEO], seats=["Anna", "Ben", "Cleo"], setup=SHORT).play(1)
    played.open()
    played.begin()
    played.commit(ANNA)
    played.commit((2, 3))
    return played.play(2)


def barred() -> ProvenGame:
    """Return a game whose server went back while a device was barred, which comes back later."""
    played = ProvenGame("las-vegas", [ANNA, BEN, CLEO], seats=["Anna", "Ben", "Cleo"], setup=SHORT).play(1)
    played.open()
    played.void(CLEO)
    played.play(1)
    played.tell_moves()
    played.begin()
    for seats in (ANNA, BEN, CLEO):
        played.commit(seats)
    played.play(1)
    played.tell_moves()
    played.back_in(CLEO)
    return played.play(1)


def left() -> ProvenGame:
    """Return a game in which bots play on after all people have left, one of them by another name."""
    played = ProvenGame("las-vegas", [ANNA], seats=["Anna", "Bo", "Cy"], setup=SHORT).play(1)
    played.leave("Robo", "Bo", "Cy")
    while not played.match.over:
        if (request := request_of(played.match)) is None:
            played.decide()
        else:
            played.supply(derive(request, Source(HEX, HEX, len(played.match.lines), 1, ())))
    return played


def replaced() -> ProvenGame:
    """Return a game whose end is signed by a device that came after the last roll."""
    played = ProvenGame("las-vegas", [ANNA, BEN], seats=["Anna", "Ben", "Cleo"], setup=SHORT)
    played.play(closes=False)
    played.tell_moves()
    played.commit(BEN)
    played.close()
    return played


def still_open() -> ProvenGame:
    """Return a game that ends with a roll which nobody made."""
    played = ProvenGame("las-vegas", [ANNA, BEN], seats=["Anna", "Ben", "Cleo"], setup=SHORT).play(1)
    played.open()
    return played


# Cheats -----------------------------------------------------------------------------------------------------


class Forger:
    """A server that writes other lines than it wrote in a game, and signs them all."""

    def __init__(self, played: ProvenGame) -> None:
        self.signer = played.server.secret.signer
        self.lines = [lines.read(lines.split(text)[0]) for text in played.texts]

    def at(self, kind: type[Line], number: int = 0) -> int:
        """Return where a line of a kind stands."""
        return [place for place, line in enumerate(self.lines) if isinstance(line, kind)][number]

    def with_line(self, place: int, *instead: Line, drop: int = 0) -> list[str]:
        """Return the proof with lines before one of them, which is dropped if `drop` is 1."""
        return self.written([*self.lines[:place], *instead, *self.lines[place + drop :]])

    def changed(self, kind: type[Line], number: int = 0, **fields: Any) -> list[str]:
        """Return the proof with a line in which some fields are different."""
        place = self.at(kind, number)
        return self.with_line(place, msgspec.structs.replace(self.lines[place], **fields), drop=1)

    def written(self, made: Sequence[Line]) -> list[str]:
        head, texts = "", list[str]()
        for line in made:
            body = lines.write(line)
            if not isinstance(line, Signed):
                head = next_head(head, body) if head and not isinstance(line, Genesis) else first_head(body)
            texts.append(f"{body}\t{self.signer.sign(server_message(head))}" if line.signed else body)
        return texts


def _cheats(played: ProvenGame) -> Cheats:
    forger, texts = Forger(played), played.texts
    found = forger.lines
    drawn, again = found[forger.at(Drawn)], found[forger.at(Open, 2)]
    void, back_in = found[forger.at(Void)], found[forger.at(BackIn)]
    close, commits = found[forger.at(Close)], [line for line in found if isinstance(line, Commit)]
    moves = found[forger.at(Moves)]
    people, bots = ("Anna", "", "Ben", "stand-in", "Cleo", ""), ("Anna", "", "Ben", "rookie", "Cleo", "")
    renamed = ("Anna", "", "Bo", "rookie", "Cleo", "")
    genesis = found[0]
    assert isinstance(genesis, Genesis)
    assert isinstance(moves, Moves)
    assert isinstance(drawn, Drawn)
    assert isinstance(void, Void)
    assert isinstance(back_in, BackIn)
    assert isinstance(close, Close)
    assert isinstance(again, Open)
    first, second, third = drawn.answers
    assert first is not None
    signed = [place for place, text in enumerate(texts) if lines.split(text)[1]]
    swapped = [*texts]
    for one, other in ((signed[0], signed[1]), (signed[1], signed[0])):
        swapped[one] = f"{lines.split(texts[one])[0]}\t{lines.split(texts[other])[1]}"
    ended = texts[: forger.at(Close) + 1]
    begun = msgspec.structs.replace(genesis, before=head_of(ended), since=played.ledger.line - 1, seats=people)
    before, upper, after = texts[: signed[0]], texts[signed[0]].rpartition("\t"), texts[signed[0] + 1 :]
    return {
        "commitment after the open": forger.with_line(forger.at(Open) + 1, commits[-1]),
        "commitment between void and open": forger.with_line(forger.at(Void) + 1, commits[-1]),
        "old commitment again": forger.with_line(forger.at(Open, 2), commits[1]),
        "commitment with another end": forger.changed(Commit, end=HEX),
        "commitment of the server's key": forger.changed(Commit, key=genesis.key),
        "commitment of the server's key, signed": _committed(BEN, 2, played.server.secret),
        "commitment of a stranger for the server": _committed((), 1, Committed(99).secret),
        "commitment for no attempt": _committed(BEN, 1, Committed(99).secret, first=0),
        "commitment out of reach": forger.changed(Commit, first=2),
        "commitment of nobody": forger.changed(Commit, seats=(4,)),
        "server commits again unsigned": forger.with_line(forger.at(Open), Commit((), genesis.key, HEX, 1, 2, HEX * 2)),
        "opened twice": forger.with_line(forger.at(Open) + 1, found[forger.at(Open)]),
        "attempt skipped": forger.changed(Open, attempt=2),
        "event skipped": forger.changed(Open, event=2),
        "line skipped": forger.changed(Open, line=2),
        "nobody listed": forger.changed(Open, devices=()),
        "listed twice": forger.changed(Open, devices=(ANNA, ANNA)),
        "listed out of order": forger.changed(Open, devices=(BEN, ANNA)),
        "a stranger listed": forger.changed(Open, devices=(ANNA, (4,))),
        "barred and listed": forger.changed(Open, 2, devices=(ANNA, BEN, CLEO)),
        "one who answered left out": forger.changed(Open, 2, devices=(ANNA,)),
        "another roll after a void": forger.changed(Open, 2, request="roll 1d6"),
        "move rewritten": forger.changed(Moves, texts=(f"{moves.texts[0]}0", *moves.texts[1:])),
        "a roll hidden like a secret move": forger.with_line(forger.at(Open), Moves(1, ("#" + HEX,))),
        "roll among the moves": forger.changed(Moves, texts=("roll 1 1",)),
        "no moves": forger.changed(Moves, texts=()),
        "a roll taken back": forger.with_line(forger.at(Drawn) + 1, Moves(drawn.line + 1, ("undo",))),
        "a move taken back twice": forger.changed(Moves, texts=(*moves.texts, *("undo",) * (len(moves.texts) + 1))),
        "moves left out": forger.with_line(forger.at(Moves), drop=1),
        "a move between open and drawn": forger.with_line(forger.at(Open) + 1, Moves(drawn.line, ("place 1",))),
        "others between open and drawn": forger.with_line(forger.at(Open) + 1, Seated(people)),
        "back in between open and drawn": forger.with_line(forger.at(Open, 2) + 1, back_in),
        "the end between open and drawn": forger.with_line(forger.at(Open) + 1, close),
        "a move between void and open": forger.with_line(forger.at(Void) + 1, Moves(again.line, ("place 1",))),
        "others between void and open": forger.with_line(forger.at(Void) + 1, Seated(people)),
        "the end between void and open": forger.with_line(forger.at(Void) + 1, close),
        "result changed": forger.changed(Drawn, draws=(drawn.requests[0], "roll 6 6")),
        "roll of other dice": forger.changed(Drawn, draws=("roll 1d6", "roll 6")),
        "draws without a result": forger.changed(Drawn, draws=(drawn.requests[0],)),
        "secret of a device changed": forger.changed(Drawn, answers=(altered(first, HEX), second, third)),
        "answers swapped": forger.changed(Drawn, answers=(second, first, third)),
        "signature of another": forger.changed(Drawn, answers=(altered(first, first.link, second), second, third)),
        "answer missing": forger.changed(Drawn, answers=(first, second, None)),
        "answers missing": forger.changed(Drawn, answers=(first, second)),
        "secret of the server changed": forger.changed(Drawn, server=HEX),
        "drawn twice": forger.with_line(forger.at(Drawn) + 1, drawn),
        "drawn for another attempt": forger.changed(Drawn, attempt=9),
        "drawn at another line": forger.changed(Drawn, line=9),
        "void without an answer": forger.changed(Void, answers=(None, None, None)),
        "void without an answer that names all": forger.changed(
            Void, silent=(ANNA, BEN, CLEO), answers=(None, None, None)
        ),
        "void though all have answered": _thrown_away(),
        "void that names another": forger.changed(Void, silent=(BEN,)),
        "void that names nobody": forger.changed(
            Void, silent=(), answers=(void.answers[0], void.answers[1], void.answers[0])
        ),
        "void without the server's secret": forger.changed(Void, server=HEX),
        "void for another attempt": forger.changed(Void, attempt=9),
        "back in too early": forger.with_line(forger.at(Void) + 1, back_in),
        "back in twice": forger.with_line(forger.at(BackIn), back_in),
        "back in without Ben": forger.changed(BackIn, agreed=(ANNA,), signatures=back_in.signatures[:1]),
        "back in, signatures swapped": forger.changed(BackIn, signatures=back_in.signatures[::-1]),
        "back in, signatures in capitals": forger.changed(BackIn, signatures=tuple(map(str.upper, back_in.signatures))),
        "back in, signature missing": forger.changed(BackIn, signatures=back_in.signatures[:1]),
        "back in for no attempt": forger.with_line(forger.at(BackIn), BackIn(BEN, 0, (), ())),
        "back in for another attempt": forger.changed(BackIn, attempt=1),
        "back in for who was never out": forger.changed(BackIn, seats=BEN),
        "a bot's device": forger.changed(Seated, seats=("Anna", "", "Ben", "rookie", "Cleo", "")),
        "other names": forger.changed(Seated, seats=("Anna", "", "Bea", "stand-in", "Cleo", "")),
        "a bot's device listed": forger.written([*found[: forger.at(Seated)], Seated(bots), found[forger.at(Open, 4)]]),
        "a bot changes": forger.with_line(forger.at(Seated) + 1, Seated(bots), Seated(renamed)),
        "a bot becomes a person": forger.with_line(forger.at(Seated) + 1, Seated(bots), Seated(people)),
        "seats missing": forger.changed(Seated, seats=("Anna", "")),
        "signature of the server in capitals": [
            *texts[: signed[0]],
            upper[0] + "\t" + upper[2].upper(),
            *texts[signed[0] + 1 :],
        ],
        "signatures of the server swapped": swapped,
        "signature of the server missing": [*before, upper[0], *after],
        "another result of the game": forger.changed(Close, scores=(1, 2, 3)),
        "other winners": forger.changed(Close, winners=(3,)),
        "closed twice": forger.with_line(forger.at(Close) + 1, close),
        "not closed": texts[: forger.at(Close)],
        "cut in the middle": texts[: forger.at(Drawn, 1)],
        "signed by nobody": forger.changed(Signed, signature=HEX * 2),
        "signed at a seat without a device": forger.changed(Signed, seats=(1, 2)),
        "signed twice": [*texts, texts[-1]],
        "signed before the end": [texts[-1], *texts],
        "begun again after the end": forger.written([*found[: len(ended)], begun]),
        "an open after the end": [*texts, *forger.with_line(len(texts), again)[-1:]],
        "nothing before": texts[1:],
        "another table": forger.changed(Genesis, table="table-2"),
        "another game": forger.changed(Genesis, game="gambler"),
        "other rules": forger.changed(Genesis, rules=9),
        "another position": forger.changed(Genesis, setup="null"),
        "a position that is none": forger.changed(Genesis, setup="{"),
        "a key that fits everything": forger.changed(Genesis, key="01" + "00" * 31),
        "another scheme": forger.changed(Genesis, scheme=1),
        "lines before": forger.changed(Genesis, since=1, before=HEX),
        "begun again from nothing": [*texts, texts[0]],
        "an empty line": ["", *texts],
    }


def _thrown_away() -> list[str]:
    """Throw a roll away that all have answered."""
    played = _begun_eventfully()
    opened = played.open()
    answers = tuple(played.answer(seats) for seats in opened.devices)
    played.checks = False
    played.write(Void(opened.attempt, (), played.server.link(opened.attempt), answers))
    return played.texts


def _committed(seats: Seats, number: int, secret: Secret, first: int = 2) -> list[str]:
    """Let someone commit after the first roll, rightly signed."""
    played = _begun_eventfully()
    played.tell_moves()
    line = Commit(seats, secret.key, HEX, first, number, "")
    signature = secret.signer.sign(commit_message(played.ledger.start, line))
    played.checks = False
    played.write(msgspec.structs.replace(line, signature=signature))
    return played.texts


def altered(answer: Answer, link: str, signed: Answer | None = None) -> Answer:
    """Return an answer with another link, or with the signature of another."""
    return Answer(link, (signed or answer).signature)


def _cut_runs(played: ProvenGame) -> Cheats:
    forger = Forger(played)
    place = forger.at(Drawn)
    drawn = forger.lines[place]
    assert isinstance(drawn, Drawn)
    half = msgspec.structs.replace(drawn, draws=drawn.draws[:12])
    rest = Open(2, 2, 7, (ANNA, BEN), drawn.draws[12])
    extended = msgspec.structs.replace(drawn, draws=(*drawn.draws, "roll 8d6", "roll 1 1 1 1 1 1 1 1"))
    return {
        "a run that is split by a new beginning": _begun_within(drawn, half),
        "a run that is split": forger.written([*forger.lines[:place], half, rest]),
        "a run that is cut": forger.with_line(place, half, drop=1),
        "a run that is too long": forger.with_line(place, extended, drop=1),
        "a run without a bill": forger.changed(Drawn, draws=(*drawn.draws[:2], *drawn.draws[4:])),
    }


def _begun_within(whole: Drawn, half: Drawn) -> list[str]:
    played = ProvenGame("las-vegas", [ANNA, BEN], seats=["Anna", "Ben"])
    played.open()
    for result in whole.results[: len(half.results)]:
        played.supply(result)
    played.write(half)
    played.begin()
    for seats in (ANNA, BEN):
        played.commit(seats)
    played.checks = False
    played.open()
    return played.texts


def _change_salts(played: ProvenGame) -> Cheats:
    forger = Forger(played)
    place = forger.at(Close)
    close = forger.lines[place]
    assert isinstance(close, Close)
    at, _, salt = close.salts[0].partition(":")
    salts = {
        "another salt": f"{at}:{'0' * 32}",
        "a salt that is none": "salt",
        "a salt that is too short": f"{at}:00",
        "a salt in capitals": f"{at}:{salt.upper()}",
        "a salt with another zero": f"0{at}:{salt}",
        "a salt of another line": f"1{at}" + close.salts[0][len(at) :],
    }
    return {name: forger.changed(Close, salts=(salt, *close.salts[1:])) for name, salt in salts.items()} | {
        "no salts": forger.changed(Close, salts=()),
        "salts in another order": forger.changed(Close, salts=close.salts[::-1]),
        "a salt too many that is none": forger.changed(Close, salts=(*close.salts, "salt")),
        "a salt too many": forger.changed(Close, salts=(*close.salts, f"1:{'0' * 32}")),
    }


def _change_genesis(played: ProvenGame) -> Cheats:
    forger = Forger(played)

    def second(**fields: Any) -> list[str]:
        return forger.changed(Genesis, 1, **fields)

    return {
        "back by another line": second(since=0),
        "back to another head": second(before=HEX),
        "back with another name": second(seats=("Anna", "", "Ben", "", "Dora", "")),
        "back with fewer seats": second(seats=("Anna", "", "Ben", "")),
        "a commitment from before": forger.with_line(forger.at(Genesis, 1) + 1, forger.lines[1]),
    }


def _let_in(played: ProvenGame) -> Cheats:
    forger, texts = Forger(played), played.texts
    back_in, genesis = forger.lines[forger.at(BackIn)], forger.lines[forger.at(Genesis, 1)]
    opened = forger.lines[forger.at(Open, 2)]
    assert isinstance(genesis, Genesis)
    assert isinstance(opened, Open)
    place = forger.at(Void) + 1
    begun = msgspec.structs.replace(genesis, before=head_of(texts[:place]), since=opened.line - 1)
    return {
        "barred before the beginning and listed after it": forger.changed(Open, 3, devices=(ANNA, BEN, CLEO)),
        "back in before all who decide have committed": forger.with_line(forger.at(Genesis, 1) + 2, back_in),
        "begun once more between void and open": forger.with_line(place, begun),
    }
