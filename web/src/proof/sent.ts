import type { Moves } from './lines';
import { hidden } from './messages';

// The moves that were made here: in the proof they have to stand as they were sent

const UNDO = 'undo'; // somebody else has taken back what came before
const SALT = /^[0-9a-f]{32}$/;

interface Sent {
  text: string;
  isIn: boolean; // the table went on with it
}

export class SentMoves {
  readonly #sent = new Map<number, Sent>(); // by their lines in the game
  readonly #salts = new Map<number, string>();
  readonly #hashes = new Map<number, string>(); // of secret ones whose salts are still to come

  /** Whether a secret move stands in the proof, and nobody has said yet what it stands for. */
  get isWaiting(): boolean {
    return this.#hashes.size > 0;
  }

  send(line: number, text: string): void {
    this.#sent.set(line, { text, isIn: false });
  }

  /** Note that the table has so many lines now. */
  arrive(lines: number): void {
    for (const [line, sent] of this.#sent) if (line <= lines) sent.isIn = true;
  }

  /** Forget what may have got lost, or come too late. */
  lose(): void {
    for (const [line, { isIn }] of this.#sent) if (!isIn) this.#sent.delete(line);
  }

  /** Return the first line that is not what was sent, or null. */
  compare(start: string, { line, texts }: Moves): number | null {
    for (const [index, text] of texts.entries()) if (!this.#stands(start, line + index, text)) return line + index;
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
    return [...this.#salts].every(([line, salt]) => !this.#sent.get(line)?.isIn || salts.includes(`${line}:${salt}`));
  }

  #stands(start: string, line: number, text: string): boolean {
    const sent = this.#sent.get(line);
    if (!sent?.isIn || text === UNDO) return true;
    if (!text.startsWith('#')) return text === sent.text;
    const salt = this.#salts.get(line);
    if (salt === undefined) this.#hashes.set(line, text);
    else this.#hashes.delete(line);
    return salt === undefined || (SALT.test(salt) && hidden(start, line, salt, sent.text) === text);
  }
}
