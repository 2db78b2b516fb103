import { all, say, type Details } from '../lib/text';
import type { ChanceLine, Part } from './account';
import { spans, type Report } from './check';
import { numbersOf, type Seats } from './fields';
import type { Counted } from './notes';
import { Wrong } from './wrong';

// What a check has found, in plain words

/** A message of the catalogue, and what goes into it. */
export interface Told {
  key: string;
  details: Details;
}

/** Something to be known, said; `none` is nothing to worry about. */
export interface Item {
  key: string;
  level: 'amber' | 'none';
  text: string;
}

const FOUND = new Set(['web-dice-thrown', 'verify-restart', 'verify-undrawn']); // a check tells more of these
const PLAIN = new Set(['web-proof-alone', 'verify-devices', 'verify-left', 'verify-hidden']);
const LOSSES = new Set(['verify-thrown', 'verify-restart', 'verify-undrawn', 'verify-opened']);
const told = (key: string, details: Details = {}): Told => ({ key, details });

/** Say what a browser has noted, and how often. */
export function sayNote({ key, details, names = [], reason, times }: Counted): string {
  const words = [say(key, { ...details, names: all(names) }), ...(reason ? [say(reason.key, reason.details)] : [])];
  return (times > 1 ? [...words, `(${say('web-dice-times', { times })})`] : words).join(' ');
}

/** Say what is wrong: with the proof, with the receipt of this browser, or by what only this browser has seen. */
export function problemsOf({ account, receipt }: Report, noted: readonly Counted[] = []): string[] {
  const found = account.fault?.reason ?? (receipt instanceof Wrong ? receipt : null);
  const seen = noted.filter(({ level, key }) => level === 'red' && !(account.fault && key === 'web-dice-wrong'));
  return [...(found ? [say(found.key, found.details)] : []), ...seen.map(sayNote)];
}

/** Say in one sentence what a check has found. */
export function verdictOf({ account, game, chances }: Report, isWrong: boolean): Told {
  const [proven, total, line] = [account.chances.size, chances.length, account.fault?.line];
  if (line) return told('web-proof-false-line', { line });
  if (isWrong) return told('web-proof-false');
  if (!total) return told('web-proof-none');
  if (game.dice !== 'system') return told('web-proof-typed');
  if (!proven) return account.isOlder ? told('web-proof-older') : told('web-proof-nothing', { total });
  return proven === total ? told('web-proof-all', { total }) : told('web-proof-some', { proven, total });
}

/** Return the rolls that the device with a key took part in, or without a key those of any device of a seat. */
export const rollsWith = ({ account }: Report, seat: number, key: string | null): ChanceLine[] =>
  [...account.chances.values()].filter(({ devices, keys }) => (key === null ? devices.some((seats) => numbersOf(seats).includes(seat)) : keys.includes(key)));

/** Say what is proven to someone who trusts the device that took part in so many rolls. */
export function trustOf({ chances }: Report, name: string, isOwn: boolean, rolls: number): Told {
  const part = !rolls ? 'none' : rolls === chances.length ? 'all' : 'some';
  return told(isOwn ? 'web-proof-yours' : 'web-proof-theirs', { part, rolls, total: chances.length, name });
}

/** Tell whether an operator could discard some results. */
export const hasLosses = (report: Report): boolean => foundIn(report).some(({ key }) => LOSSES.has(key));

/** Say what part the devices of a seat had. */
export function partOf({ isOver }: Report, { rolls, of, signed, isClosed }: Part): Told {
  const end = isClosed ? 'closed' : !signed ? 'none' : isOver ? 'open' : 'running';
  return told('web-proof-part', { rolls, of, signed, end });
}

/** Say what else is to be known: what this browser has noted, unless the check tells more of it, and what was found. */
export function notesOf(report: Report, noted: readonly Counted[] = []): Item[] {
  const own = noted.filter(({ level, key }) => level === 'amber' && !FOUND.has(key)).map((note) => ({ key: note.key, level: 'amber' as const, text: sayNote(note) }));
  const found = foundIn(report).map(({ key, details }) => ({ key, level: PLAIN.has(key) ? ('none' as const) : ('amber' as const), text: say(key, details) }));
  return [...own, ...found];
}

function foundIn(report: Report): Told[] {
  const { account, game, chances, isOver } = report;
  const proven = [...account.chances.values()];
  const alone = proven.filter(({ keys }) => new Set(keys).size === 1).map(({ line }) => line);
  const unproven = chances.filter((line) => !account.chances.has(line));
  const { parts } = account;
  const moved = parts.filter(({ keys }) => keys.length > 1);
  return [
    ...account.thrown.map(({ line, silent, was, came }) => told('verify-thrown', { line, names: namesOf(report, silent), was: was ?? 'unknown', came: came ?? 'unknown' })),
    ...account.restarts.map((line) => told('verify-restart', { line })),
    ...account.undrawn.map((line) => told('verify-undrawn', { line })),
    ...(game.record && account.opened ? [told('verify-opened', { line: account.opened })] : []), // a table that plays on may make it
    ...(proven.length && account.isOlder ? [told('verify-older')] : []),
    ...(proven.length && unproven.length && !account.fault ? [told('verify-unproven', { lines: unproven.length, which: spans(unproven) })] : []),
    ...(alone.length ? [told('web-proof-alone', { all: alone.length === chances.length ? 'yes' : 'no', lines: alone.length, which: spans(alone) })] : []),
    ...moved.map(({ name, keys }) => told('verify-devices', { name, devices: keys.length })),
    ...parts.flatMap(({ name, left }) => (left === null ? [] : [told('verify-left', { name, line: left })])),
    ...(isOver && account.hidden ? [told('verify-hidden', { moves: account.hidden })] : []),
  ];
}

/** Return the names of all who sit at some devices. */
export const namesOf = ({ account }: Report, devices: readonly Seats[]): string => all(devices.flatMap(numbersOf).map((seat) => account.nameOf(seat)));
