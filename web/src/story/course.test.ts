import { expect, test } from 'vitest';
import { table } from '../lib/fixtures';
import type { Story } from '../lib/net/messages';
import { chancesAt, errorAt, marksOf, some, ticksTo } from './course';

const story: Story = {
  winner: '',
  ranking: [],
  verdict: [],
  records: [],
  unit: 'money',
  scores_before: [0, 0],
  rounds: [
    { number: 1, line: 1, scores: [10, 0] },
    { number: 2, line: 20, scores: [30, 40] },
  ],
  judged: {
    about: '',
    names_mistakes: true,
    seats: [],
    points: [
      { line: 0, chances: [0.5, 0.5] },
      { line: 10, chances: [0.6, 0.4] },
      { line: 30, chances: [0, 1] },
    ],
    errors: [
      { line: 10, seat: 0, loss: 0.1, better: 'Better: pass.', place: 'casino-1', better_place: null },
      { line: 30, seat: 0, loss: 0.6, better: 'Better: stop.', place: null, better_place: null },
    ],
    turning_points: [{ line: 30, round: 2, seat: 0, text: '', better: null, place: null, better_place: null, moved: '', table: table(29) }],
  },
};

test('chances are those after the last event before a line', () => {
  expect(chancesAt(story, 9)).toEqual([0.5, 0.5]);
  expect(chancesAt(story, 10)).toEqual([0.6, 0.4]);
  expect(chancesAt(story, 99)).toEqual([0, 1]);
  expect(chancesAt({ ...story, judged: null }, 10)).toBeNull();
});

test('before what was played here, the chances are those at its beginning', () => {
  const late = { ...story, judged: { ...story.judged!, points: [{ line: 40, chances: [0.2, 0.8] }] } };
  expect(chancesAt(late, 3)).toEqual([0.2, 0.8]);
});

test('an error is found at its own line only', () => {
  expect(errorAt(story, 10)?.better).toBe('Better: pass.');
  expect(errorAt(story, 11)).toBeUndefined();
});

test('nothing is marked twice: a turning point hides the error that it was, and the first round needs no mark', () => {
  expect(marksOf(story).map(({ kind, line }) => `${kind} ${line}`)).toEqual(['round 20', 'error 10', 'turn 30']);
});

test('ticks are round numbers that reach the top', () => {
  expect(ticksTo(420_000)).toEqual([0, 200_000, 400_000, 600_000]);
  expect(ticksTo(520)).toEqual([0, 200, 400, 600]);
  expect(ticksTo(0)).toEqual([0]);
});

test('of many things only some are named, the first among them', () => {
  expect(some([1, 2, 3], 8)).toEqual([1, 2, 3]);
  expect(some([...Array(14).keys()], 7)).toEqual([0, 2, 4, 6, 8, 10, 12]);
});
