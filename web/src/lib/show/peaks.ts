import type { Casino, Entry, Row, Table, TableauView, VegasView } from '../net/messages';
import { nameOf } from '../people';
import { money, say, shortMoney } from '../text';
import { filledOf, showdownOf, tableauOf, vegasOf } from './views';

type What = 'stolen' | 'broken' | 'tied' | 'jackpot' | 'house' | 'won' | 'lost';

/** A great moment, as it is staged: good or bad, in a word and a sentence. */
export interface Peak {
  what: What;
  text: string;
  seat: number;
  amount?: string; // what changes hands
  casino?: number; // where it happens
  board?: string; // whose casino that is
  row?: number; // of the tableau
}

const MUCH = 60_000; // dollars
const VERY_MUCH = 90_000;
const MANY = 80; // points
const JACKPOT = 'Jackpot'; // always great
const BAD_LUCK = 'Bad Luck'; // takes all fines

const signed = (amount: number, written = `${Math.abs(amount)}`): string => `${amount < 0 ? '−' : '+'}${written}`;
const dollars = (amount: number | null): string | undefined => (amount ? signed(amount, shortMoney(Math.abs(amount))) : undefined);

/** Return what is great about an event by itself, if anything is; a row that it fills is one of this tableau. */
export function peakOf({ event, text }: Entry, tableau: TableauView | null = null): Peak | null {
  switch (event.event) {
    case 'paid':
      return (event.bill ?? 0) >= VERY_MUCH ? { what: 'won', text, seat: event.seat, amount: dollars(event.bill), casino: event.casino } : null;
    case 'rewarded': {
      const what = event.board === JACKPOT ? 'jackpot' : (event.amount ?? 0) >= MUCH ? 'won' : null;
      return what && { what, text, seat: event.seat, amount: dollars(event.amount), board: event.board };
    }
    case 'fined':
      return { what: 'lost', text, seat: event.seat, amount: dollars(event.amount === null ? null : -event.amount), board: BAD_LUCK };
    case 'row-finished': {
      const house = tableau?.rows.some(({ number, kind }) => number === event.row && kind === 'house');
      const what = event.points < 0 ? 'lost' : house ? 'house' : event.points >= MANY ? 'won' : null;
      return what && { what, text, seat: event.seat, amount: signed(event.points), row: event.row };
    }
    default:
      return null;
  }
}

/** Return a moment with its casino, where that is known by its board. */
export function atItsCasino(peak: Peak, casinos: readonly Casino[] = []): Peak {
  const found = peak.board && casinos.find(({ board }) => board?.name === peak.board);
  return found ? { ...peak, casino: found.number } : peak;
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
  if (now?.owner === seat && now.prize >= MUCH) {
    const what = old ? 'stolen' : 'broken';
    return { what, text: say(`web-peak-${what}`, details), seat, casino: after.number };
  }
  const spoils = after.rows.some(({ owner, tied }) => owner === seat && tied);
  return old && old.prize >= MUCH && spoils ? { what: 'tied', text: say('web-peak-tied', details), seat, casino: after.number } : null;
}

/** Return what was great last on the way from one table to another, where that way is not shown. */
export function peakBetween(before: Table, after: Table, news: readonly Entry[]): Peak | null {
  const at = (view: VegasView | null, casino: number) => view?.casinos.find(({ number }) => number === casino);
  const peaks = news.map((entry) => {
    const { event } = entry;
    if (event.event !== 'placed') return peakOf(entry, filledOf(after) ?? tableauOf(after));
    const [old, now] = [at(vegasOf(before), event.casino), at(showdownOf(after) ?? vegasOf(after), event.casino)];
    return takeOver(old, now, event.seat, nameOf(after.people[event.seat]), after.you === event.seat);
  });
  const last = peaks.findLast((peak) => peak !== null);
  return last ? atItsCasino(last, vegasOf(after)?.casinos) : null;
}
