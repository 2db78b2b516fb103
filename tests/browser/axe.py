"""What axe-core finds wrong with a page for people who can't see it, or not well."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Nothing moves or fades while it is looked at
STILL = "*, ::before, ::after { animation: none !important; transition: none !important }"
RUN = """async () => {
  const found = await look(() => axe.run(document, { resultTypes: ['violations'] }));
  return found.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary}`));
}"""


def violations(page: Page) -> list[str]:
    """Return everything that axe-core finds on a page as it is now; the page must be opened with `bypass_csp`."""
    page.add_style_tag(content=STILL)
    if not page.evaluate("() => 'axe' in window"):
        page.add_script_tag(path=AXE)
    found: list[str] = page.evaluate(RUN)
    return found
