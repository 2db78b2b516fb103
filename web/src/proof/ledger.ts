import type { Drawn, LeftOut, Promised } from '../lib/messages';
import { nextOf } from './chain';
import { derive } from './derivation';
import { Wrong } from './wrong';

export type Line = Promised | LeftOut | Drawn;

/** A device that has promised something: its seats, counted from 1, its promise, and the last link that it gave. */
export interface InForce {
  seats: number[];
  end: string;
  first: number; // the chance event that its first link is for
  last: string;
}

const written = (seats: readonly number[]): string => seats.join(', ');
export const same = (one: readonly number[], other: readonly number[]): boolean => written(one) === written(other);

/** What has been promised and used so far: a proof is checked line by line, as zocker/proof/ledger.py does. */
export class Ledger {
  event = 1;
  server: string | null = null;
  devices: InForce[] = []; // in seat order
  readonly #published = new Set<string>();
  #line = 1;

  constructor(readonly table: string) {}

  of(seats: readonly number[]): InForce | undefined {
    return this.devices.find((device) => same(device.seats, seats));
  }

  /** Take one more line, or throw what is wrong with it. */
  take(line: Line): void {
    if (line.event !== this.event) throw new Wrong('error-proof-event', { expected: this.event, got: line.event });
    if (line.kind === 'promise') this.#promise(line);
    else if (line.kind === 'left-out') this.#leaveOut(line);
    else this.#use(line);
  }

  #promise({ seats, end, event }: Promised): void {
    if (this.#published.has(end)) throw new Wrong('error-proof-equal');
    const others = this.devices.filter((device) => !same(device.seats, seats));
    const sorted = [...new Set(seats)].sort();
    if (!same(sorted, seats) || others.some((device) => device.seats.some((seat) => seats.includes(seat)))) {
      throw new Wrong('error-proof-seats', { seats: written(seats) });
    }
    this.#published.add(end);
    if (!seats.length) this.server = end;
    else this.devices = [...others, { seats, end, first: event, last: end }].sort((one, other) => one.seats[0]! - other.seats[0]!);
  }

  #leaveOut({ seats }: LeftOut): void {
    if (!this.of(seats)) throw new Wrong('error-proof-no-device', { seats: written(seats) });
    this.devices = this.devices.filter((device) => !same(device.seats, seats));
  }

  #use(line: Drawn): void {
    const { server, links, requests, results, event } = line;
    if (links.length !== this.devices.length) throw new Wrong('error-proof-devices', { expected: this.devices.length, got: links.length });
    if (nextOf(server) !== this.server) throw new Wrong('error-proof-server-link');
    this.devices.forEach(({ seats, last }, index) => {
      if (nextOf(links[index]!) !== last) throw new Wrong('error-proof-link', { seats: written(seats) });
    });
    if (line.line < this.#line || requests.length !== results.length) throw new Wrong('error-proof-lines');
    requests.forEach((request, index) => {
      const derived = derive(request, { key: server, table: this.table, event, draw: index + 1, links });
      if (derived !== results[index]) throw new Wrong('error-proof-result', { request, expected: derived, got: results[index]! });
    });
    this.server = server;
    this.devices = this.devices.map((device, index) => ({ ...device, last: links[index]! }));
    for (const link of [server, ...links]) this.#published.add(link);
    this.event += 1;
    this.#line = line.line + results.length;
  }
}
