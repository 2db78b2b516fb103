import { innerHeight, innerWidth } from 'svelte/reactivity/window';

const WIDTH = 1440;
const HEIGHT = 900;
const LARGEST = 2.4;

/** How much larger than on a laptop everything on the table is drawn: it grows with the screen. */
export const tableZoom = (): number => Math.min(LARGEST, Math.max(1, Math.min((innerWidth.current ?? WIDTH) / WIDTH, (innerHeight.current ?? HEIGHT) / HEIGHT)));
