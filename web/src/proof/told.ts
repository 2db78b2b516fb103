import type { Details } from '../lib/text';
import { silent, spans, type Report } from './check';

/** A message of the catalogue, and what goes into it. */
export interface Told {
  key: string;
  details: Details;
}

const told = (key: string, details: Details = {}): Told => ({ key, details });

/** Say in one sentence what a check has come to. */
export function verdictOf({ wrong, typed, total, proven }: Report): Told {
  if (wrong) return wrong.line === null ? told('web-proof-false') : told('web-proof-false-line', { line: wrong.line });
  if (typed) return told('web-proof-typed');
  if (!total) return told('web-proof-none');
  if (!proven.length) return told('web-proof-nothing', { total });
  return proven.length === total ? told('web-proof-all', { total }) : told('web-proof-some', { proven: proven.length, total });
}

/** Say what is to be known about it, in plain words: which lines are meant is said apart. */
export function notesOf({ wrong, proven, unproven, alone, leftOut }: Report): Told[] {
  const notes: Told[] = [];
  if (wrong) notes.push(told(wrong.reason.key, wrong.reason.details));
  else if (proven.length && !unproven.length && !alone.length && !leftOut.length) notes.push(told('web-proof-together'));
  if (proven.length && unproven.length) notes.push(told('web-proof-unproven', { lines: unproven.length }));
  if (alone.length) notes.push(told('web-proof-alone', { all: alone.length === proven.length ? 'yes' : 'no', lines: alone.length }));
  if (leftOut.length) notes.push(told('verify-left-out', { names: silent(leftOut) }));
  return notes;
}

/** Name the lines that the notes are about, where it is not all of them. */
export function linesOf({ proven, unproven, alone }: Report): Told[] {
  const lines: Told[] = [];
  if (proven.length && unproven.length) lines.push(told('verify-unproven', { lines: unproven.length, which: spans(unproven) }));
  if (alone.length && alone.length < proven.length) lines.push(told('web-proof-alone-lines', { lines: alone.length, which: spans(alone) }));
  return lines;
}
