import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, liveAddress, type Socket } from './connection';
import { table } from './fixtures';
import { PROTOCOL, type FromServer } from './messages';

class FakeSocket {
  readyState = 1;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number; reason: string }) => void) | null = null;
  sent: string[] = [];
  constructor(readonly address: string) {}
  send = (data: string): void => void this.sent.push(data);
  close = (code = 1006, reason = ''): void => {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  };
  tell = (message: FromServer): void => this.onmessage?.({ data: JSON.stringify(message) });
}

let sockets: FakeSocket[];
const last = () => sockets.at(-1)!;
const listener = { message: vi.fn(), connected: vi.fn(), done: vi.fn(), linked: vi.fn(), lost: vi.fn(), outdated: vi.fn(), known: () => known };
let known: { lines: number; head: string };
const connect = () =>
  new Connection('ws://here/ws/a?lang=en', listener, (address) => {
    sockets.push(new FakeSocket(address));
    return last() as unknown as Socket;
  });

beforeEach(() => {
  sockets = [];
  known = { lines: 0, head: '' };
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

test('asks for everything first, and after a break for what is new', () => {
  connect();
  expect(last().address).toBe('ws://here/ws/a?lang=en&proof=0&head=');
  last().tell(table(12));
  known = { lines: 7, head: 'ab' };
  last().close();
  expect(listener.connected).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(300);
  expect(last().address).toBe('ws://here/ws/a?lang=en&proof=7&head=ab&after=12');
});

test('waits twice as long after each failure, but never more than five seconds', () => {
  connect();
  const waits = [300, 600, 1200, 2400, 4800, 5000, 5000];
  for (const wait of waits) {
    const before = sockets.length;
    last().close();
    vi.advanceTimersByTime(wait - 1);
    expect(sockets.length).toBe(before);
    vi.advanceTimersByTime(1);
    expect(sockets.length).toBe(before + 1);
  }
  last().tell(table(1));
  last().close();
  vi.advanceTimersByTime(300);
  expect(sockets.length).toBe(waits.length + 2);
});

test('asks for everything when told that something is missing', () => {
  const connection = connect();
  last().tell(table(12));
  connection.resync();
  vi.advanceTimersByTime(300);
  expect(last().address).not.toContain('after');
});

test('does not come back to a table that does not exist, nor after it was closed', () => {
  connect();
  last().close(4404);
  expect(listener.lost).toHaveBeenCalled();
  const connection = connect();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(2);
});

test('does not come back to a server that speaks another version', () => {
  connect();
  last().tell(table(12));
  last().close(4426, '7');
  expect(listener.outdated).toHaveBeenCalledWith('7');
  vi.advanceTimersByTime(60_000);
  expect(sockets.length).toBe(1);
});

test('says which version it speaks', () => {
  const page = { protocol: 'https:', host: 'here' } as Location;
  expect(liveAddress('a b', 'de', page)).toBe(`wss://here/ws/a%20b?lang=de&protocol=${PROTOCOL}`);
});

test('sends actions only while it is connected', () => {
  const connection = connect();
  expect(connection.send({ type: 'roll', line_count: 3 })).toBe(true);
  expect(last().sent).toEqual(['{"type":"roll","line_count":3}']);
  last().close();
  expect(connection.send({ type: 'roll', line_count: 3 })).toBe(false);
});

test('says that it is here when it has said nothing for a while, however slow the timers are', () => {
  const here = '{"type":"here"}';
  const connection = connect();
  last().tell(table(12));
  expect(last().sent).toEqual([]);
  connection.stay(true);
  expect(last().sent).toEqual([here]);
  connection.send({ type: 'roll', line_count: 12 });
  vi.advanceTimersByTime(1499);
  expect(last().sent).toHaveLength(2);
  vi.advanceTimersByTime(1501);
  expect(last().sent.slice(2)).toEqual([here, here]);
  vi.setSystemTime(Date.now() + 60_000);
  last().tell(table(13));
  expect(last().sent.slice(4)).toEqual([here]);
  connection.stay(false);
  vi.advanceTimersByTime(5000);
  expect(last().sent).toHaveLength(5);
});
