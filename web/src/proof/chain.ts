import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import { packed, Signer } from './keys';

// Secrets, and the chains of links that are revealed one by one: zocker/proof/chain.py is the same

export const LENGTH = 256; // links of a chain; then the same key commits to another one
const BYTES = 32;

/** What one side keeps to itself: its key and its chains are made from it. */
export class Secret {
  readonly signer: Signer;

  constructor(private readonly secret: Uint8Array) {
    this.signer = new Signer(this.#of('zocker key 2'));
  }

  /** Make a secret that nobody knows. */
  static fresh(): Secret {
    return new Secret(crypto.getRandomValues(new Uint8Array(BYTES)));
  }

  /** The public key. */
  get key(): string {
    return this.signer.key;
  }

  /** Return the secret as it is stored. */
  written(): string {
    return bytesToHex(this.secret);
  }

  /**
   * Return the chain of one commitment, counted from 1; a device has others after every head of a genesis.
   * The server chooses the nonce, so it alone must never decide which links a device has.
   */
  chain(nonce: string, number: number, start = ''): Chain {
    return new Chain(this.#of('zocker seed 2', hexToBytes(nonce + start), number), nonce, this.key);
  }

  /** Return what hides a move of the game from those who would guess it. */
  salt(start: string, line: number): string {
    return bytesToHex(this.#of('zocker salt 2', hexToBytes(start), line).slice(0, 16));
  }

  #of(tag: string, ...parts: (Uint8Array | number)[]): Uint8Array {
    return hmac(sha256, this.secret, packed(tag, ...parts));
  }
}

/** Links that are revealed in order: each proves that it was fixed before the one before it was known. */
export class Chain {
  readonly #links: Uint8Array[]; // from its end, which is number 0, to the seed

  constructor(
    seed: Uint8Array,
    nonce: string,
    key: string,
    readonly length = LENGTH,
  ) {
    const salt = saltOf(nonce, key);
    const links = [seed];
    for (let number = length; number > 0; number--) links.push(before(salt, number, links.at(-1)!));
    this.#links = links.reverse();
  }

  /** What is published when the chain is committed to. */
  get end(): string {
    return bytesToHex(this.#links[0]!);
  }

  /** Return a link, counted from 1 in the order in which they are revealed. */
  link(number: number): string {
    const link = number >= 1 && this.#links[number];
    if (!link) throw new RangeError('a chain ends');
    return bytesToHex(link);
  }
}

/** Return the link that comes so many places before number `number`; before the first comes the chain's end. */
export function linkBefore(nonce: string, key: string, number: number, link: string, times = 1): string {
  const salt = saltOf(nonce, key);
  let found: Uint8Array = hexToBytes(link);
  for (let at = number; at > number - times; at--) found = before(salt, at, found);
  return bytesToHex(found);
}

const saltOf = (nonce: string, key: string): Uint8Array => packed('zocker chain 2', hexToBytes(nonce), hexToBytes(key));
const before = (salt: Uint8Array, number: number, link: Uint8Array): Uint8Array => sha256(concatBytes(salt, packed('', number, link)));
