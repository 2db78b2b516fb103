const SILENCE = 3000; // milliseconds without a word from the server, after which people are told
const CLOSED = 1000; // the same once the connection is closed, since it often comes back at once
const ANSWER = 1000; // milliseconds that the server has for an answer at least: pages that nobody sees sleep between questions
const SLOW = 400; // milliseconds that answers take, from which on people are told
const QUICK = 300; // and below which they are told no more, so that it doesn't flicker
const RECENT = 5; // answers that count
const FEWEST = 3; // answers, before anything is said about them

/** How a connection is: lost, or slow by so many milliseconds, or neither. */
export interface Link {
  lost: boolean;
  slow: number | null;
}

export const GOOD: Link = { lost: false, slow: null };

/** Listens how quickly a server answers, and whether it does. */
export class Pulse {
  #heardAt: number;
  #askedAt: number | null = null; // the first time that something was said since the server was last heard
  #closedAt: number | null = null; // since when there is no connection at all
  #asked = new Map<number, number>(); // questions without an answer, and when they were asked
  #times: number[] = []; // that the last answers took
  #isSlow = false;

  constructor(now: number) {
    this.#heardAt = now;
  }

  /** Note that something was said, perhaps a question that is measured. */
  said(now: number, question?: number): void {
    this.#askedAt ??= now;
    if (question !== undefined) this.#asked.set(question, now);
  }

  /** Note that anything came from the server. */
  heard(now: number): void {
    this.#closedAt = null;
    this.#heardAt = now;
    this.#askedAt = null;
  }

  /** Note an answer, perhaps to a question that is measured. */
  answered(now: number, question: number): void {
    const at = this.#asked.get(question);
    if (at === undefined) return;
    this.#asked.delete(question);
    this.#times = [...this.#times, now - at].slice(-RECENT);
  }

  /** Note that a connection has ended: what was asked on it gets no answer. */
  closed(now: number): void {
    this.#closedAt ??= this.silence(now) >= SILENCE ? now - CLOSED : now;
    this.#askedAt = null;
    this.#asked.clear();
  }

  /** Return for how long the server has been silent, although it was asked something. */
  silence(now: number): number {
    return this.#askedAt !== null && now - this.#askedAt >= ANSWER ? now - this.#heardAt : 0;
  }

  link(now: number): Link {
    if (this.#closedAt === null ? this.silence(now) >= SILENCE : now - this.#closedAt >= CLOSED) return { lost: true, slow: null };
    const usual = this.#times.length < FEWEST ? 0 : this.#times.toSorted((one, other) => one - other)[Math.floor(this.#times.length / 2)]!;
    this.#isSlow = usual > (this.#isSlow ? QUICK : SLOW);
    return { lost: false, slow: this.#isSlow ? usual : null };
  }
}
