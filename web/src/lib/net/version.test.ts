import { expect, test, vi } from 'vitest';
import { reloadOnce, reloadWhenBack, type TabMemory } from './version';

function tab(): TabMemory {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test('reloads once for each version, never in a loop', () => {
  const reload = vi.fn();
  const memory = tab();
  expect(reloadOnce('2', memory, reload)).toBe(true);
  for (let loaded = 0; loaded < 5; loaded++) expect(reloadOnce('2', memory, reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadOnce('3', memory, reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('does not reload where nothing can be remembered', () => {
  const reload = vi.fn();
  const broken: TabMemory = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(reloadOnce('2', broken, reload)).toBe(false);
  expect(reloadOnce('2', null, reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('waits for the server before it reloads', async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  let isBack = false;
  void reloadWhenBack('part.js', () => Promise.resolve(isBack), reload);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).not.toHaveBeenCalled();
  isBack = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reload).toHaveBeenCalledExactlyOnceWith('part.js');
  vi.useRealTimers();
});
