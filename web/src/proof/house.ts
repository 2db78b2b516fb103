/** A server for tests, with devices at its table: honest, unless a test makes it cheat. */
import { onTable, table, vegas } from '../lib/fixtures';
import type { Action, Chance, Decision, Entry, Person, ProofLater, ProofNews, Rank, Table } from '../lib/net/messages';
import { Secret, type Chain } from './chain';
import { derive } from './derivation';
import { Device } from './device';
import { bySeats, numbersOf, seatsOf, type Answer, type Seats } from './fields';
import { isSigned } from './keys';
import { Ledger } from './ledger';
import { isRolled, read, split, TAB, write, type Commit, type Drawn, type Genesis, type Line, type Open, type Void } from './lines';
import { closeMessage, commitMessage, firstHead, hidden, nextHead, serverMessage } from './messages';
import { shieldOf, type Counted } from './notes';
import type { Receipt } from './receipt';
import { Vault, type Given, type Shelf } from './vault';

export const TABLE = 'table-1';
export const SECOND = 1000;
const NAMES = ['Anna', 'Ben', 'Cleo'];
const HERE = 4 * SECOND; // until a device counts as here
const HEARD = 3 * SECOND; // since a device last said something: one that has been quiet for longer is not listed
const PATIENCE = 5 * SECOND; // until a result may be thrown away
const OTHERS = 2 * SECOND; // until then, once the first has answered
const ROLL = { for: 'chance', kind: 'roll', small: 2 } as const;

/** What one browser keeps, as long as a test lets it. */
export class Browser implements Shelf {
  readonly lasts = true;
  readonly given: Given[] = []; // all answers that were ever stored
  isBroken = false;
  stored: (name: string) => void = () => undefined; // what happens as soon as something is stored
  #things = new Map<string, unknown>();

  /** Begin with a secret that has a number, which is quicker than a fresh one. */
  constructor(secret?: number) {
    if (secret !== undefined) this.#things.set(`${TABLE} secret`, new Secret(new Uint8Array(32).fill(secret)).written());
  }

  /** Return what is kept now. */
  copy(): Map<string, unknown> {
    return structuredClone(this.#things);
  }

  /** Bring an older copy back, or forget everything. */
  restore(copy = new Map<string, unknown>()): void {
    this.#things = structuredClone(copy);
  }

  async get<T>(name: string): Promise<T | undefined> {
    this.#check();
    return structuredClone(this.#things.get(name)) as T | undefined;
  }

  async change<T>(name: string, to: (kept: T | undefined) => T): Promise<T> {
    this.#check();
    const thing = to(structuredClone(this.#things.get(name)) as T | undefined);
    this.#things.set(name, structuredClone(thing));
    if (name.includes(' answer ')) this.given.push(thing as Given);
    this.stored(name);
    return thing;
  }

  async forget(names: readonly string[]): Promise<void> {
    for (const name of names) for (const known of [...this.#things.keys()]) if (`${known} `.startsWith(`${name} `)) this.#things.delete(known);
  }

  #check(): void {
    if (this.isBroken) throw new Error('storage is cleared');
  }
}

/** One tab of a browser: its device, its connection, and all that it has said and shown. */
export class Tab {
  device!: Device;
  sent: Action[] = [];
  isOnline = true;
  isSlow = false; // messages wait until a test lets them through
  isAwake = true;
  heardAt = 0; // when the server last heard from it
  key = ''; // of its device, once the server knows it
  #knows = 0; // lines that were sent to it
  isPutOff = false; // it gets the proof when the game is over
  #inbox: (Table | ProofNews | ProofLater | string[])[] = [];
  #outbox: Action[] = [];

  constructor(
    readonly house: House,
    readonly seats: number[], // from 1
    readonly browser: Browser,
    readonly name = TABLE,
  ) {}

  /** Load the page, or load it again. */
  async load(): Promise<this> {
    const send = (action: Action): void => {
      if (this.device === device) this.#send(action); // the page is still there
    };
    const device = (this.device = await Device.begin(new Vault(this.name, this.browser), { send, now: () => this.house.now }));
    this.#connect();
    await this.sync();
    return this;
  }

  /** Lose the connection with all that is on its way, and get another one unless it stays away. */
  async reconnect(staysAway = false): Promise<void> {
    this.isOnline = !staysAway;
    this.#inbox = [];
    this.#outbox = [];
    if (staysAway) return;
    this.#connect();
    this.device.reconnect();
    await this.sync();
  }

  /** Get what is new; `news` are other lines than the server's own. */
  async sync(shown: Partial<Table> = {}, news?: ProofNews): Promise<void> {
    if (!this.isOnline) return;
    const { lines } = this.house;
    this.#inbox.push(this.house.table(this.seats, shown));
    if (this.isPutOff) {
      this.#inbox.push({ type: 'proof-later' });
      return this.receive();
    }
    if (news ?? this.#knows < lines.length) this.#inbox.push(news ?? this.house.news(this.#knows), this.house.saltsOf(this.seats));
    this.#knows = lines.length;
    if (!this.isSlow) await this.receive();
  }

  /** Let everything through that is on its way to this tab. */
  async receive(): Promise<void> {
    for (const message of this.#inbox.splice(0)) {
      if (Array.isArray(message)) this.device.takeSalts(message);
      else if (message.type === 'table') this.device.tell(message);
      else if (message.type === 'proof-later') this.device.putOff();
      else this.device.take(message);
    }
    await this.device.settle();
  }

  /** Let everything through that is on its way to the server. */
  deliver(): void {
    for (const action of this.#outbox.splice(0)) this.house.hear(this, action);
  }

  /** Let someone press Roll here. */
  async press(): Promise<void> {
    this.act({ type: 'roll', line_count: this.house.played });
    await this.device.settle();
  }

  /** Do what someone here does; the page tells its device. */
  act(action: Action): void {
    if (!this.isOnline) return;
    this.#send(action);
    this.device.sending(action);
  }

  get notes(): readonly Counted[] {
    return this.device.notes;
  }

  get keys(): string[] {
    return this.notes.map(({ key }) => key);
  }

  get level(): string {
    return shieldOf(this.notes, this.device.isLeftOut || this.device.isUnproven);
  }

  last<T extends Action['type']>(type: T): Extract<Action, { type: T }> | undefined {
    return this.sent.findLast((action) => action.type === type) as Extract<Action, { type: T }> | undefined;
  }

  /** The answers that were sent, one for each attempt. */
  get links(): string[] {
    return [...new Set(this.sent.flatMap((action) => (action.type === 'answer' ? [`${action.attempt} ${action.link}`] : [])))];
  }

  receipt(): Promise<Receipt | null> {
    return new Vault(this.name, this.browser).receipt();
  }

  #connect(): void {
    this.#inbox = [];
    this.#outbox = [];
    this.key = '';
    this.heardAt = this.house.now;
    this.#knows = this.house.startsAfter(this.device.known, this.device.head);
  }

  #send(action: Action): void {
    if (!this.isOnline) return;
    this.sent.push(action);
    this.#outbox.push(action);
    if (!this.isSlow) this.deliver();
  }
}

/** What a server brings back from a backup. */
type Backup = Pick<House, 'lines' | 'game' | 'log' | 'waiting' | 'ranking'>;

/** The server, which lets seats roll two dice in turn, and place them. */
export class House {
  lines: string[] = []; // of the proof
  game: string[] = []; // lines of the game
  log: Entry[] = [];
  waiting: Chance | Decision = { ...ROLL, seat: 0 };
  ranking: Rank[] = []; // at the end
  isSecret = false; // whether moves are hidden that are made now
  secretMoves = new Map<number, number>(); // seats, by their lines
  seats: string[];
  ledger = new Ledger();
  checks = true; // whether the server's own ledger refuses what is false
  tabs: Tab[] = [];
  now = 1_000_000;
  secret = new Secret(new Uint8Array(32).fill(200));
  number = 1; // of the chain in use
  first = 1; // the attempt that its first link is for
  wanted: Extract<Action, { type: 'roll' | 'play' }> | null = null; // what someone has done
  kept = new Map<Tab, string>(); // commits that are to be written
  given = new Map<Seats, Answer>(); // answers to the open
  drops = new Set<Seats>(); // devices whose answers it pretends not to have
  agreed = new Map<Seats, Map<Seats, string>>(); // signatures of those who let a device take part again
  #begun = 0; // how often
  #openedAt = 0;
  #answeredAt = 0;
  #chains = new Map<string, Chain>();

  constructor(readonly people = 2) {
    this.seats = NAMES.slice(0, people).flatMap((name) => [name, '']);
  }

  get played(): number {
    return this.game.length;
  }

  // Devices --------------------------------------------------------------------------------------------

  async sit(seats: number[], browser = new Browser(seats[0])): Promise<Tab> {
    const tab = new Tab(this, seats, browser);
    this.tabs.push(tab);
    return tab.load();
  }

  async sync(shown: Partial<Table> = {}): Promise<void> {
    for (const tab of this.tabs) await tab.sync(shown);
  }

  /** Let time go by; pages that are awake say that they are here. */
  async pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= SECOND) {
      this.now += Math.min(left, SECOND);
      for (const tab of this.tabs.filter(({ isAwake }) => isAwake)) {
        tab.device.tick();
        await tab.device.settle();
        if (tab.isOnline && !tab.isSlow) tab.heardAt = this.now;
      }
    }
  }

  /** Take what a device says; what comes too late, or is not good any more, changes nothing. */
  hear(tab: Tab, action: Action): void {
    const { ledger } = this;
    const seats = seatsOf(tab.seats);
    tab.heardAt = this.now;
    if (action.type === 'roll' || action.type === 'play') {
      if (action.line_count === this.played && 'seat' in this.waiting && tab.seats.includes(this.waiting.seat! + 1)) this.wanted = action;
    } else if (action.type === 'commit') {
      tab.key = (read(action.line) as Commit).key;
      this.kept.set(tab, action.line);
    } else if (action.type === 'answer' && ledger.open?.attempt === action.attempt && ledger.open.devices.includes(seats) && !this.given.has(seats) && !this.drops.has(seats)) {
      if (!ledger.devices.get(seats)!.fits(ledger.nonce, action.attempt, action.link)) return;
      tab.key = ledger.devices.get(seats)!.key;
      this.#answeredAt = this.given.size ? this.#answeredAt : this.now;
      this.given.set(seats, { link: action.link, signature: action.signature });
    } else if (action.type === 'agree') this.agreed.get(seatsOf(action.seats))?.set(seats, action.signature);
    else if (action.type === 'sign' && !ledger.signed.has(seats) && isSigned(ledger.devices.get(seats)?.key ?? '', closeMessage(ledger.closeHead), action.signature)) {
      this.write({ kind: 'signed', seats, signature: action.signature });
    }
  }

  table(seats: number[], shown: Partial<Table> = {}): Table {
    const people = NAMES.slice(0, this.people).map(
      (name, at): Person => ({ name, bot: null, present: true, stand_in: this.seats[2 * at + 1] !== '', may_stand_in: false, may_remove: false }),
    );
    return table(this.played, { you: seats.length === 1 ? seats[0]! - 1 : null, here: seats.map((seat) => seat - 1), people, view: onTable(vegas({ waiting: this.waiting, small: this.#lying })), ranking: this.ranking, log: this.log.map((entry) => this.#masked(entry, seats)), ...shown });
  }

  /** The dice that lie there until someone has placed them. */
  get #lying(): number[] {
    const [word, ...dice] = this.game.findLast((line) => /^roll \d/.test(line))?.split(' ') ?? [];
    return word && this.waiting.for === 'decision' ? dice.map(Number) : [];
  }

  #masked(entry: Entry, seats: number[]): Entry {
    const { event } = entry;
    return event.event === 'chose' && seats.join() !== `${event.seat + 1}` ? { ...entry, event: { ...event, move: null } } : entry;
  }

  /** Return the salts of the secret moves of some seats that stand in the proof. */
  saltsOf(seats: number[]): string[] {
    const { start, line, genesis } = this.ledger;
    const moves = [...this.secretMoves].filter(([at, seat]) => genesis && at > genesis.since && at < line && seats.includes(seat));
    return moves.map(([at]) => `${at}:${this.secret.salt(start, at)}`);
  }

  /** Return how many lines someone knows who has seen so many, up to a head; 0 if they were others. */
  startsAfter(known: number, head: string): number {
    const there = this.lines.slice(0, known).reduce(headAfter, '');
    return known <= this.lines.length && there === head ? known : 0;
  }

  // Lines ----------------------------------------------------------------------------------------------

  /** Return lines as they are sent. */
  news(first = 0): ProofNews {
    return { type: 'proof', first, lines: this.lines.slice(first) };
  }

  write(line: Line): string {
    const text = this.signed(line);
    if (this.checks) this.ledger.take(text);
    else this.ledger.head = headAfter(this.ledger.head, text);
    this.lines.push(text);
    return text;
  }

  /** Return a line as it is sent, with our signature if it has one. */
  signed(line: Line, head = this.ledger.head): string {
    const body = write(line);
    if (!['open', 'void', 'drawn', 'close'].includes(line.kind)) return body;
    return body + TAB + this.secret.signer.sign(serverMessage(nextHead(head, body)));
  }

  /** Begin the proof, or begin it once more. */
  async begin(given: Partial<Genesis> = {}): Promise<this> {
    this.tellMoves();
    this.#begun += 1;
    this.number = this.first = 1;
    this.write({ ...this.genesis(), ...given });
    this.kept.clear();
    this.given.clear();
    await this.sync();
    this.writeKept();
    await this.sync();
    await this.pass(HERE);
    return this;
  }

  genesis(): Genesis {
    const { head: before, line } = this.ledger;
    const nonce = `0${this.#begun}`.repeat(16);
    const end = this.secret.chain(nonce, 1).end;
    return { kind: 'genesis', scheme: 2, table: TABLE, nonce, game: 'las-vegas', rules: 1, options: '{}', setup: 'null', key: this.secret.key, end, since: before ? line - 1 : 0, before, seats: this.seats };
  }

  /** Write what devices have committed to; what is not good any more is left aside. */
  writeKept(): void {
    const sorted = [...this.kept.values()].map((text) => ({ text, line: read(text) as Commit }));
    this.kept.clear();
    for (const { text } of sorted.sort((one, other) => bySeats(one.line.seats, other.line.seats))) {
      try {
        this.ledger.take(text);
        this.lines.push(text);
      } catch {
        // another connection was quicker
      }
    }
  }

  /** Write what was played since the last event. */
  tellMoves(): void {
    const { ledger } = this;
    const texts = this.game.slice(ledger.line - 1).map((text, index) => this.#told(ledger.line + index, text));
    if (ledger.isBetween && texts.length) this.write({ kind: 'moves', line: ledger.line, texts });
  }

  #told(line: number, text: string): string {
    const { start } = this.ledger;
    return this.secretMoves.has(line) ? hidden(start, line, this.secret.salt(start, line), text) : text;
  }

  /** Commit ourselves once more. */
  commit(given: Partial<Commit> = {}): void {
    this.number += 1;
    this.first = given.first ?? this.ledger.attempt + 1;
    this.write(this.committed(given));
  }

  committed(given: Partial<Commit> = {}, secret = this.secret): Commit {
    const { nonce, start, attempt } = this.ledger;
    const end = secret.chain(nonce, this.number).end;
    const line: Commit = { kind: 'commit', seats: '', key: secret.key, end, first: attempt + 1, number: this.number, ...given, signature: '' };
    return { ...line, signature: secret.signer.sign(commitMessage(start, line)) };
  }

  get server(): string {
    return this.link(this.ledger.attempt);
  }

  link(attempt: number): string {
    const name = `${this.secret.key} ${this.ledger.nonce} ${this.number}`;
    const chain = this.#chains.get(name) ?? this.secret.chain(this.ledger.nonce, this.number);
    this.#chains.set(name, chain);
    return chain.link(attempt - this.first + 1);
  }

  // Events ---------------------------------------------------------------------------------------------

  /** Do what an honest server does next, if anything is due. */
  async serve(): Promise<void> {
    const { ledger, wanted, waiting } = this;
    const isWanted = wanted?.line_count === this.played;
    if (this.isComplete) return this.draw();
    if (ledger.open) return this.mayVoid ? this.void() : undefined;
    if (isWanted && wanted.type === 'play' && waiting.for === 'decision') return this.play(wanted.move);
    if (!isWanted || wanted.type !== 'roll' || waiting.for !== 'chance') return;
    this.writeKept();
    if (this.listed.length) await this.open();
  }

  /** The devices that the next open is for; one that is barred only if there is no other. */
  get listed(): Seats[] {
    const { ledger } = this;
    const here = ledger.inOrder.filter((seats) => ledger.arePeople(seats) && this.#isHeard(seats));
    const free = here.filter((seats) => !ledger.isBarred(seats));
    return free.length ? free : here.slice(0, 1);
  }

  #isHeard(seats: Seats): boolean {
    const { key } = this.ledger.devices.get(seats)!;
    return this.tabs.some((tab) => tab.isOnline && tab.heardAt >= this.now - HEARD && seatsOf(tab.seats) === seats && ['', key].includes(tab.key));
  }

  /** Open the next roll, and let all who are online answer. */
  async open(given: Partial<Open> = {}): Promise<void> {
    const { ledger } = this;
    if (ledger.isBetween) {
      this.writeKept();
      if (this.checks && ledger.server!.left(ledger.attempt + this.people) <= 0) this.commit();
      this.tellMoves();
    }
    this.write({ kind: 'open', attempt: ledger.attempt + 1, event: ledger.event + 1, line: ledger.line, devices: this.listed, request: 'roll 2d6', ...given });
    this.given.clear();
    this.#openedAt = this.now;
    await this.sync();
  }

  get answers(): (Answer | null)[] {
    return this.ledger.open!.devices.map((seats) => this.given.get(seats) ?? null);
  }

  /** Whether all who are listed have answered. */
  get isComplete(): boolean {
    return !!this.ledger.open && this.answers.every((answer) => answer);
  }

  /** Return what is drawn by what is open, with other requests after the first. */
  drawn(...others: string[]): Drawn {
    const { open, start } = this.ledger;
    const { attempt, line, request } = open!;
    const { answers, server } = this;
    const source = { server, head: start, attempt, links: answers.flatMap((answer) => answer?.link ?? []) };
    const draws = [request, ...others].flatMap((asked, index) => [asked, derive(asked, { ...source, draw: index + 1 })]);
    return { kind: 'drawn', attempt, line, server, answers, draws };
  }

  /** Draw what is open; all who are listed have answered. */
  async draw(line = this.drawn()): Promise<void> {
    this.write(line);
    const { seat } = this.waiting as Chance;
    for (const result of line.draws.filter((_, index) => index % 2)) {
      this.game.push(result);
      const small = result.split(' ').slice(1).map(Number);
      if (isRolled(result)) this.log.push({ text: result, event: { event: 'rolled', seat: seat ?? 0, small, neutral: [] } });
    }
    this.waiting = isRolled(line.draws[0]!) ? { for: 'decision', seat: seat!, kind: 'place', moves: [] } : { ...ROLL, seat: 0 };
    await this.sync();
  }

  /** Tell whether an honest server may throw the attempt away. */
  get mayVoid(): boolean {
    const isLate = this.now >= Math.max(this.#openedAt + PATIENCE, this.#answeredAt + OTHERS);
    return !!this.ledger.open && this.given.size > 0 && !this.isComplete && isLate;
  }

  /** Return what throws the attempt away, since devices have not answered. */
  voided(): Void {
    const { attempt, devices } = this.ledger.open!;
    const { answers, server } = this;
    return { kind: 'void', attempt, silent: devices.filter((_, index) => !answers[index]), server, answers };
  }

  /** Throw the attempt away, and open the event for those who have answered. */
  async void(): Promise<void> {
    const { devices, request } = this.ledger.open!;
    const { answers } = this;
    this.write(this.voided());
    await this.open({ devices: devices.filter((_, index) => answers[index]), request });
  }

  /** Let those who have a say agree that a device takes part again. */
  async letBackIn(seats: Seats): Promise<void> {
    const { ledger } = this;
    const attempt = Math.max(...numbersOf(seats).flatMap((seat) => ledger.barred.get(seat)?.attempt ?? []));
    const needed = ledger.haveToAgree(seats);
    this.agreed.set(seats, new Map());
    for (const tab of this.tabs) tab.device.agree({ type: 'back-in-asked', seats: numbersOf(seats), attempt });
    const signatures = needed?.flatMap((other) => this.agreed.get(seats)!.get(other) ?? []);
    this.agreed.delete(seats);
    if (!needed || !signatures || signatures.length < needed.length || !ledger.isBetween) return;
    this.tellMoves();
    this.write({ kind: 'back-in', seats, attempt, agreed: needed, signatures });
    await this.sync();
  }

  /** Let someone place the dice that lie there, or a bot for them. */
  async place(text = 'place 3', tab = this.#tabAt((this.waiting as Decision).seat + 1)): Promise<void> {
    tab?.act({ type: 'play', line_count: this.played, move: text });
    await this.play(text);
  }

  async play(text: string): Promise<void> {
    const { seat } = this.waiting as Decision;
    const casino = Number(text.split(' ')[1]);
    const event = this.isSecret ? ({ event: 'chose', seat, kind: 'fist', board: null, move: { code: casino, text } } as const) : ({ event: 'placed', seat, casino, small: 1 } as const);
    this.log.push({ text, event });
    this.game.push(text);
    if (this.isSecret) this.secretMoves.set(this.played, seat + 1);
    this.waiting = { ...ROLL, seat: (seat + 1) % this.people };
    await this.sync();
  }

  /** Take the last move back. */
  async undo(seat = ((this.waiting as Chance).seat! + this.people - 1) % this.people): Promise<void> {
    this.log.push({ text: 'undo', event: { event: 'took-back', seat } });
    this.game.push('undo');
    this.waiting = { for: 'decision', seat, kind: 'place', moves: [] };
    await this.sync();
  }

  /** Change who plays at the seats. */
  async seat(...who: string[]): Promise<void> {
    this.tellMoves();
    this.seats = NAMES.slice(0, this.people).flatMap((name, at) => [name, who[at] ?? '']);
    this.write({ kind: 'seats', seats: this.seats });
    await this.sync();
  }

  /** Let a seat press Roll, and all of it happen. */
  async roll(tab = this.#tabAt((this.waiting as Chance).seat! + 1)): Promise<void> {
    await tab?.press();
    await this.open();
    await this.draw();
  }

  async turn(times = 1): Promise<void> {
    for (let turn = 0; turn < times; turn++) {
      await this.roll();
      await this.place();
    }
  }

  /** End the game; the screen may show other winners. */
  async close(winners = [1], { shown = winners, salts }: { shown?: number[]; salts?: string[] } = {}): Promise<void> {
    this.tellMoves();
    this.write({ kind: 'close', scores: [3, 2], winners, salts: salts ?? this.saltsOf([1, 2, 3]) });
    this.ranking = [0, 1].map((seat) => ({ seat, rank: 1, score: '', won: shown.includes(seat + 1), more: null }));
    await this.sync();
  }

  // Accidents ------------------------------------------------------------------------------------------

  /** Lose everything that was not stored: answers, commitments that were not written, and all connections. */
  async crash(): Promise<void> {
    this.kept.clear();
    this.given.clear();
    this.#openedAt = this.now;
    for (const tab of this.tabs) if (tab.isOnline) await tab.reconnect();
  }

  /** Return what there is now, as a backup: our secret is not in it. */
  backup(): Backup {
    const { lines, game, log, waiting, ranking } = this;
    return structuredClone({ lines, game, log, waiting, ranking });
  }

  /** Bring a backup back, and begin the proof once more. */
  async restore(backup: Backup): Promise<void> {
    this.#recall(backup);
    this.secret = new Secret(new Uint8Array(32).fill(201));
    await this.crash();
    await this.begin();
  }

  /** Return the same server, which may go on otherwise: it tells someone another story. */
  fork(): House {
    const { people, seats, secret, number, first, now } = this;
    const other = new House(people);
    Object.assign(other, { seats, secret, number, first, now });
    other.#recall(this.backup());
    return other;
  }

  #recall(backup: Backup): void {
    Object.assign(this, structuredClone(backup));
    for (const line of this.secretMoves.keys()) if (line > this.played) this.secretMoves.delete(line);
    this.ledger = new Ledger();
    for (const text of this.lines) this.ledger.take(text);
  }

  #tabAt(seat: number): Tab | undefined {
    return this.tabs.find(({ seats, isOnline }) => isOnline && seats.includes(seat));
  }
}

const headAfter = (head: string, text: string): string => {
  const { body } = split(text);
  if (body.startsWith('signed')) return head;
  return body.startsWith('genesis') ? firstHead(body) : nextHead(head, body);
};

/** Begin a game of devices with these seats each. */
export async function game(...devices: number[][]): Promise<House> {
  const house = new House(devices.flat().length);
  for (const seats of devices) await house.sit(seats);
  return house.begin();
}
