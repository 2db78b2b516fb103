/** Where we are: "/" or "/t/NAME". */
export const place = $state({ path: location.pathname });

addEventListener('popstate', () => (place.path = location.pathname));

/** Go to another page of ours without loading anything. */
export function go(path: string): void {
  history.pushState(null, '', path);
  place.path = path;
  scrollTo(0, 0);
}

/** Return the table that a path names. */
export const tableOf = (path: string): string | null => /^\/t\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
