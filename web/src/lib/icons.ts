/** Settings: two sliders, in a square of 24. */
export const SLIDERS = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5';
