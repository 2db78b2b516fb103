/** A server for tests, with devices at its table: honest, unless a test makes it cheat. */
import { table, vegas } from '../lib/fixtures';
import type { Action, Chance, Decision, Person, ProofNews, Rank, Table } from '../lib/messages';
import { Secret } from './chain';
import { derive } from './derivation';
import { Device } from './device';
import { bySeats, type Answer, type Seats } from './fields';
import { Ledger } from './ledger';
import { read, TAB, write, type Commit, type Line, type Open } from './lines';
import { commitMessage, firstHead, nextHead, serverMessage } from './messages';
import { withNote, type Counted } from './notes';
import { PageShelf, Vault, type Shelf } from './vault';

export const TABLE = 'table-1';
const NONCE = '0f'.repeat(16);
const NAMES = ['Anna', 'Ben', 'Cleo'];
const HERE = 4000; // milliseconds that a test waits until a device counts as here
const ROLL = { for: 'chance', kind: 'roll', small: 2 } as const;

type Given = Omit<Open, 'kind'>;

/** One tab of a browser: its device, and all that it has said and shown. */
export class Tab {
  device!: Device;
  notes: Counted[] = [];
  sent: Action[] = [];
  answers = new Map<number, Answer>();
  isOnline = true;
  knows = 0; // lines

  constructor(
    readonly house: House,
    readonly seats: number[], // from 1
    readonly shelf: Shelf,
  ) {}

  /** Load the page, or load it again. */
  async load(): Promise<this> {
    this.notes = [];
    this.knows = 0;
    this.device = await Device.begin(new Vault(TABLE, this.shelf), { send: (action) => this.#send(action), tell: (note) => (this.notes = withNote(this.notes, note)), now: () => this.house.now });
    await this.sync();
    return this;
  }

  /** Get what is new; `news` are other lines than the server's own. */
  async sync(shown: Partial<Table> = {}, news?: ProofNews): Promise<void> {
    if (!this.isOnline) return;
    const { lines } = this.house;
    this.device.tell(this.house.table(this.seats, shown));
    if (news ?? this.knows < lines.length) this.device.take(news ?? { type: 'proof', first: this.knows, lines: lines.slice(this.knows) });
    this.knows = lines.length;
    await this.device.settle();
  }

  async press(): Promise<void> {
    this.device.sending({ type: 'roll', line_count: this.house.played });
    await this.device.settle();
  }

  get keys(): string[] {
    return this.notes.map(({ key }) => key);
  }

  get level(): string {
    return this.notes.some(({ level }) => level === 'red') ? 'red' : this.notes.length ? 'amber' : 'green';
  }

  last<T extends Action['type']>(type: T): Extract<Action, { type: T }> | undefined {
    return this.sent.findLast((action) => action.type === type) as Extract<Action, { type: T }> | undefined;
  }

  #send(action: Action): void {
    if (!this.isOnline) return;
    this.sent.push(action);
    if (action.type === 'answer') this.answers.set(action.attempt, action);
    if (action.type === 'commit') this.house.hear(action.line);
  }
}

/** The server, which lets seats roll two dice in turn, and place them. */
export class House {
  lines: string[] = [];
  ledger = new Ledger();
  checks = true; // whether the server's own ledger refuses what is false
  tabs: Tab[] = [];
  played = 0; // lines of the game
  waiting: Chance | Decision = { ...ROLL, seat: 0 };
  results: string[] = [];
  now = 1_000_000;
  secret = new Secret(new Uint8Array(32).fill(200));
  number = 1; // of the chain in use
  first = 1; // the attempt that its first link is for
  nonce = NONCE;
  kept: string[] = []; // commits that are to be written

  constructor(readonly people = 2) {}

  // Devices --------------------------------------------------------------------------------------------

  async sit(seats: number[], shelf: Shelf = new PageShelf()): Promise<Tab> {
    const tab = await new Tab(this, seats, shelf).load();
    this.tabs.push(tab);
    return tab;
  }

  async sync(shown: Partial<Table> = {}): Promise<void> {
    for (const tab of this.tabs) await tab.sync(shown);
  }

  /** Let time go by, for pages that are awake. */
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= 1000) {
      this.now += Math.min(left, 1000);
      for (const { device } of this.tabs) device.tick();
      for (const { device } of this.tabs) await device.settle();
    }
  }

  hear(line: string): void {
    this.kept.push(line);
  }

  table(seats: number[], shown: Partial<Table> = {}): Table {
    const people = NAMES.slice(0, this.people).map((name): Person => ({ name, bot: null, present: true, stand_in: false, may_stand_in: false, may_remove: false }));
    const here = seats.map((seat) => seat - 1);
    const rolled = /^roll (\d) (\d)$/.exec(this.results.at(-1) ?? '');
    const log = rolled && this.waiting.for === 'decision' ? [{ text: '', event: { event: 'rolled', seat: 0, small: [Number(rolled[1]), Number(rolled[2])], neutral: [] } as const }] : [];
    return table(this.played, { here, people, vegas: vegas({ waiting: this.waiting }), log: log as Table['log'], ...shown });
  }

  // Lines ----------------------------------------------------------------------------------------------

  write(line: Line): string {
    const text = this.signed(line);
    this.lines.push(text);
    if (this.checks) this.ledger.take(text);
    return text;
  }

  /** Return a line as it is sent, with our signature if it has one. */
  signed(line: Line, head = this.ledger.head): string {
    const body = write(line);
    if (!['open', 'void', 'drawn', 'close'].includes(line.kind)) return body;
    return body + TAB + this.secret.signer.sign(serverMessage(nextHead(head, body)));
  }

  async begin(): Promise<this> {
    this.write(this.genesis());
    this.number = this.first = 1;
    await this.sync();
    this.writeKept();
    await this.sync();
    await this.pass(HERE);
    return this;
  }

  genesis(): Line {
    const before = this.ledger.head;
    const end = this.secret.chain(this.nonce, 1).end;
    const seats = NAMES.slice(0, this.people).flatMap((name) => [name, '']);
    const since = before ? this.ledger.line - 1 : 0;
    return { kind: 'genesis', scheme: 2, table: TABLE, nonce: this.nonce, game: 'las-vegas', rules: 1, options: '{}', setup: 'null', key: this.secret.key, end, since, before, seats };
  }

  /** Write what devices have committed to; what is not good any more is left aside. */
  writeKept(): void {
    const sorted = this.kept.splice(0).map((text) => ({ text, line: read(text) as Commit }));
    for (const { text } of sorted.sort((one, other) => bySeats(one.line.seats, other.line.seats))) {
      try {
        this.ledger.take(text);
        this.lines.push(text);
      } catch {
        // another connection was quicker
      }
    }
  }

  /** Commit ourselves once more, as nobody should after an open. */
  commit(): void {
    this.number += 1;
    this.first = this.ledger.attempt + 1;
    const chain = this.secret.chain(this.nonce, this.number);
    const line: Commit = { kind: 'commit', seats: '', key: this.secret.key, end: chain.end, first: this.first, number: this.number, signature: '' };
    this.write({ ...line, signature: this.secret.signer.sign(commitMessage(this.ledger.start, line)) });
  }

  get server(): string {
    return this.link(this.ledger.attempt);
  }

  link(attempt: number): string {
    return this.secret.chain(this.nonce, this.number).link(attempt - this.first + 1);
  }

  // Events ---------------------------------------------------------------------------------------------

  get listed(): Seats[] {
    return this.ledger.inOrder.filter((seats) => !this.ledger.isBarred(seats));
  }

  /** Open the next roll, and let all who are online answer. */
  async open(given: Partial<Given> = {}): Promise<void> {
    const { ledger } = this;
    this.writeKept();
    if (ledger.isBetween && this.played >= ledger.line) this.write({ kind: 'moves', line: ledger.line, texts: Array.from({ length: this.played - ledger.line + 1 }, () => 'place 3') });
    this.write({ kind: 'open', attempt: ledger.attempt + 1, event: ledger.event + 1, line: ledger.line, devices: this.listed, request: 'roll 2d6', ...given });
    await this.sync();
  }

  answer(seats: Seats, attempt = this.ledger.attempt): Answer | null {
    return this.tabs.flatMap((tab) => (tab.seats.join('+') === seats ? (tab.answers.get(attempt) ?? []) : []))[0] ?? null;
  }

  get answers(): (Answer | null)[] {
    return this.ledger.open!.devices.map((seats) => this.answer(seats));
  }

  /** Draw what is open; all who are listed have answered. */
  async draw(result?: string): Promise<void> {
    const { attempt, line, request } = this.ledger.open!;
    const { answers, server } = this;
    const links = answers.map((answer) => answer!.link);
    const drawn = result ?? derive(request, { server, head: this.ledger.start, attempt, draw: 1, links });
    this.results.push(drawn);
    this.write({ kind: 'drawn', attempt, line, server, answers, draws: [request, drawn] });
    this.played += 1;
    this.waiting = { for: 'decision', seat: (this.waiting as Chance).seat!, kind: 'place', moves: [] };
    await this.sync();
  }

  async void(): Promise<void> {
    const { attempt, devices } = this.ledger.open!;
    const { answers, server } = this;
    this.write({ kind: 'void', attempt, silent: devices.filter((_, index) => !answers[index]), server, answers });
    await this.open({ devices: devices.filter((_, index) => answers[index]) });
  }

  /** Let the seat that is asked place its dice. */
  async place(text = 'place 3'): Promise<void> {
    const seat = (this.waiting as Decision).seat;
    for (const tab of this.tabs.filter(({ seats }) => seats.includes(seat + 1)).slice(0, 1)) tab.device.sending({ type: 'play', line_count: this.played, move: text });
    this.played += 1;
    this.waiting = { ...ROLL, seat: (seat + 1) % this.people };
    await this.sync();
  }

  /** Let a seat press Roll, and all of it happen. */
  async roll(): Promise<void> {
    const seat = (this.waiting as Chance).seat! + 1;
    await this.tabs.find(({ seats, isOnline }) => isOnline && seats.includes(seat))?.press();
    await this.open();
    await this.draw();
  }

  async turn(times = 1): Promise<void> {
    for (let turn = 0; turn < times; turn++) {
      await this.roll();
      await this.place();
    }
  }

  async close(winners = [1]): Promise<void> {
    const { ledger } = this;
    if (this.played >= ledger.line) this.write({ kind: 'moves', line: ledger.line, texts: Array.from({ length: this.played - ledger.line + 1 }, () => 'place 3') });
    this.write({ kind: 'close', scores: [3, 2], winners, salts: [] });
    const ranking = [0, 1].map((seat): Rank => ({ seat, rank: seat + 1, score: '', won: seat === 0, more: null }));
    await this.sync({ ranking });
  }
}

/** Begin a game of devices with these seats each. */
export async function game(...devices: number[][]): Promise<House> {
  const house = new House(devices.flat().length);
  for (const seats of devices) await house.sit(seats);
  return house.begin();
}

export const headOfFirst = (genesis: string): string => firstHead(genesis);
