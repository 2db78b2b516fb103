import { FluentBundle, FluentResource } from '@fluent/bundle';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import english from '../../../src/zocker/text/en/web-proof.ftl?raw';
import vectors from '../../../tests/proof/vectors.json';
import { Account, type GameRecord } from './account';
import { Chain, linkBefore, Secret } from './chain';
import { gameOf } from './check';
import { block, derive } from './derivation';
import { isKey, isSigned, Signer } from './keys';
import { read, write, type Commit, type Genesis } from './lines';
import { backInMessage, closeMessage, commitMessage, earlier, hidden, linkMessage, serverMessage } from './messages';
import { Requests } from './requests';
import { wordsOf } from './words';
import { Wrong } from './wrong';

// What Python has written, and all languages have to agree about

const catalogue = new FluentBundle('en', { useIsolating: false });
catalogue.addResource(new FluentResource(english));
const said = ({ key, details }: Wrong): string => catalogue.formatPattern(catalogue.getMessage(key)!.value!, details, []);

test('secrets make the same keys, chains, salts and signatures', () => {
  for (const { secret, key, nonce, number, start, end, links, salt, signed } of vectors.chains) {
    const made = new Secret(hexToBytes(secret));
    const chain = made.chain(nonce, number, start);
    expect([made.key, chain.end, made.written()]).toEqual([key, end, secret]);
    for (const [place, link] of Object.entries(links)) expect(chain.link(Number(place))).toBe(link);
    expect(linkBefore(nonce, key, 17, links[17], 16)).toBe(links[1]);
    expect(linkBefore(nonce, key, 1, links[1])).toBe(end);
    expect(made.salt(vectors.given.start, number)).toBe(salt);
    expect(made.signer.sign(utf8ToBytes('a message'))).toBe(signed);
    for (const place of [0, 257]) expect(() => chain.link(place)).toThrow(RangeError);
  }
  expect(new Chain(new Uint8Array(32), '00'.repeat(16), 'ab'.repeat(32)).length).toBe(256);
  expect(Secret.fresh().key).not.toBe(Secret.fresh().key);
});

test.each(vectors.drawn)('$request is derived the same way', ({ request, result, block: first, ...source }) => {
  expect(bytesToHex(block(source, 1))).toBe(first);
  expect(derive(request, source)).toBe(result);
});

test.each(['', 'roll', 'roll 0d6', 'roll 3d8', 'roll x d6', 'roll 3d6 then 1 of 2', 'start 2 of 1', 'start 0 of 1', 'start 1 of', 'start 1 of 0x1', 'roll ٣d6', 'boards 1 from A1 then 2 from B1'])(
  'nobody can answer "%s"',
  (request) => expect(() => derive(request, vectors.drawn[0]!)).toThrow('error-proof-request-form'),
);

test('messages and hashes are the same, byte by byte', () => {
  const { start, head, link, attempt, seats, commit } = vectors.given;
  const made = {
    server: serverMessage(head),
    commit: commitMessage(start, read(commit) as Commit),
    link: linkMessage(start, attempt, head, link),
    'back-in': backInMessage(start, attempt, seats),
    close: closeMessage(head),
  };
  for (const [name, message] of Object.entries(made)) expect([name, bytesToHex(message)]).toEqual([name, vectors.messages[name as keyof typeof made]]);
  for (const { texts, hash } of vectors.earlier) expect(earlier(texts)).toBe(hash);
  expect(hidden(start, 12, '1b'.repeat(16), 'choose 2')).toBe(vectors.hidden);
  for (const { head: each, words } of vectors.words) expect(wordsOf(each)).toEqual(words);
});

test.each(vectors.signatures)('a signature, $name, is judged the same', ({ key, message, signature, good }) => {
  expect(isSigned(key, hexToBytes(message), signature)).toBe(good);
  expect(isSigned(key, hexToBytes(message), signature), 'with a key that is known').toBe(good);
});

test('keys are judged the same, and signatures have one writing', () => {
  for (const { key, good } of vectors.keys) expect([key, isKey(key)]).toEqual([key, good]);
  const signer = new Signer(new Uint8Array(32).fill(7));
  const message = utf8ToBytes('a message');
  const signature = signer.sign(message);
  expect(isSigned(signer.key, message, signature)).toBe(true);
  for (const other of [signature.toUpperCase(), signature.slice(2), `${signature} `, '']) expect(isSigned(signer.key, message, other)).toBe(false);
});

test('lines have one writing, which is the same', () => {
  const long = vectors.long.map(({ letter, times, good }) => ({ text: `moves\t1\t${letter.repeat(times)}`, good }));
  for (const { text, good } of [...vectors.lines, ...long]) {
    if (good) expect(write(read(text))).toBe(text);
    else expect(() => read(text), text.slice(0, 60)).toThrow('error-proof-form');
  }
});

test.each(vectors.asked)('what $game draws from can be known, and one thing less is refused', ({ game, options, asked }) => {
  const requests = new Requests({ game, options, setup: 'null', since: 0, seats: ['Anna', '', 'Ben', ''] } as unknown as Genesis);
  for (const [request, result] of asked as [string, string][]) {
    requests.check(request);
    const less = request.startsWith('start') ? 'start 1 of 1' : request.replace(/ [^ ]+$/, '');
    expect(() => requests.check(less)).toThrow('error-proof-request');
    requests.note(request, result);
  }
});

test.each(['__proto__', 'constructor', 'royale', 'gambler'])('nothing is known of what %s draws from if its options are none', (game) => {
  const options = '{"no_repeat":false,"boards":{"toString":1},"tableaux":{"toString":1}}';
  for (const text of [options, 'null', '5', '[]', '{']) {
    const requests = new Requests({ game, options: text, setup: 'null', since: 0, seats: ['Anna', '', 'Ben', ''] } as unknown as Genesis);
    requests.check('boards 3 from A1/A2 B1/B2 C1/C2');
    requests.check('roll 8d6');
    expect(() => requests.check('constructor 1 of 3x10k')).toThrow('error-proof-request-form');
    requests.note('constructor 1 of 3x10k', 'constructor 10k');
  }
});

// Whole proofs

/** What there is to tell about a proof. */
interface TellsOf {
  head: string;
  parts: { seat: number; is_closed: boolean; left: number | null }[];
  thrown: { silent: number[][] }[];
  chances: { request: string; attempt: number; draw: number; devices: number[][] }[];
  restarts: number[];
  undrawn: number[];
  opened: number | null;
  hidden: number;
  older: boolean;
  words: string[];
}

interface Vector extends TellsOf {
  name: string;
  record?: GameRecord;
  lines?: (number | string | Record<string, unknown>)[];
  error?: string;
  details?: { line?: number; reason?: string };
}

const all = vectors.proofs as unknown as Vector[];
let base: Vector;
const proofs = all.map((vector) => {
  if (vector.record) base = vector;
  const texts = base.record!.proof!.lines;
  const lines = vector.lines?.map((line) => (typeof line === 'number' ? texts[line]! : line)) ?? texts;
  return { ...vector, game: gameOf({ ...base.record!, proof: { ...base.record!.proof!, lines } }) };
});

test.each(proofs.filter(({ error }) => !error))('a proof, $name, tells the same', ({ game, ...told }) => {
  const account = new Account(game);
  account.check();
  expect(account.fault && said(account.fault.reason)).toBe(null);
  expect([account.ledger.head, account.heads.at(-1)]).toEqual([told.head, told.head]);
  const from1 = (seats: number[][]): string[] => seats.map((numbers) => numbers.map((seat) => seat + 1).join('+'));
  expect(account.parts).toEqual(told.parts.map(({ is_closed: isClosed, seat, ...part }) => ({ ...part, seat: seat + 1, isClosed })));
  expect(account.thrown).toEqual(told.thrown.map((one) => ({ ...one, silent: from1(one.silent) })));
  const chances = told.chances.map(({ attempt, draw, devices, ...chance }) => ({ ...chance, devices: from1(devices), source: { attempt, draw } }));
  expect([...account.chances.values()]).toMatchObject(chances);
  const { restarts, undrawn, opened, words, hidden, older } = told;
  expect(account).toMatchObject({ restarts, undrawn, opened, words, hidden, isOlder: older });
});

test.each(proofs.filter(({ error }) => error))('a cheat, $name, is found for the same reason', ({ game, error, details }) => {
  const account = new Account(game);
  account.check();
  const { reason, proofLine, line } = account.fault!;
  if (error === 'error-proof-line') expect([proofLine, said(reason)]).toEqual([details!.line, details!.reason]);
  else if (error === 'error-record-line') expect([line, said(reason)]).toEqual([details!.line, details!.reason]);
  else expect(reason.key).toBe(error);
});
