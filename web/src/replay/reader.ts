import type { Person } from '../lib/net/messages';
import { settings } from '../lib/state/settings.svelte';

/** Return the seat on which a reader most likely wants to play on: the own name's, a person's who is to act, any person's. */
export function readersSeat(people: readonly Person[], waits: number | null): number {
  const persons = people.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  const own = persons.find((seat) => people[seat]?.name === settings.name);
  return own ?? (waits !== null && persons.includes(waits) ? waits : (persons[0] ?? waits ?? 0));
}
