import type { Entry } from './net/messages';

const ROLLS = ['rolled'];
const PLACES = ['placed', 'die-placed', 'nothing-fits', 'stopped'];

/** Return the last turn that is over: from its roll to what it led to. */
export function lastTurn(log: readonly Entry[]): Entry[] {
  const end = log.findLastIndex(({ event }) => PLACES.includes(event.event));
  const start = log.slice(0, end).findLastIndex(({ event }) => ROLLS.includes(event.event));
  return start < 0 ? [] : log.slice(start, end + 1);
}
