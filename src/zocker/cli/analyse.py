"""Was it luck? One record, or a folder of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from zocker.cli.app import Json, Ray, app, print_json
from zocker.cli.lab import compile_once
from zocker.errors import Mistake
from zocker.text import printable, say

if TYPE_CHECKING:
    from zocker.analysis.report import Analysis
    from zocker.record import Record

File = Annotated[Path, typer.Argument(metavar=say("usage-file"), help=say("help-analyse-file"))]
Chart = Annotated[Path | None, typer.Option(help=say("help-analyse-chart"))]


@app.command(help=say("help-analyse"))
def analyse(file: File, chart: Chart = None, ray: Ray = None, as_json: Json = False) -> None:
    from zocker.analysis.account import analyse as look_at
    from zocker.analysis.chart import draw
    from zocker.cli.luck import print_analysis
    from zocker.drawing import FORMATS

    if chart is not None and chart.suffix not in FORMATS:
        raise Mistake("error-chart", path=str(chart))
    if file.is_dir():
        _analyse_folder(file, ray, as_json)
        return
    record = _read(file)
    compile_once(record.game)
    found = look_at(record)
    if chart is not None:
        draw(found).save(chart)
    if as_json:
        print_json(found)
    else:
        print_analysis(found)


def _analyse_folder(folder: Path, ray: str | None, as_json: bool) -> None:
    """Print how much of many games was luck; name and skip records that can't be analysed."""
    from zocker.analysis.many import shares_of_luck
    from zocker.cli.luck import print_shares
    from zocker.lab.cluster import connected, in_order
    from zocker.lab.progress import running

    files = sorted(folder.glob("*.json"))
    if not files:
        raise Mistake("error-no-records", path=str(folder))
    records = {file: record for file in files if (record := _read_or_skip(file)) is not None}
    analysed = []
    with connected(ray) as cluster:
        for game in sorted({record.game for record in records.values()}):
            compile_once(game)
        with running(say("progress-games"), len(records)) as progress:
            found = in_order(_look_at, records.values(), cluster)
            for done, (file, record, one) in enumerate(zip(records, records.values(), found, strict=True), 1):
                if isinstance(one, str):
                    _skip(file, one)
                else:
                    analysed.append((record, one))
                progress(done)
    if not analysed:
        raise Mistake("error-no-good-records", path=str(folder), records=len(files))
    if skipped := len(files) - len(analysed):
        typer.echo(say("analyse-skipped", skipped=skipped, records=len(files)), err=True)
    shares = shares_of_luck(analysed)
    if as_json:
        print_json(shares)
    else:
        print_shares(shares)


def _read_or_skip(file: Path) -> Record | None:
    try:
        return _read(file)
    except Mistake as mistake:
        _skip(file, str(mistake))
        return None


def _look_at(record: Record) -> Analysis | str:
    """Analyse a record, or return why it can't be analysed."""
    from zocker.analysis.account import analyse as look_at

    try:
        return look_at(record)
    except Mistake as mistake:
        return str(mistake)


def _skip(file: Path, reason: str) -> None:
    typer.echo(f"{printable(str(file))}: {reason}", err=True)


def _read(file: Path) -> Record:
    from zocker.record import load

    if not file.is_file():
        raise Mistake("error-no-file", path=str(file))
    return load(file)
