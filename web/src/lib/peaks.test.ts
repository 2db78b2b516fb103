import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { casino, entry } from './fixtures';
import type { Row } from './messages';
import { peakOf, takeOver } from './peaks';
import { useCatalogue } from './text';

useCatalogue('en', readFileSync('../src/zocker/text/en/web.ftl', 'utf8'));

const row = (owner: Row['owner'], count: number, changed: Partial<Row> = {}): Row => ({ owner, small: count, count, rank: null, prize: 0, ...changed });
const leads = (owner: Row['owner'], count: number, prize = 90_000) => row(owner, count, { leads: true, prize, rank: 1 });
const at = (...rows: Row[]) => casino(4, { rows });

test('a stolen lead, a broken tie and a spoilt lead are great moments where there is much to win', () => {
  expect(takeOver(at(leads(1, 2)), at(leads(0, 3), row(1, 2)), 0, 'Anna')).toMatchObject({ kind: 'stolen', text: 'Anna takes the lead for $90,000 in Casino 4!' });
  const tie = at(row(1, 2, { tied: true }), row(2, 2, { tied: true }));
  expect(takeOver(tie, at(leads(2, 3), row(1, 2)), 2, 'Ben')).toMatchObject({ kind: 'stolen', text: 'Ben breaks the tie in Casino 4: $90,000!' });
  expect(takeOver(at(leads(1, 2)), at(row(0, 2, { tied: true }), row(1, 2, { tied: true })), 0, 'Anna')).toMatchObject({ kind: 'tie' });
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
  expect(peakOf(entry('wow', { event: 'rewarded', seat: 1, board: 'Jackpot', amount: 30_000 }))).toMatchObject({ kind: 'gold', board: 'Jackpot' });
  expect(peakOf(entry('well', { event: 'rewarded', seat: 1, board: 'Pay Day', amount: 30_000 }))).toBeNull();
});

test('large sums are great, and fines are bad', () => {
  expect(peakOf(entry('wow', { event: 'paid', seat: 1, casino: 2, bill: 90_000 }))).toEqual({ kind: 'gold', text: 'wow', seat: 1, casino: 2 });
  expect(peakOf(entry('well', { event: 'paid', seat: 1, casino: 2, bill: null }))).toBeNull();
  expect(peakOf(entry('oh', { event: 'fined', seat: 1, amount: null }))?.kind).toBe('loss');
});
