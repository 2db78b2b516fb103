import type { Entry, Table } from '../lib/net/messages';

export const CHUNK = 40; // steps that come at once
const BEYOND = 999_999_999; // no game has so many

type Fetch = (first: number, last: number) => Promise<Table[]>;

/** The steps of a game that is over: they come in chunks, and are kept, each with its whole log. */
export class Steps {
  #chunks = new Map<number, Promise<Table[]>>();

  constructor(private readonly fetch: Fetch) {}

  /** Return the last step, and so how many there are. */
  async end(): Promise<Table> {
    const [end] = await this.fetch(BEYOND, BEYOND);
    if (!end) throw new Error('a game has at least one step');
    return end;
  }

  /** Return the first step at which the table is laid, and somebody is to act. */
  async begin(): Promise<number> {
    const chunk = await this.#chunk(0);
    return Math.max(0, chunk.findIndex(({ waits_for }) => waits_for !== null));
  }

  async at(n: number): Promise<Table> {
    const chunk = await this.#chunk(Math.floor(n / CHUNK));
    const step = chunk[n % CHUNK];
    if (!step) throw new Error(`there is no step ${n}`);
    return step;
  }

  /** Fetch what will be asked for soon; if that fails it is asked for again then. */
  prepare(n: number): void {
    this.#chunk(Math.floor(n / CHUNK)).catch(() => undefined);
  }

  #chunk(number: number): Promise<Table[]> {
    let chunk = this.#chunks.get(number);
    if (!chunk) {
      chunk = this.fetch(number * CHUNK, number * CHUNK + CHUNK - 1).then(withWholeLogs);
      chunk.catch(() => this.#chunks.delete(number));
      this.#chunks.set(number, chunk);
    }
    return chunk;
  }
}

/** Give every step the whole log: they are sent with what is new only, but for the first. */
function withWholeLogs(steps: readonly Table[]): Table[] {
  let log: Entry[] = [];
  return steps.map((step) => {
    log = [...log.slice(0, step.log_from), ...step.log];
    return { ...step, log_from: 0, log };
  });
}

/** Return a step with what is new after the one before only. */
export function newAfter(before: Table, step: Table): Table {
  const same = step.log.findIndex(({ text }, index) => text !== before.log[index]?.text);
  const from = same < 0 ? step.log.length : same;
  return { ...step, log_from: from, log: step.log.slice(from) };
}
