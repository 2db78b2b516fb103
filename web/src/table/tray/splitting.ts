import type { Choice } from '../../lib/net/messages';

const counted = (tiles: readonly number[], worth: number): number => tiles.filter((tile) => tile === worth).length;
const inOrder = (tiles: readonly number[]): string => [...tiles].sort((one, other) => other - one).join();

/** Whether choices are ways to split tiles, each by one of its two groups. */
export const areSplits = (choices: readonly Choice[]): boolean => choices.length > 1 && choices.every(({ move }) => move.tiles?.length);

/** Return all tiles that are split, the best first: each as often as any group has it. */
export function allTiles(choices: readonly Choice[]): number[] {
  const groups = choices.map(({ move }) => move.tiles ?? []);
  const worths = [...new Set(groups.flat())].sort((one, other) => other - one);
  return worths.flatMap((worth) => Array<number>(Math.max(...groups.map((tiles) => counted(tiles, worth)))).fill(worth));
}

/** Return the choice that splits so that this is one of the groups, if there is one. */
export function splitInto(choices: readonly Choice[], group: readonly number[]): Choice | null {
  const rest = allTiles(choices);
  for (const tile of group) rest.splice(rest.indexOf(tile), 1);
  const wanted = [inOrder(group), inOrder(rest)];
  return choices.find(({ move }) => wanted.includes(inOrder(move.tiles ?? []))) ?? null;
}
