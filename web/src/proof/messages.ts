import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { numbersOf, type Seats } from './fields';
import { packed } from './keys';
import { write, type Commit } from './lines';

// What is hashed and signed, each with a tag that says what it is for: zocker/proof/messages.py is the same

const hashed = (message: Uint8Array): string => bytesToHex(sha256(message));

/** Return the head of a genesis: everything after it is tied to it. */
export const firstHead = (genesis: string): string => hashed(packed('zocker proof 2', utf8ToBytes(genesis)));

/** Return the head after one more line, which is written without the server's signature. */
export function nextHead(head: string, body: string): string {
  const written = utf8ToBytes(body);
  return hashed(packed('zocker line 2', hexToBytes(head), written.length, written));
}

/** Return what the server signs of a line: the head after it. */
export const serverMessage = (head: string): Uint8Array => packed('zocker server 2', hexToBytes(head));

/** Return what a device signs when it commits: the line without the signature. */
export const commitMessage = (start: string, line: Commit): Uint8Array =>
  packed('zocker commit 2', hexToBytes(start), utf8ToBytes(write({ ...line, signature: '' })));

/** Return what a device signs with its answer: the link, and the head of the open that it answers. */
export const linkMessage = (start: string, attempt: number, head: string, link: string): Uint8Array =>
  packed('zocker link 2', hexToBytes(start), attempt, hexToBytes(head), hexToBytes(link));

/** Return what a device signs to let another one take part again, which was silent at an attempt. */
export const backInMessage = (start: string, attempt: number, seats: Seats): Uint8Array =>
  packed('zocker back-in 2', hexToBytes(start), attempt, ...numbersOf(seats));

/** Return what a device signs of the end of a game. */
export const closeMessage = (head: string): Uint8Array => packed('zocker close 2', hexToBytes(head));

/** Return what stands for a secret move until the game is over. */
export const hidden = (start: string, line: number, salt: string, text: string): string =>
  `#${hashed(packed('zocker move 2', hexToBytes(start), line, hexToBytes(salt), utf8ToBytes(text)))}`;

/** Return what stands for the lines of a game that were played before it was proven; nothing if there are none. */
export function earlier(texts: readonly string[]): string {
  const written = texts.map((text) => utf8ToBytes(text));
  return texts.length ? hashed(packed('zocker before 2', ...written.flatMap((text) => [text.length, text]))) : '';
}
