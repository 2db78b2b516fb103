const KEY = 'zocker-reloaded';
const BETWEEN = 1000; // milliseconds until the server is asked again whether it is there

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

/** The same, but not before the server answers. Until then the browser has only its own error page to show. */
export async function reloadWhenBack(reason: string, isBack: () => Promise<boolean> = answers, reload: (reason: string) => unknown = reloadOnce): Promise<void> {
  while (!(await isBack())) await new Promise((next) => setTimeout(next, BETWEEN));
  reload(reason);
}

const answers = (): Promise<boolean> =>
  fetch('/health').then(
    ({ ok }) => ok,
    () => false,
  );

function tabMemory(): TabMemory | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
