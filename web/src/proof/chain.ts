import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

export const LENGTH = 256;

/** Return what a link proves: the link that was revealed before it, or the promise. */
export const nextOf = (link: string): string => bytesToHex(sha256(hexToBytes(link)));

/** A chain from its secret seed, which is the last link, down to its end, the promise, which is none. */
export class Chain {
  readonly #links: string[];

  constructor(
    readonly seed: string,
    length = LENGTH,
  ) {
    const hashed = [seed];
    for (let number = 0; number < length; number++) hashed.push(nextOf(hashed[number]!));
    this.#links = hashed.reverse();
  }

  get end(): string {
    return this.#links[0]!;
  }

  /** Return a link, counted from 1 in the order in which they are revealed; none beyond the seed. */
  link(number: number): string | null {
    return number < 1 ? null : (this.#links[number] ?? null);
  }
}

/** Make a seed that nobody knows. */
export const newSeed = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
