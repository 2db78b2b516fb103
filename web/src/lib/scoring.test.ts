import { expect, test } from 'vitest';
import { casino, scene } from './fixtures';
import type { Place, Row } from './messages';
import { beforeScoring, paperKeys, paperTaken, withMoney, withoutPaper, withoutRow } from './scoring';

const place = (money: number | null): Place => ({ small: 0, biggy: 0, neutral: 0, chips: null, money, papers: null });
const row = (owner: Row['owner']): Row => ({ owner, small: 1, biggy: 0, count: 1, tied: false, rank: 1, prize: 0 });
const table = scene({ casinos: [casino(1, { paper: [50_000, 50_000, 20_000], rows: [row(0), row('neutral')] })], places: [place(10_000), place(null)] });

test('takes one of several equal bills, and the highest if its amount is a secret', () => {
  expect(withoutPaper(table, 1, 50_000).casinos[0]?.paper).toEqual([50_000, 20_000]);
  expect(withoutPaper(table, 1, null).casinos[0]?.paper).toEqual([50_000, 20_000]);
});

test('a card keeps its name while others are taken, and none of the next round has it', () => {
  const names = paperKeys(1, [50_000, 50_000, 20_000]);
  expect(new Set(names).size).toBe(3);
  const left = withoutPaper(table, 1, 50_000).casinos[0]!.paper;
  expect(paperKeys(1, left)).toEqual(names.filter((_, index) => index !== paperTaken([50_000, 50_000, 20_000], 50_000)));
  expect(paperKeys(2, left).some((name) => names.includes(name))).toBe(false);
});

test('takes tied dice away', () => {
  expect(withoutRow(table, 1, 'neutral').casinos[0]?.rows.map(({ owner }) => owner)).toEqual([0]);
});

test('pays only money that can be seen', () => {
  expect(withMoney(table, 0, 50_000).places[0]?.money).toBe(60_000);
  expect(withMoney(table, 1, 50_000).places[1]?.money).toBe(null);
});

test('a scoring begins with the money from before it, and hides what was hidden', () => {
  const showdown = scene({ places: [place(90_000), place(70_000)] });
  expect(beforeScoring(showdown, table).places.map(({ money }) => money)).toEqual([10_000, null]);
});
