import type { Row } from '../../lib/net/messages';

/** How the rows of a casino are drawn: their height, the size of a die, and how much room the dice of a row have. */
export interface Fitting {
  line: number;
  die: number;
  room: number;
}

interface Limits {
  line: [number, number]; // least and most
  die: [number, number];
  words: number; // the room that a row needs for its number and its prize
  gap: number;
}

export const LARGE: Limits = { line: [30, 50], die: [22, 40], words: 97, gap: 4 };
export const SMALL: Limits = { line: [15, 30], die: [14, 24], words: 56, gap: 0 };

const BIGGY = 1.35; // a Biggy is so much larger than a die
const BETWEEN = 2;
const TIMES = 1.9; // a die with its number beside it
const TALL = 0.84; // a die's share of its line
const FEWEST_LINES = 3; // dice don't grow beyond what three rows leave them

const clamp = ([least, most]: [number, number], wanted: number): number => Math.max(least, Math.min(most, Math.floor(wanted)));

/** Return how wide the dice of a row are, side by side. */
export const widthOf = ({ small, biggy = 0 }: Pick<Row, 'small' | 'biggy'>, die: number): number =>
  small * (die + BETWEEN) + biggy * (die * BIGGY + BETWEEN);

/** Fit the rows of a casino into its room: dice shrink first; where that is not enough, rows are stacked. */
export function fit(width: number, height: number, rows: readonly Row[], limits: Limits): Fitting {
  const lines = Math.max(FEWEST_LINES, rows.length);
  const line = clamp(limits.line, (height - limits.gap * (lines - 1)) / lines);
  const room = Math.max(1, width - limits.words);
  const most = Math.max(1, ...rows.map(({ small, biggy = 0 }) => small + BIGGY * biggy));
  const die = clamp(limits.die, Math.min(line * TALL, room / most - BETWEEN));
  return { line, die, room };
}

/** Return the size of a row's dice: one that stands for many may be as large as its line. */
export const sizeOf = (row: Pick<Row, 'small' | 'biggy'>, fitting: Fitting): number =>
  drawn(row, fitting) === 'stack' && !row.biggy ? Math.max(fitting.die, Math.floor(Math.min(fitting.line * TALL, fitting.room / TIMES - BETWEEN))) : fitting.die;

export type Drawn = 'all' | 'stack' | 'one';

/** Return how the dice of a row are drawn: side by side, or one die for all small ones with their number, or only one. */
export function drawn(row: Pick<Row, 'small' | 'biggy'>, { die, room }: Fitting): Drawn {
  if (!room || widthOf(row, die) <= room) return 'all';
  const stack = Math.min(1, row.small) * (die + BETWEEN) * TIMES;
  return stack + widthOf({ ...row, small: 0 }, die) <= room ? 'stack' : 'one';
}
