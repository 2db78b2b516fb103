import type { Choice } from './messages';

/** Say where on the table a choice goes: to a casino, or to a row of the tableau. What is only words goes nowhere. */
export function placeOf({ casino, move }: Choice): string | undefined {
  const number = casino?.number ?? move.casino;
  if (number) return `casino-${number}`;
  return move.row ? `row-${move.row}` : undefined;
}

/** Name what a choice moves, wherever it goes: a die, a group of grey dice, what one gets for them. */
export const pieceOf = ({ move }: Choice): string =>
  [move.text.split(' ')[0], move.die, move.grey, move.reward, move.face].filter(Boolean).join(' ');

export interface Piece {
  name: string;
  example: Choice; // the first choice that moves it
}

const MANY = 6; // more choices than that are asked for in two steps: what, then where

/** Return the pieces to choose from first, where there are too many choices to lay out at once; else nothing. */
export function piecesOf(choices: readonly Choice[]): Piece[] {
  const placed = choices.filter((choice) => choice.move.casino);
  const pieces = new Map(placed.map((choice) => [pieceOf(choice), choice]).reverse() as [string, Choice][]);
  if (placed.length <= MANY || pieces.size < 2) return [];
  return [...pieces].reverse().map(([name, example]) => ({ name, example }));
}

/** Return what touching each place would do: with the piece that was picked, else with the first that goes there. */
export function targetsOf(choices: readonly Choice[], piece: string | null): Map<string, Choice> {
  const targets = new Map<string, Choice>();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (place && (!targets.has(place) || (piece !== null && pieceOf(choice) === piece))) targets.set(place, choice);
  }
  return targets;
}
