import { afterEach, expect, test, vi } from 'vitest';
import { keepAwake } from './awake';

const settle = () => new Promise((resolve) => setTimeout(resolve));

function withLock(): { request: ReturnType<typeof vi.fn>; release: ReturnType<typeof vi.fn> } {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal('navigator', { wakeLock: { request } });
  return { request, release };
}

afterEach(() => vi.unstubAllGlobals());

test('the screen stays on until it need not, and again when the page comes back', async () => {
  const { request, release } = withLock();
  const end = keepAwake();
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
  end();
  expect(release).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that comes too late is given back', async () => {
  const { release } = withLock();
  keepAwake()();
  await settle();
  expect(release).toHaveBeenCalledTimes(1);
});

test('where there is no lock nothing happens', async () => {
  vi.stubGlobal('navigator', {});
  keepAwake()();
  await settle();
});
