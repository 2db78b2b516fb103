"""RESULTS.md: every script owns the section between its marks."""

from __future__ import annotations

import platform
from pathlib import Path

RESULTS = Path(__file__).parent / "RESULTS.md"


def write(name: str, script: str, section: str) -> None:
    """Put a section between its marks, or at the end of the file; what others wrote stays."""
    begin, end = f"<!-- {name}: written by {script} -->", f"<!-- end of {name} -->"
    text = RESULTS.read_text("utf-8") if RESULTS.exists() else "# Results\n"
    before, _, rest = text.partition(begin)
    _, _, after = rest.partition(end)
    parts = (before, f"{begin}\n\n{section}\n\n{end}", after)
    RESULTS.write_text("\n\n".join(part.strip() for part in parts if part.strip()) + "\n", "utf-8")


def cpu() -> str:
    """Return what the processor calls itself."""
    info = Path("/proc/cpuinfo")
    for line in info.read_text().splitlines() if info.exists() else ():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
