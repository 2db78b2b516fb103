import { ANSWERS, DEVICE, DEVICES, HEX_16, HEX_32, HEX_64, ID, NUMBER, NUMBERS, OPTIONAL_HEX_32, REST, TEXT, type Field } from './fields';
import { Wrong } from './wrong';

// The lines of a proof, one text each: zocker/proof/lines.py is the same, docs/proof-format.md is their grammar

export const TAB = '\t';
const MAX_LENGTH = 60_000; // characters of a line
const MAX_QUOTED = 60;
const ROLLED = new Set(['roll', 'extra']); // what a seat rolls: an event of its own; everything else is drawn in one run
const OUTSIDE = /[^\t -\ud7ff\ue000-\u{10ffff}]/u; // control characters but tabs, and what is no character

/** The fields of each kind of line in their order. */
const KINDS = {
  genesis: { scheme: NUMBER, table: ID, nonce: HEX_16, game: TEXT, rules: NUMBER, options: TEXT, setup: TEXT, key: HEX_32, end: HEX_32, since: NUMBER, before: OPTIONAL_HEX_32, seats: REST },
  commit: { seats: DEVICE, key: HEX_32, end: HEX_32, first: NUMBER, number: NUMBER, signature: HEX_64 },
  moves: { line: NUMBER, texts: REST },
  seats: { seats: REST },
  open: { attempt: NUMBER, event: NUMBER, line: NUMBER, devices: DEVICES, request: TEXT },
  void: { attempt: NUMBER, silent: DEVICES, server: HEX_32, answers: ANSWERS },
  drawn: { attempt: NUMBER, line: NUMBER, server: HEX_32, answers: ANSWERS, draws: REST },
  'back-in': { seats: DEVICE, attempt: NUMBER, agreed: DEVICES, signatures: REST },
  close: { scores: NUMBERS, winners: NUMBERS, salts: REST },
  signed: { seats: DEVICE, signature: HEX_64 },
} as const;

type Kinds = typeof KINDS;
type Value<F> = F extends Field<infer T> ? T : string[];
type Of<K extends keyof Kinds> = { kind: K } & { -readonly [N in keyof Kinds[K]]: Value<Kinds[K][N]> };

export type Genesis = Of<'genesis'>;
export type Commit = Of<'commit'>;
export type Moves = Of<'moves'>;
export type Seated = Of<'seats'>;
export type Open = Of<'open'>;
export type Void = Of<'void'>;
export type Drawn = Of<'drawn'>;
export type BackIn = Of<'back-in'>;
export type Close = Of<'close'>;
export type Signed = Of<'signed'>;
export type Line = { [K in keyof Kinds]: Of<K> }[keyof Kinds];

const SIGNED: ReadonlySet<string> = new Set<keyof Kinds>(['open', 'void', 'drawn', 'close']); // by the server

/** The line of a game that takes back the move before it. */
export const UNDO = 'undo';

/** Tell whether a line of a game is what chance has brought, and not a move. */
export const isChance = (text: string): boolean => /^(?:(?:start|bill|neutral|pair|aside|boards|extra|tableau) |roll (?:\+ )?B?[1-6])/.test(text);

/** Tell whether a seat rolls what is asked for. */
export const isRolled = (request: string): boolean => ROLLED.has(request.split(' ')[0]!);

export const requestsOf = ({ draws }: Drawn): string[] => draws.filter((_, index) => index % 2 === 0);
export const resultsOf = ({ draws }: Drawn): string[] => draws.filter((_, index) => index % 2 === 1);

/** Return a line as a text, without the server's signature. */
export function write(line: Line): string {
  const values = line as unknown as Record<string, never>;
  const parts = Object.entries<Field<unknown> | typeof REST>(KINDS[line.kind]).flatMap(([name, field]) => (field === REST ? values[name]! : [field.write(values[name])]));
  return [line.kind, ...(parts as string[])].join(TAB);
}

/** Return the line that a text without the server's signature writes, or throw what is wrong. */
export function read(text: string): Line {
  try {
    const line = parse(text);
    if (write(line) === text) return line;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw wrongForm(text);
}

/** Return that a text is no line of a proof, with its beginning. */
export const wrongForm = (text: string): Wrong => new Wrong('error-proof-form', { text: [...text.slice(0, 2 * MAX_QUOTED)].slice(0, MAX_QUOTED).join('') });

function parse(text: string): Line {
  const [kind = '', ...parts] = text.split(TAB);
  const tooLong = text.length > MAX_LENGTH && [...text].length > MAX_LENGTH;
  if (tooLong || OUTSIDE.test(text) || !Object.hasOwn(KINDS, kind)) throw new RangeError(text);
  const fields = Object.entries<Field<unknown> | typeof REST>(KINDS[kind as keyof Kinds]);
  const fixed = fields.filter(([, field]) => field !== REST).length;
  if (parts.length < fixed || (parts.length > fixed && fixed === fields.length)) throw new RangeError(text);
  const values = fields.map(([name, field], index) => [name, field === REST ? parts.slice(fixed) : field.read(parts[index]!)]);
  return { kind, ...Object.fromEntries(values) } as Line;
}

/** Return what the head of a written line covers, and the server's signature if there has to be one. */
export function split(text: string): { body: string; signature: string | null } {
  const at = text.lastIndexOf(TAB);
  return SIGNED.has(text.split(TAB, 1)[0]!) ? { body: text.slice(0, Math.max(0, at)), signature: text.slice(at + 1) } : { body: text, signature: null };
}
