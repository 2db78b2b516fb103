"""Short texts in columns."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

GAP = 3  # between columns
LEAST_ROWS = 3  # fewer are not worth a further column


def in_columns(texts: Sequence[Text], width: int, least_rows: int = LEAST_ROWS) -> Table:
    """Lay texts out in as many columns as fit, one column after the other."""
    rows = next(rows for rows in range(min(least_rows, len(texts)), len(texts) + 1) if _fit(texts, rows, width))
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*texts[row::rows])
    return grid


def _fit(texts: Sequence[Text], rows: int, width: int) -> bool:
    columns = [texts[i : i + rows] for i in range(0, len(texts), rows)]
    widths = [max(text.cell_len for text in column) + GAP for column in columns]
    return len(widths) == 1 or sum(widths) <= width
