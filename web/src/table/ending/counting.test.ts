import { expect, test } from 'vitest';
import { vegas } from '../../lib/fixtures';
import { countAfter, pilesOf, stepsOf } from './counting';

const seat = (money: number | null, bills: number[] | null) => ({ small: 0, money, bills });

test('chips are counted first, then bills, from the smallest on', () => {
  const [pile] = pilesOf(vegas({ seats: [seat(110_000, [60_000, 30_000])] }))!;
  expect(pile).toEqual({ chips: 20_000, bills: [30_000, 60_000] });
  expect([0, 1, 2, 3, 9].map((steps) => countAfter(pile!, steps))).toEqual([0, 20_000, 50_000, 110_000, 110_000]);
});

test('whoever has most bills counts longest', () => {
  const piles = pilesOf(vegas({ seats: [seat(10_000, [10_000]), seat(0, []), seat(60_000, [10_000, 20_000, 30_000])] }))!;
  expect(stepsOf(piles)).toBe(4);
  expect(piles.map((pile) => countAfter(pile, stepsOf(piles)))).toEqual([10_000, 0, 60_000]);
});

test('nothing is counted where money stays hidden', () => {
  expect(pilesOf(vegas({ seats: [seat(10_000, [10_000]), seat(null, null)] }))).toBeNull();
});
