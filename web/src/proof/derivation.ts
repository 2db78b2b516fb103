import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { packed } from './keys';
import { Wrong } from './wrong';

// The one mapping from a request and everyone's links to what dice show: zocker/proof/derivation.py is the same

const WORDS = 2 ** 32;
const MAX_ITEMS = 2000;
const DICE = /^(B|[1-9][0-9]?)?d6$/;
const GROUP = /^([1-9][0-9]?) (of|from) ([!-~]+(?: [!-~]+)*)$/;
const ITEM = /^(?:([1-9][0-9]{0,2})x)?([0-9A-Za-wyz/]+)$/;

/** What a roll or draw is derived from: `head` is that of the genesis, `links` are the devices' in seat order. */
export interface Source {
  server: string; // its link
  head: string;
  attempt: number;
  draw: number;
  links: readonly string[];
}

type Below = (n: number) => number;

/** Return 32 bytes that no one could choose. */
export function block({ server, head, attempt, draw, links }: Source, number: number): Uint8Array {
  return hmac(sha256, hexToBytes(server), packed('zocker dice 2', hexToBytes(head), attempt, draw, number, ...links.map((link) => hexToBytes(link))));
}

/** Yield numbers of 32 bits, as many as are needed. */
export function* words(source: Source): Generator<number, never> {
  for (let number = 1; ; number++) {
    const bytes = new DataView(block(source, number).slice().buffer);
    for (let at = 0; at < bytes.byteLength; at += 4) yield bytes.getUint32(at);
  }
}

/** A number of 32 bits that was used, and what it was below `n`; null if it was skipped, since it would favour some. */
export interface Step {
  word: number;
  n: number;
  below: number | null;
}

/** Return what a request brings. */
export const derive = (request: string, source: Source): string => working(request, source).result;

/** Return what a request brings, and every number on the way. */
export function working(request: string, source: Source): { result: string; steps: Step[] } {
  const stream = words(source);
  const steps: Step[] = [];
  const result = answer(request, (n) => {
    const fair = Math.floor(WORDS / n) * n;
    for (;;) {
      const word = stream.next().value;
      const below = word < fair ? word % n : null;
      steps.push({ word, n, below });
      if (below !== null) return below;
    }
  });
  return { result, steps };
}

function answer(request: string, below: Below): string {
  const [word = '', ...parts] = request.split(' ');
  const shown = DICE.test(parts.at(-1) ?? '')
    ? parts.flatMap((part) => roll(part, below, request))
    : parts.join(' ').split(' then ').flatMap((group) => pick(group, below, request));
  return [word, ...shown].join(' ');
}

function roll(part: string, below: Below, request: string): string[] {
  if (part === '+') return ['+'];
  const found = DICE.exec(part);
  if (!found) throw new Wrong('error-proof-request-form', { text: request });
  if (found[1] === 'B') return [`B${below(6) + 1}`];
  return Array.from({ length: Number(found[1] ?? 1) }, () => below(6) + 1).sort().map(String);
}

function pick(group: string, below: Below, request: string): string[] {
  const [, number = '0', how, list = ''] = GROUP.exec(group) ?? [];
  const items = list.split(' ').map((item) => ITEM.exec(item));
  const left = items.flatMap((item) => (item ? Array<string>(Number(item[1] ?? 1)).fill(item[2]!) : [])).slice(0, MAX_ITEMS).map((text, place) => ({ text, place }));
  if (!how || items.includes(null) || left.length < Number(number)) throw new Wrong('error-proof-request-form', { text: request });
  const drawn = Array.from({ length: Number(number) }, () => {
    const [item] = left.splice(below(left.length), 1);
    const sides = item!.text.split('/');
    return { place: item!.place, text: sides.length > 1 ? sides[below(sides.length)]! : item!.text };
  });
  if (how === 'of') drawn.sort((one, other) => one.place - other.place);
  return drawn.map(({ text }) => text);
}
