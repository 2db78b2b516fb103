import type { Table } from '../lib/messages';
import { isProven, rollsOf } from './screen';

const PATIENCE = 5000; // milliseconds that a proof may take after its roll

/** A roll on the screen that is not in the proof yet: it has to be there soon. */
export class Pending {
  #line: number | null = null; // of the game: the first that the roll may stand in
  #since = 0;

  /** Note that the screen shows something new; the proof reaches to before some line of the game. */
  show(before: Table | null, table: Table, proven: number, now: number): void {
    if (this.#line !== null && (this.#line < proven || table.line_count < this.#line)) this.#line = null; // or the server went back
    const isRolled = before && isProven(table) && rollsOf(before).length < rollsOf(table).length;
    if (isRolled && this.#line === null) [this.#line, this.#since] = [before.line_count + 1, now];
  }

  /** Return the line of a roll whose proof takes too long, once; a page that has slept waits once more. */
  overdue(proven: number, now: number, isAwake: boolean): number | null {
    const line = this.#line;
    if (line !== null && line < proven) this.#line = null;
    if (!isAwake) this.#since = now;
    if (this.#line === null || now - this.#since <= PATIENCE) return null;
    this.#line = null;
    return line;
  }
}
