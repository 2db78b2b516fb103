import { LENGTH, linkBefore } from './chain';
import { derive } from './derivation';
import type { Seats } from './fields';
import type { Open } from './lines';

// What a ledger knows of devices: what they have committed to, which are barred, and what was thrown away:
// zocker/proof/commitments.py is the same

/** A commitment in force: whose it is, and the last link of it that is known. */
export class Chained {
  place = 0; // of the link that is known

  constructor(
    readonly key: string,
    readonly first: number, // the attempt that its first link is for
    public link: string, // its end, until a link is known
  ) {}

  /** Tell whether a link is the one for an attempt. */
  fits(nonce: string, attempt: number, link: string): boolean {
    const place = attempt - this.first + 1;
    const skipped = place - this.place;
    return skipped > 0 && place <= LENGTH && linkBefore(nonce, this.key, place, link, skipped) === this.link;
  }

  reveal(attempt: number, link: string): void {
    this.link = link;
    this.place = attempt - this.first + 1;
  }

  /** Return how many links are left from an attempt on. */
  left(attempt: number): number {
    return LENGTH - (attempt - this.first);
  }
}

/** A seat whose device was said to be silent: it takes part again once those agree who had answered. */
export interface Barred {
  attempt: number;
  answered: readonly Seats[]; // the devices that had
}

/** An attempt that was thrown away, since devices were said to be silent. */
export interface Thrown {
  open: Open;
  start: string; // the head of the genesis
  server: string; // its link
  links: Map<Seats, string>; // as far as they are known
  silent: Map<Seats, Chained>; // what they had committed to
}

/** Return what the first draw would have brought, if all links are known. */
export function resultOf({ open, start, server, links }: Thrown): string | null {
  const known = open.devices.flatMap((seats) => links.get(seats) ?? []);
  if (known.length < open.devices.length) return null;
  return derive(open.request, { server, head: start, attempt: open.attempt, draw: 1, links: known });
}
