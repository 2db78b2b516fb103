"""Lays siege to a server on this machine, one attack after the other: `make siege`.

    python -m tools.siege [--seconds N] [--count N] [ATTACK ...]

Each attack gets a fresh server, at which two people play all the time. Reported are their moves, how long half and 99
of 100 of them took while the attack ran, and how long after its end the first move was confirmed. It fails if that is
too long, if the server logs a traceback, or if it answers with 500.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tools.siege import (
    bad_requests,
    big_frames,
    fuzz,
    guest_minting,
    idle_sockets,
    kills,
    lookers_on,
    one_byte_frames,
    stalled,
    strangers,
    thinking,
    uploads,
)
from tools.siege.attack import Attack, Failed, Target
from tools.siege.server import Server
from tools.siege.victims import Timed, Victims

SECONDS, COUNT = 10.0, 2_000
CALM, RECOVERY = 2.0, 3.0  # seconds before and after the attack
MAX_LOGGED = 20_000  # characters
SLOW_RECOVERY = 1.0  # seconds until the first move after it

ATTACKS: tuple[Attack, ...] = (
    one_byte_frames.ATTACK,
    big_frames.ATTACK,
    idle_sockets.ATTACK,
    guest_minting.ATTACK,
    uploads.ATTACK,
    bad_requests.ATTACK,
    fuzz.ATTACK,
    *lookers_on.ATTACKS,
    stalled.ATTACK,
    strangers.ATTACK,
    thinking.ATTACK,
    kills.ATTACK,
)


class Outcome(NamedTuple):
    """How an attack went."""

    attack: Attack
    said: str
    before: list[Timed]
    during: list[Timed]
    recovery: float | None  # until the first move that was made after it
    faults: list[str]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.siege", description=__doc__.partition("\n")[0])
    parser.add_argument("attacks", nargs="*", metavar="ATTACK", help=", ".join(one.name for one in ATTACKS))
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each attack lasts")
    parser.add_argument("--count", type=int, default=COUNT, help="how many fuzzed messages, requests and records")
    asked = parser.parse_args()
    wanted = [one for one in ATTACKS if not asked.attacks or one.name in asked.attacks]
    faults = 0
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # whoever is rude is hung up on
    print("attack                    before p50/p99 ms   during p50/p99 ms   moves   recovery ms   what it did")
    for attack in wanted:
        outcome = asyncio.run(lay_siege(attack, asked.seconds, asked.count))
        print(line(outcome), flush=True)
        for fault in outcome.faults:
            print(f"  FAULT: {fault}", flush=True)
        faults += len(outcome.faults)
    return 1 if faults or not wanted else 0


async def lay_siege(attack: Attack, seconds: float, count: int) -> Outcome:
    """Start a server, let two people play, attack, and look how they fared."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *attack.options)
        server.start()
        victims = Victims(server.url)
        playing = asyncio.create_task(victims.play())
        said, faults = "", list[str]()
        try:
            table = await asyncio.wait_for(asyncio.shield(victims.table), 30)
            await asyncio.sleep(CALM)
            began = time.monotonic()
            until = began + max(seconds, attack.seconds or 0)
            try:
                said = await attack.run(Target(server, until, count, table))
            except Failed as failure:
                faults.append(str(failure))
            ended = time.monotonic()
            await asyncio.sleep(RECOVERY)
        finally:
            playing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await playing
            server.stop()
        before = [one for one in victims.moves if one.at < began]
        during = [one for one in victims.moves if began <= one.at < ended]
        after = [one.at + one.took - ended for one in victims.moves if one.at >= ended]
        outcome = Outcome(attack, said, before, during, min(after, default=None), faults)
        faults += judged(outcome, server)
        return outcome


def judged(outcome: Outcome, server: Server) -> list[str]:
    """Say what was wrong."""
    faults = list[str]()
    most = outcome.attack.slowest
    if not outcome.during:
        faults.append("nobody could move")
    elif most is not None and share(outcome.during, 0.99) > most:
        faults.append(f"1 of 100 moves took longer than {most * 1000:.0f} ms")
    if outcome.recovery is None or outcome.recovery > SLOW_RECOVERY:
        faults.append("the table did not recover at once")
    if "Traceback" in (logged := server.logged()):
        faults.append(f"a traceback is in the log: …{logged[-1500:]}")
    if len(logged) > MAX_LOGGED:
        faults.append(f"the log has grown to {len(logged):,} characters")
    return faults


def share(moves: list[Timed], part: float) -> float:
    """Return the time that so many of the moves took at most."""
    times = sorted(one.took for one in moves)
    return times[min(len(times) - 1, int(part * len(times)))] if times else float("nan")


def line(outcome: Outcome) -> str:
    """Write one line of the report."""
    before, during = (
        "/".join(f"{1000 * share(moves, part):.1f}" for part in (0.5, 0.99))
        for moves in (outcome.before, outcome.during)
    )
    recovery = "never" if outcome.recovery is None else f"{1000 * outcome.recovery:.0f}"
    moves = len(outcome.during)
    return f"{outcome.attack.name:<24}  {before:>17}   {during:>17}   {moves:>5}   {recovery:>11}   {outcome.said}"


if __name__ == "__main__":
    sys.exit(main())
