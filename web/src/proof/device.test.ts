import { expect, test } from 'vitest';
import type { BackInAsked } from '../lib/net/messages';
import { Browser, game, House, SECOND, TABLE, Tab } from './house';
import { read, type Commit } from './lines';
import type { SeenSection } from './seen';

const commits = ({ lines }: House): Commit[] => lines.filter((text) => text.startsWith('commit')).map((text) => read(text) as Commit);
const notesOf = (house: House): string[][] => house.tabs.map(({ keys }) => keys);

test('devices commit, answer, check and sign, and all is well', async () => {
  const house = await game([1], [2]);
  await house.turn(5);
  await house.close();
  expect(house.ledger.sections).toHaveLength(1);
  expect([...house.ledger.signed]).toEqual(['1', '2']);
  for (const tab of house.tabs) {
    expect(tab.notes).toEqual([]);
    expect(tab.device.isClosed).toBe(true);
    expect((await tab.receipt())!.seen[0]!.heads.at(-1)).toBe(house.ledger.head);
  }
});

test('several people at one device are one device', async () => {
  const house = await game([1, 3], [2]);
  await house.turn(3);
  await house.close();
  expect(commits(house).map(({ seats }) => seats)).toEqual(['1+3', '2']);
  expect(house.tabs.map(({ links, level }) => [links.length, level])).toEqual([[3, 'green'], [3, 'green']]);
});

test('a device commits again when someone else sits down at it', async () => {
  const house = await game([1], [2]);
  await house.turn();
  const [anna] = house.tabs as [Tab];
  house.tabs.pop();
  anna.seats.push(2);
  await house.sync();
  await house.turn(2);
  expect([commits(house).at(-1)!.seats, house.ledger.inOrder, anna.level]).toEqual(['1+2', ['1+2'], 'green']);
});

test('spectators check everything, keep a receipt, and say nothing', async () => {
  const house = await game([1], [2]);
  const visitor = await house.sit([]);
  await house.turn(2);
  expect([visitor.sent, visitor.notes]).toEqual([[], []]);
  expect(visitor.device.head).toBe(house.ledger.head);
  expect(await visitor.receipt()).not.toBeNull();
  house.checks = false;
  house.write({ ...house.committed(), number: 9 });
  await house.sync();
  expect(visitor.level).toBe('red');
});

test('spectators who come late wait for the proof and worry about nothing', async () => {
  const house = await game([1], [2]);
  await house.turn(3);
  const late = new Tab(house, [], new Browser());
  late.isPutOff = true;
  house.tabs.push(await late.load());
  await house.turn(2);
  await house.pass(60 * SECOND);
  expect([late.sent, late.notes, late.device.known]).toEqual([[], [], 0]);
  late.isPutOff = false;
  await house.close();
  expect([late.notes, late.device.head]).toEqual([[], house.ledger.head]);
});

test('spectators who have seen the proof show it when their page is loaded again', async () => {
  const house = await game([1], [2]);
  const visitor = await house.sit([]);
  await house.turn(3);
  const [head] = [house.ledger.head];
  visitor.isPutOff = true;
  await visitor.load();
  expect(visitor.sent).toMatchObject([{ type: 'remember', head }]);
  visitor.isPutOff = false;
  await house.turn(2);
  expect([visitor.notes, visitor.device.head]).toEqual([[], house.ledger.head]);
});

test('nobody presses for rolls that come by themselves, that are chosen, or that a bot makes', async () => {
  const roll = { for: 'chance', kind: 'roll', small: 2, seat: 0 } as const;
  for (const waiting of [{ ...roll, by_itself: true }, { ...roll, chosen: true }, roll]) {
    const house = await game([1], [2]);
    if (waiting === roll) await house.seat('stand-in');
    house.waiting = waiting;
    await house.open();
    expect(house.isComplete).toBe(true);
  }
});

test('a roll is answered without a press once its clock has run out', async () => {
  const house = await game([1]);
  await house.sync({ clock: { seat: 0, left: 10, whole: 10 } as never });
  house.write({ kind: 'open', attempt: 1, event: 1, line: 1, devices: ['1'], request: 'roll 2d6' });
  await house.sync({ clock: { seat: 0, left: 10, whole: 10 } as never });
  await house.pass(9 * SECOND);
  expect(house.isComplete).toBe(false);
  await house.pass(SECOND);
  expect(house.isComplete).toBe(true);
  house.given.clear();
  await house.tabs[0]!.load(); // where nobody sees the clock any more
  expect(house.isComplete).toBe(true);
});

test('people play on at another device, and all are told', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  const links = (): number[] => [ben, phone].map((tab) => tab.links.length);
  await house.turn();
  const phone = await house.sit([2], new Browser(7));
  await house.roll(phone);
  expect([anna.keys, ben.keys, phone.keys]).toEqual([['web-dice-moved'], ['web-dice-elsewhere'], []]);
  expect([anna.notes[0]!.names, anna.level]).toEqual([['Ben'], 'amber']);
  await house.place('place 3', phone);
  await house.turn();
  expect(links()).toEqual([1, 2]);
  await house.pass(4 * SECOND);
  ben.device.use(); // someone is at the first one again
  await house.roll(ben);
  expect([links(), phone.keys]).toEqual([[2, 2], ['web-dice-elsewhere']]);
});

test('rolls that were made while a device was away are told there, and accuse no one', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await ben.reconnect(true);
  await anna.press();
  await house.open({ devices: ['1'] });
  await ben.reconnect();
  await house.draw();
  await house.place();
  await house.open({ devices: ['1'] });
  expect([house.ledger.attempt, ben.keys, ben.level]).toEqual([2, ['web-dice-without'], 'amber']);
});

test('a device that was silent takes part again when the others agree', async () => {
  const house = await game([1], [2], [3]);
  const [anna, ben, cleo] = house.tabs as [Tab, Tab, Tab];
  house.drops.add('3');
  await anna.press();
  await house.open();
  await house.pass(6 * SECOND);
  await house.void();
  await house.draw();
  house.drops.clear();
  const asked: BackInAsked = { type: 'back-in-asked', seats: [3], attempt: 1 };
  expect([anna, ben, cleo].map(({ device }) => [device.isBarred, device.mayAgree(asked)])).toEqual([[false, true], [false, true], [true, false]]);
  expect(anna.device.mayAgree({ ...asked, attempt: 2 })).toBe(false);
  await house.place();
  await house.letBackIn('3');
  expect(house.ledger.barred.size).toBe(0);
  await house.roll();
  expect([cleo.device.isBarred, cleo.links.length]).toEqual([false, 2]);
});

test('a chain comes to its end, and the next one of the same key goes on', async () => {
  const house = await game([1]);
  house.ledger.trusting = true; // devices check
  house.waiting = { for: 'chance', kind: 'roll', small: 2, seat: 0, by_itself: true };
  for (let attempt = 1; attempt <= 258; attempt++) {
    await house.open();
    const { waiting } = house;
    await house.draw();
    Object.assign(house, { waiting });
  }
  const own = commits(house).filter(({ seats }) => seats === '1');
  expect(own.map(({ first, number }) => [first > 200, number])).toEqual([[false, 1], [true, 2]]);
  expect(new Set(own.map(({ key }) => key)).size).toBe(1);
  expect(commits(house).filter(({ seats }) => !seats)).toHaveLength(1);
  expect([house.tabs[0]!.links.length, house.tabs[0]!.level]).toEqual([258, 'green']);
}, 30 * SECOND);

test('a browser that moves to another seat plays on there', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn(2);
  house.tabs = [];
  const moved = await house.sit([2], anna.browser); // it has opened the link that Ben has sent
  await house.pass(5 * SECOND);
  house.writeKept();
  await house.sync();
  expect([house.ledger.inOrder, moved.keys]).toEqual([['2'], []]);
});

// After a restore ------------------------------------------------------------------------------------------

test('after a restore devices say how much was lost, keep what proves it, and play on', async () => {
  const house = await game([1], [2]);
  await house.turn(2);
  const backup = house.backup();
  await house.turn(3);
  await house.roll();
  const { head } = house.ledger;
  await house.restore(backup);
  await house.turn(4);
  expect(house.ledger.genesis!.since).toBe(4);
  for (const { notes, browser } of house.tabs) {
    expect(notes).toMatchObject([{ key: 'web-dice-went-back', level: 'amber', loud: true, details: { from: 11, to: 4 } }]);
    const [lost, now] = (await browser.get<SeenSection[]>(`${TABLE} seen`))!;
    expect([lost!.heads.at(-1), now!.heads.at(-1)]).toEqual([head, house.ledger.head]);
  }
  await house.close();
  expect(house.ledger.signed.size).toBe(2);
});

test('other moves may be made after a restore than before, and secrets of before need not be revealed', async () => {
  const house = await game([1], [2]);
  await house.turn();
  const backup = house.backup();
  await house.roll();
  house.isSecret = true;
  await house.place();
  await house.turn();
  house.isSecret = false;
  await house.restore(backup);
  await house.roll();
  await house.play('place 5'); // by a bot, since the clock has run out
  await house.turn();
  await house.close();
  expect(notesOf(house)).toEqual([['web-dice-went-back'], ['web-dice-went-back']]);
});

test('a secret move that had not been told at a backup is hidden in another way after the restore', async () => {
  const house = await game([1], [2]);
  house.isSecret = true;
  await house.turn();
  const backup = house.backup();
  await house.turn();
  await house.restore(backup);
  await house.turn(2);
  await house.close();
  expect(notesOf(house)).toEqual([['web-dice-went-back'], ['web-dice-went-back']]);
});

/** Let Anna's device be away while the server goes back to the beginning of a game, and on in another way. */
async function whileAway(before: (house: House) => unknown, after: (house: House) => unknown): Promise<Tab> {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  const backup = house.backup();
  await before(house);
  await anna.reconnect(true);
  await house.restore(backup);
  await after(house);
  await anna.reconnect();
  return anna;
}

test('a device that comes back sees the screen before it hears of a restore: another roll, wait or end is no contradiction', async () => {
  const open = async (house: House): Promise<void> => house.open();
  const draw = async (house: House): Promise<void> => open(house).then(() => house.draw());
  const end = async (house: House, winners: number[]): Promise<void> => draw(house).then(() => house.place()).then(() => house.close(winners));
  const rolled = await whileAway((house) => house.roll(), draw);
  const waited = await whileAway(open, (house) => (house.waiting = { for: 'decision', seat: 1, kind: 'place', moves: [] }));
  const ended = await whileAway((house) => house.tabs[0]!.press().then(() => end(house, [1])), (house) => end(house, [2]));
  expect([rolled, waited, ended].map(({ keys }) => keys)).toEqual([['web-dice-went-back'], ['web-dice-went-back'], ['web-dice-went-back']]);
  expect(rolled.house.game).not.toEqual((await game([1], [2]).then((house) => house.roll().then(() => house))).game);
});

test('lines that the server has not signed yet may be lost', async () => {
  const house = await game([1], [2]);
  await house.turn();
  const backup = house.backup();
  const phone = await house.sit([2], new Browser(7)); // it commits before the next open, and that is lost
  await house.roll(phone);
  house.tabs.pop();
  await house.restore(backup);
  await house.turn(2);
  for (const tab of house.tabs) await tab.load();
  await house.turn();
  expect(house.tabs.map(({ level }) => level)).not.toContain('red');
});

test('a tab that knows less goes along with one that knows more, and the loss is told all the same', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  const second = await house.sit([1], anna.browser);
  await house.turn();
  const backup = house.backup();
  await second.reconnect(true);
  await house.roll(await house.sit([2], new Browser(7)));
  house.tabs.pop();
  await anna.reconnect(true);
  second.isOnline = true;
  await house.restore(backup);
  expect(second.keys).toEqual(['web-dice-moved', 'verify-restart']); // the first from the other tab
  anna.isOnline = true;
  await anna.load();
  await house.turn();
  await second.load();
  for (const tab of [anna, second]) expect(tab.keys).toContain('web-dice-went-back');
});

test('a server that goes on otherwise without a new beginning has not been restored', async () => {
  const house = await game([1], [2]);
  await house.turn();
  const other = house.fork();
  await house.turn();
  await other.play('place 4').catch(() => undefined);
  other.write({ kind: 'seats', seats: ['Anna', '', 'Ben', 'stand-in'] });
  other.write({ kind: 'open', attempt: 2, event: 2, line: 2, devices: ['1', '2'], request: 'roll 2d6' });
  house.lines = other.lines;
  await house.tabs[0]!.load();
  expect(house.tabs[0]!.keys).toEqual(['web-dice-forked']);
});

test('a roll that was opened and never made is told when the proof begins once more', async () => {
  const house = await game([1], [2]);
  await house.turn();
  await house.open();
  await house.begin();
  await house.turn();
  expect(house.tabs.map(({ notes }) => notes)).toMatchObject([[{ key: 'verify-undrawn', loud: true }], [{ key: 'verify-undrawn', loud: true }]]);
});

test('what was wrong stays wrong, with its lines, when a server begins from the first line once more', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn();
  house.checks = false;
  house.write({ ...house.committed(), number: 9 });
  await house.sync();
  const { known } = anna.device;
  await anna.sync({}, { type: 'proof', first: 0, lines: [] });
  expect([anna.level, anna.device.known]).toEqual(['red', known]);
});
