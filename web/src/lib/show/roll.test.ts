import { expect, test } from 'vitest';
import { choice, vegas } from '../fixtures';
import { groupByFace, groupChoices, idleDice, rollOfEvent, rollOnTable } from './roll';

test('a roll is grouped by face: own dice, the Biggy, neutral dice', () => {
  const roll = rollOnTable(
    vegas({ small: [5, 1, 5], biggy: 5, neutral: [1, 5], waiting: { for: 'decision', seat: 2, kind: 'place', moves: [] } }),
    null,
  );
  expect(roll?.seat).toBe(2);
  expect(groupByFace(roll!.dice).map(({ face, dice }) => [face, dice.map((die) => (die.biggy ? 'big' : die.owner))])).toEqual([
    [1, [2, 'neutral']],
    [5, [2, 2, 'big', 'neutral']],
  ]);
});

test('there is no roll on the table while somebody is to roll', () => {
  expect(rollOnTable(vegas({ small: [1], waiting: { for: 'chance', kind: 'roll', seat: 0 } }), null)).toBe(null);
});

test('events that roll dice say whose they are', () => {
  expect(rollOfEvent({ event: 'rolled', seat: 1, small: [4], biggy: 6 })?.dice).toEqual([
    { face: 4, owner: 1, biggy: false },
    { face: 6, owner: 1, biggy: true },
  ]);
  expect(rollOfEvent({ event: 'extra-rolled', seat: 1, board: 'Jackpot', dice: [3, 4] })?.dice[0]?.owner).toBe('extra');
  expect(rollOfEvent({ event: 'stopped', seat: 1 })).toBe(null);
});

test('choices of a tableau are grouped by die', () => {
  const choices = [choice('31', { row: 3, face: 1 }), choice('s', {}), choice('21', { row: 2, face: 1 }), choice('25', { row: 2, face: 5 })];
  const { dice, others } = groupChoices(choices);
  expect(dice.map(({ face, choices: rows }) => [face, rows.map(({ key }) => key)])).toEqual([[1, ['31', '21']], [5, ['25']]]);
  expect(others.map(({ key }) => key)).toEqual(['s']);
});

test('extra dice lie on the table while somebody decides about them', () => {
  const waiting = { for: 'decision' as const, seat: 1, kind: 'fifty-fifty', moves: [], dice: [3, 5] };
  expect(rollOnTable(vegas({ waiting }), null)).toEqual({
    seat: 1,
    dice: [3, 5].map((face) => ({ face, owner: 'extra', biggy: false })),
  });
});

test('dice that no choice places are idle', () => {
  const table = vegas({ small: [5, 1, 5], biggy: 5, waiting: { for: 'decision', seat: 2, kind: 'place', moves: [] } });
  expect(idleDice(table, [choice('1', { casino: 1 })]).map(({ face, dice }) => [face, dice.length])).toEqual([[5, 3]]);
  expect(idleDice(table, [choice('1', { casino: 1 }), choice('5', { casino: 5 })])).toEqual([]);
});
