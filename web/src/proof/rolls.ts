import type { Table } from '../lib/net/messages';
import { parsed } from './json';
import type { Genesis } from './lines';
import { Pending } from './pending';
import { rollsOf } from './screen';
import { ShownDice, type Proven } from './shown';

// The rolls on the screen, beside those that are proven

const SHOWN = /^(roll|neutral|extra) /; // what a table shows as a roll

/** Tell whether a game began before its proof, or from a position. */
export const isBegunLater = ({ since, setup }: Genesis): boolean => since > 0 || parsed(setup) !== null;

export class Rolls {
  readonly #proven = new Map<number, string>(); // by their lines
  readonly #dice = new ShownDice();
  readonly #pending = new Pending();
  readonly #starts = new Set<string>(); // of all proofs that were read here
  #genesis: Genesis | null = null; // the first
  #shown: readonly string[] = []; // on the screen, the last time that it was compared
  #shownAt = 0; // the number of lines then
  #isFresh = false; // the screen has come since the proof began
  #came: number | null = null; // how many lines the game had when this page came
  #first = 0; // how many rolls the screen showed then
  #before: number | null = null; // how many rolls came before the proof began

  // What comes -------------------------------------------------------------------------------------------

  /** Note how the table stands; `lines` are those of the table before it. */
  arrive(table: Table, lines: number, now: number): void {
    if (this.#came === null) [this.#came, this.#first] = [table.line_count, rollsOf(table).length];
    this.#isFresh = true;
    this.#dice.note(table, now);
    this.await(table, lines, now);
  }

  /** Wait for the proof of the next roll on the screen, if there is one. */
  await(table: Table, lines: number, now: number): void {
    const proven = this.#before === null ? this.#first : this.#before + this.#proven.size;
    this.#pending.note(rollsOf(table).length, proven, lines + 1, now);
  }

  /** Note that a proof begins, with the head `start`. If it begins once more, what was shown may be lost, and that is told. */
  begin(genesis: Genesis, start: string): void {
    this.#genesis ??= genesis;
    for (const at of [...this.#proven.keys()]) if (at > genesis.since) this.#proven.delete(at);
    if (this.#starts.size && !this.#starts.has(start)) {
      this.#pending.clear();
      this.#dice.clear();
      this.#shown = [];
      this.#isFresh = false;
    }
    this.#starts.add(start);
  }

  /** Take what chance has brought at a line. */
  take(line: number, result: string): void {
    if (SHOWN.test(result)) this.#proven.set(line, result);
  }

  /** Begin with the first line of the proof once more. */
  rewind(): void {
    this.#proven.clear();
    this.#genesis = null;
  }

  /** Note that all lines of the proof have been read that there are, and how the table stands. */
  catchUp(table: Table | null): void {
    if (!this.#genesis || this.#before !== null) return;
    const [shown, proven] = table ? [rollsOf(table).length, this.#provenAt(table).length] : [0, 0];
    this.#before = this.#genesis.since ? Math.max(0, Math.min(this.#first, shown - proven)) : 0;
  }

  // What holds -------------------------------------------------------------------------------------------

  /** Tell whether a line of the game came after this page. */
  isLater(line: number): boolean {
    return this.#came !== null && line > this.#came;
  }

  /** Return the line at which a table shows something else than the proof, which covers so many lines; null if there is none. */
  wrong(table: Table, covered: number): number | null {
    if (this.#before === null) return null;
    const all = rollsOf(table);
    const [shown, proven] = [all.slice(this.#before), this.#provenAt(table)];
    const other = proven.find(([, roll], at) => at < shown.length && shown[at] !== roll);
    const isMissing = table.line_count <= covered && shown.length !== proven.length;
    const hasChanged = table.line_count >= this.#shownAt && all.some((roll, at) => at < this.#shown.length && this.#shown[at] !== roll);
    if (this.#isFresh) [this.#shown, this.#shownAt] = [all, table.line_count];
    return other?.[0] ?? this.#dice.wrong(this.#known, covered) ?? (isMissing || hasChanged ? table.line_count : null);
  }

  /** Return the line at which the proof of a roll takes too long, once; a page that has slept waits once more. */
  overdue(now: number, isAwake: boolean): number | null {
    return this.#pending.overdue(now, isAwake) ?? this.#dice.overdue(this.#known, now, isAwake);
  }

  /** Whether the proof of a roll still takes too long. */
  get isOverdue(): boolean {
    return this.#pending.isOverdue || this.#dice.isOverdue(this.#known);
  }

  get #known(): Proven {
    const genesis = this.#genesis;
    return { rolls: this.#proven, before: genesis ? genesis.since : (this.#came ?? 0), isLater: genesis !== null && isBegunLater(genesis) };
  }

  /** Return the proven rolls that a table has to show. */
  #provenAt({ line_count: lines }: Table): [number, string][] {
    return [...this.#proven].filter(([line]) => line <= lines);
  }
}
