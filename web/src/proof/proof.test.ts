import { expect, test } from 'vitest';
import vectors from '../../../tests/proof/vectors.json';
import type { Action, Drawn, Promised, ShownProof } from '../lib/messages';
import { Chain, nextOf } from './chain';
import { check, readRecord, spans } from './check';
import { derive, message, words, type Source } from './derivation';
import { Device, type Warning } from './device';
import { linesOf, notesOf, verdictOf } from './told';

const LINE_COUNT = 7;

test('chains are those of the vectors', () => {
  for (const { seed, length, end, links } of vectors.chains) {
    const chain = new Chain(seed, length);
    expect(chain.end).toBe(end);
    expect([1, 2, 16].map((number) => chain.link(number))).toEqual(links);
    expect(nextOf(links[0]!)).toBe(end);
    expect([chain.link(0), chain.link(17)]).toEqual([null, null]);
  }
});

test('rolls and draws are those of the vectors', () => {
  for (const { request, result, ...source } of vectors.drawn) expect(derive(request, source)).toBe(result);
  const first: Source = vectors.drawn[0]!;
  expect(message(first, 1)).toBe(vectors.message);
  const stream = words(first);
  expect(vectors.words.map(() => stream.next().value)).toEqual(vectors.words);
});

test.each(['', 'roll', 'roll 0d6', 'roll 3d8', 'roll 3d6 then 1 of 2', 'start 2 of 1', 'start 1 of', 'boards 1 from A1 then 2 from B1'])(
  'nobody can answer "%s"',
  (request) => expect(() => derive(request, vectors.drawn[0]!)).toThrow('error-proof-request-form'),
);

/** A server and devices that make dice together. */
class House {
  readonly lines: (Promised | Drawn)[] = [];
  readonly chains: { seats: number[]; chain: Chain }[] = [];
  event = 1;

  promise(seats: number[], end?: string): void {
    const chain = new Chain(String(this.lines.length).padStart(64, '0'));
    this.lines.push({ kind: 'promise', event: this.event, seats, end: end ?? chain.end });
    this.chains.push({ seats, chain });
  }

  draw(request = 'roll 3d6', given: Record<number, string> = {}): Drawn {
    const [key = '', ...links] = this.chains.map(({ chain }, index) => given[index] ?? chain.link(this.event)!);
    const results = [derive(request, { key, table: 't', event: this.event, draw: 1, links })];
    const line: Drawn = { kind: 'drawn', event: this.event, line: this.event, requests: [request], results, server: key, links };
    this.lines.push(line);
    this.event += 1;
    return line;
  }

  get shown(): ShownProof {
    const drawn = this.lines.filter((line) => line.kind === 'drawn');
    return structuredClone({
      names: ['Anna', 'Ben'],
      dice: 'system',
      chances: drawn.map(({ line, results }) => ({ line, text: results[0]! })),
      proof: { table: 't', lines: this.lines },
    });
  }
}

function played(): House {
  const house = new House();
  for (const seats of [[], [1], [2]]) house.promise(seats);
  for (let event = 0; event < 4; event++) house.draw();
  return house;
}

test('a proof that is as promised is found to be so', () => {
  const report = check(played().shown);
  expect(report).toMatchObject({ total: 4, unproven: [], alone: [], wrong: null });
  expect(report.proven.map(({ devices }) => devices)).toEqual(Array(4).fill([[1], [2]]));
});

const FORGERIES: [string, string, (drawn: Drawn, shown: ShownProof) => void][] = [
  ['a changed roll', 'error-proof-other', (_, shown) => (shown.chances[2]!.text = 'roll 1 1 1')],
  ['a changed roll and its proof', 'error-proof-result', (drawn, shown) => (shown.chances[2]!.text = drawn.results[0] = 'roll 1 1 1')],
  ['a changed link', 'error-proof-link', (drawn) => (drawn.links[0] = 'ab'.repeat(32))],
  ['another link of the server', 'error-proof-server-link', (drawn) => (drawn.server = 'ab'.repeat(32))],
  ['a dropped device', 'error-proof-devices', (drawn) => drawn.links.pop()],
  ['swapped links', 'error-proof-link', (drawn) => drawn.links.reverse()],
  ['another request', 'error-proof-result', (drawn) => (drawn.requests[0] = 'roll 4d6')],
  ['another event', 'error-proof-event', (drawn) => (drawn.event = 4)],
  ['another line', 'error-proof-other', (drawn) => (drawn.line = 4)],
  ['an earlier line', 'error-proof-lines', (drawn) => (drawn.line = 2)],
];

test.each(FORGERIES)('%s is found at its line', (_, key, forge) => {
  const shown = played().shown;
  const drawn = shown.proof!.lines.find((line) => line.kind === 'drawn' && line.event === 3) as Drawn;
  forge(drawn, shown);
  const { wrong, proven } = check(shown);
  expect(wrong).toMatchObject({ line: drawn.line, reason: { key } });
  expect(proven).toHaveLength(2);
});

test('promises that were made before are none', () => {
  const shown = played().shown;
  const [first] = shown.proof!.lines as [Promised];
  shown.proof!.lines.splice(3, 0, { kind: 'promise', event: 1, seats: [2], end: first.end });
  expect(check(shown).wrong).toMatchObject({ line: null, reason: { key: 'error-proof-equal' } });
});

test('what is typed proves nothing, and what has no proof is named', () => {
  const shown = played().shown;
  expect(check({ ...shown, dice: 'typed' })).toMatchObject({ typed: true, proven: [] });
  expect(check({ ...shown, proof: null }).unproven).toEqual([1, 2, 3, 4]);
  expect(spans([1, 2, 3, 7, 9, 10])).toBe('1–3, 7, 9–10');
});

test('a check is told in plain words, and lines are named only where some are meant', () => {
  const keys = (told: { key: string }[]) => told.map(({ key }) => key);
  const together = check(played().shown);
  expect(verdictOf(together)).toEqual({ key: 'web-proof-all', details: { total: 4 } });
  expect([keys(notesOf(together)), keys(linesOf(together))]).toEqual([['web-proof-together'], []]);
  const alone = { ...together, alone: [1, 2, 3, 4] };
  expect(notesOf(alone)).toEqual([{ key: 'web-proof-alone', details: { all: 'yes', lines: 4 } }]);
  expect(linesOf(alone)).toEqual([]);
  const some = { ...together, alone: [1, 2, 4] };
  expect(notesOf(some)).toEqual([{ key: 'web-proof-alone', details: { all: 'no', lines: 3 } }]);
  expect(linesOf(some)).toEqual([{ key: 'web-proof-alone-lines', details: { lines: 3, which: '1–2, 4' } }]);
  expect(keys(notesOf({ ...together, leftOut: [['Carla', 2]] }))).toEqual(['verify-left-out']);
});

test('a record is read for what chance has brought', () => {
  const lines = ['start 1', 'roll 1 2', 'place 2', 'roll + 3', 'roll', 'roll again', 'roll B4', 'undo', 'extra 1 2'];
  const read = readRecord(JSON.stringify({ seats: [{ name: 'A' }], lines, dice: { source: 'system' } }));
  expect(read.chances.map(({ line }) => line)).toEqual([1, 2, 4, 7, 9]);
});

/** A device at the table of a house, which sits at seat 2. */
function sitDown(house: House, stored = new Map<string, string>()) {
  const sent: Action[] = [];
  const warnings: Warning[] = [];
  const pressed = { yes: true };
  const device = new Device('t', [2], {
    storage: { read: (key) => stored.get(key) ?? null, write: (key, value) => void stored.set(key, value) },
    send: (action) => sent.push(action),
    warn: (warning) => warnings.push(warning),
    mayRoll: () => pressed.yes,
  });
  const tell = () => device.take({ type: 'proof', first: device.lines.length, lines: house.lines.slice(device.lines.length) });
  const last = <Kind extends Action['type']>(type: Kind) => sent.filter((action) => action.type === type).at(-1) as Extract<Action, { type: Kind }>;
  return { device, sent, warnings, pressed, stored, tell, last };
}

/** Begin a game with a device whose promise is in force. */
function begun() {
  const house = new House();
  const seat = sitDown(house);
  seat.device.promise();
  house.promise([]);
  house.promise([1]);
  house.promise([2], seat.last('promise').end);
  seat.tell();
  const roll = () => {
    seat.device.give({ type: 'link-wanted', event: house.event, line_count: LINE_COUNT });
    house.draw('roll 2d6', { 2: seat.last('link').link });
    seat.tell();
  };
  return { house, roll, ...seat };
}

test('a device keeps its chain before it promises, and gives one link for each event', () => {
  const { stored, roll, sent, warnings, last } = begun();
  expect(JSON.parse(stored.get('zocker-chain-t')!)).toMatchObject({ first: 1, given: 0 });
  roll();
  roll();
  const links = sent.filter((action) => action.type === 'link');
  expect(links.map(({ event }) => event)).toEqual([1, 2]);
  expect(nextOf(links[1]!.link)).toBe(links[0]!.link);
  expect(nextOf(links[0]!.link)).toBe(last('promise').end);
  expect(warnings).toEqual([]);
});

test('a device gives no link for an event that is over or far away, and the same one twice', () => {
  const { device, roll, sent, house } = begun();
  roll();
  device.give({ type: 'link-wanted', event: 1, line_count: LINE_COUNT });
  device.give({ type: 'link-wanted', event: 3, line_count: LINE_COUNT });
  expect(sent.filter((action) => action.type === 'link')).toHaveLength(1);
  device.give({ type: 'link-wanted', event: 2, line_count: LINE_COUNT });
  device.give({ type: 'link-wanted', event: 2, line_count: LINE_COUNT });
  const [, one, two] = sent.filter((action) => action.type === 'link');
  expect(one).toEqual(two);
  expect(house.event).toBe(2);
});

test('our own roll needs a press', () => {
  const { device, pressed, sent } = begun();
  pressed.yes = false;
  device.give({ type: 'link-wanted', event: 1, line_count: LINE_COUNT });
  expect(sent.filter((action) => action.type === 'link')).toEqual([]);
  pressed.yes = true;
  device.give({ type: 'link-wanted', event: 1, line_count: LINE_COUNT });
  expect(sent.filter((action) => action.type === 'link')).toHaveLength(1);
});

test('our own roll brings its link, which is the one that would be asked for', () => {
  const { device, house, last, tell, warnings } = begun();
  const given = device.next();
  device.give({ type: 'link-wanted', event: 1, line_count: LINE_COUNT });
  expect(last('link')).toMatchObject(given!);
  house.draw('roll 2d6', { 2: given!.link });
  tell();
  expect(device.next()).toMatchObject({ event: 2 });
  expect(warnings).toEqual([]);
});

test('a device whose promise is not in force gives nothing with its roll', () => {
  const house = new House();
  const { device, tell } = sitDown(house);
  device.promise();
  expect(device.next()).toBe(null);
  house.promise([]);
  house.promise([2], 'ab'.repeat(32)); // that of another device of ours
  tell();
  expect(device.next()).toBe(null);
});

test('a server that drops a link, or changes its own, is found out at once', () => {
  const dropped = begun();
  dropped.device.give({ type: 'link-wanted', event: 1, line_count: LINE_COUNT });
  dropped.house.chains.pop();
  dropped.house.draw();
  dropped.tell();
  expect(dropped.warnings.map(({ key }) => key)).toEqual(['web-proof-wrong', 'web-proof-unused']);

  const replaced = begun();
  replaced.device.give({ type: 'link-wanted', event: 1, line_count: LINE_COUNT });
  replaced.house.draw('roll 2d6', { 0: 'cd'.repeat(32), 2: replaced.last('link').link });
  replaced.tell();
  expect(replaced.warnings).toMatchObject([{ key: 'web-proof-wrong', reason: { key: 'error-proof-server-link' } }]);
});

test('who is left out promises anew, and is warned if it had answered', () => {
  const { device, house, warnings, last, tell } = begun();
  const before = last('promise').end;
  house.lines.push({ kind: 'left-out', event: 1, seats: [2] } as never);
  tell();
  expect(last('promise').end).not.toBe(before);
  expect(warnings).toEqual([]);
  house.promise([2], last('promise').end);
  tell();
  device.give({ type: 'link-wanted', event: 1, line_count: LINE_COUNT });
  house.lines.push({ kind: 'left-out', event: 1, seats: [2] } as never);
  tell();
  expect(warnings.map(({ key }) => key)).toEqual(['web-proof-left-out']);
});

test('a page that is loaded again goes on, and a server that goes back is found out', () => {
  const { house, stored, roll, last } = begun();
  roll();
  roll();
  const again = sitDown(house, stored);
  again.tell();
  again.device.promise();
  expect(again.last('promise')).toEqual(last('promise'));
  again.device.give({ type: 'link-wanted', event: 3, line_count: LINE_COUNT });
  expect(nextOf(again.last('link').link)).toBe(last('link').link);
  house.lines.pop(); // the server has forgotten the second roll
  const back = sitDown(house, stored);
  back.tell();
  back.device.give({ type: 'link-wanted', event: 2, line_count: LINE_COUNT });
  expect(back.warnings.map(({ key }) => key)).toEqual(['web-proof-went-back']);
  expect(back.last('promise').end).not.toBe(last('promise').end);
});

test('a device that is used again takes over from another one', () => {
  const { device, house, sent, last, tell } = begun();
  device.takeOver();
  expect(sent.filter((action) => action.type === 'promise')).toHaveLength(1);
  house.promise([2], 'ab'.repeat(32));
  tell();
  device.give({ type: 'link-wanted', event: 1, line_count: LINE_COUNT });
  expect(sent.filter((action) => action.type === 'link')).toEqual([]);
  const before = last('promise').end;
  device.takeOver();
  expect(last('promise').end).not.toBe(before);
});
