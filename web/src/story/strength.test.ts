import { expect, test } from 'vitest';
import type { SkillGame } from '../lib/net/messages';
import { judged, mean, strengthAfter } from './strength';

const game = (result: number, luck: number): SkillGame => ({ table: 't', when: 0, start: 0.5, luck, errors: 0, result });

test('strength is what would be won without luck, over the last ten games', () => {
  expect(strengthAfter([game(1, 0.5), game(0, -0.25)])).toEqual([0.5, 0.375]);
  const games = [game(1, 0), ...Array.from({ length: 10 }, () => game(0, 0))];
  expect(strengthAfter(games).at(-2)).toBeCloseTo(0.1);
  expect(strengthAfter(games).at(-1)).toBe(0);
  expect(strengthAfter([])).toEqual([]);
});

test('games whose mistakes nobody knows tell nothing about strength', () => {
  const known = game(1, 0.5);
  expect(judged([{ ...known, errors: null }, known])).toEqual([known]);
});

test('nothing has no mean', () => {
  expect(mean([])).toBe(0);
  expect(mean([1, 2])).toBe(1.5);
});
