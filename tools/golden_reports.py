"""Golden reports: what `analyse` says of golden games, one for every game, kept in tests/golden/reports.

    python -m tools.golden_reports

Only a person runs this, and only when a report may change: nets have learned more, or something is measured otherwise.
`tests/analysis/test_golden_reports.py` compares.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from zocker import record
from zocker.analysis.account import analyse
from zocker.text import speaking

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
REPORTS = GOLDEN / "reports"
NAMES = ("las-vegas", "las-vegas-2", "las-vegas-2019", "royale", "gambler")
DIGITS = 4


def report(name: str) -> dict[str, Any]:
    """Analyse a golden game, in English."""
    with speaking("en"):
        return rounded(msgspec.to_builtins(analyse(record.load(GOLDEN / f"{name}.json"))))


def rounded(value: Any) -> Any:
    """Round all numbers inside a value: shares of the win to some digits, money to whole dollars."""
    if isinstance(value, float):
        return round(value) if abs(value) >= 10 else round(value, DIGITS)
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, list | tuple) else value


def main() -> None:
    REPORTS.mkdir(exist_ok=True)
    for name in NAMES:
        told = report(name)
        lines = ",\n".join(json.dumps(event, ensure_ascii=False) for event in told.pop("events"))
        rest = json.dumps(told, ensure_ascii=False, indent=1)[:-2]
        (REPORTS / f"{name}.json").write_text(f'{rest},\n "events": [\n{lines}\n ]\n}}\n', "utf-8")
        print(name)


if __name__ == "__main__":
    main()
