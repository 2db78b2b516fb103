import { Wrong } from './wrong';

// The options and the position in a genesis

/** Return what a text writes, or throw that the proof begins otherwise. */
export const parsed = (text: string): unknown => sound(() => JSON.parse(text) as unknown);

/** Write a value so that what is equal is written the same, and nothing else. */
export const canonical = (value: unknown): string => sound(() => JSON.stringify(value, inOrder) ?? '');

function inOrder(_: string, part: unknown): unknown {
  if (typeof part === 'number' && !Number.isFinite(part)) throw new RangeError('no number'); // JSON would write it as null
  return part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part;
}

/** What is nested too deep throws, too. */
function sound<T>(work: () => T): T {
  try {
    return work();
  } catch {
    throw new Wrong('error-proof-genesis');
  }
}
