import type { SkillGame } from '../lib/net/messages';

const WINDOW = 10; // games

/** Return the games whose mistakes are known; of others there is only luck. */
export const judged = (played: readonly SkillGame[]): SkillGame[] => played.filter(({ errors }) => errors !== null);

/** Return the mean share of the win without luck, after each game: of the last ten that were played until then. */
export function strengthAfter(played: readonly SkillGame[]): number[] {
  return played.map((_, index) => {
    const lately = played.slice(Math.max(0, index + 1 - WINDOW), index + 1);
    return lately.reduce((sum, { result, luck }) => sum + result - luck, 0) / lately.length;
  });
}

export const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
