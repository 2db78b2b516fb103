import { memory } from './state/settings.svelte';

const KEY = 'zocker-practice';
const MOST = 12; // tables of which it is remembered

type Told = [table: string, about: string];

function told(): Told[] {
  try {
    const read: unknown = JSON.parse(memory.read(KEY) ?? '[]');
    return Array.isArray(read) ? (read as Told[]) : [];
  } catch {
    return [];
  }
}

/** Remember what a position is about that somebody plays on from: what was played there, and what would have been better. */
export const remember = (table: string, about: string): void => memory.write(KEY, JSON.stringify([[table, about], ...told()].slice(0, MOST)));

/** Return what the position is about that a table goes on from; nothing where it was set up by another device. */
export const aboutPractice = (table: string): string => told().find(([known]) => known === table)?.[1] ?? '';
