import { expect, test } from 'vitest';
import { hasteAfter } from './pace';

test('others take their time at first, and hurry when one has waited', () => {
  expect(hasteAfter(0)).toBe(1);
  expect(hasteAfter(2200)).toBe(1);
  expect(hasteAfter(3850)).toBeCloseTo(0.5);
  expect(hasteAfter(60_000)).toBeLessThan(0.2);
});

test('who has nothing left to do in a round waits less', () => {
  expect(hasteAfter(0, false)).toBe(0.35);
});
