import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { table } from '../fixtures';
import { Connection, liveAddress, type Socket } from './connection';
import { PROTOCOL, type Action, type FromServer } from './messages';

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

test('waits for half a minute where there is no room, or until someone looks', () => {
  const connection = connect();
  last().close(4429);
  vi.advanceTimersByTime(29_999);
  expect(sockets.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(sockets.length).toBe(2);
  last().close(4429);
  connection.hurry();
  expect(sockets.length).toBe(3);
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

const said = (socket: FakeSocket = last()): Action[] => socket.sent.map((text) => JSON.parse(text) as Action);
const kinds = (): string[] => said().map(({ type }) => type);
/** Let the server answer everything after so many milliseconds, for so many seconds. */
function answers(after: number, seconds: number): void {
  const socket = last();
  let answered = socket.sent.length;
  for (let tick = 0; tick < seconds * 20; tick += 1) {
    for (const { id } of said(socket).slice(answered)) setTimeout(() => socket.tell({ type: 'done', id: id! }), after);
    answered = socket.sent.length;
    vi.advanceTimersByTime(50);
  }
}

test('says that it is here when it has said nothing for a while, however slow the timers are', () => {
  const connection = connect();
  connection.stay(true);
  last().tell(table(12));
  expect(kinds()).toEqual(['here']);
  connection.send({ type: 'roll', line_count: 12 });
  vi.advanceTimersByTime(1499);
  expect(kinds()).toHaveLength(2);
  vi.advanceTimersByTime(1501);
  expect(kinds().slice(2)).toEqual(['here', 'here']);
  vi.setSystemTime(Date.now() + 60_000);
  last().tell(table(13));
  expect(kinds().slice(4)).toEqual(['here']);
  connection.stay(false);
  vi.advanceTimersByTime(5999);
  expect(kinds().slice(5)).toEqual(['here', 'here']); // who watches says it less often
});

test('sends what was pressed again on each new connection, until it is answered', () => {
  const connection = connect();
  const roll: Action = { type: 'roll', line_count: 12 };
  const pressed = (): Action[] => said().filter(({ type }) => type === 'roll');
  connection.press(roll); // before anything has come
  expect(pressed()).toEqual([]);
  last().tell(table(12));
  const [first] = pressed();
  expect(first).toEqual({ ...roll, id: first!.id });
  last().close();
  vi.advanceTimersByTime(300);
  expect(pressed()).toEqual([]); // the new one has not been greeted
  last().tell(table(12));
  expect(pressed()).toEqual([first]);
  last().tell(table(12));
  expect(pressed()).toEqual([first]);
  last().tell({ type: 'done', id: first!.id! });
  expect(listener.done).toHaveBeenCalledExactlyOnceWith(roll);
  last().close();
  vi.advanceTimersByTime(300);
  last().tell(table(13));
  expect(pressed()).toEqual([]);
});

test('says after three seconds of silence that there is no connection, and takes it back with the next word', () => {
  connect();
  last().tell(table(12));
  answers(20, 10);
  expect(listener.linked).not.toHaveBeenCalled();
  const before = Date.now();
  while (!listener.linked.mock.calls.length) vi.advanceTimersByTime(50);
  expect(listener.linked).toHaveBeenLastCalledWith({ lost: true, slow: null });
  expect(Date.now() - before).toBeLessThanOrEqual(3250);
  last().tell({ type: 'reaction', seat: 0, what: 'bravo' });
  vi.advanceTimersByTime(250);
  expect(listener.linked).toHaveBeenLastCalledWith({ lost: false, slow: null });
  expect(sockets.length).toBe(1);
});

test('tries another connection when a silence lasts, and no more on the one before', () => {
  const connection = connect();
  last().tell(table(12));
  answers(20, 10);
  connection.press({ type: 'roll', line_count: 12 });
  const silent = last();
  vi.advanceTimersByTime(10_500);
  expect(listener.linked).toHaveBeenCalledExactlyOnceWith({ lost: true, slow: null });
  expect(sockets.length).toBe(2);
  expect(silent.readyState).toBe(3);
  last().tell(table(12));
  expect(said().map(({ type, id }) => [type, id])).toContainEqual(['roll', said(silent).find(({ type }) => type === 'roll')?.id]);
  silent.tell(table(99));
  expect(listener.message).not.toHaveBeenCalledWith(expect.objectContaining({ line_count: 99 }));
});

test('a connection that is closed is told of after a second, unless it is back', () => {
  connect();
  last().tell(table(12));
  answers(20, 5);
  last().close();
  vi.advanceTimersByTime(300);
  last().tell(table(12));
  vi.advanceTimersByTime(1000);
  expect(listener.linked).not.toHaveBeenCalled();
  last().close();
  vi.advanceTimersByTime(2250);
  expect(listener.linked).toHaveBeenLastCalledWith({ lost: true, slow: null });
});

test('a page that sleeps does not take that for silence', () => {
  connect();
  last().tell(table(12));
  answers(20, 5);
  vi.setSystemTime(Date.now() + 3_600_000);
  vi.advanceTimersByTime(250);
  expect(listener.linked).not.toHaveBeenCalled();
});

test('says how slow a connection is that answers late, and is silent about a single late answer', () => {
  connect();
  last().tell(table(12));
  answers(50, 9);
  answers(900, 2);
  answers(50, 2);
  expect(listener.linked).not.toHaveBeenCalled();
  answers(600, 12);
  expect(listener.linked).toHaveBeenCalledExactlyOnceWith({ lost: false, slow: expect.closeTo(600, -2) as number });
  answers(350, 12);
  expect(listener.linked.mock.lastCall?.[0]).toMatchObject({ lost: false, slow: expect.any(Number) as number }); // no flicker
  answers(100, 12);
  expect(listener.linked).toHaveBeenLastCalledWith({ lost: false, slow: null });
});
