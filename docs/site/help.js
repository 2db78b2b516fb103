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
