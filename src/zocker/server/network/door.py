"""Sharing on the network: off until the person at this machine turns it on; they can turn it off again."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Sequence
from typing import Any

import uvicorn

from zocker.errors import Mistake
from zocker.server.network.addresses import Addresses

Bind = Callable[[str], socket.socket]  # listen at one of this machine's addresses


class HouseServer(uvicorn.Server):
    """A server that can begin to listen at further sockets while it runs, and stop."""

    def __init__(self, config: uvicorn.Config, further: Sequence[tuple[socket.socket, uvicorn.Config]] = ()) -> None:
        super().__init__(config)
        self.further = further  # sockets where something else is served

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener, config in self.further:
            config.load()
            await self.listen(listener, config)

    async def listen(self, listener: socket.socket, other: uvicorn.Config | None = None) -> asyncio.Server:
        """Also serve connections from this socket."""
        config, loop = other or self.config, asyncio.get_running_loop()

        make: Any = config.http_protocol_class

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = make(config, self.server_state, self.lifespan.state)
            return made

        server = await loop.create_server(protocol, sock=listener, backlog=config.backlog)
        self.servers.append(server)
        return server

    def hang_up(self, hosts: Sequence[str]) -> None:
        """End the connections that came by one of these hosts."""
        for connection in [*self.server_state.connections]:
            transport: Any = connection.transport
            if transport.get_extra_info("sockname", ("",))[0] in hosts:
                connection.shutdown()


class Door:
    """Lets the network of this room in, and out again."""

    def __init__(self, addresses: Addresses, hosts: Callable[[], Sequence[str]], bind: Bind) -> None:
        self.server: HouseServer | None = None  # set when there is one
        self._addresses = addresses
        self._closed = addresses.hosts, addresses.urls
        self._hosts = hosts
        self._bind = bind
        self._listening: list[asyncio.Server] = []
        self._opened: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        return bool(self._listening)

    async def open(self) -> None:
        """Listen at this machine's addresses in its networks, and give those to others from now on."""
        if self.is_open or self.server is None:
            return
        self._opened = tuple(self._hosts())
        if not self._opened:
            raise Mistake("error-no-network")
        listeners = [self._bind(host) for host in self._opened]
        self._listening = [await self.server.listen(listener) for listener in listeners]
        ports = [listener.getsockname()[1] for listener in listeners]
        self._addresses.hosts = self._closed[0] | {*self._opened}
        self._addresses.urls = tuple(f"http://{host}:{port}" for host, port in zip(self._opened, ports, strict=True))
        self._addresses.local = False

    def close(self) -> None:
        """Listen only on this machine again, and end connections from the network."""
        for listening in self._listening:
            listening.close()
        self._listening = []
        self._addresses.hosts, self._addresses.urls = self._closed
        self._addresses.local = True
        if self.server is not None:
            self.server.hang_up(self._opened)
