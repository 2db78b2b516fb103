import { expect, test } from 'vitest';
import { choice } from '../../lib/fixtures';
import { cardsAndButtons } from './plain';

const keys = (choices: { key: string }[]) => choices.map(({ key }) => key);

test('passing is a button beside the dice that can be placed', () => {
  const { cards, buttons } = cardsAndButtons([choice('4', { text: 'place 4', casino: 4, small: 2 }), choice('p', { text: 'pass' })]);
  expect([keys(cards), keys(buttons)]).toEqual([['4'], ['p']]);
});

test('where all choices are words, they are cards', () => {
  const { cards, buttons } = cardsAndButtons([choice('1', { text: 'stop' }), choice('2', { text: 'higher' })]);
  expect([keys(cards), keys(buttons)]).toEqual([['1', '2'], []]);
});

test('to roll again or to stop is always asked in the same place', () => {
  const { cards, buttons } = cardsAndButtons([choice('r', { text: 'roll again', small: 3 }), choice('s', { text: 'stop', small: 3 })]);
  expect([keys(cards), keys(buttons)]).toEqual([[], ['r', 's']]);
});
