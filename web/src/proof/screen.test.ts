import { expect, test } from 'vitest';
import { onTable, vegas } from '../lib/fixtures';
import type { Entry, Person, Table } from '../lib/net/messages';
import { Secret } from './chain';
import { Device } from './device';
import type { Answer } from './fields';
import { game, House, SECOND, TABLE, Browser, type Tab } from './house';
import { linkMessage } from './messages';
import { shieldOf } from './notes';
import { Vault } from './vault';

// What a server may show on the screen, while its proof is in order or stands still

const operator = new Secret(new Uint8Array(32).fill(66));
const ROLL: Entry = { text: 'roll 6 6', event: { event: 'rolled', seat: 0, small: [6, 6], neutral: [] } };
const person = (name: string, bot: Person['bot'] = null): Person => ({ name, bot, present: true, stand_in: false, may_stand_in: false, may_remove: false });
const PEOPLE = [person('Anna'), person('Ben')];
const BOTS = [person('Anna', 'rookie'), person('Ben', 'rookie')];
const NOBODY = { here: [], you: null };
const EARLIER = { since: 6, before: 'ab'.repeat(32) };

/** Let the operator's own key answer the open, as the device of some seats. */
function answerAs(house: House, seats: string, first = 1): void {
  const { ledger } = house;
  const link = operator.chain(ledger.nonce, 1).link(ledger.attempt - first + 1);
  house.given.set(seats, { link, signature: operator.signer.sign(linkMessage(ledger.start, ledger.attempt, ledger.openHead, link)) } satisfies Answer);
}

/** Show a roll that no one has made. */
async function show(house: House, small: number[], entry: Entry | null, shown: Partial<Table> = {}): Promise<void> {
  house.game.push(`roll ${small.join(' ')}`);
  if (entry) house.log.push(entry);
  house.waiting = { for: 'decision', seat: 0, kind: 'place', moves: [] };
  await house.sync({ view: onTable(vegas({ waiting: house.waiting, small })), ...shown });
}

/** A table with three rolls before its proof. */
function begun(): House {
  const house = new House(3);
  for (let turn = 0; turn < 3; turn++) {
    house.game.push('roll 1 2', 'place 1');
    house.log.push({ text: 'roll 1 2', event: { event: 'rolled', seat: turn % 2, small: [1, 2], neutral: [] } });
    house.log.push({ text: 'place 1', event: { event: 'placed', seat: turn % 2, casino: 1, small: 1 } });
  }
  return house;
}

test.each<[string, Entry['event'] | null]>([
  ['are not in the log', null],
  ['are in the log as a choice', { event: 'rolls-again', seat: 0 }],
  ['are in the log as extra dice', { event: 'extra-rolled', seat: 0, board: 'A1', dice: [6, 6] }],
  ['are in the log as neutral dice', { event: 'neutral-rolled', seat: 0, small: [6, 6] }],
])('dice that lie on the screen and %s are missed in the proof, for as long as it takes', async (_, event) => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  await show(house, [6, 6], event && { text: 'Anna rolls 6 6', event });
  await house.pass(8 * SECOND);
  expect([anna.level, anna.keys]).toEqual(['amber', ['web-dice-unproven']]);
  anna.device.read();
  await house.pass(8 * SECOND);
  expect(anna.level).toBe('amber');
});

test('dice that lie on the screen and are others than those that are proven are found', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.roll();
  const [die] = house.game.at(-1)!.split(' ').slice(1).map(Number);
  await anna.sync({ view: onTable(vegas({ waiting: house.waiting, small: [die!, die === 6 ? 1 : 6] })) });
  expect(anna.keys).toEqual(['web-dice-shown']);
});

test('a part of a roll lies there only after something has been chosen', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.roll();
  const [die] = house.game.at(-1)!.split(' ').slice(1).map(Number);
  await house.play('place 3');
  house.waiting = { for: 'decision', seat: 0, kind: 'knockout', moves: [] };
  await house.sync({ view: onTable(vegas({ waiting: house.waiting, small: [die!] })) });
  expect(anna.keys).toEqual([]);
  await anna.sync({ line_count: 1, view: onTable(vegas({ waiting: house.waiting, small: [die!] })) });
  expect(anna.keys).toEqual(['web-dice-shown']);
});

test.each(['at once', 'as late as can be'])('a screen that shows another roll until its player has chosen is found, %s', async (when) => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await house.turn(2);
  await anna.press();
  await house.open();
  house.tabs = [ben];
  const known = house.lines.length;
  await house.draw();
  const rolled = house.log.at(-1)!;
  const log = house.log.map((entry) => (entry === rolled ? ROLL : entry));
  expect(rolled.text).not.toBe(ROLL.text);
  await anna.sync({ log, view: onTable(vegas({ waiting: house.waiting, small: [6, 6] })) }, { type: 'proof', first: known, lines: [] });
  for (let times = 0; when !== 'at once' && times < 3; times++) {
    await house.pass(4 * SECOND);
    anna.device.take({ type: 'proof', first: 0, lines: [] });
    anna.device.take({ type: 'proof', first: 0, lines: house.lines.slice(0, known) });
    await anna.device.settle();
  }
  anna.act({ type: 'play', line_count: house.played, move: 'place 6' });
  await house.play('place 6');
  await anna.sync({}, house.news(known));
  expect(anna.keys).toContain('web-dice-shown');
});

test('extra dice on the screen that are others than those that are proven are found', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await house.turn(1);
  house.waiting = { for: 'chance', kind: 'extra', seat: 1 };
  await ben.press();
  await house.sync();
  await house.open({ request: 'extra d6 d6' });
  house.tabs = [];
  await house.draw();
  house.log.pop();
  house.log.push({ text: 'extra', event: { event: 'extra-rolled', seat: 1, board: 'A1', dice: house.game.at(-1) === 'extra 6 6' ? [1, 1] : [6, 6] } });
  await anna.sync();
  expect(anna.keys).toEqual(['web-dice-shown']);
});

test('rolls without a proof are told, though all of its lines come again and again', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  await show(house, [6, 6], ROLL);
  for (let times = 0; times < 3; times++) {
    await house.pass(4 * SECOND);
    anna.device.take({ type: 'proof', first: 0, lines: [] });
    anna.device.take(house.news());
    await anna.device.settle();
  }
  expect([anna.level, anna.keys]).toEqual(['amber', ['web-dice-unproven']]);
});

test.each(['in the proof only', 'from the first line on'])('rolls without a proof are told, though the screen shows bots at all seats for a moment, and the proof %s', async (how) => {
  const house = new House(2);
  const anna = await house.sit([1]);
  if (how === 'in the proof only') {
    await house.begin();
    await house.turn(2);
    house.seats = ['Anna', 'rookie', 'Ben', 'rookie'];
    house.write({ kind: 'seats', seats: house.seats });
  } else house.write({ ...house.genesis(), seats: ['Anna', 'rookie', 'Ben', 'rookie'] });
  await house.sync({ people: PEOPLE });
  await show(house, [6, 6], ROLL, { people: PEOPLE });
  for (let times = 0; times < 3; times++) {
    await house.sync({ people: BOTS });
    await house.sync({ people: PEOPLE });
    await house.pass(4 * SECOND);
  }
  expect([anna.level, anna.keys]).toEqual(['amber', ['web-dice-unproven']]);
});

test('rolls at a table whose proof never begins are told, though it shows typed dice for a moment', async () => {
  const house = new House(2);
  const anna = await house.sit([1]);
  await show(house, [6, 6], ROLL, { people: PEOPLE });
  for (let times = 0; times < 3; times++) {
    await house.pass(4 * SECOND);
    await house.sync({ dice: 'typed' });
    await house.sync({ people: PEOPLE });
  }
  expect([anna.level, anna.keys]).toEqual(['amber', ['web-dice-unproven']]);
});

test('when all people have left, nobody waits for a proof', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  await house.seat('rookie', 'rookie');
  await show(house, [6, 6], ROLL, { ...NOBODY, people: BOTS });
  await house.pass(8 * SECOND);
  expect([anna.level, anna.keys]).toEqual(['green', []]);
});

test('a table that cannot be read is told', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  house.log.push({ text: 'Anna thinks', event: { event: 'rolled', seat: 0 } } as unknown as Entry);
  await house.sync();
  expect(anna.keys).toEqual(['web-dice-table']);
});

test.each<[string, Partial<Table>]>([
  ['nobody is here', { here: [], you: 0 }],
  ['nobody is here who could roll', { ...NOBODY, roll: { label: 'Roll', dice: 2 } }],
  ['someone else is here', { here: [1], you: 0 }],
])('a table that asks someone and says that %s is told', async (_, shown) => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await anna.sync(shown);
  expect(anna.keys).toEqual(['web-dice-table']);
});

test('a device is told of rolls without it, though the screen shows meanwhile that nobody sits here', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await house.turn(1);
  await ben.press();
  await anna.sync(NOBODY);
  const sync = house.sync.bind(house);
  house.sync = () => sync(NOBODY);
  await house.open({ devices: ['2'] });
  expect(anna.level).toBe('amber');
  await house.draw();
  house.sync = sync;
  await house.place('place 3', undefined);
  expect(anna.keys).toEqual(['web-dice-without']);
});

test('nobody answers for their own roll before they press, though the screen shows meanwhile that nobody sits here', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  const sync = house.sync.bind(house);
  house.sync = () => sync(NOBODY);
  await house.open();
  expect(anna.links).toEqual([]);
});

test('a key that takes the seat of a device is told, though the screen shows meanwhile that nobody sits here', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  const sync = house.sync.bind(house);
  house.sync = () => sync(NOBODY);
  house.tellMoves();
  house.write(house.committed({ seats: '1', number: 1, end: operator.chain(house.ledger.nonce, 1).end }, operator));
  await house.sync();
  expect(anna.keys).toEqual(['web-dice-elsewhere']);
});

test('draws that were made without a device which was here are told, though it hears of them only later', async () => {
  const house = new House(2);
  const anna = await house.sit([1]);
  house.waiting = { for: 'chance', kind: 'bill', by_itself: true };
  await anna.sync(); // the table has begun, and no proof yet
  house.write(house.genesis());
  house.write(house.committed({ seats: '2', number: 1, end: operator.chain(house.ledger.nonce, 1).end }, operator));
  house.write({ kind: 'open', attempt: 1, event: 1, line: 1, devices: ['2'], request: 'bill 1 of 6x10k 8x20k 8x30k 6x40k 6x50k 5x60k 5x70k 5x80k 5x90k' });
  house.given.clear();
  answerAs(house, '2');
  house.tabs = [];
  await house.draw();
  house.waiting = { for: 'chance', kind: 'roll', small: 2, seat: 1 };
  house.tabs = [anna];
  await house.sync();
  expect([anna.level, anna.keys]).toEqual(['amber', ['web-dice-without']]);
});

test.each([
  ['earlier lines', EARLIER, { lines: 6 }],
  ['a position', { setup: '{}' }, { lines: 0 }],
])('a proof that begins later than its game is told: it names %s', async (_, given, details) => {
  const house = 'since' in given ? begun() : new House(3);
  const anna = await house.sit([1]);
  await house.begin(given);
  expect(anna.notes).toMatchObject([{ level: 'amber', key: 'web-dice-before', details }]);
});

test.each([['game', { game: 'royale' }], ['number of seats', { seats: ['Anna', '', 'Ben', '', 'Eve', ''] }]])('a proof of another %s than the screen shows is found', async (_, given) => {
  const house = new House(2);
  const anna = await house.sit([1]);
  await house.begin(given);
  expect(anna.notes).toMatchObject([{ key: 'web-dice-wrong', reason: { key: 'error-proof-genesis' } }]);
});

test('lists are known after the proof has begun once more', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  await house.begin();
  house.waiting = { for: 'chance', kind: 'bill', by_itself: true };
  await house.sync();
  await house.open({ request: 'bill 1 of 90k' });
  expect(anna.keys).toContain('web-dice-request');
  expect(house.isComplete).toBe(false);
});

test('lists are not known if the game began before its proof, also after that has begun once more', async () => {
  const house = begun();
  for (const seat of [1, 2, 3]) await house.sit([seat]);
  await house.begin(EARLIER);
  await house.turn();
  await house.begin();
  house.waiting = { for: 'chance', kind: 'bill', by_itself: true };
  await house.sync();
  await house.open({ request: 'bill 1 of 5x10k 90k' }); // all others lie on the table, or were won
  await house.draw();
  expect(house.tabs.map(({ keys }) => keys)).toEqual(Array(3).fill(['web-dice-before', 'verify-restart']));
});

test('what one tab has read does not hide what another was told first', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  const second = await house.sit([1], anna.browser);
  await house.turn(2);
  await house.begin(); // told in both tabs
  anna.device.read();
  await anna.device.settle();
  expect(anna.level).toBe('green');
  await house.turn(1);
  house.tabs = [second, ben];
  await house.begin(); // the tab in the background hears of it first
  await anna.sync({}, { type: 'proof', first: anna.device.known, lines: [] });
  await anna.sync({}, house.news(anna.device.known));
  expect([anna.level, anna.keys]).toEqual(['amber', ['verify-restart']]);
});

test('a move that stands otherwise in the proof is found, though the screen tells of it a moment late', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await house.roll();
  anna.act({ type: 'play', line_count: house.played, move: 'place 3' });
  await anna.sync({ line_count: house.played + 1, view: onTable(vegas({ waiting: { for: 'over' } })) });
  await house.play('place 3');
  house.game[1] = 'place 1';
  await ben.press();
  await house.open();
  expect(anna.keys).toEqual(['web-dice-move']);
});

// Nothing of this accuses anyone --------------------------------------------------------------------------

test('who comes late to a table with rolls before its proof, and gets its first line and a roll at once, sees no contradiction', async () => {
  const house = begun();
  const [anna, , cleo] = [await house.sit([1]), await house.sit([2]), await house.sit([3])];
  cleo.isSlow = true;
  await house.begin(EARLIER);
  await house.turn(1);
  cleo.isSlow = false;
  await cleo.reconnect();
  await house.turn(1);
  expect(anna.keys).toEqual(['web-dice-before']);
  expect(cleo.keys).toEqual(['web-dice-without', 'web-dice-before']);
});

test.each([0, 1])('a page that is loaded while a roll comes, at a table with rolls before its proof, sees no contradiction (%i rolls ahead)', async (ahead) => {
  const house = begun();
  await house.sit([1]);
  await house.sit([2]);
  await house.begin(EARLIER);
  await house.turn(2);
  const [table, news] = [house.table([]), house.news()];
  await house.roll();
  const device = await Device.begin(new Vault(TABLE, new Browser()), { send: () => undefined, now: () => house.now });
  device.tell(table);
  device.take(ahead ? house.news() : news); // someone may roll before the proof is sent
  await device.settle();
  device.tell(house.table([]));
  if (!ahead) device.take(house.news(news.lines.length));
  await device.settle();
  await house.place();
  device.tell(house.table([]));
  await device.settle();
  expect([shieldOf(device.notes, device.isLeftOut || device.isUnproven), device.notes.map(({ key }) => key)]).toEqual(['amber', ['web-dice-before']]);
});

test.each(['the clock runs out', 'another tab'])('a move before a backup that is made otherwise after the restore accuses no one (%s)', async (how) => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await house.turn(2);
  await house.roll();
  const backup = house.backup();
  await house.place('place 3', anna);
  const begin = house.begin.bind(house);
  house.begin = async () => house; // the proof begins once more when chance is due the next time
  await house.restore(backup);
  await house.sync();
  if (how === 'another tab') await house.place('place 5', await house.sit([1], anna.browser));
  else await house.play('place 5');
  await begin();
  await house.roll(ben);
  expect([anna, ben].map(({ level }) => level)).toEqual(['amber', 'amber']);
});
