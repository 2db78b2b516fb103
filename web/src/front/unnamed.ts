import { say } from '../lib/text';
import type { Unnamed } from './setup';

/** How people are called who give no name: alone against bots, or one of several. */
export const UNNAMED: Unnamed = {
  alone: () => say('web-nickname'),
  player: (number) => say('web-player', { number }),
};
