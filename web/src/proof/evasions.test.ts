import { expect, test } from 'vitest';
import type { Entry, ProofNews } from '../lib/net/messages';
import { Account } from './account';
import { Secret } from './chain';
import type { Answer } from './fields';
import { game, House, SECOND, TABLE, type Tab } from './house';
import { linkMessage } from './messages';
import { compare } from './receipt';

// What a server may try so that an honest player doesn't hear of it: it ignores what a device says, drops connections,
// makes pages load again, holds back what it should show

const OTHER = 'ab'.repeat(32);
const operator = new Secret(new Uint8Array(32).fill(66));
const ROLL: Entry = { text: 'roll 6 6', event: { event: 'rolled', seat: 0, small: [6, 6], neutral: [] } };

/** Let the operator's own key answer the open, as the device of some seats. */
function answerAs(house: House, seats: string, first: number): void {
  const { ledger } = house;
  const link = operator.chain(ledger.nonce, 1).link(ledger.attempt - first + 1);
  const signature = operator.signer.sign(linkMessage(ledger.start, ledger.attempt, ledger.openHead, link));
  house.given.set(seats, { link, signature } satisfies Answer);
}

/** Play turns that a device of the operator's makes alone, whatever others send. */
async function turnsBy(house: House, seats: string, times = 2): Promise<void> {
  const first = house.ledger.devices.get(seats)!.first;
  for (let turn = 0; turn < times; turn++) {
    await house.tabs.find((tab) => tab.seats.includes((house.waiting as { seat: number }).seat + 1))?.press();
    house.kept.clear();
    await house.open({ devices: [seats] });
    house.given.clear();
    answerAs(house, seats, first);
    await house.draw();
    await house.pass(6 * SECOND);
    await house.place();
  }
}

test('a device whose commitment is ignored says that rolls are made without it', async () => {
  const house = new House(2);
  const anna = await house.sit([1]);
  house.write(house.genesis());
  await house.sync();
  house.kept.clear();
  house.write(house.committed({ seats: '2', number: 1 }, operator));
  await house.sync();
  await turnsBy(house, '2');
  expect([anna.links.length, anna.keys, anna.level]).toEqual([0, ['web-dice-without'], 'amber']);
  anna.device.read();
  expect([anna.level, anna.device.isLeftOut]).toEqual(['amber', true]); // as long as it is so
});

test('a key that takes the seat of an honest device is told, from the first line on', async () => {
  const house = new House(2);
  const [anna, ben] = [await house.sit([1]), await house.sit([2])];
  house.write(house.genesis());
  await house.sync();
  house.kept.clear();
  house.write(house.committed({ seats: '1', number: 1 }, operator));
  await house.sync();
  await turnsBy(house, '1');
  expect([anna.keys.includes('web-dice-elsewhere'), anna.level, ben.keys, ben.level]).toEqual([true, 'amber', ['web-dice-without'], 'amber']);
});

test.each(['drops connections', 'makes pages load again'])('a key that takes a seat is told by a device whose server %s', async (how) => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await house.turn(2);
  for (const tab of house.tabs) await (how === 'drops connections' ? tab.reconnect() : tab.load());
  house.kept.clear();
  house.write(house.committed({ seats: '1', number: 1 }, operator));
  await house.sync();
  await turnsBy(house, '1');
  expect([anna.keys.includes('web-dice-elsewhere'), ben.keys]).toEqual([true, ['web-dice-moved', 'web-dice-without']]);
  anna.device.read();
  await anna.load();
  expect(anna.level).toBe('amber');
});

test('a device that loses its connection before each open says that it was left out', async () => {
  const house = await game([1], [2], [3]);
  const [anna] = house.tabs as [Tab];
  await house.turn(3);
  for (let turn = 0; turn < 3; turn++) {
    await anna.reconnect();
    await house.tabs[(house.waiting as { seat: number }).seat]!.press();
    await house.open({ devices: ['2', '3'] });
    await house.draw();
    await house.place();
  }
  expect(anna.notes).toMatchObject([{ key: 'web-dice-without', times: 3 }]);
});

test('a device that was said to be silent says so, however late it got to know of the open', async () => {
  for (const comesBack of [1, 3]) {
    const house = await game([1], [2], [3]);
    const [, ben, cleo] = house.tabs as [Tab, Tab, Tab];
    await house.turn();
    house.drops.add('3');
    await cleo.reconnect(true);
    await ben.press();
    await house.open({ devices: ['1', '2', '3'] });
    await house.pass(comesBack * SECOND);
    cleo.isOnline = true;
    await cleo.reconnect();
    await house.pass(1.9 * SECOND);
    await house.void();
    expect([cleo.keys, cleo.level]).toEqual([['web-dice-silent'], 'amber']);
  }
});

test('red stays red when the page is loaded again, and its device takes no part any more', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await anna.press();
  await house.open();
  const backup = house.backup();
  house.checks = false;
  const drawn = house.drawn();
  house.write({ ...drawn, draws: [drawn.draws[0]!, 'roll 6 6'] });
  await anna.sync();
  expect(anna.level).toBe('red');
  Object.assign(house, { lines: backup.lines, checks: true });
  const said = () => anna.sent.filter(({ type }) => type === 'answer' || type === 'commit').length;
  const before = said();
  await anna.load();
  await house.pass(6 * SECOND);
  expect([anna.level, anna.keys, said()]).toEqual(['red', ['web-dice-wrong'], before]);
});

test('what was noted is still there when the page is loaded again', async () => {
  const house = await game([1], [2], [3]);
  const [anna] = house.tabs as [Tab];
  house.drops.add('3');
  await anna.press();
  await house.open();
  await house.pass(6 * SECOND);
  await house.void();
  await house.draw();
  for (const tab of house.tabs) await tab.load();
  expect(house.tabs.map(({ keys }) => keys)).toEqual([['web-dice-thrown'], ['web-dice-thrown'], ['web-dice-unused']]);
  anna.device.read();
  await anna.device.settle();
  await anna.load();
  expect([anna.keys, anna.level]).toEqual([['web-dice-thrown'], 'green']);
});

test('going back to the same place again and again is counted, by the browser and by its receipt', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  const backup = house.backup();
  for (let again = 0; again < 4; again++) {
    await house.roll();
    await house.restore(backup);
  }
  await house.turn(2);
  const lines = new Map(house.game.map((text, at) => [at + 1, text]));
  const account = new Account({ names: ['Anna', 'Ben'], dice: 'system', lines, proof: { table: TABLE, lines: house.lines }, record: null });
  account.check();
  expect(account.restarts).toHaveLength(1); // as far as the lines tell
  await anna.load();
  expect(anna.notes).toMatchObject([{ key: 'web-dice-went-back', times: 4 }]);
  expect(compare(account, (await anna.receipt())!).lost).toBeGreaterThan(4 * 4); // each time a roll with its open, and all but once the genesis and commitments before it
});

test('a server that goes back to a beginning which it had given up is found', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  const older = house.backup();
  await house.restore(older);
  await house.turn(2);
  const newer = house.backup();
  await house.restore(older);
  await house.turn(2);
  expect(anna.level).toBe('amber');
  await house.restore(newer);
  expect([anna.level, anna.keys.at(-1)]).toEqual(['red', 'web-dice-forked']);
});

test.each(['with the move after it', 'before it is proven'])('a roll that the screen shows otherwise is found, though it comes %s', async (how) => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await house.turn(how.startsWith('with') ? 1 : 2);
  const roller = how.startsWith('with') ? ben : anna;
  await roller.press();
  await house.open();
  house.tabs = [ben];
  await house.draw();
  const rolled = house.log.at(-1)!;
  const log = () => house.log.map((entry) => (entry === rolled ? ROLL : entry));
  const held: ProofNews = { type: 'proof', first: house.lines.length - 1, lines: [] };
  if (roller === anna) await anna.sync({ log: log() }, held);
  await house.pass(3 * SECOND);
  if (roller === anna) anna.act({ type: 'play', line_count: house.played, move: 'place 6' });
  await house.play('place 6');
  await anna.sync({ log: log() }, { ...held, lines: house.lines.slice(held.first) });
  expect(anna.keys).toEqual(['web-dice-shown']);
});

test('rolls without a proof are told, though the connection is lost again and again', async () => {
  const house = await game([1], [2]);
  await house.turn(2);
  house.game.push('roll 6 6');
  house.log.push(ROLL);
  house.waiting = { for: 'decision', seat: 0, kind: 'place', moves: [] };
  await house.sync();
  for (let times = 0; times < 2; times++) {
    await house.pass(4 * SECOND);
    for (const tab of house.tabs) await tab.reconnect();
  }
  expect(house.tabs.map(({ keys }) => keys)).toEqual([['web-dice-unproven'], ['web-dice-unproven']]);
});

test('a tab that works off what came before a restore waits for the rest, and accuses no one', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  const second = await house.sit([1], anna.browser);
  await house.turn();
  const backup = house.backup();
  await house.turn();
  second.isSlow = true; // the page is frozen, with what has come for it
  await house.turn(2);
  house.tabs = [anna, ben];
  await house.restore(backup);
  second.isSlow = false;
  await second.receive();
  expect([second.keys, anna.level]).toEqual([['web-dice-went-back'], 'amber']);
  await second.reconnect();
  await second.load();
  expect([second.level, second.device.known]).toEqual(['amber', house.lines.length]);
});

test('rolls without a proof are told to those who play, though the server says that it comes later', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  anna.isPutOff = true;
  await invent(house);
  await house.pass(6 * SECOND);
  expect([anna.keys, anna.level]).toEqual([['web-dice-unproven'], 'amber']);
});

/** Show a roll that no device has made. */
async function invent(house: House, seat = 0): Promise<void> {
  house.game.push('roll 6 6');
  house.log.push({ ...ROLL });
  house.waiting = { for: 'decision', seat, kind: 'place', moves: [] };
  await house.sync();
}

test('rolls without a proof are found, though its moves run ahead of the screen', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  house.tabs = [anna];
  house.write({ kind: 'moves', line: 4, texts: ['place 3', 'place 1', 'place 1', 'place 1'] });
  await house.sync();
  await invent(house);
  expect(anna.keys).toEqual(['web-dice-shown']);
});

test('a move that stands otherwise in the proof is found, though it stood there before it was made', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.roll();
  house.write({ kind: 'moves', line: 2, texts: ['place 1'] });
  await house.sync();
  await house.place('place 3');
  expect(anna.keys).toEqual([]); // nothing is signed
  await house.tabs[1]!.press();
  await house.open();
  expect(anna.keys).toEqual(['web-dice-move']);
  expect(anna.links.length).toBe(1);
});

test('a roll that was shown before the proof began is found', async () => {
  const house = new House(2);
  const [anna] = [await house.sit([1]), await house.sit([2])];
  await invent(house);
  await house.begin({ since: 1, before: OTHER });
  expect(anna.keys).toEqual(['web-dice-before', 'web-dice-shown']);
});

test.each([
  ['fewer lines for a moment', { line_count: 4 }],
  ['typed dice for a moment', { dice: 'typed' as const }],
  ['another log for a moment', { log: [] }],
])('a roll without a proof is told, though the table shows %s', async (_, shown) => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  house.tabs = [];
  await invent(house);
  await anna.sync({ ...shown, ...('dice' in shown ? {} : { log: [] }) });
  await anna.sync();
  await anna.sync(shown);
  await anna.sync();
  house.tabs = [anna];
  await house.pass(6 * SECOND);
  expect(anna.level).not.toBe('green');
});

test('a tab that is shown another future than a second one takes no part, and stays amber', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  const second = await house.sit([1], anna.browser);
  await house.turn();
  const backup = house.backup();
  await house.turn();
  const other = house.fork();
  house.tabs = [anna, ben];
  await house.restore(backup);
  other.checks = false;
  other.write({ kind: 'moves', line: 4, texts: ['place 3'] });
  other.write({ kind: 'open', attempt: 3, event: 3, line: 5, devices: ['1'], request: 'roll 2d6' });
  const answered = second.links.length;
  for (const line of other.lines.slice(-2)) await second.sync({}, { type: 'proof', first: second.device.known, lines: [line] });
  second.device.read();
  await second.device.settle();
  expect([second.links.length, second.level]).toEqual([answered, 'amber']);
});

test('a red shield in one tab is red in all of them', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  const second = await house.sit([1], anna.browser);
  house.checks = false;
  await anna.sync({}, { ...house.news(), first: house.lines.length, lines: ['open\t9\t9\t9\t1\troll 2d6\t' + OTHER.repeat(2)] });
  expect([anna.level, second.level]).toEqual(['red', 'green']);
  house.checks = true;
  await house.tabs[1]!.sync();
  await second.sync({}, { type: 'proof', first: house.lines.length, lines: [] });
  expect(second.level).toBe('red');
});

test('after a contradiction nothing else is told', async () => {
  const house = await game([1], [2], [3]);
  const [anna] = house.tabs as [Tab];
  await house.turn(3);
  await anna.sync({}, { type: 'proof', first: house.lines.length, lines: ['nonsense'] });
  for (let turn = 0; turn < 2; turn++) {
    await house.tabs[(house.waiting as { seat: number }).seat]!.press();
    await house.open({ devices: ['2', '3'] });
    await house.draw();
    await house.pass(8 * SECOND);
    await house.place();
  }
  expect(anna.keys).toEqual(['web-dice-wrong']);
});

test('a bot that plays at the seat of someone who is there is told', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  house.seats = ['Anna', 'rookie', 'Ben', ''];
  house.write({ kind: 'seats', seats: house.seats });
  await house.tabs[1]!.press();
  await house.open({ devices: ['2'] });
  await house.draw();
  expect([anna.keys, anna.level]).toEqual([['web-dice-without'], 'amber']);
});
