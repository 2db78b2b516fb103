"""Where nobody looks, nothing is painted: what is laid out in a page is tested, and painting it is half of the work.

In the page, `look(work)` does something that needs to know what would be seen.
"""

from __future__ import annotations

UNPAINTED = """(() => {
  const unpainted = new CSSStyleSheet();
  unpainted.replaceSync('html { opacity: 0 !important }');
  addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(unpainted));
  window.look = (work) => {
    const shown = (result) => ((unpainted.disabled = false), result);
    unpainted.disabled = true;
    const result = work();
    return result instanceof Promise ? result.finally(shown) : shown(result);
  };
})()"""
PAINTED = "window.look = (work) => work()"
