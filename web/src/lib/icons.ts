/** Settings: two sliders, in a square of 24. */
export const SLIDERS = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5';
/** A hint: a light bulb. */
export const BULB = 'M9 18h6M10 21.500h4M8.500 14.500a6.500 6.500 0 1 1 7 0c-.8.600-1 1.200-1 2v1.500h-5v-1.500c0-.8-.2-1.400-1-2z';
/** Taking back: an arrow that turns to the left. */
export const BACK = 'M8 4 3.500 8.500 8 13M4 8.500h10a5.500 5.500 0 0 1 0 11H9';

const SHIELD = 'M12 3 5 6v5c0 4.500 3 8 7 10 4-2 7-5.500 7-10V6z';
/** How the dice of a table are made: all is well, something is to be known, something is wrong, nothing is proven. */
export const SHIELDS = {
  green: `${SHIELD}M9 12l2 2 4-4`,
  amber: `${SHIELD}M12 8v5M12 16.200v.1`,
  red: `${SHIELD}M9.500 9.500l5 5M14.500 9.500l-5 5`,
  none: SHIELD,
};
