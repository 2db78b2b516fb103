"""Writes what every language must agree about: tests/proof/vectors.json, and first lists for web/src/proof/first.ts.

Tests compare both files. Only a new scheme of proofs may change the vectors, only new rules the lists.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from tests.proof import forged
from tests.proof.games import head_of
from tests.proof.signing import signatures

from zocker import record as records
from zocker.errors import Mistake
from zocker.match import Match
from zocker.proof import lines
from zocker.proof.account import Account
from zocker.proof.chain import Secret
from zocker.proof.derivation import Source, derive
from zocker.proof.keys import is_key
from zocker.proof.messages import (
    back_in_message,
    close_message,
    commit_message,
    earlier,
    hidden,
    link_message,
    server_message,
)
from zocker.proof.requests import request_of
from zocker.proof.words import words_of
from zocker.record import Dice, Record
from zocker.rules.gambler import sets

ROOT = Path(__file__).parents[1]
FILE = ROOT / "tests" / "proof" / "vectors.json"
LISTS = ROOT / "web" / "src" / "proof" / "first.ts"
REQUESTS = (
    "roll 8d6",
    "roll 1d6",
    "roll 6d6 + 2d6",
    "roll + 2d6",
    "roll 5d6 Bd6",
    "roll Bd6",
    "neutral 7d6 Bd6",
    "extra d6 d6",
    "start 1 of 1 2 3 4 5",
    "bill 1 of 6x10k 8x20k 8x30k 6x40k 6x50k 5x60k 5x70k 5x80k 5x90k",
    "pair 2 of 3x100k 5x90k 1x30k",
    "aside 24 of 9x30k 9x40k 9x50k 9x60k",
    "boards 3 from A1/A2 B1/B2 C1/C2 D1/D2 E1/E2 F1/F2 G1/G2 H1/H2",
    "boards 2 from A1 B2 then 3 from C1/C2 D1/D2 E1/E2",
    "tableau 1 of 3 7 12 199",
)
TEXTS = ((), ("start 2",), ("start 2", "bill 50k", "place 6", "Öl\N{GAME DIE}"))
LONGEST = lines.MAX_LENGTH - len("moves\t1\t")
LONG = tuple((letter, LONGEST + more) for letter in ("x", "\N{GAME DIE}") for more in (0, 1))
NONCE, OTHER = "0f" * 16, "c3" * 16
DRAWS = 20  # of each game


def vectors() -> dict[str, Any]:
    """Return everything that is compared."""
    start, head, link = (f"{number:02x}" * 32 for number in (0x5A, 0xC1, 0x7E))
    commit = lines.Commit((1, 3), "ab" * 32, "cd" * 32, 7, 2, "ef" * 64)
    return {
        "chains": [*_chains(start)],
        "drawn": [*_drawn()],
        "messages": {
            "server": server_message(head).hex(),
            "commit": commit_message(start, commit).hex(),
            "link": link_message(start, 7, head, link).hex(),
            "back-in": back_in_message(start, 7, (1, 3)).hex(),
            "close": close_message(head).hex(),
        },
        "given": {
            "start": start,
            "head": head,
            "link": link,
            "attempt": 7,
            "seats": "1+3",
            "commit": lines.write(commit),
        },
        "earlier": [{"texts": texts, "hash": earlier(texts)} for texts in TEXTS],
        "hidden": hidden(start, 12, "1b" * 16, "choose 2"),
        "words": [{"head": each, "words": words_of(each)} for each in (start, head, "0123456789abcdef" * 4)],
        "signatures": [*signatures()],
        "keys": [{"key": key, "good": is_key(key)} for key in sorted({case["key"] for case in signatures()})],
        "lines": [{"text": text, "good": _is_line(text)} for text in forged.LINES],
        "long": [
            {"letter": letter, "times": times, "good": _is_line(f"moves\t1\t{letter * times}")}
            for letter, times in LONG
        ],
        "asked": [*_asked()],
        "proofs": [*_proofs()],
    }


def _chains(start: str) -> Iterator[dict[str, Any]]:
    for number, (nonce, begun) in enumerate(((NONCE, ""), (OTHER, start)), 1):
        secret = Secret(bytes([number]) * 32)
        chain = secret.chain(nonce, number, begun)
        yield {
            "secret": secret.written(),
            "key": secret.key,
            "nonce": nonce,
            "number": number,
            "start": begun,
            "end": chain.end,
            "links": {str(place): chain.link(place) for place in (1, 2, 16, 17, 255, 256)},
            "salt": secret.salt(start, number),
            "signed": secret.signer.sign(b"a message"),
        }


def _drawn() -> Iterator[dict[str, Any]]:
    chains = [Secret(bytes([number]) * 32).chain(NONCE, 1) for number in range(1, 6)]
    for number, request in enumerate(REQUESTS, 1):
        server, *links = (chain.link(number) for chain in chains[: 1 + number % 5])
        source = Source(server, f"{number:02x}" * 32, number, 1 + number % 3, tuple(links))
        block = source.block(1).hex()
        yield {"request": request, **source._asdict(), "block": block, "result": derive(request, source)}


def _is_line(text: str) -> bool:
    try:
        lines.read(text)
    except Mistake:
        return False
    return True


def _asked() -> Iterator[dict[str, Any]]:
    """Yield what is drawn in some games from lists that every device can know."""
    for game, options in TABLES.items():
        match, asked = Match(game, players=2, chance="ask", **options), list[tuple[str, str]]()
        while not match.over and len(asked) < DRAWS:
            request = request_of(match)
            if request is None:
                match.play(match.waiting.moves[0].text)  # type: ignore[union-attr]
                continue
            result = derive(request, Source("ab" * 32, "cd" * 32, len(match.lines) + 1, 1, ()))
            match.supply(result)
            asked += [(request, result)] * (request.count(" ") > 2 and not request.startswith("roll"))
        told = msgspec.json.encode(match.record().options).decode()
        yield {"game": game, "options": told, "asked": asked}


# Whole proofs -----------------------------------------------------------------------------------------------


def _proofs() -> Iterator[dict[str, Any]]:
    """Yield honest proofs, and after each what it becomes when somebody cheats: lines that stay are told by number."""
    for name, played, cheats in forged.games():
        record = played.record
        honest = told(record)
        assert "error" not in honest, name
        yield {"name": name, "record": json.loads(records.write(record)), **honest}
        assert record.proof is not None
        places = {text: place for place, text in enumerate(map(str, record.proof.lines))}
        for cheat, texts in cheats.items():
            made = msgspec.structs.replace(record, proof=lines.Proof(record.proof.table, tuple(texts)))
            found = told(made)
            assert "error" in found, cheat
            kept = texts[: found["details"]["line"]] if found["error"] == "error-proof-line" else texts
            yield {"name": cheat, "lines": [places.get(str(text), text) for text in kept], **found}


def told(record: Record) -> dict[str, Any]:
    """Return what there is to tell about a record, or what is wrong with it."""
    try:
        account = Account(record)
    except Mistake as mistake:
        return {"error": mistake.message, "details": mistake.details}
    ledger = account.ledger
    return {
        "head": ledger.head,
        "heads": account.heads[-1] == ledger.head == head_of(_last(record)),
        "parts": msgspec.to_builtins(account.parts),
        "thrown": msgspec.to_builtins(account.thrown),
        "chances": msgspec.to_builtins(tuple(account.chances.values())),
        "restarts": account.restarts,
        "undrawn": account.undrawn,
        "opened": account.opened,
        "hidden": account.hidden,
        "older": account.is_older,
        "words": account.words,
    }


def _last(record: Record) -> Sequence[str]:
    """Return the lines with heads since the last genesis."""
    assert record.proof is not None
    texts = [text for text in record.proof.lines if isinstance(text, str) and not text.startswith("signed")]
    return texts[max(at for at, text in enumerate(texts) if text.startswith("genesis")) :]


# What is drawn from first ------------------------------------------------------------------------------------

TABLES: dict[str, dict[str, Any]] = {"las-vegas": {}, "las-vegas-2019": {}, "royale": {"boards": 1}, "gambler": {}}
HEAD = "// Written by tools/proof_vectors.py from the rules: change them there.\n"


def lists() -> str:
    """Return what each game draws from, as TypeScript."""
    stacks, draws, boards = dict[str, list[str]](), dict[str, dict[str, int]](), ""
    for game, options in TABLES.items():
        for request in _requests(Match(game, players=2, chance="ask", starter=1, **options)):
            kind, number, how, *items = request.split(" ")
            if how == "from":
                boards = " ".join(items)
            elif how == "of":
                draws.setdefault(game, {}).setdefault(kind, int(number))
                if kind != "tableau":  # a deck is counted, below
                    stacks.setdefault(game, items[::-1] if kind == "pair" else items)  # the lowest first
    tables = {
        "STACKS": ("Record<string, string>", {game: " ".join(items) for game, items in stacks.items()}),
        "DRAWS": ("Record<string, Record<string, number>>", draws),
        "DECKS": ("Record<string, number>", {name: len(sets.find(name)) for name in sets.NAMES}),
        "BOARDS": ("string", boards),
    }
    told = {
        "STACKS": "What the stack of a game holds at first, the lowest first.",
        "DRAWS": "How many are drawn from it at a time, by the first word of a request.",
        "DECKS": "How many tableaux each of our sets has.",
        "BOARDS": "What boards are drawn from.",
    }
    written = (
        f"/** {told[name]} */\nexport const {name}: {kind} = {json.dumps(table, indent=2)};\n"
        for name, (kind, table) in tables.items()
    )
    return "\n".join([HEAD, *written])


def _requests(match: Match) -> Iterator[str]:
    """Yield what chance is asked for in a game, as long as it draws from lists."""
    while not match.over:
        request = request_of(match)
        if request is None:
            match.play(match.waiting.moves[0].text)  # type: ignore[union-attr]
            continue
        if request.count(" ") > 2:
            yield request
        match.go_on(Dice("system"))
        match.roll()


def written() -> str:
    return json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    FILE.write_text(written(), "utf-8")
    LISTS.write_text(lists(), "utf-8")


if __name__ == "__main__":
    main()
