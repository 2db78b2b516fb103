import { expect, test } from 'vitest';
import type { Choice } from '../../lib/net/messages';
import { allTiles, areSplits, splitInto } from './splitting';

const split = (code: number, ...tiles: number[]) => ({ move: { code, text: `split ${code}`, tiles } }) as unknown as Choice;
const SPLITS = [split(1, 0), split(2, 60), split(3, 20, 0), split(4, 20, 20), split(5, 0, 0, 0)];

test('tiles are known from the ways to split them', () => {
  expect(areSplits(SPLITS)).toBe(true);
  expect(areSplits([...SPLITS, { move: { code: 9, text: 'pass' } } as Choice])).toBe(false);
  expect(allTiles(SPLITS)).toEqual([60, 20, 20, 0, 0, 0]);
});

test('a split is found by either of its groups', () => {
  expect(splitInto(SPLITS, [0, 20])?.move.code).toBe(3);
  expect(splitInto(SPLITS, [0, 60, 0, 20])?.move.code).toBe(3);
  expect(splitInto(SPLITS, [60, 20, 20])?.move.code).toBe(5);
  expect(splitInto(SPLITS, [])).toBeNull();
});
