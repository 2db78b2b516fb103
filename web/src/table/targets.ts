import type { Choice } from '../lib/net/messages';

/** Say where on the table a choice goes. What is only words goes nowhere. */
export const placeOf = ({ places }: Choice): string | undefined => places.at(-1);

export interface Piece {
  name: string;
  example: Choice; // the first choice that moves it
}

const MANY = 6; // more choices than that are asked for in two steps: what, then where

/** Return the pieces to choose from first, where there are too many choices to lay out at once; else nothing. */
export function piecesOf(choices: readonly Choice[]): Piece[] {
  const placed = choices.filter((choice) => placeOf(choice) && !choice.row);
  const pieces = new Map(placed.map((choice) => [choice.piece, choice]).reverse() as [string, Choice][]);
  if (placed.length <= MANY || pieces.size < 2) return [];
  return [...pieces].reverse().map(([name, example]) => ({ name, example }));
}

/** Return what touching each place would do: with the piece that was picked, else with the first that goes there. */
export function targetsOf(choices: readonly Choice[], picked: string | null): Map<string, Choice> {
  const targets = new Map<string, Choice>();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (place && (!targets.has(place) || (picked !== null && choice.piece === picked))) targets.set(place, choice);
  }
  return targets;
}

/** Return the pieces that can be picked up where they lie on the table, by their places. */
export const picksOf = (pieces: readonly Piece[]): Map<string, string> =>
  new Map(pieces.flatMap(({ name, example: { places } }) => (places.length > 1 ? [[places[0]!, name] as const] : [])));
