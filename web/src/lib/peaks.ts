import type { Casino, Entry, Row } from './messages';
import { money, say } from './text';

/** A great moment, as it is staged: good or bad, in a few words. */
export interface Peak {
  kind: 'gold' | 'stolen' | 'tie' | 'loss';
  text: string;
  seat: number | null;
  casino?: number; // where it happens
  board?: string; // whose casino that is
}

const MUCH = 60_000; // dollars
const VERY_MUCH = 90_000;
const MANY = 80; // points
const JACKPOT = 'Jackpot'; // always great

/** Return what is great about an event by itself, if anything is. */
export function peakOf({ event, text }: Entry): Peak | null {
  switch (event.event) {
    case 'paid':
      return (event.bill ?? 0) >= VERY_MUCH ? { kind: 'gold', text, seat: event.seat, casino: event.casino } : null;
    case 'rewarded':
      return event.board === JACKPOT || (event.amount ?? 0) >= MUCH ? { kind: 'gold', text, seat: event.seat, board: event.board } : null;
    case 'fined':
      return { kind: 'loss', text, seat: event.seat };
    case 'row-finished':
      if (event.points < 0) return { kind: 'loss', text, seat: event.seat };
      return event.points >= MANY ? { kind: 'gold', text, seat: event.seat } : null;
    default:
      return null;
  }
}

const leaderOf = (casino: Casino | undefined) => casino?.rows.find(({ leads, prize }) => leads && prize);

const isSomebodys = (row: Row | undefined): boolean => typeof row?.owner === 'number';

/** Return what is great about a placement: somebody takes over the lead of somebody where there is much to win, or spoils it. */
export function takeOver(before: Casino | undefined, after: Casino | undefined, seat: number, name: string, mine = false): Peak | null {
  const [old, now] = [leaderOf(before), leaderOf(after)];
  const details = { who: mine ? 'you' : 'other', name, casino: after?.name ?? '', money: money(Math.max(old?.prize ?? 0, now?.prize ?? 0)) };
  if (!before || !after || old?.owner === now?.owner) return null;
  const robbed = old ? isSomebodys(old) : before.rows.some((row) => row.owner !== seat && row.tied && isSomebodys(row));
  if (!robbed) return null;
  if (now?.owner === seat && now.prize >= MUCH) return { kind: 'stolen', text: say(old ? 'web-peak-stolen' : 'web-peak-broken', details), seat, casino: after.number };
  const spoils = after.rows.some(({ owner, tied }) => owner === seat && tied);
  return old && old.prize >= MUCH && spoils ? { kind: 'tie', text: say('web-peak-tied', details), seat, casino: after.number } : null;
}
