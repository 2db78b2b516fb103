import { beforeEach, expect, test } from 'vitest';
import { aboutPractice, remember } from './practice';

beforeEach(() => localStorage.clear());

test('what is practised is remembered by its table', () => {
  expect(aboutPractice('a')).toBe('');
  remember('a', 'Stopped too early.');
  remember('b', 'Better: roll again.');
  expect([aboutPractice('a'), aboutPractice('b'), aboutPractice('c')]).toEqual(['Stopped too early.', 'Better: roll again.', '']);
});

test('old ones are forgotten, and what is no list is none', () => {
  for (let n = 0; n < 20; n++) remember(`t${n}`, `about ${n}`);
  expect([aboutPractice('t0'), aboutPractice('t19')]).toEqual(['', 'about 19']);
  localStorage.setItem('zocker-practice', '{');
  expect(aboutPractice('t19')).toBe('');
});
