"""What has been promised and used so far: a proof is checked line by line, by who writes it and by who reads it."""

from __future__ import annotations

from zocker.errors import Mistake
from zocker.proof.chain import next_of
from zocker.proof.derivation import derive
from zocker.proof.lines import Drawn, LeftOut, Promised

SERVER: tuple[int, ...] = ()  # the seats of the server


class Ledger:
    """The promises that are in force after some lines of a proof."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.event = 1  # the number of the next chance event
        self.line = 1  # the first line of the game that the next event may begin with
        self.server: str | None = None  # the server's last link, or its promise
        self.devices: dict[tuple[int, ...], str] = {}  # by their seats: each one's last link, or its promise
        self._promises: dict[tuple[int, ...], str] = {}  # by seats: the last one that was made
        self._published = bytearray()  # all promises and links so far, one after the other

    @property
    def in_order(self) -> list[tuple[int, ...]]:
        """The devices in seat order."""
        return sorted(self.devices)

    def promise_of(self, seats: tuple[int, ...]) -> str | None:
        """Return the promise of a device that is in force."""
        return self._promises[seats] if seats in self.devices else None

    def fits(self, seats: tuple[int, ...], link: str) -> bool:
        """Tell whether a link is the next one of a device or of the server."""
        return next_of(link) == (self.devices.get(seats) if seats else self.server)

    def is_published(self, text: str) -> bool:
        """Tell whether a text was a promise or a link before."""
        return bytes.fromhex(text) in self._published

    def take(self, line: Promised | LeftOut | Drawn) -> None:
        """Take one more line, or raise a `Mistake` that says what is wrong with it."""
        if line.event != self.event:
            raise Mistake("error-proof-event", expected=self.event, got=line.event)
        match line:
            case Promised():
                self._promise(line)
            case LeftOut():
                if line.seats not in self.devices:
                    raise Mistake("error-proof-no-device", seats=_written(line.seats))
                del self.devices[line.seats]
            case Drawn():
                self._use_links(line)
                self._check_results(line)
                self.event += 1
                self.line = line.line + len(line.results)

    def check_promise(self, seats: tuple[int, ...], end: str) -> None:
        """Refuse a promise that was made before, by anybody, and one for seats that overlap with another device's."""
        if self.is_published(end):
            raise Mistake("error-proof-equal")
        overlaps = [other for other in self.devices if other != seats and {*other} & {*seats}]
        if overlaps or tuple(sorted({*seats})) != seats:
            raise Mistake("error-proof-seats", seats=_written(seats))

    def _promise(self, line: Promised) -> None:
        self.check_promise(line.seats, line.end)
        self._published += bytes.fromhex(line.end)
        self._promises[line.seats] = line.end
        if line.seats == SERVER:
            self.server = line.end
        else:
            self.devices[line.seats] = line.end

    def _use_links(self, line: Drawn) -> None:
        if len(line.links) != len(self.devices):
            raise Mistake("error-proof-devices", expected=len(self.devices), got=len(line.links))
        for seats, link in zip((SERVER, *self.in_order), (line.server, *line.links), strict=True):
            if not self.fits(seats, link):
                raise Mistake("error-proof-link" if seats else "error-proof-server-link", seats=_written(seats))
        self.server = line.server
        self.devices = dict(zip(self.in_order, line.links, strict=True))
        self._published += bytes.fromhex("".join((line.server, *line.links)))

    def _check_results(self, line: Drawn) -> None:
        if line.line < self.line or len(line.requests) != len(line.results):
            raise Mistake("error-proof-lines")
        for draw, (request, result) in enumerate(zip(line.requests, line.results, strict=True), 1):
            derived = derive(request, line.server, self.table, line.event, draw, line.links)
            if derived != result:
                raise Mistake("error-proof-result", request=request, expected=derived, got=result)


def _written(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
