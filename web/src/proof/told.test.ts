import { readFileSync } from 'node:fs';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, expect, test } from 'vitest';
import vectors from '../../../tests/proof/vectors.json';
import { useCatalogue } from '../lib/text';
import type { GameRecord } from './account';
import { check, gameOf, readRecord, spans } from './check';
import Findings from './Findings.svelte';
import { amber, red, withNote } from './notes';
import { notesOf, problemsOf } from './told';

beforeEach(() => useCatalogue('en', readFileSync('../src/zocker/text/en/web-proof.ftl', 'utf8')));

const DISCARD = 'The operator could still discard some results, as listed below.';
const eventful = vectors.proofs[0]!;

/** Return the record of a proof that Python has written. */
const recordOf = (name: string): GameRecord => structuredClone(vectors.proofs.find((proof) => proof.name === name)!.record) as unknown as GameRecord;

/** Show what a check of a record finds, and return how to read it by test ids. */
async function shown(record: GameRecord, key: string | null = null) {
  const { container } = render(Findings, { report: await check(gameOf(record)), receipt: { 'zocker-receipt': 2, table: '', key, seen: [] } });
  const all = (id: string) => [...container.querySelectorAll<HTMLElement>(`[data-testid="${id}"]`)];
  const read = (id: string) => all(id).map(({ textContent }) => textContent!.replace(/\s+/g, ' ').trim());
  return { all, read, level: () => all('dice-verdict')[0]!.dataset.level };
}

test('a check says whose devices took part, and what was thrown away', async () => {
  const { read, level } = await shown(recordOf('eventful'));
  expect(level()).toBe('green');
  expect(read('dice-trust')).toEqual([`No one could choose a roll that includes a device you trust. ${DISCARD}`]);
  expect(read('dice-part')[2]).toBe('Cleo Took part in 5 of 6 rolls and draws and signed the end.');
  expect(read('dice-note')).toEqual([
    'Line 3: a result was thrown away because the device of Cleo was reported as silent. It was “roll 2 4”. The next result was “roll 5 6”.',
    'Ben played on 2 devices.',
  ]);
  expect(read('dice-words')).toEqual([eventful.words!.join(' ')]);
});

test('what is proven depends on whose device is trusted: at first our own, and of our seat no other', async () => {
  const { all, read } = await shown(recordOf('eventful'), eventful.parts![1]!.keys[0]!);
  expect(read('dice-trust')[0]).toMatch(/^Your device took part in [1-5] of 6, so no one could choose those\. The operator could still discard some results/);
  await fireEvent.click(all('dice-part')[0]!.querySelector('input')!);
  expect(read('dice-trust')).toEqual([`If you trust Anna’s device, no one could choose the results. ${DISCARD}`]);
});

test('where nothing was discarded, nothing is said of it', async () => {
  const { read } = await shown(recordOf('a run of draws'));
  expect(read('dice-trust')).toEqual(['No one could choose a roll that includes a device you trust.']);
});

test('a person whose seat a bot took is told by name, with all rolls of the game', async () => {
  const { all, read } = await shown(recordOf('left to bots'));
  expect(read('dice-part')[0]).toBe('Anna Took part in 1 of 7 rolls and draws.');
  const note = all('dice-note').find(({ dataset }) => dataset.key === 'verify-left')!;
  expect([note.dataset.level, note.textContent!.trim()]).toEqual(['none', expect.stringMatching(/^A bot took Anna’s seat after line [1-9]\.$/)]);
});

test('a device that came after the last roll and signed the end is told', async () => {
  const { read } = await shown(recordOf('another device at the end'));
  expect(read('dice-note')).toEqual(['Ben played on 2 devices.']);
});

test('a roll that was never made is told of a record, but not while it may still be made', async () => {
  const record = recordOf('a roll that is still open');
  const { read } = await shown(record);
  expect(read('dice-note')).toEqual([`A roll for line ${record.lines.length + 1} was opened but never made.`]);
  expect(notesOf(await check({ ...gameOf(record), record: null }))).toEqual([]);
});

test('a device counts once, at how many seats it may be', async () => {
  const report = await check(gameOf(recordOf('a run of draws')));
  expect(notesOf(report)).toEqual([]);
  for (const [line, chance] of report.account.chances) report.account.chances.set(line, { ...chance, keys: chance.keys.map(() => chance.keys[0]!) });
  expect(notesOf(report)).toMatchObject([{ key: 'web-proof-alone' }]);
});

test('a line that is none is shown as it is written', async () => {
  const record = recordOf('a run of draws');
  (record.proof!.lines as unknown[]).push({ toString: 1 });
  const { read } = await shown(record);
  expect(read('dice-wrong')[0]).toContain('{"toString":1}');
});

test('what is shown of a roll is all that its calculation needs', async () => {
  const { all } = await shown(recordOf('eventful'));
  await open(all('dice-each')[0]!);
  for (const roll of all('working')) {
    await open(roll);
    const [key, ...parts] = [...roll.querySelectorAll('dd')].map((part) => part.textContent!.replaceAll(' ', ''));
    const block = parts.pop()!;
    expect(bytesToHex(hmac(sha256, hexToBytes(key!), hexToBytes(parts.join(''))))).toBe(block);
  }
});

async function open(details: HTMLElement): Promise<void> {
  (details as HTMLDetailsElement).open = true;
  await fireEvent(details, new Event('toggle'));
}

test('the first line that is wrong is shown, and nothing is said of trust', async () => {
  const record = recordOf('eventful');
  record.lines[2] = 'roll 6 6';
  const { read, level } = await shown(record);
  expect([level(), read('dice-verdict'), read('dice-trust'), read('dice-words')]).toEqual(['red', ['The dice don’t check out at line 3.'], [], []]);
  expect(read('dice-wrong')[0]).toMatch(/^Line \d+ of the proof: The proof has “roll 5 6”\. drawn .* An honest server never writes this\./);
});

test('what only this browser has seen counts as much', async () => {
  const report = await check(gameOf(recordOf('eventful')));
  const noted = [amber('web-dice-without'), amber('web-dice-without'), red('web-dice-move', { line: 4 }), amber('web-dice-thrown', { line: 3 })].reduce(withNote, []);
  expect(problemsOf(report, noted)).toEqual(['Line 4 doesn’t hold the move that you made.']);
  const notes = notesOf(report, noted).map(({ text }) => text);
  expect(notes[0]).toBe('A roll was made without your device, because the server hadn’t heard from it. (2 times)');
  expect(notes.filter((text) => text.includes('thrown away'))).toHaveLength(1);
});

test.each([
  ['older and newer', /^\d+ of \d+ rolls and draws check out\.$/, 'The rolls of this game were made under an older scheme, in which the operator could have chosen them.'],
  ['left to bots', /^1 of \d+ rolls and draws check out\.$/, 'Not proven: lines'],
])('%s: what is not proven is named, and the shield is not green', async (name, verdict, note) => {
  const { read, level } = await shown(recordOf(name));
  expect(level()).toBe('none');
  expect(read('dice-verdict')[0]).toMatch(verdict);
  expect(read('dice-note').join()).toContain(note);
});

test('rolls of the older scheme are never proven', async () => {
  const older = recordOf('older and newer');
  older.proof!.lines = older.proof!.lines.filter((line) => typeof line !== 'string');
  const { read, level } = await shown(older);
  expect([level(), read('dice-verdict')]).toEqual(['none', ['These rolls were made under an older scheme, in which the operator could have chosen them.']]);
});

test('a record is read, and lines are named shortly', () => {
  for (const text of ['{}', '{"seats":[{"name":{"toString":1}}],"lines":[],"dice":{"source":"system"}}']) expect(() => readRecord(text)).toThrow();
  expect(readRecord(JSON.stringify(recordOf('eventful'))).lines).toHaveLength(12);
  expect(spans([1, 2, 3, 7, 9, 10])).toBe('1–3, 7, 9–10');
});
