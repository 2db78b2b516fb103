import { expect, test } from 'vitest';
import { entry } from '../fixtures';
import { isFresh, settledRounds, wonBy } from './rounds';

const began = (round: number) => entry(`round ${round}`, { event: 'round-began', round, starter: 0 });
const paid = (casino: number) => entry(`paid ${casino}`, { event: 'paid', seat: 0, casino, bill: 60_000 });
const tied = (casino: number) => entry(`tied ${casino}`, { event: 'tied', owner: 1, casino, dice: 2 });
const placed = entry('placed', { event: 'placed', seat: 0, casino: 1, small: 2 });
const fined = entry('fined', { event: 'fined', seat: 1, amount: 50_000 });

test('every scored round is summed up by casino, the newest first', () => {
  const rounds = settledRounds([began(1), placed, tied(2), paid(2), paid(4), fined, began(2), placed, paid(1), began(3)]);
  expect(rounds.map(({ round }) => round)).toEqual([2, 1]);
  expect(rounds[1]?.casinos.map(({ casino, entries }) => [casino, entries.map(({ text }) => text)])).toEqual([
    [2, ['tied 2', 'paid 2']],
    [4, ['paid 4']],
  ]);
  expect(rounds[1]?.others).toEqual([fined]);
});

test('a scoring is fresh until somebody places dice again', () => {
  expect(isFresh([began(1)])).toBe(false);
  expect(isFresh([began(1), placed, paid(1), began(2)])).toBe(true);
  expect(isFresh([began(1), placed, paid(1), began(2), placed])).toBe(false);
});

test('what each seat has won is added up, unless something of it is hidden by now', () => {
  const [round] = settledRounds([began(1), tied(2), paid(2), paid(4), fined]);
  expect(wonBy(round!, 3)).toEqual([120_000, -50_000, 0]);
  const [hidden] = settledRounds([began(1), paid(2), entry('paid', { event: 'paid', seat: 1, casino: 3, bill: null })]);
  expect(wonBy(hidden!, 3)).toBeNull();
});
