import { expect, test } from 'vitest';
import type { Person } from '../lib/net/messages';
import { settings } from '../lib/state/settings.svelte';
import { readersSeat } from './reader';

const person = (name: string, bot: Person['bot'] = null) => ({ name, bot }) as Person;

test('who plays on sits where a person sat: at the own name, or where somebody is to act', () => {
  const people = [person('Ada', 'regular'), person('Ben'), person('Cleo'), person('Emmy', 'shark')];
  settings.name = '';
  expect(readersSeat(people, 3)).toBe(1);
  expect(readersSeat(people, 2)).toBe(2);
  settings.name = 'Cleo';
  expect(readersSeat(people, 1)).toBe(2);
  expect(readersSeat([person('Ada', 'regular'), person('Emmy', 'shark')], 1)).toBe(1);
});
