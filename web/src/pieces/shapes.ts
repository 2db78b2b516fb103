import { colourOf } from './seated.svelte';

/** The six shapes that go with the six seat colours: one path each, in a box from -10 to 10. */
export const SHAPES = [
  'M0-8.6a8.6 8.6 0 1 0 .01 0z', // circle
  'M-7.6-7.6h15.2v15.2h-15.2z', // square
  'M0-9.2 9.2 6.8H-9.2z', // triangle
  'M0-9.8 8.4 0 0 9.8-8.4 0z', // diamond
  'M0-10 2.7-3.1 9.5-3.1 4.1 1.3 6 8.1 0 4.2-6 8.1-4.1 1.3-9.5-3.1-2.7-3.1z', // star
  'M-9.2-6.8H9.2L0 9.2z', // inverted triangle
] as const;

export const shapeOf = (owner: unknown): string | undefined =>
  typeof owner === 'number' ? SHAPES[colourOf(owner) % SHAPES.length] : undefined;
