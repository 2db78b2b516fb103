import type { Table } from '../lib/net/messages';
import { tableauOf, vegasOf } from '../lib/show/views';
import { PATIENCE } from './pending';

// The dice that lie on the screen: they have to be those of the last roll that is proven, or what is left of them

/** The dice that lie there, as the results of a proof write them. */
interface Lying {
  roll: string[];
  extra: string[];
  since: number; // when they were first seen; Infinity once it was told that their proof takes too long
}

/** What is proven: rolls by their lines in the game. What comes before the proof never is. */
export interface Proven {
  rolls: ReadonlyMap<number, string>;
  before: number; // lines of the game
  isLater: boolean; // the game began before the proof, or from a position, so the first dice may come from there
}

/** Remembers what lay on the screen until the proof has come so far. */
export class ShownDice {
  readonly #shown = new Map<number, Lying>(); // by the number of lines of the game

  /** Note what lies on the screen now. */
  note(table: Table, now: number): void {
    const known = this.#shown.get(table.line_count);
    const lying = lyingOn(table, known?.since ?? now);
    if (lying && (!known || isSame(known, lying))) this.#shown.set(table.line_count, lying);
    else if (lying) this.#shown.set(table.line_count, { ...lying, roll: [...lying.roll, OTHER] }); // no proof brings two rolls
  }

  /** Forget everything: the proof begins once more, and what was shown may be lost. */
  clear(): void {
    this.#shown.clear();
  }

  /** Return the last line of the game at which other dice lay there than those that are proven, or null. */
  wrong(proven: Proven, covered: number): number | null {
    for (const [line, lying] of this.#shown) {
      if (line > covered) continue;
      if (!isProven(lying, line, proven)) return line;
      this.#shown.delete(line);
    }
    return null;
  }

  /** Return the line at which the proof of what lies there takes too long, once; a page that has slept waits once more. */
  overdue(proven: Proven, now: number, isAwake: boolean): number | null {
    for (const [line, lying] of this.#shown) {
      if (isProven(lying, line, proven)) continue;
      if (!isAwake) lying.since = Math.max(lying.since, now);
      if (now - lying.since <= PATIENCE) continue;
      lying.since = Infinity;
      return line;
    }
    return null;
  }

  /** Tell whether the proof of what lies there still takes too long. */
  isOverdue(proven: Proven): boolean {
    return [...this.#shown].some(([line, lying]) => lying.since === Infinity && !isProven(lying, line, proven));
  }
}

const OTHER = 'another roll';

const isSame = (one: Lying, other: Lying): boolean => String([one.roll, one.extra]) === String([other.roll, other.extra]);

/** Return the dice that lie there, or null if none do. */
function lyingOn(table: Table, since: number): Lying | null {
  const waiting = table.view?.now.waiting;
  if (waiting?.for !== 'decision') return null;
  const [vegas, tableau] = [vegasOf(table), tableauOf(table)];
  const own = (tableau?.rolled ?? vegas?.small ?? []).map(String);
  const neutral = (vegas?.neutral ?? []).map((face) => `+${face}`);
  const roll = [...own, ...neutral, ...(vegas?.biggy ? [`B${vegas.biggy}`] : [])];
  const extra = (waiting.dice ?? []).map(String);
  return roll.length || extra.length ? { roll, extra, since } : null;
}

function isProven({ roll, extra }: Lying, line: number, proven: Proven): boolean {
  return line <= proven.before || (isFrom(roll, 'roll', line, proven) && isFrom(extra, 'extra', line, proven));
}

/** Tell whether dice are those of the last roll of a kind, or what is left of them if the game has gone on since. */
function isFrom(dice: readonly string[], word: string, line: number, { rolls, isLater }: Proven): boolean {
  if (!dice.length) return true;
  const last = [...rolls].findLast(([at, result]) => at <= line && result.startsWith(`${word} `));
  if (!last) return isLater;
  const left = diceOf(last[1]);
  for (const die of dice) {
    const at = left.indexOf(die);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return !left.length || last[0] < line;
}

/** Return the dice of a result; neutral ones come after a plus. */
function diceOf(result: string): string[] {
  const [own = '', neutral] = result.split(' + ');
  const others = neutral?.split(' ').map((die) => (die.startsWith('B') ? die : `+${die}`));
  return [...own.split(' ').slice(1), ...(others ?? [])];
}
