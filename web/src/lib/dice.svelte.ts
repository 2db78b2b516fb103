import type { Device, Warning } from '../proof/device';
import type { Action, DoRoll, Drawn, Entry, LinkWanted, PromiseWanted, ProofNews, Table } from './messages';
import { memory } from './settings.svelte';

/** What a connection says about how dice are made. */
export type Wanted = ProofNews | LinkWanted | PromiseWanted;

const SLACK = 300; // milliseconds by which our clock may differ from the server's

/** This browser's part in making a table's dice; what that needs is loaded when we have a seat there. */
export class DiceMaker {
  warnings: Warning[] = $state.raw([]);
  #device: Device | null = null;
  #loading = false;
  #waiting: Wanted[] = [];
  #table: Table | null = null;
  #toldAt = 0;
  #pressed = -1;

  constructor(
    private readonly name: string,
    private readonly send: (action: Action) => void,
  ) {}

  /** The number of lines of the proof that we know. */
  get known(): number {
    return this.#device?.lines.length ?? 0;
  }

  /** Note how the table stands; once we have a seat there, our device takes part. */
  tell(table: Table): void {
    this.#table = table;
    this.#toldAt = Date.now();
    const plays = table.here.length > 0 && table.dice === 'system' && !table.lesson && !table.closed && !table.ranking.length;
    if (this.#device) this.#device.seats = table.here.map((seat) => seat + 1);
    if (plays && !this.#loading) void this.#load(table.here.map((seat) => seat + 1));
  }

  /** Note that somebody here has pressed Roll; return what is sent then, with our link if we have promised one. */
  press(roll: DoRoll): DoRoll {
    this.#pressed = roll.line_count;
    this.#device?.takeOver();
    return { ...roll, ...this.#device?.next() };
  }

  /** Promise again what we have promised, since the connection is new. */
  promise(): void {
    this.#device?.promise();
  }

  take(message: Wanted): void {
    if (!this.#device) this.#waiting.push(message);
    else if (message.type === 'link-wanted') this.#device.give(message);
    else if (message.type === 'promise-wanted') this.#device.renew();
    else {
      this.#device.take(message);
      this.#compare(message.lines.filter((line) => line.kind === 'drawn').at(-1));
    }
  }

  async #load(seats: number[]): Promise<void> {
    this.#loading = true;
    const { Device } = await import('../proof/device');
    this.#device = new Device(this.name, seats, {
      storage: memory,
      send: this.send,
      warn: (warning) => (this.warnings = [...this.warnings, warning]),
      mayRoll: (lineCount) => this.#mayRoll(lineCount),
    });
    for (const message of this.#waiting.splice(0)) this.take(message);
    this.#device.promise();
  }

  /** Tell whether our link may be given: what came before it has been shown, and our own roll was asked for. */
  #mayRoll(lineCount: number): boolean {
    const table = this.#table;
    if (!table || table.line_count < lineCount) return false;
    const late = table.clock !== null && Date.now() - this.#toldAt > table.clock.left * 1000 - SLACK;
    return !table.roll || this.#pressed === table.line_count || late;
  }

  /** Compare the roll that the screen shows with the one that is proven. */
  #compare(drawn: Drawn | undefined): void {
    if (!drawn || !this.#table || drawn.line + drawn.results.length - 1 !== this.#table.line_count) return;
    const proven = drawn.results.at(-1)!;
    const shown = rollOf(this.#table.log.at(-1));
    if (shown && proven.startsWith('roll ') && shown !== proven) this.warnings = [...this.warnings, { key: 'web-proof-shown', event: drawn.event }];
  }
}

/** Write a roll of the log as a proof does. */
function rollOf(entry: Entry | undefined): string | null {
  if (entry?.event.event !== 'rolled') return null;
  const { small, biggy, neutral } = entry.event;
  return ['roll', ...small, ...(neutral?.length ? ['+', ...neutral] : []), ...(biggy ? [`B${biggy}`] : [])].join(' ');
}
