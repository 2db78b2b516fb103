import type { Chance } from '../lib/net/messages';
import { BOARDS, DECKS, DRAWS, STACKS } from './first';
import { parsed } from './json';
import type { Genesis } from './lines';
import { Wrong } from './wrong';

// What a browser can know of what chance is asked for: how many dice are rolled, and from which list something is drawn

const DICE = /^(?:roll(?= )(?: [1-9][0-9]?d6)?(?: \+ [1-9][0-9]?d6)?(?: Bd6)?|neutral [1-9][0-9]?d6(?: Bd6)?|extra d6 d6)$/;

interface Options {
  boards?: unknown;
  no_repeat?: unknown;
  tableaux?: unknown;
}

/** What is left in the stack of a game, and so what chance may be asked for. */
export class Requests {
  readonly #players: number;
  readonly #options: Options;
  readonly #draws: Record<string, number>;
  #left: string[] | null; // in the stack, the lowest first; null until it can be known

  /** Begin with a genesis; `earlier` are all rolls and draws before it, if they are known, and maybe other lines. */
  constructor({ game, options, setup, since, seats }: Genesis, earlier: readonly string[] = []) {
    this.#players = seats.length / 2;
    this.#options = optionsOf(options);
    this.#draws = own(DRAWS, game) ?? {};
    this.#left = parsed(setup) === null && (!since || earlier.length) ? stackOf(game, this.#options) : null;
    for (const line of earlier) this.note('', line);
  }

  /** Return what should be asked for instead, or null: then the request is right, or only the rules can tell. */
  instead(request: string, chance?: Chance): string | null {
    const expected = (chance && diceOf(chance)) ?? this.#listed(wordOf(request));
    return expected === request ? null : expected;
  }

  /** Refuse a request that the rules never make; of the others only the rules can tell. */
  check(request: string): void {
    const expected = this.instead(request);
    if (expected !== null) throw new Wrong('error-proof-request', { expected, got: request });
    if (this.#listed(wordOf(request)) === null && !DICE.test(request) && !this.#isDrawn(request)) throw new Wrong('error-proof-request-form', { text: request });
  }

  /** Take note of what was drawn. */
  note(request: string, result: string): void {
    const [word = '', ...drawn] = result.split(' ');
    if (!own(this.#draws, word)) return;
    const left = this.#left ?? itemsOf(request.split(' of ')[1] ?? '').sort(byWorth);
    if (word !== 'aside') for (const item of drawn) left.splice(left.indexOf(item), 1);
    this.#left = word === 'aside' ? [...drawn].sort(byWorth) : left; // only those are dealt from then on
  }

  /** Return the only request that begins with a word, or null if it can't be known. */
  #listed(word: string): string | null {
    const { boards, no_repeat: noRepeat } = this.#options;
    if (word === 'extra') return 'extra d6 d6';
    if (word === 'start') return `start 1 of ${upTo(this.#players)}`;
    if (word === 'boards') return noRepeat === false && typeof boards === 'number' ? `boards ${boards} from ${BOARDS}` : null;
    const number = own(this.#draws, word);
    if (!number || !this.#left) return null;
    const items = word === 'pair' ? [...this.#left].reverse() : this.#left;
    return `${word} ${number} of ${word === 'tableau' ? items.join(' ') : counted(items)}`;
  }

  /** Tell whether a request has the form of one that draws from the stack, or of one for boards. */
  #isDrawn(request: string): boolean {
    const word = wordOf(request);
    return word === 'boards' ? /^boards [1-9] from /.test(request) : request.startsWith(`${word} ${own(this.#draws, word) ?? 0} of `);
  }
}

/** Return the request for the dice that a screen waits for; null if it waits for none. */
function diceOf({ kind, small = 0, neutral = 0, biggy = 0 }: Chance): string | null {
  if (kind === 'extra') return 'extra d6 d6';
  if (kind !== 'roll' && kind !== 'neutral') return null;
  const others = neutral && `${kind === 'neutral' ? '' : '+ '}${neutral}d6`;
  return [kind, small && `${small}d6`, others, biggy && 'Bd6'].filter(Boolean).join(' ');
}

function optionsOf(text: string): Options {
  try {
    const options: unknown = JSON.parse(text);
    return options && typeof options === 'object' ? options : {};
  } catch {
    return {};
  }
}

/** Return what a whole stack holds, or null if a table has one of its own. */
function stackOf(game: string, { tableaux }: Options): string[] | null {
  const deck = Array.isArray(tableaux) ? tableaux.length : typeof tableaux === 'string' && own(DECKS, tableaux);
  const stack = own(STACKS, game) ?? (game === 'gambler' && deck ? upTo(deck) : null);
  return stack ? itemsOf(stack) : null;
}

/** Return what a table has under a name, which may be any text. */
const own = <T>(table: Record<string, T>, name: string): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

const wordOf = (request: string): string => request.split(' ')[0]!;
const upTo = (number: number): string => Array.from({ length: number }, (_, index) => index + 1).join(' ');
const byWorth = (one: string, other: string): number => parseInt(one) - parseInt(other);

const itemsOf = (list: string): string[] =>
  list.split(' ').flatMap((item) => {
    const [number, text] = item.split('x');
    return text ? Array<string>(Number(number)).fill(text) : [item];
  });

/** Write items that lie in order with their numbers. */
const counted = (items: readonly string[]): string => [...new Set(items)].map((item) => `${items.filter((other) => other === item).length}x${item}`).join(' ');
