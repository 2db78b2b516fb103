import { colourOf } from './seated.svelte';
import type { DieOwner } from './types';

const key = (owner: DieOwner) => (typeof owner === 'number' ? String(colourOf(owner)) : `-${owner}`);

/** The colour of an owner's dice, of what is drawn on them, and of the shape in between. */
export const bodyOf = (owner: DieOwner) => `var(--p${key(owner)})`;
export const inkOf = (owner: DieOwner) => `var(--i${key(owner)})`;
export const markOf = (owner: DieOwner) => `var(--w${key(owner)})`;

/** A number is in pixels, a string is any CSS length. */
export const length = (size: number | string) => (typeof size === 'number' ? `${size}px` : size);

export const thousands = (dollars: number) => Math.round(dollars / 1000);
