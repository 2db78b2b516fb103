import type { Details } from '../lib/text';
import type { Wrong } from './wrong';

// What people at this device should know of how the dice were made

export type Level = 'amber' | 'red';
export type Shield = 'green' | Level;

/** Something to be known: a message of the catalogue, and what goes into it. */
export interface Note {
  level: Level;
  loud: boolean; // at the table, and not only where the dice are checked
  key: string;
  details?: Details;
  names?: string[]; // of the people that it is about
  reason?: Wrong;
}

/** A note, and how often there was the same. */
export interface Counted extends Note {
  times: number;
}

/** Something that an honest server and honest devices never do. */
export const red = (key: string, details?: Details, reason?: Wrong): Note => ({ level: 'red', loud: true, key, details, reason });

/** Something that may be a hiccup, and that accuses no one. */
export const amber = (key: string, details?: Details): Note => ({ level: 'amber', loud: false, key, details });

/** Something of the same kind that all at the table should know. */
export const loud = (key: string, details?: Details): Note => ({ ...amber(key, details), loud: true });

const isSame = (one: Note, other: Note): boolean => one.key === other.key && String(one.names) === String(other.names);

/** Add a note to others: what comes again is counted, and stands last. */
export function withNote(notes: readonly Counted[], note: Note): Counted[] {
  const times = notes.find((other) => isSame(other, note))?.times ?? 0;
  return [...notes.filter((other) => !isSame(other, note)), { ...note, times: times + 1 }];
}

/** Return what a shield shows: red for good, amber until somebody has read why. */
export const shieldOf = (notes: readonly Counted[], read: readonly Counted[]): Shield =>
  notes.some(({ level }) => level === 'red') ? 'red' : notes.some((note) => !read.includes(note)) ? 'amber' : 'green';
