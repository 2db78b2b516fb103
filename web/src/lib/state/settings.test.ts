import { expect, test } from 'vitest';
import { ownPortrait, readSettings } from './settings.svelte';

const stored = (portrait: unknown) => readSettings(JSON.stringify({ portrait, name: 'Anna' }), '').portrait;

test('remembers what one looks like, if there is such a thing', () => {
  expect(stored({ character: 'owl', colour: 3 })).toEqual({ character: 'owl', colour: 3 });
  for (const strange of [null, 'owl', {}, { character: 'wolf', colour: 3 }, { character: 'owl', colour: 6 }, { character: 'owl' }])
    expect(stored(strange)).toBeNull();
});

test('who has not chosen yet looks like the number of the seat', () => {
  const [first, second] = [ownPortrait(0), ownPortrait(1)];
  expect([first.colour, second.colour]).toEqual([0, 1]);
  expect(first.character).not.toBe(second.character);
});
