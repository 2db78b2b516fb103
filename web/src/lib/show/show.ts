import { tick } from 'svelte';
import { arrive, find, findAll, flash, leap, leave, puff, spotOf, toss, type Spot } from './flights';
import type { Entry, Row, VegasView } from '../net/messages';
import { rollOfEvent } from './roll';
import { billTaken, withMoney, withoutBill, withoutRow, withPointsOf } from './scoring';
import { atItsCasino, peakOf, takeOver, type Peak } from './peaks';
import { nameOf } from '../people';
import { play } from './sound';
import type { TableState, Tumbling } from '../state/table.svelte';

type Event = Entry['event'];
type Stage = () => void;

const TUMBLE = 600;
const READ = 380; // somebody else's roll, before it is placed
const TRAVEL = 420;
const PAY = 420;
const TOSS = 620;
const BEAT = 600; // of a great moment, before the game goes on below it
const LEAST = 0.5; // of this, however hurried the game is
export const GATHER = 260; // one's own roll, into its groups

const seatSpot = (seat: number): Spot | null => spotOf(find(`[data-seat="${seat}"] [data-token]`));
const rowOf = (casino: number, owner: Row['owner']): string => `[data-casino="${casino}"] [data-owner="${owner}"]`;
const tableauRow = (row: number): HTMLElement | null => find(`[data-tableau] [data-place="row-${row}"]`);
const trayDice = (face: number): Spot[] =>
  findAll(`:is([data-tray], [data-thrown]) [data-face="${face}"]`).flatMap((die) => spotOf(die) ?? []);

/**
 * Show an event of any game; what needs no show is read from the news.
 *
 * `stage` puts the table of the event on the screen. What is paid is taken from the table that is being scored, so that
 * nothing is taken where that did not come along: who is slow may be at the next round already.
 */
export async function show(entry: Entry, table: TableState, stage: Stage): Promise<void> {
  const { event } = entry;
  const roll = rollOfEvent(event);
  if (roll) return tumble(roll, table, stage, () => table.report(entry));
  switch (event.event) {
    case 'placed':
      return place(event.casino, [[event.seat, event.small + (event.biggy ?? 0)], ['neutral', event.neutral ?? 0]], event.seat, table, stage);
    case 'displaced':
      return place(event.casino, [[event.owner, 1]], event.owner, table, stage);
    case 'die-placed':
      return fill(event.row, event.face, event.seat, table, stage);
    case 'stocked':
      return stock(`[data-casino="${event.casino}"] [data-bill]:last-child`, table, stage);
    case 'pair-drawn':
    case 'set-aside':
      return;
    case 'tied':
      return tie(event.casino, event.owner, table, stage);
    case 'paid':
      return pay(event, peakOf(entry), table, stage);
    case 'unclaimed':
      return fade(event.casino, event.bill, table, stage);
    case 'rewarded':
    case 'fined':
    case 'row-finished':
      return settle(event, peakOf(entry, table.tableau), table, stage);
    default:
      stage();
      await table.pace.wait(420);
  }
}

/** Stage a great moment, where there is one; return how long the game waits for it, or for nothing great. */
function celebrate(peak: Peak | null, table: TableState, usual: number): number {
  if (!peak) return usual;
  play(peak.what === 'lost' ? 'fine' : peak.what === 'tied' ? 'tie' : 'peak');
  table.stage(atItsCasino(peak, table.vegas?.casinos));
  const { haste } = table.pace;
  return Math.max(usual, (BEAT * Math.max(haste, LEAST)) / haste);
}

async function tumble(roll: Tumbling, table: TableState, stage: Stage, land: () => void): Promise<void> {
  const you = table.shown?.you;
  if (table.scoring) return;
  table.tumbling = { ...roll, dice: shuffled(roll.dice) };
  play('roll');
  await table.pace.wait(TUMBLE);
  land();
  const extra = roll.dice.some(({ owner }) => owner === 'extra'); // nobody places these: who rolled them wants to read them, too
  if (extra || roll.seat !== you) {
    table.tumbling = { ...roll, still: true };
    await table.pace.wait(READ);
  }
  const from = new Map<number, Spot[]>();
  for (const { face } of roll.dice) from.set(face, trayDice(face));
  const before = table.vegas;
  stage();
  if (extra && before && table.vegas) table.vegas = { ...table.vegas, seats: before.seats, casinos: before.casinos }; // what they bring comes next
  gather(from, table);
}

/** Let the dice of a roll slide into the tray; one's own into their groups, which appear with the choices. */
function gather(from: Map<number, Spot[]>, table: TableState): void {
  requestAnimationFrame(() => {
    for (const [face, spots] of from)
      findAll(`[data-tray] [data-face="${face}"]`).forEach((die, index) => {
        const spot = spots[index];
        if (spot) void arrive(die, spot, table.pace, GATHER);
      });
  });
}

async function place(
  casino: number,
  dice: [Row['owner'], number][],
  seat: number,
  table: TableState,
  stage: Stage,
): Promise<void> {
  const tray = trayDice(casino);
  const home = seatSpot(seat);
  const casinoNow = () => table.vegas?.casinos.find(({ number }) => number === casino);
  const before = casinoNow();
  stage();
  await tick();
  const peak = takeOver(before, casinoNow(), seat, nameOf(table.shown?.people[seat]), table.shown?.you === seat);
  const flights = dice.flatMap(([owner, count]) => {
    const lying = findAll(`${rowOf(casino, owner)} [data-die]`);
    return Array.from({ length: count }, (_, index) => lying[lying.length - count + index] ?? lying[0]).filter((die) => die !== undefined);
  });
  play('place');
  await Promise.all(
    flights.map((die, index) => {
      const from = tray[index] ?? home;
      return from ? arrive(die, from, table.pace, TRAVEL, index * 60) : undefined;
    }),
  );
  if (peak) leap(find(`[data-casino="${casino}"] [data-bill]`), table.pace);
  await table.pace.wait(celebrate(peak, table, 140));
}

async function fill(row: number, face: number, seat: number, table: TableState, stage: Stage): Promise<void> {
  const from = trayDice(face).at(-1) ?? seatSpot(seat);
  const before = table.tableau;
  stage();
  if (before && table.tableau) table.tableau = withPointsOf(before, table.tableau);
  await tick();
  const die = [...(tableauRow(row)?.querySelectorAll<HTMLElement>('svg.full') ?? [])].at(-1);
  play('place');
  if (die && from) await arrive(die, from, table.pace, TRAVEL);
  await table.pace.wait(90);
}

async function stock(bill: string, table: TableState, stage: Stage): Promise<void> {
  stage();
  await tick();
  const felt = spotOf(find('[data-felt]'));
  const found = find(bill);
  if (!found || !felt) return;
  void arrive(found, { x: felt.x, y: -60, size: 60 }, table.pace, 260);
  await table.pace.wait(45); // the next one follows while this one flies
}

async function tie(casino: number, owner: Row['owner'], table: TableState, stage: Stage): Promise<void> {
  stage();
  await tick();
  const row = table.scoring && find(rowOf(casino, owner));
  play('tie');
  if (row) await puff(row, table.pace, 300);
  take(table, (view) => withoutRow(view, casino, owner));
}

async function pay({ casino, bill: amount, seat }: Extract<Event, { event: 'paid' }>, peak: Peak | null, table: TableState, stage: Stage): Promise<void> {
  stage();
  await tick();
  const bill = billOf(table, casino, amount);
  const to = seatSpot(seat);
  play('pay');
  const pause = celebrate(peak, table, 80);
  if (bill && to) await leave(bill, to, table.pace, PAY);
  flash(find(`[data-seat="${seat}"]`), table.pace);
  take(table, (view) => withMoney(withoutBill(view, casino, amount), seat, amount));
  await table.pace.wait(pause);
}

async function fade(casino: number, amount: number | null, table: TableState, stage: Stage): Promise<void> {
  stage();
  await tick();
  const bill = billOf(table, casino, amount);
  if (bill) await puff(bill, table.pace, 260);
  take(table, (view) => withoutBill(view, casino, amount));
}

async function settle(event: Extract<Event, { event: 'rewarded' | 'fined' | 'row-finished' }>, peak: Peak | null, table: TableState, stage: Stage): Promise<void> {
  play('pay');
  const pause = celebrate(peak, table, 500);
  const place = event.event === 'row-finished' ? find(`[data-place="row-${event.row}"] .worth`) : find(`[data-casino="${table.peak?.casino}"] .board`);
  if (event.event === 'row-finished') flash(tableauRow(event.row), table.pace);
  const [from, to] = event.event === 'fined' ? [seatSpot(event.seat), spotOf(place)] : [spotOf(place), seatSpot(event.seat)];
  if (peak?.amount && from && to) await toss(peak.amount, from, to, table.pace, TOSS);
  stage();
  flash(find(`[data-seat="${event.seat}"]`), table.pace);
  if ('amount' in event)
    take(table, (view) => withMoney(view, event.seat, (event.event === 'fined' ? -1 : 1) * (event.amount ?? 0)));
  await table.pace.wait(pause);
}

/** Change the table that is being scored, if there is one. */
function take(table: TableState, change: (view: VegasView) => VegasView): void {
  if (table.scoring && table.vegas) table.vegas = change(table.vegas);
}

/** Find the bill that is taken from the table that is being scored. */
function billOf({ scoring, vegas }: TableState, casino: number, amount: number | null): HTMLElement | undefined {
  const bills = vegas?.casinos.find(({ number }) => number === casino)?.bills;
  return scoring && bills ? findAll(`[data-casino="${casino}"] [data-bill]`)[billTaken(bills, amount)] : undefined;
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
