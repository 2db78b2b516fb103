import { expect, test } from 'vitest';
import { areFull, slotsOf, withFace, withoutFace, written } from './typed';

const entered = (faces: number[], input = { small: 3, biggy: 1, neutral: 1 }) =>
  faces.reduce((slots, face) => withFace(slots, face), slotsOf(input));

test('faces fill the dice that were rolled: small ones, the Biggy, neutral ones', () => {
  expect(written(entered([1, 4, 4, 6, 2]))).toBe('1 4 4 B6 + 2');
  expect(written(entered([3, 5], { small: 0, biggy: 0, neutral: 2 }))).toBe('+ 3 5');
});

test('a face more than there are dice changes nothing', () => {
  expect(entered([1, 1, 1, 1, 1, 6])).toEqual(entered([1, 1, 1, 1, 1]));
  expect([areFull(entered([1, 1, 1, 1])), areFull(entered([1, 1, 1, 1, 1]))]).toEqual([false, true]);
});

test('a die that was tapped away is the next to be filled', () => {
  const lacking = withoutFace(entered([1, 2, 3, 4, 5]), 1);
  expect(written(withFace(lacking, 6))).toBe('1 6 3 B4 + 5');
  expect(withoutFace(entered([1, 2]))).toEqual(entered([1]));
});
