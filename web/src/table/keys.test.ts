import { expect, test } from 'vitest';
import { TypeAhead } from './keys';

test('a key that is unmistakable chooses at once', () => {
  const typed = new TypeAhead();
  expect(typed.press('4', ['1', '4', 'p'], 0)).toBe('4');
  expect(typed.press('p', ['1', '4', 'p'], 10)).toBe('p');
});

test('a longer key is typed character by character', () => {
  const typed = new TypeAhead();
  const keys = ['3', '61', '62', 'r'];
  expect(typed.press('6', keys, 0)).toBe(null);
  expect(typed.press('2', keys, 100)).toBe('62');
});

test('a wrong character begins anew', () => {
  const typed = new TypeAhead();
  const keys = ['3', '61', '62'];
  typed.press('6', keys, 0);
  expect(typed.press('3', keys, 100)).toBe('3');
  typed.press('6', keys, 200);
  expect(typed.press('9', keys, 300)).toBe(undefined);
  expect(typed.press('1', keys, 400)).toBe(undefined);
});

test('what was typed long ago is forgotten', () => {
  const typed = new TypeAhead();
  typed.press('6', ['61', '11'], 0);
  expect(typed.press('1', ['61', '11'], 5000)).toBe(null);
});
