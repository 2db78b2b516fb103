"""Commands that open a house in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from zocker import __version__
from zocker.cli.app import app
from zocker.text import say


@app.callback()
def zocker(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help=say("help-version"))] = False,
    lan: Annotated[bool, typer.Option("--lan", help=say("help-lan"))] = False,
    port: Annotated[int | None, typer.Option(help=say("help-port"))] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=say("help-no-browser"))] = False,
) -> None:
    if version:
        typer.echo(f"zocker {__version__}")
    elif context.invoked_subcommand is None:
        from zocker.server import run

        run.open_house(lan, port, browse=not no_browser)


@app.command(help=say("help-serve"))
def serve(
    host: Annotated[str, typer.Option(help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=say("help-port"))] = 8000,
    database: Annotated[str | None, typer.Option(help=say("help-database"))] = None,
    public_url: Annotated[str | None, typer.Option(help=say("help-public-url"))] = None,
    trusted_proxy: Annotated[list[str] | None, typer.Option(help=say("help-trusted-proxy"), metavar="CIDR")] = None,
    log_format: Annotated[str, typer.Option(help=say("help-log-format"), metavar="text|json")] = "text",
    open_metrics: Annotated[bool, typer.Option("--open-metrics", help=say("help-open-metrics"))] = False,
    workers: Annotated[int, typer.Option(help=say("help-workers"), min=1)] = 1,
    internal_host: Annotated[str, typer.Option(help=say("help-internal-host"))] = "127.0.0.1",
    expire_after: Annotated[
        int | None, typer.Option(help=say("help-expire-after"), metavar=say("usage-days"), min=1)
    ] = None,
) -> None:
    from zocker.server import run

    proxies = tuple(trusted_proxy or ())
    settings = run.Settings(
        proxies, log_format, open_metrics, workers=workers, internal_host=internal_host, expire_after=expire_after
    )
    run.serve(host, port, database, public_url, settings)
