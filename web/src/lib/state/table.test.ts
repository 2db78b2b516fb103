import { expect, test, vi } from 'vitest';
import { entry, onTable, table, vegas } from '../fixtures';
import type { Entry } from '../net/messages';
import { newsOf, TableState } from './table.svelte';

const log = ['a', 'b', 'c', 'd'].map((text) => entry(text));
const settle = () => new Promise((resolve) => setTimeout(resolve));

function watched(jumps = false): { state: TableState; shown: string[] } {
  const shown: string[] = [];
  const state = new TableState(
    async ({ text }: Entry, _, stage) => {
      shown.push(text);
      stage();
    },
    () => jumps,
  );
  return { state, shown };
}

test('news is what makes the log longer, or what replaces its end', () => {
  expect(newsOf(2, log, 2)).toEqual(log.slice(2));
  expect(newsOf(2, log, 0)).toEqual(log.slice(2)); // amounts of earlier rounds were forgotten meanwhile
  expect(newsOf(4, log, 3)).toEqual(log.slice(3)); // a take-back
  expect(newsOf(6, log, 3)).toEqual(log.slice(3));
});

test('shows nothing of what had happened before we came', () => {
  const { state, shown } = watched();
  state.receive(table(4, { log }));
  expect(shown).toEqual([]);
  expect(state.shown?.line_count).toBe(4);
  expect(state.news).toBe('d');
});

test('shows news one after another, and each table after its news', async () => {
  const { state, shown } = watched();
  state.receive(table(1, { log: log.slice(0, 1) }));
  state.receive(table(2, { log_from: 1, log: log.slice(1, 3) }));
  state.receive(table(3, { log_from: 3, log: log.slice(3) }));
  expect(state.busy).toBe(true);
  await settle();
  expect(shown).toEqual(['b', 'c', 'd']);
  expect(state.shown?.line_count).toBe(3);
  expect(state.busy).toBe(false);
});

test('who wants no show sees only the last of several tables that came at once', () => {
  const later: (() => void)[] = [];
  const state = new TableState(async () => undefined, () => true, (apply) => later.push(apply));
  state.receive(table(1, { log: log.slice(0, 1) }));
  state.receive(table(2, { log_from: 1, log: log.slice(1, 2) }));
  state.receive(table(3, { log_from: 2, log: log.slice(2) }));
  expect(state.shown?.line_count).toBe(1);
  later[0]?.();
  expect([state.shown?.line_count, state.news]).toEqual([3, 'd']);
});

test('a take-back replaces the end of the log and is news', async () => {
  const { state, shown } = watched();
  state.receive(table(3, { log: log.slice(0, 3) }));
  state.receive(table(4, { log_from: 2, log: [entry('back')] }));
  await settle();
  expect(shown).toEqual(['back']);
  expect(state.log.map(({ text }) => text)).toEqual(['a', 'b', 'back']);
});

test('a table that is older than ours resets us', () => {
  const { state, shown } = watched();
  state.receive(table(9, { log }));
  state.receive(table(2, { log: log.slice(0, 1) }));
  expect(state.shown?.line_count).toBe(2);
  expect(state.log.length).toBe(1);
  expect(shown).toEqual([]);
});

test('a gap in the log is not taken', () => {
  const { state } = watched();
  state.receive(table(1, { log: log.slice(0, 1) }));
  expect(state.receive(table(4, { log_from: 3, log: log.slice(3) }))).toBe(false);
  expect(state.shown?.line_count).toBe(1);
});

test('shows nothing while nobody looks, but is up to date', () => {
  const { state, shown } = watched(true);
  state.receive(table(1));
  state.receive(table(2, { log }));
  expect(shown).toEqual([]);
  expect(state.shown?.line_count).toBe(2);
});

test('scores a round on its own table, then goes on to the next', async () => {
  const showdown = vegas({ round: 1 });
  const rounds: (number | undefined)[] = [];
  const state = new TableState(
    async (_, live, stage) => {
      stage();
      rounds.push(live.vegas?.round);
    },
    () => false,
  );
  state.receive(table(1));
  state.receive(table(2, { view: onTable(vegas({ round: 2 }), showdown), log }));
  await settle();
  expect(rounds).toEqual([1, 1, 1, 1]);
  expect(state.vegas?.round).toBe(2);
  expect(state.scoring).toBe(false);
});

test('skipping ends what is shown and shows no more of it', async () => {
  const perform = vi.fn(async (_: Entry, live: TableState) => live.pace.wait(60_000));
  const state = new TableState(perform, () => false);
  state.receive(table(1));
  state.receive(table(2, { log }));
  state.skip();
  await settle();
  expect(perform).toHaveBeenCalledTimes(1);
  expect(state.shown?.line_count).toBe(2);
  state.receive(table(3, { log_from: 4, log: [entry('e')] }));
  expect(perform).toHaveBeenCalledTimes(2);
});

test('a hint lasts until the table changes', async () => {
  const { state } = watched();
  state.receive(table(1));
  state.hint = { type: 'hint', line_count: 1, choices: [], best: null, text: 'so' };
  state.receive(table(2));
  await settle();
  expect(state.hint).toBe(null);
});

test('a jump ends what is being shown, and nothing of it comes after', async () => {
  const state = new TableState(
    async (_, live, stage) => {
      await live.pace.wait(60_000);
      stage();
    },
    () => false,
  );
  state.receive(table(8));
  state.receive(table(9, { view: onTable(vegas({ round: 3 })), log }));
  state.jump(table(2, { view: onTable(vegas({ round: 1 })), log: log.slice(0, 2) }));
  expect(state.shown?.line_count).toBe(2);
  await settle();
  expect(state.shown?.line_count).toBe(2);
  expect(state.vegas?.round).toBe(1);
  expect(state.log.length).toBe(2);
  expect(state.busy).toBe(false);
});

test('tells everything that happens to who listens, however quickly it is shown', async () => {
  const slow = watched();
  slow.state.receive(table(1, { log: log.slice(0, 1) }));
  slow.state.receive(table(3, { log_from: 1, log: [...log.slice(1), entry('laid', { event: 'stocked', casino: 1, bill: null })] }));
  await settle();
  const later: (() => void)[] = [];
  const quick = new TableState(async () => undefined, () => true, (apply) => later.push(apply));
  quick.receive(table(1, { log: log.slice(0, 1) }));
  quick.receive(table(2, { log_from: 1, log: log.slice(1, 2) }));
  quick.receive(table(3, { log_from: 2, log: log.slice(2) }));
  later[0]?.();
  later[1]?.();
  for (const state of [slow.state, quick]) expect(state.told.map(({ text }) => text)).toEqual(['b', 'c', 'd']);
});

test('a reaction is seen for three seconds, beside others, and told', () => {
  vi.useFakeTimers();
  const { state } = watched();
  state.react({ seat: 1, what: 'bravo' }, 'Ben: Bravo!');
  vi.advanceTimersByTime(2000);
  state.react({ seat: 0, what: 'ouch' }, 'Anna: Ouch!');
  expect(state.reactions.map(({ what }) => what)).toEqual(['bravo', 'ouch']);
  vi.advanceTimersByTime(1500);
  expect(state.reactions.map(({ what }) => what)).toEqual(['ouch']);
  expect(state.told.map(({ text }) => text)).toEqual(['Ben: Bravo!', 'Anna: Ouch!']);
  vi.useRealTimers();
});

test('a roll is told when its dice lie still, anything else at once', async () => {
  const heard: string[] = [];
  const roll = entry('roll', { event: 'rolled', seat: 0, small: [1, 5, 6] });
  const state = new TableState(
    async (shown, table) => {
      heard.push(`${shown.text}: ${table.news}`);
    },
    () => false,
  );
  state.receive(table(1, { log: [entry('before')] }));
  state.receive(table(3, { log_from: 1, log: [roll, entry('after')] }));
  await settle();
  expect(heard).toEqual(['roll: before', 'after: after']);
  expect(state.told.map(({ text }) => text)).toEqual(['roll', 'after']);
});

test('what a round has paid is summed up when the next one begins, and gone when it is skipped', async () => {
  const { state } = watched();
  const paid = (seat: number, bill: number) => entry('paid', { event: 'paid', seat, casino: 1, bill });
  state.receive(table(1));
  const news = [paid(0, 70_000), paid(2, 50_000), paid(0, 10_000), entry('fine', { event: 'fined', seat: 1, amount: 50_000 }), entry('next', { event: 'round-began', round: 2, starter: 0 })];
  state.receive(table(2, { log: news, view: onTable(vegas(), vegas()) }));
  await settle();
  expect(state.sum).toEqual({ round: 1, won: [80_000, -50_000, 50_000] });
  state.skip();
  expect(state.sum).toBeNull();
  const { state: still } = watched(true);
  still.receive(table(1));
  still.receive(table(2, { log: news, view: onTable(vegas(), vegas()) }));
  expect(still.sum).toEqual({ round: 1, won: [80_000, -50_000, 50_000] });
  expect(still.peak).toBeNull(); // it lies in the round before
});

test('where nothing moves, a great moment stands still for a while', async () => {
  const great = entry('oh', { event: 'fined', seat: 1, amount: 50_000 });
  const { state } = watched(true);
  state.receive(table(1));
  state.receive(table(2, { log: [great] }));
  expect(state.peak).toMatchObject({ what: 'lost', seat: 1 });
  state.receive(table(3, { log_from: 1, log: [entry('next')] }));
  expect(state.peak).toMatchObject({ what: 'lost', seat: 1 }); // others may be quick
  state.receive(table(2, { log_from: 1, log: [] }));
  expect(state.peak).toBeNull(); // taken back
  state.pace.factor = 0; // at once means that nothing is staged at all
  state.receive(table(4, { log_from: 1, log: [great] }));
  expect(state.peak).toBeNull();
});

test('skipping when nothing is shown ends a great moment, and what comes next is shown', async () => {
  const { state, shown } = watched();
  state.receive(table(1));
  state.stage({ what: 'won', text: 'wow', seat: 0 });
  state.skip();
  expect(state.peak).toBeNull();
  state.receive(table(2, { log: [entry('a')] }));
  await settle();
  expect(shown).toHaveLength(1);
});
