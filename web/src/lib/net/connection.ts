import { GOOD, Pulse, type Link } from './pulse';
import { PROTOCOL, type Action, type Done, type FromServer } from './messages';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const NO_TABLE = 4404; // the codes with which the server closes then
const OTHER_VERSION = 4426;
const CROWDED = 4429;
const CROWDED_WAIT = 30_000; // milliseconds until we ask again whether there is room
const QUIET = 1500; // milliseconds without a word, after which we say that we are here: dice wait for those who play
const QUIET_WATCHING = 2000;
const TICK = 250;
const GIVEN_UP = 10_000; // milliseconds of silence, after which another connection is quicker

/** What we use of a WebSocket. */
export type Socket = Pick<WebSocket, 'readyState' | 'onmessage' | 'onclose' | 'send' | 'close'>;

interface Listener {
  message(message: Exclude<FromServer, Done>): void;
  connected(yes: boolean): void;
  done(action: Action): void; // the server has answered what was pressed
  linked(link: Link): void; // how well the server is heard, whenever that changes
  lost(): void; // there is no such table
  outdated(theirs: string): void; // the server speaks another version than this page
  known(): { lines: number; head: string }; // of the proof of the dice, and the head after them
}

/** A live connection to one table: it comes back by itself and asks for what it has missed. */
export class Connection {
  #socket: Socket | null = null;
  #n: number | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #stays = false;
  #saidAt = 0;
  #ids = Math.floor(Math.random() * 2 ** 52);
  #pressed = new Map<number, Action>(); // what the server has not answered
  #triedAt = 0; // when this connection was opened
  #greeted = false; // by the server, on this connection
  #pulse = new Pulse(Date.now());
  #link = GOOD;
  readonly #ticking: ReturnType<typeof setInterval>;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Socket = (url) => new WebSocket(url),
  ) {
    this.#ticking = setInterval(() => this.#look(), TICK);
    this.#connect();
  }

  /** Send an action; false if it can't be sent now. */
  send(action: Action): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(action));
    this.#saidAt = Date.now();
    this.#pulse.said(this.#saidAt, action.type === 'here' ? (action.id ?? undefined) : undefined);
    return true;
  }

  /** Send what somebody has pressed; until the server answers, it is sent again on each new connection, and done once. */
  press(action: Action): void {
    const id = this.#nextId();
    this.#pressed.set(id, action);
    if (this.#greeted) this.send({ ...action, id });
  }

  /** Forget what we know and ask for the whole table. */
  resync(): void {
    this.#n = null;
    this.#socket?.close();
  }

  /** Try again at once, for somebody is looking. */
  hurry(): void {
    if (this.#timer === undefined && !this.#link.lost) return;
    if (this.#timer === undefined) this.#lose();
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  close(): void {
    this.#end();
    this.#socket?.close();
  }

  /** Try no more. */
  #end(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ticking);
  }

  /** Say so often that we are here, when we have said nothing else, that dice can count on us; or not so often. */
  stay(stays: boolean): void {
    this.#stays = stays;
    this.#sayHere();
  }

  #nextId(): number {
    return (this.#ids = (this.#ids + 1) % Number.MAX_SAFE_INTEGER);
  }

  #sayHere(): void {
    const quiet = this.#stays ? QUIET : QUIET_WATCHING;
    if (this.#greeted && Date.now() - this.#saidAt >= quiet) this.send({ type: 'here', id: this.#nextId() });
  }

  /** Look how the connection is, and try another one after a long silence. */
  #look(): void {
    const now = Date.now();
    this.#sayHere();
    const isSilent = !this.#greeted || this.#pulse.silence(now) >= GIVEN_UP;
    if (this.#socket && isSilent && now - this.#triedAt >= GIVEN_UP) this.#lose();
    const link = this.#pulse.link(now);
    if (link.lost === this.#link.lost && link.slow === this.#link.slow) return;
    this.#link = link;
    this.listener.linked(link);
  }

  /** Note that a connection has ended, and try again after a while. */
  #lose(): void {
    const lost = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    this.#pulse.closed(Date.now());
    lost?.close();
    this.listener.connected(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #connect(): void {
    this.#timer = undefined;
    this.#triedAt = Date.now();
    this.#pulse.said(this.#triedAt);
    const { lines, head } = this.listener.known();
    const address = `${this.address}&proof=${lines}&head=${head}`;
    const socket = this.open(this.#n === null ? address : `${address}&after=${this.#n}`);
    this.#socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(data) as FromServer;
      this.#pulse.heard(Date.now());
      if (message.type === 'done') return this.#note(message.id);
      if (message.type === 'refused' && !this.#greeted) this.#wait = CROWDED_WAIT;
      if (message.type === 'table') this.#greet(message.line_count);
      this.#sayHere(); // timers of pages that nobody sees are slow
      this.listener.message(message);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.#closed || socket !== this.#socket) return;
      if (code === CROWDED) this.#wait = CROWDED_WAIT;
      if (code !== NO_TABLE && code !== OTHER_VERSION) return this.#lose();
      this.#end();
      if (code === NO_TABLE) this.listener.lost();
      else this.listener.outdated(reason);
    };
  }

  /** Note that the table has come; on a new connection, send again what has had no answer. */
  #greet(lines: number): void {
    this.#n = lines;
    this.#wait = FIRST_WAIT;
    this.listener.connected(true);
    if (this.#greeted) return;
    this.#greeted = true;
    for (const [id, action] of this.#pressed) this.send({ ...action, id });
  }

  #note(id: number): void {
    this.#pulse.answered(Date.now(), id);
    const action = this.#pressed.get(id);
    this.#pressed.delete(id);
    if (action) this.listener.done(action);
    this.#look();
  }
}

/** Return the address of a table's live connection, next to the page's own. */
export function liveAddress(table: string, language: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/ws/${encodeURIComponent(table)}?lang=${language}&protocol=${PROTOCOL}`;
}
