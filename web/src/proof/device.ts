import type { Action, Drawn, GiveLink, LinkWanted, ProofNews } from '../lib/messages';
import { Chain, LENGTH, newSeed } from './chain';
import { Ledger, same, type Line } from './ledger';
import { Wrong } from './wrong';

/** Something about the dice that people at this device must know: a message of the catalogue. */
export interface Warning {
  key: string;
  event: number;
  reason?: Wrong;
}

/** What is kept of a chain, before anybody hears of it. */
interface Kept {
  seed: string;
  first: number | null; // the chance event that its first link is for, once it is promised
  given: number; // the last chance event that a link was given for
  seen: number; // the last chance event that is over
}

/** A link, and the chance event that it is for. */
export type Given = Pick<GiveLink, 'event' | 'link'>;

export interface Storage {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

interface Surroundings {
  storage: Storage;
  send(action: Action): void;
  warn(warning: Warning): void;
  mayRoll(lineCount: number): boolean; // whether our own roll was asked for, or needs no asking
}

const KEY = 'zocker-chain-';
const TABLES = 'zocker-chains';
const MAX_TABLES = 30; // chains of older tables are forgotten

/** This device's part in making the dice of a table: its chain, its promise, its links, and a check of every roll. */
export class Device {
  lines: Line[] = [];
  #ledger: Ledger;
  #kept: Kept;
  #chain: Chain;
  readonly #sent = new Map<number, string>();

  constructor(
    private readonly table: string,
    public seats: readonly number[], // counted from 1
    private readonly around: Surroundings,
  ) {
    this.#ledger = new Ledger(table);
    this.#kept = this.#remembered() ?? this.#fresh();
    this.#chain = new Chain(this.#kept.seed);
  }

  /** Promise what we have, whenever the connection is new. */
  promise(): void {
    this.around.send({ type: 'promise', end: this.#chain.end });
  }

  /** Promise something new: what was promised before is not good any more. */
  renew(): void {
    this.#kept = this.#fresh();
    this.#chain = new Chain(this.#kept.seed);
    this.promise();
  }

  /** Take part from now on, even if another device of ours did so until now: somebody plays here. */
  takeOver(): void {
    const mine = this.#ledger.of(this.seats);
    if (mine && mine.end !== this.#chain.end && this.#kept.first !== null) this.renew();
  }

  /** Give the link that an event wants. */
  give({ event, line_count }: LinkWanted): void {
    const given = event === this.#ledger.event && this.around.mayRoll(line_count) ? this.next() : null;
    if (given) this.around.send({ type: 'link', ...given });
  }

  /** Return our link for the next event, which is sent at once: never one that belongs to another event. */
  next(): Given | null {
    const { first, given, seen } = this.#kept;
    const { event } = this.#ledger;
    if (first === null || this.#ledger.of(this.seats)?.end !== this.#chain.end) return null;
    if (given > event || seen >= event) {
      this.#wentBack(event);
      return null;
    }
    const link = this.#chain.link(1 + event - first);
    if (link === null) return null;
    this.#keep({ ...this.#kept, given: event });
    this.#sent.set(event, link);
    if (1 + event - first === LENGTH) this.renew();
    return { event, link };
  }

  /** Take new lines of the proof, or all of them, and check them; what is wrong is told at once. */
  take({ first, lines }: ProofNews): void {
    if (first === 0) {
      this.lines = [];
      this.#ledger = new Ledger(this.table);
    }
    for (const line of lines.slice(Math.max(0, this.lines.length - first))) this.#takeLine(line);
  }

  #takeLine(line: Line): void {
    this.lines.push(line);
    try {
      this.#ledger.take(line);
    } catch (reason) {
      this.around.warn({ key: 'web-proof-wrong', event: line.event, reason: reason instanceof Wrong ? reason : new Wrong('error-proof-lines') });
    }
    if (line.kind === 'drawn') this.#checkUsed(line);
    else if (line.kind === 'promise' && same(line.seats, this.seats)) this.#promised(line.end, line.event);
    else if (line.kind === 'left-out' && same(line.seats, this.seats)) this.#leftOut(line.event);
  }

  /** Our own promise is in force from an event on, or that of another device of ours. */
  #promised(end: string, event: number): void {
    if (end !== this.#chain.end) return;
    if (this.#kept.first === null) this.#keep({ ...this.#kept, first: event });
    else if (this.#kept.first !== event) this.#wentBack(event);
  }

  /** The server has forgotten events that we have given links for: they must not be used again. */
  #wentBack(event: number): void {
    this.#warn('web-proof-went-back', event);
    this.renew();
  }

  #leftOut(event: number): void {
    const { first, given } = this.#kept;
    if (first === null || first > event || this.#isOver()) return; // another chain was left out
    if (given >= event) this.#warn('web-proof-left-out', event);
    this.#sent.delete(event);
    this.renew();
  }

  #checkUsed({ event, links }: Drawn): void {
    const link = this.#sent.get(event);
    if (link && !links.includes(link)) this.#warn('web-proof-unused', event);
    this.#sent.delete(event);
    if (event > this.#kept.seen && this.#kept.first !== null) this.#keep({ ...this.#kept, seen: event });
  }

  /** Tell whether another device of ours has promised since, so that we have nothing to say. */
  #isOver(): boolean {
    const ours = this.lines.filter((line) => line.kind === 'promise' && same(line.seats, this.seats));
    const last = ours.at(-1);
    return last?.kind === 'promise' && last.end !== this.#chain.end;
  }

  #warn(key: string, event: number): void {
    this.around.warn({ key, event });
  }

  // What the browser keeps ---------------------------------------------------------------------------

  #fresh(): Kept {
    const kept = { seed: newSeed(), first: null, given: 0, seen: 0 };
    this.#keep(kept);
    return kept;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    const { storage } = this.around;
    storage.write(KEY + this.table, JSON.stringify(kept));
    const tables = (storage.read(TABLES) ?? '').split(' ').filter((table) => table && table !== this.table);
    for (const old of tables.splice(MAX_TABLES)) storage.write(KEY + old, '');
    storage.write(TABLES, [this.table, ...tables].join(' '));
  }

  #remembered(): Kept | null {
    try {
      const kept = JSON.parse(this.around.storage.read(KEY + this.table) ?? 'null') as Kept | null;
      return kept && /^[0-9a-f]{64}$/.test(kept.seed) ? kept : null;
    } catch {
      return null;
    }
  }
}
