import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

// Ed25519, so strict that every language agrees about every signature: zocker/proof/keys.py is the same.
// noble's own check multiplies by the cofactor, so it takes some signatures that OpenSSL refuses.

const { Point } = ed25519;
type Key = InstanceType<typeof Point>;
const FIELD = 2n ** 255n - 19n;
const ORDER = Point.Fn.ORDER;
const ORDER_8 = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n;
const SMALL_ORDER = new Set([0n, 1n, FIELD - 1n, ORDER_8, FIELD - ORDER_8]); // the second coordinates of all such points
const INTEGER_BYTES = 8;
const WINDOW = 5; // bits: a key that is used again and again is multiplied faster
const KEPT = 64;

const points = new Map<string, Key>();

/** Return what is hashed or signed: a tag that says what it is for, then each part; integers take 8 bytes. */
export function packed(tag: string, ...parts: (Uint8Array | number)[]): Uint8Array {
  return concatBytes(utf8ToBytes(tag), ...parts.map((part) => (typeof part === 'number' ? integer(part) : part)));
}

function integer(number: number): Uint8Array {
  const bytes = new Uint8Array(INTEGER_BYTES);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** A secret key. */
export class Signer {
  readonly key: string;

  constructor(private readonly seed: Uint8Array) {
    this.key = bytesToHex(ed25519.getPublicKey(seed));
  }

  sign(message: Uint8Array): string {
    return bytesToHex(ed25519.sign(message, this.seed));
  }
}

/** Tell whether a text is a key that may be used. */
export function isKey(key: string): boolean {
  const second = little(hexToBytes(key)) & (2n ** 255n - 1n);
  return second < FIELD && !SMALL_ORDER.has(second);
}

/** Tell whether the owner of a key has signed a message. */
export function isSigned(key: string, message: Uint8Array, signature: string): boolean {
  if (!/^[0-9a-f]{128}$/.test(signature) || !isKey(key)) return false;
  const given = hexToBytes(signature.slice(0, 64));
  const scalar = little(hexToBytes(signature.slice(64)));
  const owner = pointOf(key);
  if (!owner || scalar >= ORDER) return false;
  const hash = little(sha512(concatBytes(given, hexToBytes(key), message))) % ORDER;
  const expected = Point.BASE.multiplyUnsafe(scalar).subtract(owner.multiplyUnsafe(hash));
  return bytesToHex(expected.toBytes()) === signature.slice(0, 64);
}

/** Return the point of a key, or null if it is none. */
function pointOf(key: string): Key | null {
  const known = points.get(key);
  if (known) return known;
  try {
    const point = Point.fromHex(key);
    point.precompute(WINDOW);
    if (points.size >= KEPT) points.clear();
    points.set(key, point);
    return point;
  } catch {
    return null;
  }
}

const little = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes.slice().reverse())}`);
