import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wrap } from './card';
import { give } from './sharing';

const PICTURE = new Blob(['x'], { type: 'image/png' });
let saved: string[] = [];

beforeEach(() => {
  saved = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const sharing = (share: () => Promise<void>, can = true) =>
  vi.stubGlobal('navigator', { share: vi.fn(share), canShare: () => can });

test('opens the share sheet where there is one', async () => {
  sharing(async () => undefined);
  expect(await give(PICTURE, 'game.png', 'A game')).toBe('shared');
  expect(saved).toEqual([]);
});

test('saves a file where there is none, or where it takes no files', async () => {
  vi.stubGlobal('navigator', {});
  expect(await give(PICTURE, 'game.png', 'A game')).toBe('saved');
  sharing(async () => undefined, false);
  expect(await give(PICTURE, 'game.png', 'A game')).toBe('saved');
  expect(saved).toEqual(['game.png', 'game.png']);
});

test('saves a file when sharing fails, but not when somebody has thought better of it', async () => {
  sharing(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  expect(await give(PICTURE, 'game.png', 'A game')).toBe('saved');
  sharing(() => Promise.reject(new DOMException('no', 'AbortError')));
  expect(await give(PICTURE, 'game.png', 'A game')).toBe('cancelled');
  expect(saved).toEqual(['game.png']);
});

test('words are wrapped, and the last line takes the rest', () => {
  const pen = { measureText: (text: string) => ({ width: 10 * text.length }) as TextMetrics };
  expect(wrap(pen, 'Anna wins with a lot', 100, 2)).toEqual(['Anna wins', 'with a lot']);
  expect(wrap(pen, 'Anna wins with a lot of money', 100, 2)).toEqual(['Anna wins', 'with a lot of money']);
});
