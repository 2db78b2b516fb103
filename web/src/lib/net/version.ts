const KEY = 'zocker-reloaded';

/** What we use of the browser's memory for this tab. */
export type TabMemory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Load the page anew, since this one does not fit the server any more: once for each reason.
 * False if that has been tried, or if nobody could remember it: a page that never fits must not load for ever.
 */
export function reloadOnce(reason: string, memory: TabMemory | null = tabMemory(), reload: () => void = () => location.reload()): boolean {
  try {
    if (!memory || memory.getItem(KEY) === reason) return false;
    memory.setItem(KEY, reason);
  } catch {
    return false;
  }
  reload();
  return true;
}

function tabMemory(): TabMemory | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
