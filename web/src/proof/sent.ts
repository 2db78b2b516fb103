import type { Table } from '../lib/net/messages';
import { UNDO, type Moves } from './lines';
import { hidden } from './messages';
import { choiceOf } from './screen';

// The moves that were made here: in the proof they have to stand as they were sent, once the table has shown them.
// Before that another tab, or a bot when the clock ran out, may have been quicker.

const SALT = /^[0-9a-f]{32}$/;

interface Sent {
  text: string;
  entries: number; // of the table's log, when it was sent
  isShown: boolean; // the table has gone on with it
}

export class SentMoves {
  readonly #sent = new Map<number, Sent>(); // by their lines in the game
  readonly #stood = new Map<number, string>(); // moves that stood in the proof before the table has shown ours
  readonly #salts = new Map<number, string>();
  readonly #hashes = new Map<number, string>(); // of secret ones whose salts are still to come
  readonly #starts = new Set<string>(); // of the proof, which may begin once more

  /** Whether a secret move stands in the proof, and nobody has said yet what it stands for. */
  get isWaiting(): boolean {
    return this.#hashes.size > 0;
  }

  /** Note that a move is sent from a table. */
  send({ line_count: lines, log }: Table, text: string): void {
    this.#sent.set(lines + 1, { text, entries: log.length, isShown: false });
  }

  /** Note how the table stands now: it has gone on with what was sent, or with something else; return the first line that is not what was sent, or null. */
  arrive(start: string, { line_count: lines, log }: Table): number | null {
    for (const [line, sent] of this.#sent) {
      if (sent.isShown || line > lines) continue;
      const shown = log.slice(sent.entries).map(choiceOf).find((text) => text !== null);
      if (shown === undefined) continue; // it is still to come
      sent.isShown = shown === sent.text;
      if (!sent.isShown) this.#sent.delete(line);
      const stood = this.#stood.get(line);
      if (stood !== undefined && !this.#stands(start, line, stood)) return line;
    }
    return null;
  }

  /** Forget everything if a proof begins that is a new one: what was played may be lost, and no salt of it is revealed. */
  begin(start: string): void {
    if (this.#starts.has(start)) return;
    this.#starts.add(start);
    for (const forgotten of [this.#sent, this.#stood, this.#salts, this.#hashes]) forgotten.clear();
  }

  /** Return the first line that is not what was sent, or null. */
  compare(start: string, { line, texts }: Moves): number | null {
    for (const [index, text] of texts.entries()) {
      if (!this.#sent.get(line + index)?.isShown) this.#stood.set(line + index, text);
      else if (!this.#stands(start, line + index, text)) return line + index;
    }
    return null;
  }

  /** Take salts, each with the number of its line; return the first line that is not what was sent, or null. */
  take(start: string, salts: readonly string[]): number | null {
    for (const salt of salts) {
      const [line = '', bytes = ''] = salt.split(':');
      this.#salts.set(Number(line), bytes);
    }
    for (const [line, hash] of this.#hashes) if (!this.#stands(start, line, hash)) return line;
    return null;
  }

  /** Tell whether the salts that are revealed in the end are those that came with our moves. */
  areRevealed(salts: readonly string[]): boolean {
    return [...this.#salts].every(([line, salt]) => !this.#sent.get(line)?.isShown || salts.includes(`${line}:${salt}`));
  }

  #stands(start: string, line: number, text: string): boolean {
    const sent = this.#sent.get(line);
    if (!sent?.isShown || text === UNDO) return true; // someone else has taken back what came before
    if (!text.startsWith('#')) return text === sent.text;
    const salt = this.#salts.get(line);
    if (salt === undefined) this.#hashes.set(line, text);
    else this.#hashes.delete(line);
    return salt === undefined || (SALT.test(salt) && hidden(start, line, salt, sent.text) === text);
  }
}
