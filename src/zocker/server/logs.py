"""The log: lines for people, or JSON for programs, without credentials."""

from __future__ import annotations

import datetime
import logging
import re
import sys
from typing import Any, Literal

import msgspec

Format = Literal["text", "json"]

SECRETS = re.compile(r"[\w-]{16}(?:\.\d+)?\.[0-9a-f]{64}|(?<=[#?&]token=)[\w-]+|(?<=token\W{2}\W)[\w-]{20,}")
HIDDEN = "…"


class TextLines(logging.Formatter):
    """Writes lines for people, without credentials."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return SECRETS.sub(HIDDEN, super().format(record))


class JsonLines(logging.Formatter):
    """Writes one JSON object per line, without credentials."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return SECRETS.sub(HIDDEN, msgspec.json.encode(line).decode())


def set_up(log_format: Format) -> logging.Handler:
    """Write warnings and errors to standard error in one of the formats."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if log_format == "json" else TextLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    return handler
