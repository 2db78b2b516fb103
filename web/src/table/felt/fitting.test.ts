import { expect, test } from 'vitest';
import type { Row } from '../../lib/net/messages';
import { drawn, fit, LARGE, SMALL, widthOf } from './fitting';

const row = (small: number, biggy = 0): Row => ({ owner: 0, small, biggy, count: small + 2 * biggy, rank: 1, prize: 0 });

test('dice never overlap: they shrink, then they are stacked', () => {
  for (const width of [60, 72, 115, 194, 300])
    for (let most = 1; most <= 8; most++)
      for (const limits of [LARGE, SMALL]) {
        const fitting = fit(width, 300, [row(most), row(2)], limits);
        if (drawn(row(most), fitting) === 'all') expect(widthOf(row(most), fitting.die)).toBeLessThanOrEqual(fitting.room);
      }
});

test('many dice in a narrow casino are one die with their number', () => {
  const fitting = fit(194, 300, [row(8)], LARGE);
  expect(drawn(row(8), fitting)).toBe('stack');
  expect(drawn(row(3), fitting)).toBe('all');
});

test('beside a board on a phone there is room for one die', () => {
  expect(drawn(row(3, 1), fit(72, 90, [row(3, 1)], SMALL))).toBe('one');
});

test('rows are never lower than their numbers', () => {
  expect(fit(194, 90, [row(1), row(1), row(1), row(1), row(1)], LARGE).line).toBe(30);
  expect(fit(100, 60, [row(1), row(1), row(1), row(1), row(1)], SMALL).line).toBe(15);
});
