import { expect, test } from 'vitest';
import { Secret } from './chain';
import { derive } from './derivation';
import type { Answer } from './fields';
import { game, House, SECOND, TABLE, type Tab } from './house';
import { isSigned } from './keys';
import type { BackIn, Drawn, Line, Open } from './lines';
import { backInMessage, linkMessage, serverMessage } from './messages';
import type { SeenSection } from './seen';

// What a server may try, alone or with accomplices, and what the browser of an honest player says at once

const LATE = 6 * SECOND;
const OTHER = 'ab'.repeat(32);
const OPEN: Open = { kind: 'open', attempt: 1, event: 1, line: 1, devices: ['1', '2'], request: 'roll 2d6' };
const accomplice = new Secret(new Uint8Array(32).fill(66));

/** Begin a game of two in which the first seat has pressed Roll; from now on the server writes what it likes. */
async function pressed(): Promise<House> {
  const house = await game([1], [2]);
  await house.tabs[0]!.press();
  house.checks = false;
  return house;
}

/** The same, where both have answered the open. */
async function opened(): Promise<House> {
  const house = await game([1], [2]);
  await house.tabs[0]!.press();
  await house.open();
  house.checks = false;
  return house;
}

/** Begin a game of three in which Cleo's device answers so late that the result may be thrown away. */
async function waiting(): Promise<House> {
  const house = await game([1], [2], [3]);
  await house.tabs[0]!.press();
  house.tabs[2]!.isSlow = true;
  await house.open();
  await house.pass(LATE);
  house.checks = false;
  return house;
}

/** Show what was written, and return the reason for which a device refuses it. */
async function refused(house: House, tab = house.tabs[0]!): Promise<string | undefined> {
  await house.sync();
  const note = tab.notes.find(({ level }) => level === 'red');
  return note?.reason?.key ?? note?.key;
}

/** Let Ben be an accomplice, at a device that commits before the open. */
async function conspiracy(): Promise<House> {
  const house = await game([1], [2]);
  house.write(house.committed({ seats: '2', number: 1 }, accomplice));
  await house.tabs[0]!.press();
  await house.open({ devices: ['1', '2'] });
  house.checks = false;
  return house;
}

/** Return what the accomplice answers, who signs whatever is wanted. */
function theirs({ ledger }: House, link = accomplice.chain(ledger.nonce, 1).link(1)): Answer {
  return { link, signature: accomplice.signer.sign(linkMessage(ledger.start, ledger.attempt, ledger.openHead, link)) };
}

/** Return what a server draws that takes other answers than those that came, and reveals what it likes. */
function drawnWith(house: House, answers: Answer[], server = house.server): Drawn {
  const links = answers.map(({ link }) => link);
  const { attempt, line, request } = house.ledger.open!;
  return { kind: 'drawn', attempt, line, server, answers, draws: [request, derive(request, { server, head: house.ledger.start, attempt, draw: 1, links })] };
}

// Choosing a roll ------------------------------------------------------------------------------------------

test('a server that commits once it knows all links is found', async () => {
  const house = await opened();
  house.commit({ first: house.ledger.attempt });
  house.write(house.drawn());
  expect(await refused(house)).toBe('error-proof-order');
});

test('an accomplice who commits once the server knows all links is found', async () => {
  const house = await opened();
  house.write(house.committed({ seats: '2', number: 1, first: house.ledger.attempt }, accomplice));
  house.write(drawnWith(house, [house.given.get('1')!, theirs(house)]));
  expect(await refused(house)).toBe('error-proof-order');
});

test('a commitment between a void and the next open is found', async () => {
  const house = await waiting();
  house.write(house.voided());
  house.commit();
  expect(await refused(house)).toBe('error-proof-order');
});

test('a server that reveals another link than it committed to is found', async () => {
  const house = await opened();
  house.write(drawnWith(house, house.answers as Answer[], OTHER));
  expect(await refused(house)).toBe('error-proof-server-secret');
});

test('an accomplice who reveals another link is found; one who keeps to the rules is not', async () => {
  const [cheating, honest] = [await conspiracy(), await conspiracy()];
  cheating.write(drawnWith(cheating, [cheating.given.get('1')!, theirs(cheating, OTHER)]));
  expect(await refused(cheating)).toBe('error-proof-secret');
  honest.write(drawnWith(honest, [honest.given.get('1')!, theirs(honest)]));
  expect(await refused(honest)).toBeUndefined();
});

test('a result that does not follow from the links is found', async () => {
  const house = await opened();
  const drawn = house.drawn();
  house.write({ ...drawn, draws: [drawn.draws[0]!, drawn.draws[1] === 'roll 6 6' ? 'roll 1 1' : 'roll 6 6'] });
  expect(await refused(house)).toBe('error-proof-result');
});

test('a server that draws something else than it has opened is found', async () => {
  const house = await opened();
  const { open } = house.ledger;
  house.ledger.open = { ...open!, request: 'roll 1d6' };
  house.write(house.drawn());
  expect(await refused(house)).toBe('error-proof-order');
});

test('a commitment is never used again', async () => {
  const house = await pressed();
  house.lines.push(house.lines.find((text) => text.startsWith('commit\t2'))!);
  expect(await refused(house)).toBe('error-proof-commit');
});

test.each([
  ['for attempts to come', { first: 2 }],
  ['for no attempt', { first: 0 }],
  ['once more than it did', { number: 3 }],
  ['as often as before', { number: 1 }],
])('a server can’t commit %s', async (_, given) => {
  const house = await pressed();
  house.number = 2;
  house.write(house.committed(given));
  expect(await refused(house)).toBe('error-proof-commit');
});

test('nobody commits for a server or for someone else', async () => {
  const [server, ben, unsigned] = [await pressed(), await pressed(), await pressed()];
  server.write(server.committed({ number: 1 }, accomplice));
  expect(await refused(server)).toBe('error-proof-commit');
  ben.write(ben.committed({ seats: '2', number: 2 }));
  expect(await refused(ben)).toBe('error-proof-commit');
  unsigned.write({ ...unsigned.committed({ number: 2 }), signature: '00'.repeat(64) });
  expect(await refused(unsigned)).toBe('error-proof-signature');
});

test('a commitment unlike the one that was seen before is found, even after the page was loaded again', async () => {
  const house = await game([1], [2]);
  const forged = house.fork();
  await house.turn();
  forged.write(forged.committed({ seats: '2', number: 1 }, accomplice));
  forged.write(OPEN);
  house.lines = forged.lines;
  await house.tabs[0]!.load();
  expect(await refused(house)).toBe('web-dice-forked');
});

// Runs of draws --------------------------------------------------------------------------------------------

const BILLS = 'bill 1 of 6x10k 8x20k 8x30k 6x40k 6x50k 5x60k 5x70k 5x80k 5x90k';

/** Begin a game in which bills are drawn. */
async function stocking(): Promise<House> {
  const house = await game([1], [2]);
  house.waiting = { for: 'chance', kind: 'bill', by_itself: true };
  await house.open({ request: BILLS });
  return house;
}

/** Return what is asked for after a bill that was drawn. */
function afterBill({ draws }: Drawn): string {
  const bill = draws[1]!.split(' ')[1]!;
  return BILLS.replace(new RegExp(`([0-9])x${bill}`), (_, number) => `${Number(number) - 1}x${bill}`);
}

test('a run of draws is one event', async () => {
  const house = await stocking();
  await house.draw(house.drawn(afterBill(house.drawn())));
  expect(house.tabs.map(({ level }) => level)).toEqual(['green', 'green']);
});

test('a run that is split, or cut after a bill that someone dislikes, is found when the rest is opened', async () => {
  const house = await stocking();
  const request = afterBill(house.drawn());
  await house.draw();
  house.waiting = { for: 'chance', kind: 'bill', by_itself: true };
  house.checks = false;
  house.write({ ...OPEN, attempt: 2, event: 2, line: 2, request });
  expect(await refused(house)).toBe('error-proof-run');
  expect(house.tabs[0]!.links).toHaveLength(1);
});

test('a run that is split by a move that nobody made is found', async () => {
  const house = await stocking();
  const request = afterBill(house.drawn());
  await house.draw();
  house.game.push('place 1');
  house.waiting = { for: 'chance', kind: 'bill', by_itself: true };
  house.tellMoves();
  house.checks = false;
  house.write({ ...OPEN, attempt: 2, event: 2, line: 3, request });
  expect(await refused(house)).toBe('error-proof-run');
  expect(house.tabs[0]!.links).toHaveLength(1);
});

test('a run that goes on with a roll is found', async () => {
  const house = await stocking();
  house.checks = false;
  house.write(house.drawn(afterBill(house.drawn()), 'roll 2d6'));
  expect(await refused(house)).toBe('error-proof-run');
});

// Attempts -------------------------------------------------------------------------------------------------

test('a server that claims to have crashed, and opens the same roll for other links, is found', async () => {
  const house = await opened();
  house.write({ ...OPEN, attempt: 2 });
  expect(await refused(house)).toBe('error-proof-order');
});

test('an attempt is never opened again', async () => {
  const house = await game([1], [2]);
  await house.roll();
  house.checks = false;
  house.write({ ...OPEN, event: 2, line: 2 });
  expect(await refused(house)).toBe('error-proof-number');
});

test('an answer to another open for the same attempt is refused by the others, and its own device finds it out', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  const other = house.fork();
  other.write({ kind: 'seats', seats: ['Anna', '', 'Ben', 'stand-in'] }); // what only Ben hears
  other.write(OPEN);
  await anna.press();
  await ben.sync({}, other.news(house.lines.length));
  await house.open();
  expect([anna.links.length, ben.links.length]).toEqual([1, 1]);
  house.checks = false;
  house.write(drawnWith(house, [house.given.get('1')!, ben.last('answer')!]));
  expect(await refused(house)).toBe('error-proof-signature');
  await ben.reconnect();
  expect(await refused(house, ben)).toBe('web-dice-forked');
});

test('two tabs that are shown two opens for one attempt keep both, and answer one', async () => {
  const house = await game([1], [2]);
  const anna = house.tabs[0]!;
  const second = await house.sit([1], anna.browser);
  const other = house.fork();
  other.write({ kind: 'seats', seats: ['Anna', '', 'Ben', 'stand-in'] });
  other.write(OPEN);
  await anna.press();
  second.isOnline = false;
  await house.open();
  second.isOnline = true;
  await second.sync({}, other.news(other.lines.length - 2));
  expect([anna.level, second.keys]).toEqual(['green', ['web-dice-asked-twice']]);
  expect([anna.links.length, second.links]).toEqual([1, []]);
  const seen = (await anna.browser.get<SeenSection[]>(`${TABLE} seen`))!.at(-1)!;
  expect(await anna.browser.get(`${TABLE} evidence`)).toEqual(other.lines);
  expect(isSigned(house.secret.key, serverMessage(house.ledger.openHead), seen.signature)).toBe(true);
});

test('two tabs that are told two stories find it out, even if neither is asked', async () => {
  const house = await game([1], [2]);
  const anna = house.tabs[0]!;
  const second = await house.sit([1], anna.browser);
  const other = house.fork();
  house.write({ ...OPEN, devices: ['2'] });
  other.write({ kind: 'seats', seats: ['Anna', '', 'Ben', 'stand-in'] });
  other.write({ ...OPEN, devices: ['2'] });
  await anna.sync();
  await second.sync({}, other.news(other.lines.length - 2));
  expect([anna.keys, second.keys]).toEqual([['web-dice-without'], ['web-dice-without', 'web-dice-forked']]);
});

test('the same table with another genesis is refused, and so is the genesis of another table', async () => {
  const house = await game([1], [2]);
  const anna = house.tabs[0]!;
  await house.turn();
  const other = await new House().begin({ nonce: 'c3'.repeat(16) });
  await anna.sync({}, other.news());
  expect(anna.keys).toEqual(['web-dice-forked']);
  const stranger = await new House().sit([1]);
  await stranger.sync({}, (await new House().begin({ table: 'table-2' })).news());
  expect(stranger.notes[0]?.reason?.key).toBe('error-proof-genesis');
  expect(stranger.sent).toEqual([]);
});

// What an open covers --------------------------------------------------------------------------------------

test('nobody answers before Roll is pressed, and only the seat that rolls has to press', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await house.open();
  expect([anna.links, ben.links.length]).toEqual([[], 1]);
  await anna.press();
  expect(anna.links).toHaveLength(1);
});

test('a press counts for one roll', async () => {
  const house = await game([1]);
  await house.roll();
  await house.place();
  await house.open();
  expect(house.isComplete).toBe(false);
});

test('nobody answers a roll that the screen does not wait for, or waits for at another line', async () => {
  const [undue, other] = [await game([1], [2]), await game([1], [2])];
  undue.waiting = { for: 'decision', seat: 0, kind: 'place', moves: [] };
  await undue.open();
  expect(undue.tabs.map(({ keys }) => keys)).toEqual([['web-dice-undue'], ['web-dice-undue']]);
  other.write(OPEN);
  for (const tab of other.tabs) await tab.sync({ line_count: 1 });
  expect([...undue.tabs, ...other.tabs].map(({ links }) => links.length)).toEqual([0, 0, 0, 0]);
});

test('a move that was rewritten after it was made is found', async () => {
  const house = await game([1], [2]);
  await house.turn();
  await house.tabs[0]!.sync({}, house.news()); // all lines once more: nothing is forgotten
  house.game[1] = 'place 4';
  await house.open();
  expect(house.tabs[0]!.keys).toEqual(['web-dice-move']);
  expect(house.tabs[1]!.level).toBe('green');
  expect(house.tabs[0]!.links).toHaveLength(1);
});

/** Begin a game in which Anna's first move is secret, and Ben has pressed Roll after it. */
async function secret(saltsOf?: () => string[]): Promise<House> {
  const house = await game([1], [2]);
  if (saltsOf) house.saltsOf = saltsOf;
  house.isSecret = true;
  await house.turn();
  house.isSecret = false;
  await house.tabs[1]!.press();
  await house.open();
  return house;
}

test('a secret move whose salt is wrong is found', async () => {
  const [right, wrong] = [await secret(), await secret(() => [`2:${'0'.repeat(32)}`])];
  expect([right, wrong].map(({ tabs }) => [tabs[0]!.keys, tabs[0]!.links.length])).toEqual([[[], 2], [['web-dice-move'], 1]]);
});

test('nobody answers while the salt of their secret move is kept back', async () => {
  const house = await secret(() => []);
  const anna = house.tabs[0]!;
  expect(anna.links).toHaveLength(1);
  anna.device.takeSalts([`2:${house.secret.salt(house.ledger.start, 2)}`]);
  await anna.device.settle();
  expect(anna.links).toHaveLength(2);
});

test('salts that are left out in the end, or are others, are found', async () => {
  const [right, none, other] = [await secret(), await secret(), await secret()];
  for (const house of [right, none, other]) {
    await house.draw();
    await house.place();
  }
  await right.close();
  await none.close([1], { salts: [] });
  await other.close([1], { salts: [`2:${'0'.repeat(32)}`] });
  expect([right, none, other].map(({ tabs }) => tabs[0]!.keys)).toEqual([[], ['web-dice-salts'], ['web-dice-salts']]);
  expect(none.tabs[0]!.last('sign')).toBeUndefined();
});

test('a server that shows another roll than it has proven is found, and so is one that ends the game otherwise', async () => {
  const house = await opened();
  house.checks = true;
  const small = house.drawn().draws[1] === 'roll 6 6' ? [1, 1] : [6, 6];
  await house.draw();
  await house.tabs[0]!.sync({ log: [{ text: '', event: { event: 'rolled', seat: 0, small, neutral: [] } }] });
  expect(house.tabs[0]!.keys).toEqual(['web-dice-shown']);
  await house.place();
  await house.close([1], { shown: [2] });
  expect(house.tabs[1]!.keys).toEqual(['web-dice-result']);
  expect(house.tabs[1]!.last('sign')).toBeUndefined();
});

test('a roll on the screen that is not proven soon is told', async () => {
  const house = await game([1], [2]);
  const rolled = { line_count: 1, log: [{ text: '', event: { event: 'rolled' as const, seat: 0, small: [1, 2], neutral: [] } }] };
  await house.tabs[0]!.sync(rolled);
  await house.pass(LATE);
  expect(house.tabs[0]!.notes).toMatchObject([{ key: 'web-dice-unproven', level: 'amber' }]);
});

// Leaving out, and throwing away ---------------------------------------------------------------------------

test('a device that is here, and is left out, says so', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await anna.press();
  await house.open({ devices: ['1'] });
  expect(ben.notes).toMatchObject([{ key: 'web-dice-without', level: 'amber' }]);
  expect(anna.level).toBe('green');
});

test('the older scheme is refused', async () => {
  const house = await pressed();
  house.lines.push({ kind: 'promise', event: 1, seats: [1], end: OTHER } as unknown as string);
  expect(await refused(house)).toBe('web-dice-older');
});

test('a line that another server has signed is refused', async () => {
  const house = await pressed();
  house.secret = accomplice;
  house.write(OPEN);
  expect(await refused(house)).toBe('error-proof-server-signature');
});

test('a result that is thrown away is told to all, and a device whose answer was dropped says so', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  house.drops.add('2');
  await anna.press();
  await house.open();
  await house.pass(LATE);
  await house.void();
  expect(anna.notes).toMatchObject([{ key: 'web-dice-thrown', names: ['Ben'], level: 'amber', loud: true }]);
  expect(ben.notes).toMatchObject([{ key: 'web-dice-unused', level: 'amber', loud: true }]);
  expect([anna.links.length, ben.links.length, ben.device.isBarred]).toEqual([2, 1, true]);
});

test('a result that is thrown away too early is told', async () => {
  const house = await game([1], [2]);
  house.drops.add('2');
  await house.tabs[0]!.press();
  await house.open();
  await house.pass(3 * SECOND);
  await house.void();
  expect(house.tabs[0]!.keys).toEqual(['web-dice-early', 'web-dice-thrown']);
});

test.each([
  ['with no answer', { answers: [null, null, null], silent: ['1', '2', '3'] }, 'error-proof-void'],
  ['without an answer that was given', { answers: [null, null, null], silent: ['3'] }, 'error-proof-void'],
  ['that names nobody', { silent: [] }, 'error-proof-void'],
  ['that names another', { silent: ['2'] }, 'error-proof-void'],
  ['without the link of the server', { server: OTHER }, 'error-proof-server-secret'],
  ['for another attempt', { attempt: 2 }, 'error-proof-number'],
])('a void %s is refused', async (_, given, reason) => {
  const house = await waiting();
  house.write({ ...house.voided(), ...given });
  expect(await refused(house)).toBe(reason);
});

test('a void with an answer that nobody gave is refused', async () => {
  const house = await waiting();
  const [anna, , cleo] = house.answers;
  house.write({ ...house.voided(), answers: [anna!, { ...anna!, link: OTHER }, cleo!] });
  expect(await refused(house)).toBe('error-proof-secret');
});

test.each([
  ['another request', { request: 'roll 1d6' }, 'error-proof-again'],
  ['fewer devices', { devices: ['1'] }, 'error-proof-again'],
  ['a device that was silent', {}, 'error-proof-listed'],
  ['another line', { line: 2 }, 'error-proof-number'],
  ['another event', { event: 2 }, 'error-proof-number'],
])('what is opened after a void with %s is refused', async (_, given, reason) => {
  const house = await waiting();
  house.checks = true;
  house.write(house.voided());
  house.checks = false;
  house.write({ ...OPEN, attempt: 2, devices: ['1', '2', '3'].slice(0, reason === 'error-proof-listed' ? 3 : 2), ...given });
  expect(await refused(house)).toBe(reason);
});

const AGREED = ['1', '2'];

/** Let Anna and Ben agree that Cleo's device takes part again. */
function agreement({ ledger }: House, attempt = 1): BackIn {
  const signers = AGREED.map((seat) => new Secret(new Uint8Array(32).fill(Number(seat))).signer); // of their browsers
  const signatures = signers.map((signer) => signer.sign(backInMessage(ledger.start, attempt, '3')));
  return { kind: 'back-in', seats: '3', attempt, agreed: AGREED, signatures };
}

test.each<[string, (house: House) => Line, string]>([
  ['nobody agrees', () => ({ ...OPEN, attempt: 3, event: 2, line: 3, devices: ['1', '2', '3'] }), 'error-proof-listed'],
  ['one of two agrees', (house) => ({ ...agreement(house), agreed: ['1'], signatures: agreement(house).signatures.slice(0, 1) }), 'error-proof-back-in'],
  ['two agree, and one of them has signed', (house) => ({ ...agreement(house), signatures: agreement(house).signatures.slice(0, 1) }), 'error-proof-back-in'],
  ['the wrong one has signed', (house) => ({ ...agreement(house), signatures: agreement(house).signatures.reverse() }), 'error-proof-signature'],
  ['they agree about another attempt', (house) => agreement(house, 2), 'error-proof-back-in'],
])('a device that was silent takes no part if %s', async (_, line, reason) => {
  const house = await waiting();
  house.checks = true;
  await house.void();
  await house.draw();
  await house.place();
  house.tellMoves();
  house.checks = false;
  house.write(line(house));
  expect(await refused(house)).toBe(reason);
});

// Rigged requests ------------------------------------------------------------------------------------------

test.each(['roll 2 of 2x6', 'roll d6', 'roll 3d6', 'roll d6 d6', 'roll 2d6 Bd6', 'extra d6 d6'])('a server that asks for “%s” instead of two dice is found', async (request) => {
  const house = await game([1], [2]);
  await house.tabs[0]!.press();
  await house.open({ request });
  expect(house.tabs.map(({ keys }) => keys)).toEqual([['web-dice-request'], ['web-dice-request']]);
  expect(house.tabs.map(({ links }) => links)).toEqual([[], []]);
});

test.each([
  ['that lacks a bill', BILLS.replace('5x90k', '4x90k')],
  ['that lacks a kind of bills', BILLS.replace(' 5x90k', '')],
  ['in another order', BILLS.replace('6x10k 8x20k', '8x20k 6x10k')],
  ['written otherwise', BILLS.replace('6x10k', '3x10k 3x10k')],
  ['from which two bills are drawn', BILLS.replace('bill 1', 'bill 2')],
])('a stack %s is found', async (_, request) => {
  const house = await game([1], [2]);
  house.waiting = { for: 'chance', kind: 'bill', by_itself: true };
  await house.open({ request });
  expect(house.tabs[0]!.keys).toEqual(['web-dice-request']);
  expect(house.tabs[0]!.links).toEqual([]);
});

test('a stack is known, however a server writes that the game began without a position', async () => {
  const house = new House(2);
  const anna = await house.sit([1]);
  await house.begin({ setup: ' null' });
  house.waiting = { for: 'chance', kind: 'bill', by_itself: true };
  await house.open({ request: 'bill 1 of 90k' });
  expect(anna.keys).toEqual(['web-dice-request']);
});

test('a stack that a bill was drawn from has one less', async () => {
  const house = await stocking();
  house.checks = false;
  house.write(house.drawn(BILLS));
  expect(await refused(house)).toBe('web-dice-request');
});

test.each(['neutral 2 of 2x6', 'neutral 2 of 6 5', 'neutral d6 d6'])('a run that goes on with “%s” is found', async (request) => {
  const house = await stocking();
  house.checks = false;
  house.write(house.drawn(request));
  expect(await refused(house)).toBe('error-proof-request-form');
});

test('loaded dice are found by those who take no part in the roll, too', async () => {
  const house = await game([1], [2]);
  const visitor = await house.sit([]);
  house.write(house.committed({ seats: '2', number: 1 }, accomplice));
  await house.tabs[0]!.press();
  await house.open({ devices: ['2'], request: 'roll 2 of 2x6' });
  house.given.set('2', theirs(house));
  await house.draw();
  for (const tab of [house.tabs[0]!, visitor]) expect(await refused(house, tab)).toBe('error-proof-request-form');
});
