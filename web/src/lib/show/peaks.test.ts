import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { casino, entry, onTable, table, tableau, vegas } from '../fixtures';
import type { Row } from '../net/messages';
import { useCatalogue } from '../text';
import { peakBetween, peakOf, takeOver } from './peaks';

useCatalogue('en', readFileSync('../src/zocker/text/en/web.ftl', 'utf8'));

const row = (owner: Row['owner'], count: number, changed: Partial<Row> = {}): Row => ({ owner, small: count, count, rank: null, prize: 0, ...changed });
const leads = (owner: Row['owner'], count: number, prize = 90_000) => row(owner, count, { leads: true, prize, rank: 1 });
const at = (...rows: Row[]) => casino(4, { rows });

test('a stolen lead, a broken tie and a spoilt lead are great moments where there is much to win', () => {
  expect(takeOver(at(leads(1, 2)), at(leads(0, 3), row(1, 2)), 0, 'Anna')).toMatchObject({ what: 'stolen', text: 'Anna takes the lead for $90,000 in Casino 4!' });
  const tie = at(row(1, 2, { tied: true }), row(2, 2, { tied: true }));
  expect(takeOver(tie, at(leads(2, 3), row(1, 2)), 2, 'Ben')).toMatchObject({ what: 'broken', text: 'Ben breaks the tie in Casino 4: $90,000!' });
  expect(takeOver(at(leads(1, 2)), at(row(0, 2, { tied: true }), row(1, 2, { tied: true })), 0, 'Anna')).toMatchObject({ what: 'tied' });
});

test('nothing is great about a first die, a lead that stays, or small money', () => {
  expect(takeOver(at(), at(leads(0, 1)), 0, 'Anna')).toBeNull();
  expect(takeOver(at(leads(0, 1)), at(leads(0, 3)), 0, 'Anna')).toBeNull();
  expect(takeOver(at(leads(1, 1, 20_000)), at(leads(0, 3, 20_000)), 0, 'Anna')).toBeNull();
});

test('nobody is robbed where only dice of nobody are beaten or tied', () => {
  expect(takeOver(at(leads('grey', 1)), at(leads(0, 2), row('grey', 1)), 0, 'Anna')).toBeNull();
  expect(takeOver(at(leads('neutral', 2)), at(row(0, 2, { tied: true }), row('neutral', 2, { tied: true })), 0, 'Anna')).toBeNull();
  const own = at(row(0, 2, { tied: true }), row('neutral', 2, { tied: true }));
  expect(takeOver(own, at(leads(0, 3), row('neutral', 2)), 0, 'Anna')).toBeNull();
});

test('a jackpot is always great, and lies at its board', () => {
  expect(peakOf(entry('wow', { event: 'rewarded', seat: 1, board: 'Jackpot', amount: 30_000 }))).toMatchObject({ what: 'jackpot', amount: '+30k', board: 'Jackpot' });
  expect(peakOf(entry('well', { event: 'rewarded', seat: 1, board: 'Pay Day', amount: 30_000 }))).toBeNull();
});

test('large sums are great, and fines are bad', () => {
  expect(peakOf(entry('wow', { event: 'paid', seat: 1, casino: 2, bill: 90_000 }))).toEqual({ what: 'won', text: 'wow', seat: 1, amount: '+90k', casino: 2 });
  expect(peakOf(entry('well', { event: 'paid', seat: 1, casino: 2, bill: null }))).toBeNull();
  expect(peakOf(entry('oh', { event: 'fined', seat: 1, amount: null }))?.what).toBe('lost');
});

test('a full house is always great, other rows where they bring much, and black ones hurt', () => {
  const finished = (row: number, points: number) => peakOf(entry('so', { event: 'row-finished', seat: 1, row, points }), tableau({ number: 3, kind: 'house' }));
  expect(finished(3, 50)).toEqual({ what: 'house', text: 'so', seat: 1, amount: '+50', row: 3 });
  expect(finished(2, 50)).toBeNull();
  expect(finished(2, 80)).toMatchObject({ what: 'won', amount: '+80' });
  expect(finished(6, -70)).toMatchObject({ what: 'lost', amount: '−70', row: 6 });
});

test('where the way from one table to the next is not shown, what was great last on it is known all the same', () => {
  const laid = (...rows: Row[]) => vegas({ casinos: [casino(4, { rows })] });
  const people = [{ name: 'Anna' }, { name: 'Ben' }] as ReturnType<typeof table>['people'];
  const placed = entry('so', { event: 'placed', seat: 1, casino: 4, face: 4, small: 2 } as never);
  const [before, after] = [table(1, { view: onTable(laid(leads(0, 2))) }), table(2, { people, view: onTable(laid(leads(1, 3), row(0, 2))) })];
  expect(peakBetween(before, after, [placed, entry('rolled')])).toMatchObject({ what: 'stolen', seat: 1, casino: 4 });
  expect(peakBetween(before, after, [placed, entry('oh', { event: 'fined', seat: 0, amount: 20_000 })])).toMatchObject({ what: 'lost', amount: '−20k' });
  expect(peakBetween(before, before, [placed])).toBeNull();
});
