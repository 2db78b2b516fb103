"""Was it luck? One record, or a folder of them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from zocker.cli.app import Json, Ray, app, print_json
from zocker.cli.lab import compile_everything
from zocker.errors import Mistake
from zocker.text import say

if TYPE_CHECKING:
    from zocker.record import Record

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("help-analyse-file"))]
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
    compile_everything()
    found = look_at(record)
    if chart is not None:
        draw(found).save(chart)
    if as_json:
        print_json(found)
    else:
        print_analysis(found)


def _analyse_folder(folder: Path, ray: str | None, as_json: bool) -> None:
    from zocker.analysis.account import analyse as look_at
    from zocker.analysis.many import shares_of_luck
    from zocker.cli.luck import print_shares
    from zocker.lab.cluster import connected, in_order
    from zocker.lab.progress import running

    files = sorted(folder.glob("*.json"))
    if not files:
        raise Mistake("error-no-records", path=str(folder))
    records = [_read(file) for file in files]
    analysed = []
    with connected(ray) as cluster:
        compile_everything()
        with running(say("progress-games"), len(records)) as progress:
            for record, found in zip(records, in_order(look_at, records, cluster), strict=True):
                analysed.append((record, found))
                progress(len(analysed))
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
