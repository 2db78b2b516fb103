"""Was it luck? One record, or a folder of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from zocker.cli.app import Json, app, print_json
from zocker.cli.lab import compile_everything
from zocker.errors import Mistake
from zocker.text import say

if TYPE_CHECKING:
    from zocker.record import Record

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-analyse-file"))]
Chart = Annotated[Path | None, typer.Option(help=say("help-analyse-chart"))]


@app.command(help=say("help-analyse"))
def analyse(file: File, chart: Chart = None, as_json: Json = False) -> None:
    from zocker.analysis.account import analyse as look_at
    from zocker.analysis.chart import draw
    from zocker.cli.luck import print_analysis
    from zocker.drawing import FORMATS

    if chart is not None and chart.suffix not in FORMATS:
        raise Mistake("error-chart", path=str(chart))
    if file.is_dir():
        _analyse_folder(file, as_json)
        return
    record = _read(file)
    compile_everything()
    found = look_at(record)
    if chart is not None:
        draw(found).save(chart)
    if as_json:
        print_json(found)
    else:
        print_analysis(found)


def _analyse_folder(folder: Path, as_json: bool) -> None:
    from zocker.analysis.account import analyse as look_at
    from zocker.analysis.many import shares_of_luck
    from zocker.cli.luck import print_shares
    from zocker.lab.progress import running

    files = sorted(folder.glob("*.json"))
    if not files:
        raise Mistake("error-no-records", path=str(folder))
    records = [_read(file) for file in files]
    compile_everything()
    analysed = []
    with running(say("progress-games"), len(records)) as progress:
        for number, record in enumerate(records, 1):
            analysed.append((record, look_at(record)))
            progress(number)
    shares = shares_of_luck(analysed)
    if as_json:
        print_json(shares)
    else:
        print_shares(shares)


def _read(file: Path) -> Record:
    from zocker.record import load

    if not file.is_file():
        raise Mistake("error-no-file", path=str(file))
    return load(file)
