export const PATIENCE = 5000; // milliseconds that a proof may take after its roll

/** A roll on the screen that is not in the proof yet: it has to be there soon. */
export class Pending {
  #roll: { number: number; line: number; since: number } | null = null;

  /** Note how many rolls the screen shows at a line of the game, and how many of them are proven. */
  note(shown: number, proven: number, line: number, now: number): void {
    if (this.#roll && this.#roll.number <= proven) this.#roll = null;
    if (shown > proven) this.#roll ??= { number: proven + 1, line, since: now };
  }

  /** Forget it. */
  clear(): void {
    this.#roll = null;
  }

  /** Whether the proof of a roll still takes too long. */
  get isOverdue(): boolean {
    return this.#roll?.since === Infinity;
  }

  /** Return the line at which the proof of a roll takes too long, once; a page that has slept waits once more. */
  overdue(now: number, isAwake: boolean): number | null {
    const roll = this.#roll;
    if (roll && !isAwake) roll.since = Math.max(roll.since, now);
    if (!roll || now - roll.since <= PATIENCE) return null;
    this.#roll = { ...roll, since: Infinity };
    return roll.line;
  }
}
