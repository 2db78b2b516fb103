// What the site's builder leaves undone for those who use keys or a screen reader.
const mend = () => {
  for (const box of document.querySelectorAll('.md-typeset__scrollwrap, .md-typeset pre > code, .md-sidebar__scrollwrap')) {
    // whatever can be scrolled can be scrolled by keys, too
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  }
  for (const head of document.querySelectorAll('th:empty')) head.replaceWith(document.createElement('td'));
  for (const buttons of document.querySelectorAll('.md-code__nav')) buttons.role = 'presentation'; // no part of the page
};
addEventListener('load', mend);
addEventListener('resize', mend);
new MutationObserver(mend).observe(document, { childList: true, subtree: true });

// Search shows its field once its index has come. What is typed until then goes there, not to shortcuts of the page.
const field = () => [...document.body.children].map((part) => part.shadowRoot?.activeElement).find(Boolean);
let typed; // since search was asked for, until the field is there
const handOver = () => {
  const input = field();
  if (typed === undefined) return;
  if (!input) {
    requestAnimationFrame(handOver);
    return;
  }
  input.value = typed;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  typed = undefined;
};
document.querySelector('[data-md-component=search] button')?.addEventListener('click', () => {
  if (field()) return;
  typed = '';
  handOver();
});
addEventListener('keydown', (event) => {
  if (typed === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') typed = undefined;
  if (event.key.length !== 1) return;
  typed += event.key;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
