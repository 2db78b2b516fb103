/** Settings: two sliders, in a square of 24. */
export const SLIDERS = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5';
/** A hint: a light bulb. */
export const BULB = 'M9 18h6M10 21.500h4M8.500 14.500a6.500 6.500 0 1 1 7 0c-.8.600-1 1.200-1 2v1.500h-5v-1.500c0-.8-.2-1.400-1-2z';
/** Taking back: an arrow that turns to the left. */
export const BACK = 'M8 4 3.500 8.500 8 13M4 8.500h10a5.500 5.500 0 0 1 0 11H9';
