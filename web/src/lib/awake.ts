/** Keep the screen on until the function that is returned is called; where that is not possible, nothing happens. */
export function keepAwake(): () => void {
  let wanted = true;
  let lock: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (!wanted || document.hidden) return; // a hidden page loses its lock by itself
    try {
      const got = await navigator.wakeLock?.request('screen');
      if (wanted) lock = got ?? null;
      else void got?.release();
    } catch {
      // a phone that saves power refuses
    }
  }

  const again = () => void ask();
  document.addEventListener('visibilitychange', again);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
