import { PROTOCOL, type Action, type FromServer } from './messages';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const NO_TABLE = 4404; // the codes with which the server closes then
const OTHER_VERSION = 4426;
const CROWDED = 4429;
const CROWDED_WAIT = 30_000; // milliseconds until we ask again whether there is room
const QUIET = 1500; // milliseconds without a word, after which we say that we are here

/** What we use of a WebSocket. */
export type Socket = Pick<WebSocket, 'readyState' | 'onmessage' | 'onclose' | 'send' | 'close'>;

interface Listener {
  message(message: FromServer): void;
  connected(yes: boolean): void;
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
  #quiet: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => Socket = (url) => new WebSocket(url),
  ) {
    this.#connect();
  }

  /** Send an action; false if it can't be sent now. */
  send(action: Action): boolean {
    if (this.#socket?.readyState !== 1) return false;
    this.#socket.send(JSON.stringify(action));
    this.#saidAt = Date.now();
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => this.#sayHere(), QUIET);
    return true;
  }

  /** Forget what we know and ask for the whole table. */
  resync(): void {
    this.#n = null;
    this.#socket?.close();
  }

  /** Try again at once, for somebody is looking. */
  hurry(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#quiet);
    this.#socket?.close();
  }

  /** Say from now on that we are here whenever we have said nothing for a while, or stop saying it. */
  stay(stays: boolean): void {
    this.#stays = stays;
    this.#sayHere();
  }

  #sayHere(): void {
    if (this.#stays && Date.now() - this.#saidAt >= QUIET) this.send({ type: 'here' });
  }

  #connect(): void {
    this.#timer = undefined;
    const { lines, head } = this.listener.known();
    const address = `${this.address}&proof=${lines}&head=${head}`;
    const socket = this.open(this.#n === null ? address : `${address}&after=${this.#n}`);
    this.#socket = socket;
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as FromServer;
      if (message.type === 'table') {
        this.#n = message.line_count;
        this.#wait = FIRST_WAIT;
        this.listener.connected(true);
      }
      this.#sayHere(); // timers of pages that nobody sees are slow
      this.listener.message(message);
    };
    socket.onclose = ({ code, reason }) => {
      if (this.#closed || socket !== this.#socket) return;
      if (code === NO_TABLE) return this.listener.lost();
      if (code === OTHER_VERSION) return this.listener.outdated(reason);
      this.listener.connected(false);
      this.#timer = setTimeout(() => this.#connect(), code === CROWDED ? CROWDED_WAIT : this.#wait);
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    };
  }
}

/** Return the address of a table's live connection, next to the page's own. */
export function liveAddress(table: string, language: string, page: Location = location): string {
  const scheme = page.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${page.host}/ws/${encodeURIComponent(table)}?lang=${language}&protocol=${PROTOCOL}`;
}
