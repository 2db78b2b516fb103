import { getContext, setContext } from 'svelte';
import type { Action } from './messages';

/** What carries the game on from the table as it is: it waits until the table has changed. */
export type Answer = Extract<Action, { type: 'roll' | 'play' | 'undo' | 'supply' }>;

export const isAnswer = (action: Action): action is Answer => ['roll', 'play', 'undo', 'supply'].includes(action.type);

/** Return what still waits at a table with so many lines, of all that was pressed. */
export const waitingAt = (pressed: readonly Action[], lines: number): Action[] => pressed.filter((action) => !isAnswer(action) || action.line_count === lines);

/** Tell whether the same was pressed before, and waits. */
export const waitsFor = (pressed: readonly Action[], action: Action): boolean => pressed.some((other) => JSON.stringify(other) === JSON.stringify(action));

/** Tell whether something of a kind was pressed and waits for the server; of moves perhaps a certain one. */
export type IsWaiting = (kind: Action['type'], move?: string) => boolean;

const KEY = 'waiting';
export const setWaiting = (waits: IsWaiting): IsWaiting => setContext(KEY, waits);
/** Return what tells what waits; where nothing is sent, nothing does. */
export const isWaiting = (): IsWaiting => getContext<IsWaiting | undefined>(KEY) ?? (() => false);
