import { expect, test } from 'vitest';
import { casino, tableau, vegas } from '../fixtures';
import type { Row, SeatView } from '../net/messages';
import { beforeScoring, billKeys, billTaken, withMoney, withoutBill, withoutRow, withPointsOf } from './scoring';

const seat = (money: number | null): SeatView => ({ small: 0, money, bills: null });
const row = (owner: Row['owner']): Row => ({ owner, small: 1, count: 1, rank: 1, prize: 0 });
const table = vegas({ casinos: [casino(1, { bills: [50_000, 50_000, 20_000], rows: [row(0), row('neutral')] })], seats: [seat(10_000), seat(null)] });

test('takes one of several equal bills, and the highest if its amount is a secret', () => {
  expect(withoutBill(table, 1, 50_000).casinos[0]?.bills).toEqual([50_000, 20_000]);
  expect(withoutBill(table, 1, null).casinos[0]?.bills).toEqual([50_000, 20_000]);
});

test('a bill keeps its name while others are taken, and none of the next round has it', () => {
  const names = billKeys(1, [50_000, 50_000, 20_000]);
  expect(new Set(names).size).toBe(3);
  const left = withoutBill(table, 1, 50_000).casinos[0]!.bills;
  expect(billKeys(1, left)).toEqual(names.filter((_, index) => index !== billTaken([50_000, 50_000, 20_000], 50_000)));
  expect(billKeys(2, left).some((name) => names.includes(name))).toBe(false);
});

test('takes tied dice away', () => {
  expect(withoutRow(table, 1, 'neutral').casinos[0]?.rows.map(({ owner }) => owner)).toEqual([0]);
});

test('pays only money that can be seen', () => {
  expect(withMoney(table, 0, 50_000).seats[0]?.money).toBe(60_000);
  expect(withMoney(table, 1, 50_000).seats[1]?.money).toBe(null);
});

test('a scoring begins with the money from before it, and hides what was hidden', () => {
  const showdown = vegas({ seats: [seat(90_000), seat(70_000)] });
  expect(beforeScoring(showdown, table).seats.map(({ money }) => money)).toEqual([10_000, null]);
});

test('points are kept until a row is settled, but not dice', () => {
  const seats = (dice: number, points: number) => ({ ...tableau(), seats: [{ dice, points }] });
  expect(withPointsOf(seats(5, 80), seats(4, 160)).seats).toEqual([{ dice: 4, points: 80 }]);
});
