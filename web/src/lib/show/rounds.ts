import type { Entry } from '../net/messages';
import { seatOfEvent } from './events';

const SETTLED: readonly string[] = ['tied', 'paid', 'unclaimed', 'rewarded', 'fined', 'row-finished'];

/** What the scoring of a round has paid to each seat; a seat that got nothing may be missing. */
export interface RoundSum {
  round: number;
  won: number[];
}

/** Return who is paid how much by an event of a scoring; fines are less than nothing. */
export function paidTo(event: Entry['event']): [seat: number | null, amount: number] {
  switch (event.event) {
    case 'paid':
      return [event.seat, event.bill ?? 0];
    case 'rewarded':
      return [event.seat, event.amount ?? 0];
    case 'fined':
      return [event.seat, -(event.amount ?? 0)];
    default:
      return [null, 0];
  }
}

/** What a round came to: what was settled in each casino, and apart from them. */
interface Settled {
  round: number;
  casinos: { casino: number; entries: Entry[] }[];
  others: Entry[];
}

/** Add up what each of so many seats has won in a round; nothing where something of it is no longer known. */
export function wonBy({ casinos, others }: Settled, seats: number): number[] | null {
  const won = Array.from({ length: seats }, () => 0);
  for (const { event } of [...casinos.flatMap(({ entries }) => entries), ...others]) {
    const [amount, seat] = [amountOf(event), seatOfEvent(event)];
    if (amount === null) return null;
    if (amount && seat !== null) won[seat] = (won[seat] ?? 0) + amount;
  }
  return won;
}

function amountOf(event: Entry['event']): number | null {
  if (event.event === 'paid') return event.bill;
  if (event.event === 'rewarded') return event.amount;
  if (event.event === 'fined') return event.amount === null ? null : -event.amount;
  return event.event === 'row-finished' ? event.points : 0;
}

/** Sum up the rounds of a log that have been scored, the newest first. */
export function settledRounds(log: readonly Entry[]): Settled[] {
  const rounds: Settled[] = [];
  let round = 1;
  for (const entry of log) {
    if (entry.event.event === 'round-began') round = entry.event.round;
    if (!SETTLED.includes(entry.event.event)) continue;
    let settled = rounds.find((known) => known.round === round);
    if (!settled) rounds.unshift((settled = { round, casinos: [], others: [] }));
    add(settled, entry);
  }
  return rounds;
}

function add({ casinos, others }: Settled, entry: Entry): void {
  const casino = 'casino' in entry.event ? entry.event.casino : null;
  const found = casinos.find((known) => known.casino === casino);
  if (casino === null) others.push(entry);
  else if (found) found.entries.push(entry);
  else casinos.push({ casino, entries: [entry] });
}

/** Tell whether a round has just been scored and nobody has placed anything since. */
export function isFresh(log: readonly Entry[]): boolean {
  const began = log.findLastIndex(({ event }) => event.event === 'round-began');
  const round = log[began]?.event;
  return round?.event === 'round-began' && round.round > 1 && !log.slice(began).some(({ event }) => event.event === 'placed' || event.event === 'die-placed');
}
