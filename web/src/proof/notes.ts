import type { Details } from '../lib/text';

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
  reason?: { key: string; details?: Details };
}

/** A note, how often there was the same, and whether someone here has read it. */
export interface Counted extends Note {
  times: number;
  isRead: boolean;
}

/** Something that an honest server and honest devices never do. */
export const red = (key: string, details?: Details, reason?: Note['reason']): Note => ({
  ...{ level: 'red', loud: true, key, details },
  ...(reason && { reason: { key: reason.key, details: reason.details } }),
});

/** Something that may be a hiccup, and that accuses no one. */
export const amber = (key: string, details?: Details): Note => ({ level: 'amber', loud: false, key, details });

/** Something of the same kind that all at the table should know. */
export const loud = (key: string, details?: Details): Note => ({ ...amber(key, details), loud: true });

export const isSame = (one: Note, other: Note): boolean => one.key === other.key && String(one.names) === String(other.names);

/** Add a note to others: what comes again is counted, and stands last. */
export function withNote(notes: readonly Counted[], note: Note): Counted[] {
  const times = notes.find((other) => isSame(other, note))?.times ?? 0;
  return [...notes.filter((other) => !isSame(other, note)), { ...note, times: times + 1, isRead: false }];
}

/** Return the notes that tabs of one browser have, with the newer ones last; all of them saw the same. */
export function joined(kept: readonly Counted[], notes: readonly Counted[]): Counted[] {
  const newer = (note: Counted): Counted => kept.find((other) => isSame(other, note) && other.times > note.times) ?? note;
  return [...kept.filter((other) => !notes.some((note) => isSame(other, note))), ...notes.map(newer)];
}

export const hasRed = (notes: readonly Note[]): boolean => notes.some(({ level }) => level === 'red');

/** Return what a shield shows: red for good, amber until someone has read why, and as long as a device is left out. */
export const shieldOf = (notes: readonly Counted[], isLeftOut: boolean): Shield =>
  hasRed(notes) ? 'red' : isLeftOut || notes.some(({ isRead }) => !isRead) ? 'amber' : 'green';
