/** Where we are: one of our pages. */
export const place = $state({ path: location.pathname });

addEventListener('popstate', () => (place.path = location.pathname));

/** Go to another page of ours without loading anything. */
export function go(address: string): void {
  history.pushState(null, '', address);
  place.path = location.pathname;
  scrollTo(0, 0);
}

export type Where = { page: 'front' | 'mine' | 'move' | 'learn' | 'fair' } | { page: 'table' | 'replay' | 'setup'; name: string };

const NAMED = { t: 'table', r: 'replay', new: 'setup' } as const;
const PLAIN = { games: 'mine', move: 'move', learn: 'learn', fair: 'fair' } as const;

/** Return the page that a path names; anything unknown is the front page. */
export function where(path: string): Where {
  const [, first = '', name = ''] = path.split('/');
  if (first in NAMED && name) return { page: NAMED[first as keyof typeof NAMED], name };
  return { page: first in PLAIN ? PLAIN[first as keyof typeof PLAIN] : 'front' };
}
