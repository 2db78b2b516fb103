"""Messages of devices about the dice of a table, and the answers."""

from __future__ import annotations

from collections.abc import Iterator

from zocker.errors import Mistake
from zocker.proof.fields import Answer
from zocker.server.messages.actions import Agree, AskBackIn, GiveAnswer, GoOn, Here, MakeCommit, Remember, Sign
from zocker.server.messages.table import BackInAsked, ProofLater, ProofNews, Salts
from zocker.server.tables.game import RunningGame
from zocker.server.tables.presence import Watcher
from zocker.server.tables.proof.proving import TableProof
from zocker.server.tables.table import LiveTable

DeviceAction = MakeCommit | GiveAnswer | Here | AskBackIn | Agree | Sign | Remember | GoOn


def greet(table: LiveTable, watcher: Watcher, known: int, head: str) -> None:
    """Note how many lines of the proof a connection knows, up to a head; it wants the others."""
    watcher.proof_sent = known if table.proof is None else table.proof.book.starts_after(known, head)
    watcher.follows = may_follow(table, watcher.guest, head)


def may_follow(table: LiveTable, guest: str | None, head: str) -> bool:
    """Tell whether a person may see all lines of the proof; a spectator who knows them up to a head has seen those.

    Lines show bills and cards, so those of earlier rounds would reveal hidden money. Only people who have seen them
    live get them before the game is over.
    """
    if not isinstance(table.game, RunningGame) or (guest is not None and table.seats_of(guest)):
        return True
    forgotten = table.game.position.forgotten
    return not forgotten or (table.proof is not None and table.proof.book.told_until(head) >= forgotten)


async def look_again(table: LiveTable, watcher: Watcher) -> None:
    """Let a connection see all lines of the proof once the game is over."""
    if not (watcher.follows or table.running):
        async with table.lock:
            watcher.follows = may_follow(table, watcher.guest, "")


def hear(table: LiveTable, watcher: Watcher) -> None:
    """Note that a player's device has sent anything at all; no roll waits for others."""
    if table.proof is not None and table.seats_of(watcher.guest):
        table.proof.hear(watcher)


async def take(table: LiveTable, watcher: Watcher, action: DeviceAction) -> None:
    """Take a device's message; a late or outdated one changes nothing."""
    proof = table.proof
    if proof is None:
        return
    match action:
        case GiveAnswer():
            proof.answer(watcher, action.attempt, Answer(action.link, action.signature))
        case MakeCommit():
            proof.commit(watcher, action.line)
        case AskBackIn():
            proof.devices.ask_back_in(watcher.guest)
        case Agree():
            proof.devices.agree(watcher, action.seats, action.attempt, action.signature)
        case Sign():
            async with table.lock:
                await proof.sign(watcher, action.signature)
        case Remember():
            await remember(table, proof, watcher, action)
        case GoOn():
            await go_on(table, proof, watcher.guest)


async def remember(table: LiveTable, proof: TableProof, watcher: Watcher, shown: Remember) -> None:
    """Start the proof over if we have signed something unknown, because an older state was restored."""
    if watcher.has_shown:
        return  # once a connection is enough, and it takes a look at all lines
    watcher.has_shown = True
    async with table.lock:
        if not watcher.follows and may_follow(table, watcher.guest, shown.head):
            watcher.follows = True
            watcher.news.set()
        if table.running and proof.book.has_lost(shown.head, shown.signature):
            await begin_again(table, proof, with_new_secret=True)


async def go_on(table: LiveTable, proof: TableProof, guest: str) -> None:
    """Continue without the awaited devices."""
    async with table.lock:
        if not proof.may_go_on(guest):
            raise Mistake("error-roll-open")
        await begin_again(table, proof)


async def begin_again(table: LiveTable, proof: TableProof, *, with_new_secret: bool = False) -> None:
    """Start the proof of a game over."""
    if isinstance(table.game, RunningGame):
        await table.game.prove_again(proof, with_new_secret=with_new_secret)
        table.wake()


def news(table: LiveTable, watcher: Watcher) -> Iterator[ProofNews | ProofLater | Salts | BackInAsked]:
    """Yield the news for a connection."""
    known, lines = watcher.proof_sent, table.stored.proof
    if known is None or (known == lines.count and not watcher.asked):
        return
    if not watcher.follows:
        if not watcher.is_put_off:
            watcher.is_put_off = True
            yield ProofLater()
        return
    if known != lines.count:
        watcher.proof_sent = lines.count
        yield ProofNews(max(0, known), tuple(lines.texts(max(0, known))))
        mine = table.seats_of(watcher.guest)
        if table.proof is not None and mine and (salts := table.proof.book.salts_of(mine)) != watcher.salts:
            watcher.salts = salts
            yield Salts(salts)
    while watcher.asked:
        yield BackInAsked(*watcher.asked.popitem())
