"""The documentation, without a network."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from zocker.cli.app import app
from zocker.errors import Mistake
from zocker.text import say

PACKAGE = Path(__file__).parents[1]
SITES = (PACKAGE / "site", PACKAGE.parents[1] / "build" / "site" / "html")  # a wheel's, and what `make docs` builds


@app.command(help=say("help-docs"))
def docs(
    port: Annotated[int, typer.Option(help=say("help-port"))] = 0,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("help-no-browser"))] = False,
) -> None:
    from functools import partial
    from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

    from zocker.server.run import HOST, print_line, show_in_browser, url_of

    class Pages(SimpleHTTPRequestHandler):
        def log_request(self, code: object = "-", size: object = "-") -> None:
            """Log no successful requests."""

    try:
        server = ThreadingHTTPServer((HOST, port), partial(Pages, directory=find_site()))
    except (OSError, OverflowError):
        raise Mistake("error-port", port=port) from None
    with server:
        address = url_of(HOST, server.server_port)
        print_line(say("docs-ready", address=address))
        if not no_browser:
            show_in_browser(address)
        server.serve_forever()


def find_site() -> Path:
    """Return the folder of the site."""
    for folder in SITES:
        if (folder / "index.html").is_file():
            return folder
    raise Mistake("error-no-docs")
