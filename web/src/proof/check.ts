import type { Proof, ShownProof } from '../lib/messages';
import type { Source } from './derivation';
import { Ledger } from './ledger';
import { Wrong } from './wrong';

/** A roll or draw that is as promised: what was asked for, whose devices gave links, and what it is derived from. */
export interface Proven {
  line: number;
  text: string;
  request: string;
  devices: number[][]; // the seats at each, counted from 1
  source: Source;
}

/** What a check has come to: all rolls that are proven, the lines that are not, and the first that is wrong. */
export interface Report {
  names: readonly string[];
  typed: boolean;
  total: number;
  proven: Proven[];
  unproven: number[];
  alone: number[]; // proven by one device only
  leftOut: [string, number][]; // whose devices were silent, and how often
  wrong: { line: number | null; reason: Wrong } | null;
}

/** Check everything but whether the requests are those of the rules: `zocker verify` does that, too. */
export function check({ names, dice, chances, proof }: ShownProof): Report {
  const texts = new Map(chances.map(({ line, text }) => [line, text]));
  const proven: Proven[] = [];
  const wrong = proof && dice === 'system' ? follow(proof, texts, proven) : null;
  const lines = new Set(proven.map(({ line }) => line));
  return {
    names,
    typed: dice === 'typed',
    total: chances.length,
    proven,
    unproven: [...texts.keys()].filter((line) => !lines.has(line)),
    leftOut: silences(proof, names),
    alone: proven.filter(({ devices }) => devices.length === 1).map(({ line }) => line),
    wrong,
  };
}

/** Count how often devices were left out, by the names of who sits there. */
function silences(proof: Proof | null, names: readonly string[]): [string, number][] {
  const counted = new Map<string, number>();
  for (const line of proof?.lines ?? []) {
    if (line.kind !== 'left-out') continue;
    const who = line.seats.map((seat) => names[seat - 1] ?? String(seat)).join(' + ');
    counted.set(who, (counted.get(who) ?? 0) + 1);
  }
  return [...counted];
}

/** Write who was silent, and how often. */
export const silent = (leftOut: Report['leftOut']): string => leftOut.map(([who, times]) => `${who} (${times}×)`).join(', ');

/** Check the lines of a proof one after the other, up to the first that is wrong. */
function follow(proof: Proof, texts: ReadonlyMap<number, string>, proven: Proven[]): Report['wrong'] {
  const ledger = new Ledger(proof.table);
  for (const line of proof.lines) {
    let at = line.kind === 'drawn' ? line.line : null;
    try {
      ledger.take(line);
      if (line.kind !== 'drawn') continue;
      const { server: key, links, event } = line;
      const devices = ledger.devices.map(({ seats }) => seats);
      line.results.forEach((text, index) => {
        at = line.line + index;
        if (texts.get(at) !== text) throw new Wrong('error-proof-other', { text });
        const source = { key, table: proof.table, event, draw: index + 1, links };
        proven.push({ line: at, text, request: line.requests[index]!, devices, source });
      });
    } catch (reason) {
      return { line: at, reason: reason instanceof Wrong ? reason : new Wrong('error-proof-lines') };
    }
  }
  return null;
}

const CHANCE = /^(start|bill|neutral|pair|aside|boards|extra|tableau) |^roll (\+ )?B?[1-6]/;

/** Return what a record, read from a file, has to be checked for. */
export function readRecord(text: string): ShownProof {
  const record = JSON.parse(text) as { seats: { name: string }[]; lines: string[]; dice: { source: string }; proof?: Proof };
  const numbered = record.lines.map((text, index) => ({ line: index + 1, text }));
  return {
    names: record.seats.map(({ name }) => name),
    dice: record.dice.source === 'typed' ? 'typed' : 'system',
    chances: numbered.filter(({ text }) => CHANCE.test(text)),
    proof: record.proof ?? null,
  };
}

/** Write numbers in order, neighbours as one span: "1–3, 7". */
export function spans(lines: readonly number[]): string {
  const found: [number, number][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else found.push([line, line]);
  }
  return found.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
}
