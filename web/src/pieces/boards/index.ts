import type { Component } from 'svelte';
import type { BoardProps } from '../types';
import A1 from './A1.svelte';
import A2 from './A2.svelte';
import B1 from './B1.svelte';
import B2 from './B2.svelte';
import C1 from './C1.svelte';
import C2 from './C2.svelte';
import D1 from './D1.svelte';
import D2 from './D2.svelte';
import E1 from './E1.svelte';
import E2 from './E2.svelte';
import F1 from './F1.svelte';
import F2 from './F2.svelte';
import G1 from './G1.svelte';
import G2 from './G2.svelte';
import H1 from './H1.svelte';
import H2 from './H2.svelte';

export const BOARDS: Record<string, Component<BoardProps>> = {
  A1, A2, B1, B2, C1, C2, D1, D2, E1, E2, F1, F2, G1, G2, H1, H2,
};
