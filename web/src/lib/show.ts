import { tick } from 'svelte';
import { arrive, find, findAll, flash, leave, puff, spotOf, type Spot } from './flights';
import type { Entry, Row, VegasView } from './messages';
import { rollOfEvent } from './roll';
import { billTaken, withMoney, withoutBill, withoutRow } from './scoring';
import { peakOf, takeOver, type Peak } from './peaks';
import { nameOf } from './people';
import { play } from './sound';
import type { TableState, Tumbling } from './table.svelte';

type Event = Entry['event'];
type Stage = () => void;

const TUMBLE = 600;
const READ = 380; // somebody else's roll, before it is placed
const TRAVEL = 420;
const PAY = 420;
export const GATHER = 260; // one's own roll, into its groups

const seatSpot = (seat: number): Spot | null => spotOf(find(`[data-seat="${seat}"] [data-token]`));
const rowOf = (casino: number, owner: Row['owner']): string => `[data-casino="${casino}"] [data-owner="${owner}"]`;
const tableauRow = (row: number): HTMLElement | null => findAll('[data-tableau] .row')[row - 1] ?? null;
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
  const peak = peakOf(entry);
  if (peak) celebrate(peak, table);
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
      return pay(event.casino, event.bill, event.seat, table, stage);
    case 'unclaimed':
      return fade(event.casino, event.bill, table, stage);
    case 'rewarded':
    case 'fined':
    case 'row-finished':
      return settle(event, table, stage);
    default:
      stage();
      await table.pace.wait(420);
  }
}

/** Stage a great moment; it holds nothing up. */
function celebrate(peak: Peak, table: TableState): void {
  const board = peak.board && table.vegas?.casinos.find((casino) => casino.board?.name === peak.board);
  if (board) peak = { ...peak, casino: board.number };
  play(peak.kind === 'loss' ? 'fine' : peak.kind === 'tie' ? 'tie' : 'peak');
  void table.stage(peak);
}

async function tumble(roll: Tumbling, table: TableState, stage: Stage, land: () => void): Promise<void> {
  const you = table.shown?.you;
  if (table.scoring) return;
  table.tumbling = { ...roll, dice: shuffled(roll.dice) };
  play('roll');
  await table.pace.wait(TUMBLE);
  land();
  if (roll.seat !== you) {
    table.tumbling = { ...roll, still: true };
    await table.pace.wait(READ);
  }
  const from = new Map<number, Spot[]>();
  for (const { face } of roll.dice) from.set(face, trayDice(face));
  stage();
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
  if (peak) celebrate(peak, table);
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
  await table.pace.wait(140);
}

async function fill(row: number, face: number, seat: number, table: TableState, stage: Stage): Promise<void> {
  const from = trayDice(face).at(-1) ?? seatSpot(seat);
  stage();
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

async function pay(casino: number, amount: number | null, seat: number, table: TableState, stage: Stage): Promise<void> {
  stage();
  await tick();
  const bill = billOf(table, casino, amount);
  const to = seatSpot(seat);
  play('pay');
  if (bill && to) await leave(bill, to, table.pace, PAY);
  flash(find(`[data-seat="${seat}"]`), table.pace);
  take(table, (view) => withMoney(withoutBill(view, casino, amount), seat, amount));
  await table.pace.wait(80);
}

async function fade(casino: number, amount: number | null, table: TableState, stage: Stage): Promise<void> {
  stage();
  await tick();
  const bill = billOf(table, casino, amount);
  if (bill) await puff(bill, table.pace, 260);
  take(table, (view) => withoutBill(view, casino, amount));
}

async function settle(event: Extract<Event, { seat: number }>, table: TableState, stage: Stage): Promise<void> {
  stage();
  await tick();
  play('pay');
  flash(find(`[data-seat="${event.seat}"]`), table.pace);
  if ('amount' in event)
    take(table, (view) => withMoney(view, event.seat, (event.event === 'fined' ? -1 : 1) * (event.amount ?? 0)));
  if (event.event === 'row-finished') flash(tableauRow(event.row), table.pace);
  await table.pace.wait(500);
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
