import { beforeEach, expect, test } from 'vitest';
import { choice, entry, table } from '../fixtures';
import type { Person } from '../net/messages';
import { useCatalogue } from '../text';
import { isMuted, isNameless, readStrangers, strangers, toggle, toldPlainly, withPlainNames } from './strangers.svelte';

const person = (name: string, tag: string | null): Person => ({
  name,
  bot: null,
  present: true,
  stand_in: false,
  may_stand_in: false,
  may_remove: false,
  tag,
  blocked: false,
});
const me = person('Anna', null);
const rude = person('Al (x', 'r1');

beforeEach(() => {
  useCatalogue('en', 'web-plain-name = Player { $number }');
  Object.assign(strangers, { muted: [], nameless: [] });
});

test('remembers whom to leave out, and forgets them again', () => {
  toggle('muted', 'r1');
  expect([isMuted(rude), isNameless(rude), isMuted(me), isMuted(undefined)]).toEqual([true, false, false, false]);
  toggle('muted', 'r1');
  expect(isMuted(rude)).toBe(false);
  for (let number = 0; number < 300; number++) toggle('nameless', `t${number}`);
  expect(strangers.nameless.length).toBe(200);
  expect(strangers.nameless.at(-1)).toBe('t299');
});

test('reads what was kept, whatever it has become', () => {
  expect(readStrangers('{"muted":["a",1],"nameless":"b"}')).toEqual({ muted: ['a'], nameless: [] });
  for (const stored of [null, '', 'null', '[]', '{']) expect(readStrangers(stored)).toEqual({ muted: [], nameless: [] });
});

test('replaces a name everywhere on the screen, and only where it stands by itself', () => {
  const told = table(3, {
    people: [me, rude],
    log: [entry('Al (x rolls; All of it, Al (xy.')],
    question: 'Al (x?',
    verdict: 'Al (x wins.',
    choices: [{ ...choice('1', {}), effect: [{ tone: 'plain', text: 'Al (x loses.' }] }],
  });
  expect(withPlainNames(told)).toBe(told);
  toggle('nameless', 'r1');
  const shown = withPlainNames(told);
  expect(shown.people.map(({ name }) => name)).toEqual(['Anna', 'Player 2']);
  expect(shown.log[0]!.text).toBe('Player 2 rolls; All of it, Al (xy.');
  expect([shown.question, shown.verdict]).toEqual(['Player 2?', 'Player 2 wins.']);
  expect(shown.choices[0]!.effect[0]!.text).toBe('Player 2 loses.');
  expect(told.people[1]!.name).toBe('Al (x');
});

test('tells anything else with plain names, too', () => {
  const story = { verdict: ['Al (x wins.'], seats: [{ name: 'Al (x', luck: 0.2 }] };
  const people = [me, { ...rude, name: 'Player 2' }];
  expect(toldPlainly(story, ['Anna', 'Al (x'], people)).toBe(story);
  toggle('nameless', 'r1');
  expect(toldPlainly(story, ['Anna', 'Al (x'], people)).toEqual({ verdict: ['Player 2 wins.'], seats: [{ name: 'Player 2', luck: 0.2 }] });
});
