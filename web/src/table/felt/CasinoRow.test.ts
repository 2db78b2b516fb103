import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { Row } from '../../lib/net/messages';
import { useCatalogue } from '../../lib/text';
import CasinoRow from './CasinoRow.svelte';

useCatalogue('en', readFileSync('../src/zocker/text/en/web.ftl', 'utf8'));

const told = (row: Row) => {
  const drawn = render(CasinoRow, { casino: 6, row, before: row, owner: 'Anna' }).container.querySelector('.row');
  return [drawn?.getAttribute('aria-label'), drawn?.classList.contains('leads')];
};

test('of two equal bills only one row leads, for eyes and for ears', () => {
  expect(told({ owner: 0, small: 3, count: 3, rank: 1, prize: 60_000, leads: true })).toEqual(['Anna: 3, leads, wins $60,000', true]);
  expect(told({ owner: 0, small: 2, count: 2, rank: 2, prize: 60_000 })).toEqual(['Anna: 2, wins $60,000', false]);
});

test('dice that are tied, or for which no bill is left, win nothing', () => {
  expect(told({ owner: 0, small: 2, count: 2, rank: null, prize: 0, tied: true })).toEqual(['Anna: 2, tied', false]);
  expect(told({ owner: 0, small: 2, count: 2, rank: 1, prize: 0, leads: true })).toEqual(['Anna: 2, wins nothing', false]);
});
