import { expect, test } from 'vitest';
import { LENGTH, Secret } from './chain';
import type { Answer } from './fields';
import { game, House } from './house';
import { Ledger } from './ledger';
import { closeMessage, linkMessage } from './messages';
import { Wrong } from './wrong';

// What a ledger refuses, line by line; whole games that someone has forged are among the vectors

const OTHER = '12'.repeat(32);
const ben = new Secret(new Uint8Array(32).fill(2)); // whose browser has this secret, too

function wrong(take: () => unknown): string | null {
  try {
    take();
  } catch (reason) {
    if (reason instanceof Wrong) return reason.key;
    throw reason;
  }
  return null;
}

/** Begin a game, and open its first roll. */
async function opened(): Promise<House> {
  const house = await game([1], [2]);
  await house.tabs[0]!.press();
  await house.open();
  return house;
}

/** Sign Ben's link for something. */
function signed(house: House, { start = house.ledger.start, attempt = 1, head = house.ledger.openHead } = {}): Answer {
  const link = ben.chain(house.ledger.nonce, 1, house.ledger.start).link(1);
  return { link, signature: ben.signer.sign(linkMessage(start, attempt, head, link)) };
}

test('an answer is signed for this game, this attempt and this open', async () => {
  const house = await opened();
  const error = (answer: Answer): string | undefined => house.ledger.answerError('2', answer)?.key;
  expect(house.given.get('2')).toEqual(signed(house));
  expect(error(signed(house))).toBeUndefined();
  for (const other of [{ start: OTHER }, { attempt: 2 }, { head: OTHER }]) expect(error(signed(house, other))).toBe('error-proof-signature');
  expect(error({ ...signed(house), signature: '00'.repeat(64) })).toBe('error-proof-signature');
  expect(error({ ...signed(house), signature: house.given.get('1')!.signature })).toBe('error-proof-signature');
  for (const link of [OTHER, ben.chain(house.ledger.nonce, 1, house.ledger.start).link(2)]) expect(error({ ...signed(house), link })).toBe('error-proof-secret');
});

test('a link that was revealed is never good again', async () => {
  const house = await opened();
  const answer = house.given.get('2')!;
  await house.draw();
  await house.place();
  await house.tabs[1]!.press();
  await house.open();
  expect(house.ledger.answerError('2', answer)?.key).toBe('error-proof-secret');
});

test('a chain that is replaced reaches the next attempt, and its place is fixed with it', async () => {
  const house = await game([1], [2]);
  await house.turn(2);
  house.tellMoves();
  house.number = 2;
  const { ledger } = house;
  const refused = (attempt: number, first: number): string | null => {
    ledger.attempt = attempt;
    return wrong(() => ledger.checkCommit(house.committed({ first })));
  };
  expect([LENGTH - 1, LENGTH].map((attempt) => refused(attempt, 1))).toEqual([null, 'error-proof-commit']);
  expect([0, 1, 2, 3, 4].map((first) => refused(2, first))).toEqual(['error-proof-commit', null, null, null, 'error-proof-commit']);
  house.number = 1;
  house.commit({ first: 2 });
  expect([house.link(3), house.link(4)].map((link) => ledger.server!.fits(ledger.nonce, 3, link))).toEqual([true, false]);
});

test('only people commit', async () => {
  const house = await game([1], [2]);
  const stranger = new Secret(new Uint8Array(32).fill(66));
  const commit = (seats: string): string | null => wrong(() => house.ledger.checkCommit(house.committed({ seats, number: 1 }, stranger)));
  expect(['1', '2', '1+2', '3', '2+3'].map(commit)).toEqual([null, null, null, 'error-proof-commit', 'error-proof-commit']);
  await house.seat('', 'rookie');
  expect(['1', '2', '1+2'].map(commit)).toEqual([null, 'error-proof-commit', 'error-proof-commit']);
});

test('a person may leave a seat to a bot, which keeps it, and nobody changes a name', async () => {
  const house = await game([1], [2]);
  const seats = (...given: string[]): string | null => wrong(() => house.ledger.take(['seats', ...given].join('\t')));
  expect(seats('Anna', '', 'Bob', '')).toBe('error-proof-seated');
  expect([seats('Anna', '', 'Ben', 'stand-in'), seats('Anna', '', 'Ben', ''), seats('Anna', '', 'Bo', 'rookie')]).toEqual([null, null, null]);
  expect([seats('Anna', '', 'Bo', 'shark'), seats('Anna', '', 'Bo', ''), seats('Anna', '', 'Bo', 'stand-in')]).toEqual(Array(3).fill('error-proof-seated'));
});

test('nothing comes before a genesis, and nothing but signatures after the close', async () => {
  const house = await game([1], [2]);
  await house.turn();
  const before = new Ledger();
  expect(wrong(() => before.take(house.lines[1]!))).toBe('error-proof-order');
  await house.close();
  const last = ['moves\t3\tplace 1', 'seats\tAnna\t\tBen\t', house.signed(house.committed({ number: 2 })), house.signed(house.genesis())];
  for (const text of last) expect(wrong(() => house.ledger.take(text)), text).toMatch(/^error-proof-(order|genesis)$/);
});

test.each([
  ['of another key', { seats: '2', signature: new Secret(new Uint8Array(32)).signer }],
  ['of someone who has no device', { seats: '3', signature: ben.signer }],
])('a signature of the end %s is refused', async (_, { seats, signature }) => {
  const house = await game([1], [2]);
  await house.turn();
  house.tabs = [];
  await house.close();
  const sign = (message: Uint8Array): string => `signed\t${seats}\t${signature.sign(message)}`;
  expect(wrong(() => house.ledger.take(sign(closeMessage(house.ledger.closeHead))))).toBe('error-proof-signature');
  const good = `signed\t2\t${ben.signer.sign(closeMessage(house.ledger.closeHead))}`;
  expect([wrong(() => house.ledger.take(good)), wrong(() => house.ledger.take(good))]).toEqual([null, 'error-proof-signature']);
});

test('moves hold no rolls, and seats stay as many as they are', async () => {
  const house = await game([1], [2]);
  await house.roll();
  expect(wrong(() => house.ledger.take('moves\t2\troll 6 6'))).toBe('error-proof-chance');
  expect(wrong(() => house.ledger.take('moves\t3\tplace 1'))).toBe('error-proof-number');
  expect(wrong(() => house.ledger.take('moves\t2'))).toBe('error-proof-order');
  expect(wrong(() => house.ledger.take('seats\tAnna\t'))).toBe('error-proof-seated');
});

test('what has been thrown away can be computed once a later link of the silent device is known', async () => {
  const house = await game([1], [2], [3]);
  const [anna] = house.tabs;
  house.drops.add('3');
  await anna!.press();
  await house.open();
  const cleo = house.tabs[2]!.last('answer')!;
  await house.pass(6000);
  await house.void();
  await house.draw();
  await house.place();
  const [thrown] = house.ledger.thrown;
  expect(thrown!.links.size).toBe(2);
  house.drops.clear();
  await house.letBackIn('3');
  await house.roll();
  expect(thrown!.links.get('3')).toBe(cleo.link);
});
