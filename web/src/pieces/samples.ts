/** Positions for pictures, the gallery and the tests. */
import boards from './board-pictures.json';
import type { Board, Row } from './types';

/** Boards as they may lie on a table; a test compares what is printed on them with the rules. */
export const BOARDS_SHOWN: Board[] = boards;

/** Return a board as it looks when it has just been laid out. */
export const pictureOf = (face: string): Board | undefined => BOARDS_SHOWN.find((shown) => shown.face === face);

export const ROWS_SHOWN: Row[] = [
  { number: 1, kind: 'faces', boxes: ['6'], points: 20, dice: [6], fits: [] },
  { number: 2, kind: 'faces', boxes: ['1', '2', '3', '4'], points: 50, dice: [1, 2], fits: [3] },
  { number: 3, kind: 'stars', boxes: ['*', '*', '*', '*'], points: 60, dice: [4, 4], fits: [4] },
  { number: 4, kind: 'house', boxes: ['a', 'a', 'a', 'b', 'b'], points: 80, dice: [5, 5, 5], fits: [1, 2, 3, 4, 6] },
  { number: 5, kind: 'faces', boxes: ['2', '2', '2'], points: -40, dice: [2], fits: [2] },
  { number: 6, kind: 'stars', boxes: ['*', '*', '*', '*', '*', '*'], points: -100, dice: [], fits: [1, 2, 3, 4, 5, 6] },
];
