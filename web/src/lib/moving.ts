let token = '';

/** Keep the token of a link from another device, and take it out of the address and the history at once. */
export function pocketToken(): void {
  if (location.pathname !== '/move' || location.hash.length < 2) return;
  token = location.hash.slice(1);
  history.replaceState(null, '', '/move');
}

/** Return the token that came with the address, if any. */
export const pocketed = (): string => token;

/** Forget the token: it works only once. */
export function spend(): void {
  token = '';
}
