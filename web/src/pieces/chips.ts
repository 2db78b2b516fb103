/** Body, spots and ink of a chip: Royale's, and Gambler's of 10, 50 and 100 points. */
export const CHIPS = {
  royale: ['#a3123f', '#fff3d6', '#7d0d30'],
  white: ['#7d8798', '#ffffff', '#333a47'],
  yellow: ['#c98b1d', '#fff0bd', '#6b4500'],
  blue: ['#1d5fc4', '#e6efff', '#123f86'],
} as const;

export type ChipTone = keyof typeof CHIPS;
