import type { Game } from '../lib/people';

/** The light that each game is shown in. */
export const TONES: Record<Game, string> = {
  'las-vegas': 'var(--c2)',
  'las-vegas-2019': 'var(--c4)',
  royale: 'var(--c5)',
  gambler: 'var(--c1)',
};
