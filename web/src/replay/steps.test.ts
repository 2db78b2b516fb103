import { expect, test, vi } from 'vitest';
import { entry, table } from '../lib/fixtures';
import type { Table } from '../lib/net/messages';
import { CHUNK, newAfter, Steps } from './steps';

const LAST = 90;

/** Send steps as the server does: the first with its whole log, the others with what is new. */
const send = async (first: number, last: number): Promise<Table[]> => {
  const from = Math.min(first, LAST);
  return Array.from({ length: Math.min(last, LAST) - from + 1 }, (_, index) => {
    const n = from + index;
    const log = Array.from({ length: n }, (_, line) => entry(`line ${line + 1}`));
    return table(n, index ? { log_from: n - 1, log: log.slice(-1) } : { log });
  });
};

test('knows the end without knowing the rest', async () => {
  expect((await new Steps(send).end()).line_count).toBe(LAST);
});

test('begins where the table is laid and somebody is to act', async () => {
  const laid = async (first: number, last: number) => (await send(first, last)).map((step) => ({ ...step, waits_for: step.line_count < 7 ? null : 0 }));
  expect(await new Steps(laid).begin()).toBe(7);
  expect(await new Steps(async (first, last) => (await send(first, last)).map((step) => ({ ...step, waits_for: null }))).begin()).toBe(0);
});

test('gives every step with its whole log, whichever is asked for first', async () => {
  const steps = new Steps(send);
  for (const n of [55, 3, 0, 79, 80, LAST]) {
    const step = await steps.at(n);
    expect(step.line_count).toBe(n);
    expect(step.log.length).toBe(n);
  }
});

test('asks for each chunk once, and again if that failed', async () => {
  const fetch = vi.fn(send);
  const steps = new Steps(fetch);
  await Promise.all([steps.at(1), steps.at(2), steps.at(CHUNK - 1)]);
  expect(fetch).toHaveBeenCalledTimes(1);
  fetch.mockRejectedValueOnce(new Error('gone'));
  await expect(steps.at(CHUNK)).rejects.toThrow('gone');
  expect((await steps.at(CHUNK)).line_count).toBe(CHUNK);
});

test('tells what is new between two steps, also across chunks and after a take-back', async () => {
  const steps = new Steps(send);
  const next = newAfter(await steps.at(CHUNK - 1), await steps.at(CHUNK));
  expect(next.log.map(({ text }) => text)).toEqual([`line ${CHUNK}`]);
  const before = table(2, { log: [entry('a'), entry('b')] });
  expect(newAfter(before, table(3, { log: [entry('a'), entry('back')] }))).toMatchObject({ log_from: 1, log: [{ text: 'back' }] });
  expect(newAfter(before, table(3, { log: before.log }))).toMatchObject({ log_from: 2, log: [] });
});
