import { expect, test } from 'vitest';
import { Account, type GameRecord } from './account';
import { Secret } from './chain';
import { check, gameOf, gameOfTable } from './check';
import { game, House, SECOND, TABLE } from './house';
import { read, write, type Genesis } from './lines';
import { compare, readReceipt, type Compared, type Receipt } from './receipt';
import { Wrong } from './wrong';

const OTHER = 'ab'.repeat(32);

// What a check of a record says, alone and with the receipt that a browser has kept

/** Return the record of a game. */
function recordOf({ game: lines, lines: proof, ledger, seats }: House): GameRecord {
  const names = seats.filter((_, index) => index % 2 === 0).map((name) => ({ name }));
  const result = ledger.close && { scores: [3, 2], winners: [1] };
  return { game: 'las-vegas', rules: 1, setup: null, seats: names, dice: { source: 'system' }, lines: [...lines], result, proof: { table: TABLE, lines: [...proof] } };
}

function accountOf(record: GameRecord): Account {
  const account = new Account(gameOf(record));
  account.check();
  return account;
}

/** Return what a comparison says, or the reason for which the record is not that of the receipt. */
function compared(record: GameRecord, receipt: Receipt): Compared | string {
  try {
    return compare(accountOf(record), receipt);
  } catch (reason) {
    if (reason instanceof Wrong) return reason.key;
    throw reason;
  }
}

const receiptOf = async (house: House, seat = 0): Promise<Receipt> => readReceipt(JSON.stringify(await house.tabs[seat]!.receipt()));

/** Play a game to its end. */
async function played(...devices: number[][]): Promise<House> {
  const house = await game(...devices);
  await house.turn(3);
  await house.close();
  return house;
}

test('a check says which part every device had', async () => {
  const house = await game([1, 3], [2]);
  house.drops.add('2');
  await house.tabs[0]!.press();
  await house.open();
  await house.pass(6 * SECOND);
  await house.void();
  await house.draw();
  await house.place();
  house.drops.clear();
  await house.letBackIn('2');
  await house.turn(2);
  await house.close();
  const account = accountOf(recordOf(house));
  expect(account.fault).toBeNull();
  expect(account.parts).toMatchObject([
    { seat: 1, rolls: 3, of: 3, signed: 6, isClosed: true },
    { seat: 2, rolls: 2, of: 3, signed: 6, isClosed: true },
    { seat: 3, rolls: 3, of: 3, signed: 6, isClosed: true },
  ]);
  expect(account.thrown).toMatchObject([{ line: 1, silent: ['2'], came: house.game[0] }]);
  expect(account.thrown[0]!.was).toMatch(/^roll [1-6] [1-6]$/);
});

test('a receipt belongs to its game, whole or as far as the browser has seen it', async () => {
  const house = await game([1], [2]);
  await house.turn(2);
  const early = await receiptOf(house);
  await house.turn();
  await house.close();
  const record = recordOf(house);
  expect(compared(record, await receiptOf(house))).toEqual({ unseen: 0, lost: 0, rolls: 3 });
  expect(compared(record, early)).toEqual({ unseen: 5, lost: 0, rolls: 3 });
  const report = await check(gameOf(record), early);
  expect([report.receipt, report.chances, report.isOver]).toEqual([{ unseen: 5, lost: 0, rolls: 3 }, [1, 3, 5], true]);
});

test('a record that was made up whole, with other keys, passes alone and fails against a receipt', async () => {
  const receipt = await receiptOf(await played([1], [2]));
  const forged = new House();
  forged.secret = new Secret(new Uint8Array(32).fill(99));
  for (const seats of [[1], [2]]) await forged.sit(seats);
  await forged.begin();
  await forged.turn(3);
  await forged.close();
  const record = recordOf(forged);
  expect(accountOf(record).fault).toBeNull();
  expect(accountOf(record).chances.size).toBe(3);
  expect(compared(record, receipt)).toBe('error-receipt-other');
});

test('a record that was rewritten from some line on, with one other key, fails against a receipt', async () => {
  const house = await game([1], [2]);
  await house.turn();
  const forged = house.fork();
  await house.turn(2);
  await forged.sit([1]);
  await forged.sit([2]); // whose device commits once more: a forger has all keys but Ben's
  forged.tellMoves();
  forged.write(forged.committed({ seats: '2', number: 1 }, new Secret(new Uint8Array(32).fill(66))));
  await forged.tabs[0]!.press();
  await forged.open({ devices: ['1'] });
  await forged.draw();
  expect(accountOf(recordOf(forged)).fault).toBeNull();
  expect(compared(recordOf(forged), await receiptOf(house, 1))).toBe('error-receipt-differs');
});

test('a record that ends before what a browser has seen fails against its receipt', async () => {
  const house = await game([1], [2]);
  await house.turn();
  const short = recordOf(house);
  await house.turn();
  expect(accountOf(short).fault).toBeNull();
  expect(compared(short, await receiptOf(house))).toBe('error-receipt-more');
});

test('what was lost with a restore is counted', async () => {
  const house = await game([1], [2]);
  await house.turn();
  await house.open();
  const backup = house.backup();
  await house.tabs[1]!.press();
  await house.draw();
  await house.place();
  await house.turn();
  await house.restore(backup);
  await house.turn(2);
  const record = recordOf(house);
  expect(accountOf(record)).toMatchObject({ fault: null, restarts: [2], undrawn: [3] });
  expect(compared(record, await receiptOf(house))).toEqual({ unseen: 0, lost: 4, rolls: 3 });
});

test('a record that goes back in a way that the browser has not seen fails against its receipt', async () => {
  const house = await game([1], [2]);
  await house.turn();
  const backup = house.backup();
  await house.turn();
  const receipt = await receiptOf(house);
  house.tabs = [house.tabs[1]!];
  await house.restore(backup);
  await house.open();
  await house.draw();
  expect(accountOf(recordOf(house)).fault).toBeNull();
  expect(compared(recordOf(house), receipt)).toBe('error-receipt-differs');
});

test('a receipt that someone has changed is none', async () => {
  const house = await played([1], [2]);
  const receipt = await receiptOf(house);
  const [seen] = receipt.seen as [Receipt['seen'][0]];
  const record = recordOf(house);
  for (const changes of [{ heads: [...seen.heads.slice(1), OTHER] }, { signature: OTHER + OTHER }, { genesis: seen.genesis.replace(/\t[0-9a-f]{64}\t/, `\t${OTHER}\t`) }, { genesis: 'moves\t1\tplace 1' }]) {
    expect(compared(record, { ...receipt, seen: [{ ...seen, ...changes }] })).toMatch(/^error-(receipt|proof)-form$/);
  }
  expect(compared(record, { ...receipt, table: 'table-2' })).toBe('error-receipt-form');
  expect(compared(record, { ...receipt, key: null })).toEqual({ unseen: 0, lost: 0, rolls: 0 });
  const inside = { ...receipt, seen: [{ ...seen, heads: [OTHER, ...seen.heads.slice(1)] }] };
  expect(compared(record, inside)).toBe('error-receipt-differs');
});

test.each(['', '{', 'null', '[]', '{"zocker-receipt":2}', '{"zocker-receipt":1,"table":"t","seen":[]}', '{"zocker-receipt":2,"table":"t","seen":[]}', '{"zocker-receipt":2,"table":"t","key":null,"seen":[{}]}'])(
  'there is no receipt in “%s”',
  (text) => expect(() => readReceipt(text)).toThrow('error-receipt-form'),
);

test('a table that plays on is checked as far as its chance is known', async () => {
  const house = await game([1], [2]);
  await house.turn(2);
  const shown = { names: ['Anna', 'Ben'], dice: 'system', chances: [{ line: 1, text: house.game[0]! }, { line: 3, text: house.game[2]! }], proof: { table: TABLE, lines: house.lines } } as const;
  const report = await check(gameOfTable(structuredClone(shown) as never));
  expect([report.account.fault, report.chances, report.isOver]).toEqual([null, [1, 3], false]);
  const other = structuredClone({ ...shown, chances: [{ line: 1, text: 'roll 6 6 6' }] });
  expect((await check(gameOfTable(other as never))).account.fault).toMatchObject({ line: 1, reason: { key: 'error-proof-other' } });
});

test('someone who makes up a genesis gets a red shield, and neither a crash nor a wait', async () => {
  const house = await game([1], [2]);
  await house.turn();
  const record = recordOf(house);
  const genesis = read(house.lines[0]!) as Genesis;
  const faultOf = (changes: Partial<Genesis>, other: Partial<GameRecord> = {}) => {
    const lines = [write({ ...genesis, ...changes }), ...house.lines.slice(1)];
    return accountOf({ ...record, ...other, proof: { table: TABLE, lines } }).fault;
  };
  expect(faultOf({})).toBeNull();
  const deep = '['.repeat(200_000);
  for (const [setup, other] of [['{"a":null}', { a: Infinity }], ['null', { a: Infinity }], ['{', null], [deep.slice(0, 50_000), null], [`${deep.slice(0, 9000)}${']'.repeat(9000)}`, null]] as const) {
    expect(faultOf({ setup }, { setup: other })).toMatchObject({ proofLine: 1, reason: { key: 'error-proof-genesis' } });
  }
  const broken = Object.defineProperty({ ...record }, 'setup', { get: () => assertNever() });
  expect(accountOf(broken).fault).toMatchObject({ proofLine: 1, reason: { key: 'error-proof-form', details: { text: house.lines[0]!.slice(0, 60) } } });
  const playing = { ...gameOf(record), lines: new Map([[1, 'roll 1 1']]), record: null, proof: { table: TABLE, lines: [write({ ...genesis, since: 999_999_999, before: OTHER })] } };
  expect((await check(playing)).account.fault).toBeNull();
});

function assertNever(): never {
  throw new TypeError('cannot be read');
}

/** Change one letter. */
const changedAt = (text: string, place: number): string => text.slice(0, place) + (text[place] === '1' ? '2' : '1') + text.slice(place + 1);

test.each<[string, Partial<GameRecord>]>([
  ['name', { seats: [{ name: 'Anna' }, { name: 'Bea' }] }],
  ['bot', { seats: [{ name: 'Anna' }, { name: 'Ben', bot: 'rookie' }] }],
  ['number of seats', { seats: [{ name: 'Anna' }] }],
  ['source of its dice', { dice: { source: 'seed' } }],
  ['position', { setup: {} }],
  ['result', { result: { scores: [2, 3], winners: [1] } }],
  ['winner', { result: { scores: [3, 2], winners: [2] } }],
  ['end', { result: null }],
  ['rules', { rules: 2 }],
  ['game', { game: 'gambler' }],
])('a record with another %s than its proof is refused', async (_, changed) => {
  const record = recordOf(await played([1], [2]));
  expect([record, { ...record, ...changed }].map((one) => accountOf(one).fault !== null)).toEqual([false, true]);
});

test('every byte of a proof counts, every line, their order, and every line of the game', async () => {
  const house = await game([1]);
  await house.turn(2);
  await house.close();
  const record = recordOf(house);
  const receipt = await receiptOf(house);
  const isRefused = (lines: string[]): boolean => {
    const forged = { ...record, proof: { table: TABLE, lines } };
    return accountOf(forged).fault !== null || typeof compared(forged, receipt) === 'string';
  };
  expect(isRefused(house.lines)).toBe(false);
  const ended = house.lines.findIndex((text) => text.startsWith('close'));
  for (const [at, text] of house.lines.entries()) {
    const lines = [...house.lines];
    for (let place = at % 23; place < text.length; place += 23) expect(isRefused(lines.with(at, changedAt(text, place))), `${at} ${place}`).toBe(true);
    if (at <= ended) expect(isRefused(lines.toSpliced(at, 1)), `without ${at}`).toBe(true);
    if (at < ended) expect(isRefused(lines.with(at, lines[at + 1]!).with(at + 1, text)), `${at} and the next`).toBe(true);
    if (at <= ended) expect(isRefused(lines.slice(0, at + 1)), `up to ${at}`).toBe(at < ended);
    expect(isRefused(lines.toSpliced(at, 0, text)), `${at} twice`).toBe(true);
  }
  for (const [at, text] of record.lines.entries())
    for (const instead of [[changedAt(text, text.length - 1)], [], [text, text], [text, 'undo']])
      expect(accountOf({ ...record, lines: record.lines.toSpliced(at, 1, ...instead) }).fault, `${instead}`).not.toBe(null);
});
