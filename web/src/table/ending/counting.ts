import type { VegasView } from '../../lib/net/messages';

/** What somebody counts in the end: chips first, then bills, the small ones first. */
export interface Pile {
  chips: number; // dollars
  bills: number[];
}

/** Return what everybody has to count; null where somebody's money is hidden, for nothing is counted then. */
export function pilesOf({ seats }: VegasView): Pile[] | null {
  const piles = seats.map(({ money, bills }) => {
    if (money === null || bills === null) return null;
    const sorted = [...bills].sort((one, other) => one - other);
    return { chips: money - sorted.reduce((sum, bill) => sum + bill, 0), bills: sorted };
  });
  return piles.every((pile) => pile !== null) ? piles : null;
}

/** Return the number of steps that a count takes: everybody lays down one bill in each, after the chips. */
export const stepsOf = (piles: readonly Pile[]): number => 1 + Math.max(0, ...piles.map(({ bills }) => bills.length));

/** Return what lies there after so many steps. */
export const countAfter = ({ chips, bills }: Pile, steps: number): number =>
  steps ? chips + bills.slice(0, steps - 1).reduce((sum, bill) => sum + bill, 0) : 0;
