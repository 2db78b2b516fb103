import { expect, test } from 'vitest';
import { choice } from '../lib/fixtures';
import { picksOf, piecesOf, placeOf, targetsOf } from './targets';

const block = (casino: number, grey: number) => choice(`${casino}${grey}`, { text: `block ${casino} with ${grey}`, casino, grey }, { piece: `block ${grey}`, places: [`field-2-${grey}`, `casino-${casino}`] });
const place = (face: number, row: number) => choice(`${row}${face}`, { text: `place ${face} in row ${row}`, face, row }, { piece: `place ${face}`, places: [`row-${row}`] });
const ALL = [1, 2, 3].flatMap((grey) => [1, 2, 3, 4, 5, 6].map((casino) => block(casino, grey)));

test('dice go to a casino or a row; words go nowhere', () => {
  expect(placeOf(block(4, 2))).toBe('casino-4');
  expect(placeOf(place(3, 2))).toBe('row-2');
  expect(placeOf(choice('p', { text: 'pass' }))).toBeUndefined();
});

test('where there are many choices, what is asked first, in the order in which it is offered', () => {
  expect(piecesOf([choice('0', { text: 'decline' }), ...ALL]).map(({ name }) => name)).toEqual(['block 1', 'block 2', 'block 3']);
});

test('what lies on the table can be picked up there', () => {
  expect([...picksOf(piecesOf(ALL))]).toEqual([['field-2-1', 'block 1'], ['field-2-2', 'block 2'], ['field-2-3', 'block 3']]);
  expect(picksOf(piecesOf(ALL.slice(0, 6))).size).toBe(0);
});

test('a few choices, or many about nothing on the table, are asked at once', () => {
  expect(piecesOf(ALL.slice(0, 6))).toEqual([]);
  expect(piecesOf([1, 2, 3, 4, 5, 6, 7].map((face) => choice(String(face), { text: `split ${face}` })))).toEqual([]);
});

test('a row takes the die that was picked, else the first that fits', () => {
  const both = [place(3, 1), place(5, 1), place(5, 2)];
  expect(targetsOf(both, null).get('row-1')).toBe(both[0]);
  expect(targetsOf(both, place(5, 1).piece).get('row-1')).toBe(both[1]);
  expect([...targetsOf(both, 'place 3').keys()]).toEqual(['row-1', 'row-2']);
});
