/** Positions for the gallery and the tests. */
import type { Board, Row } from './types';

export const BOARDS_SHOWN: Board[] = [
  { face: 'A1', name: 'Lucky Punch' },
  { face: 'A2', name: 'Jackpot', amount: 50_000 },
  { face: 'B1', name: 'Prime Time' },
  { face: 'B2', name: 'Fifty Fifty' },
  { face: 'B2', name: 'Fifty Fifty', step: 3 },
  { face: 'C1', name: 'High Five' },
  { face: 'C1', name: 'High Five', holder: 3 },
  { face: 'C2', name: 'Bad Luck' },
  { face: 'D1', name: 'Pay Day' },
  { face: 'D2', name: 'Power Play' },
  { face: 'D2', name: 'Power Play', holder: 1 },
  { face: 'E1', name: 'No Entry!', step: 0 },
  { face: 'E1', name: 'No Entry!', step: 3, closed: 6 },
  {
    face: 'E2',
    name: 'Knockout?',
    dice: [
      { owner: 0, die: 'small' },
      { owner: 1, die: 'small' },
      { owner: 1, die: 'biggy' },
      { owner: 3, die: 'small' },
    ],
  },
  { face: 'F1', name: 'Block It!', groups: [1, 2, 1] },
  { face: 'F2', name: 'Handicap', fields: [1, 2, 3] },
  { face: 'G1', name: 'Black Box' },
  { face: 'G2', name: 'Double Down' },
  {
    face: 'G2',
    name: 'Double Down',
    dice: [
      { owner: 0, die: 'small' },
      { owner: 0, die: 'small' },
      { owner: 1, die: 'small' },
      { owner: 1, die: 'biggy' },
      { owner: 2, die: 'biggy' },
      { owner: 4, die: 'small' },
    ],
  },
  {
    face: 'H1',
    name: 'Nice Dice',
    dice: [
      { owner: 2, die: 'small', field: 2 },
      { owner: 0, die: 'biggy', field: 4 },
      { owner: 3, die: 'small', field: 6 },
    ],
  },
  { face: 'H2', name: 'My Choice' },
  { face: 'H2', name: 'My Choice', dice: [{ owner: 4, die: 'small' }] },
];

export const ROWS_SHOWN: Row[] = [
  { number: 1, kind: 'faces', boxes: ['6'], points: 20, dice: [6], fits: [] },
  { number: 2, kind: 'faces', boxes: ['1', '2', '3', '4'], points: 50, dice: [1, 2], fits: [3] },
  { number: 3, kind: 'stars', boxes: ['*', '*', '*', '*'], points: 60, dice: [4, 4], fits: [4] },
  { number: 4, kind: 'house', boxes: ['a', 'a', 'a', 'b', 'b'], points: 80, dice: [5, 5, 5], fits: [1, 2, 3, 4, 6] },
  { number: 5, kind: 'faces', boxes: ['2', '2', '2'], points: -40, dice: [2], fits: [2] },
  { number: 6, kind: 'stars', boxes: ['*', '*', '*', '*', '*', '*'], points: -100, dice: [], fits: [1, 2, 3, 4, 5, 6] },
];
