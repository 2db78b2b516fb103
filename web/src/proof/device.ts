import type { Action, BackInAsked, ProofNews, Table } from '../lib/net/messages';
import type { Chain, Secret } from './chain';
import { overlap, seatsOf, type Seats } from './fields';
import { write, type Commit, type Open } from './lines';
import { backInMessage, closeMessage, commitMessage, linkMessage } from './messages';
import { amber, hasRed, joined, red, withNote, type Counted, type Note } from './notes';
import { Reader } from './reader';
import { asksOthers, isProven, isRollOf } from './screen';
import { History } from './seen';
import { SentMoves } from './sent';
import type { Given, Vault } from './vault';
import type { Mine } from './watch';

const SLACK = 300; // milliseconds by which our clock may differ from the server's
const SPARE = 32; // links: the next chain is committed to before the last of them are needed
const NAP = 2500; // milliseconds without a tick: the page has slept
const ARRIVAL = 3000; // milliseconds after which a server knows that a device is here
const MANY = 20; // lines: the page draws while they are checked
const FRAME = 12; // milliseconds of checking, after which it does

interface Surroundings {
  send(action: Action): void;
  now(): number;
}

/** This device's part in making the dice of a table: it commits, answers and signs, and checks what all others do. */
export class Device {
  readonly #reader: Reader;
  readonly #sent = new SentMoves();
  #secret: Secret | null = null;
  #chain: { start: string; first: number; chain: Chain } | null = null; // the one in use
  #given: Given | null = null; // the last answer
  #givenAt = 0;
  #seats: Seats = ''; // of those who sit here, or have sat here as long as the proof knows them
  #table: Table | null = null;
  #toldAt = 0;
  #pressed = -1; // the number of lines after which Roll was pressed here
  #takesOver = true; // someone uses this device, and not another one with the same seats
  #connectedAt: number;
  #hasNews = false; // on this connection
  #tickedAt: number;
  #isDelayed = false; // the server says that the proof comes when the game is over
  #areNotesKept = true;
  readonly #said = new Set<string>(); // what needs to be sent only once on a connection
  #work = Promise.resolve();

  private constructor(
    private readonly vault: Vault,
    private readonly around: Surroundings,
    history: History,
    public notes: readonly Counted[], // what people here should know
  ) {
    this.#reader = new Reader(vault.table, history, this.#sent, around.now, (note) => this.#note(note));
    this.#reader.isWrong = hasRed(notes);
    this.#connectedAt = this.#tickedAt = around.now();
  }

  /** Begin with what this browser has kept of the table. */
  static async begin(vault: Vault, around: Surroundings): Promise<Device> {
    return new Device(vault, around, new History(await vault.seen()), await vault.notes());
  }

  // What happens ---------------------------------------------------------------------------------------

  /** Note how the table stands. */
  tell(table: Table): void {
    const isCurrent = this.#isCurrent;
    this.#do(async () => {
      try {
        if (asksOthers(table)) return this.#reader.accuse(red('web-dice-table'));
        this.#reader.rolls.arrive(table, this.#table?.line_count ?? 0, this.around.now());
        this.#table = table;
        this.#toldAt = this.around.now();
        this.#sit(table);
        if (this.#seats && !this.#secret) await this.#sitDown();
        this.#reader.arrive(table);
        if (isCurrent) this.#compare();
      } catch {
        this.#reader.accuse(red('web-dice-table')); // it can't be read
      }
    });
  }

  /** Note that the proof comes when the game is over, unless this browser has seen it so far. */
  putOff(): void {
    this.#do(() => {
      this.#isDelayed = true;
      this.#remind();
    });
  }

  /** Take lines of the proof that are new, or all of them. */
  take({ first, lines }: ProofNews): void {
    this.#do(async () => {
      this.#isDelayed = false;
      this.#hasNews = true;
      if (first === 0) this.#reader.rewind();
      const news = lines.slice(Math.max(0, this.known - first));
      const isLive = this.#isAwake && this.around.now() - this.#connectedAt > ARRIVAL;
      let began = performance.now();
      for (const text of news) {
        this.#reader.take(text, isLive, () => this.#mine);
        if (news.length > MANY && performance.now() - began > FRAME) {
          await new Promise((next) => setTimeout(next));
          began = performance.now();
        }
      }
      this.#reader.catchUp(this.#table);
      this.#compare();
      if (this.#table) this.#reader.rolls.await(this.#table, this.#table.line_count, this.around.now());
      this.#remind();
    });
    this.#do(() => this.#remember());
  }

  /** Take the salts of secret moves that were made here. */
  takeSalts(salts: readonly string[]): void {
    this.#do(() => this.#reader.takeSalts(salts));
  }

  /** Note what is about to be sent: someone here has pressed Roll, or made a move. */
  sending(action: Action): void {
    if (action.type !== 'roll' && action.type !== 'play') return;
    this.use();
    if (action.type === 'play') {
      if (this.#table?.line_count === action.line_count) this.#sent.send(this.#table, action.move);
      return;
    }
    this.#pressed = action.line_count;
    this.#do(async () => void (await this.vault.press(action.line_count)));
  }

  /** Take part from now on, even if another device with our seats did so until now: someone is here. */
  use(): void {
    this.#takesOver = true;
    this.#commit();
  }

  /** Note that there is a new connection, on which nothing has been said yet. */
  reconnect(): void {
    this.#connectedAt = this.around.now();
    this.#hasNews = false;
    this.#said.clear();
    this.#repeat();
    this.#do(() => undefined);
  }

  /** Do what is to be done every second: say again what may have got lost. */
  tick(): void {
    const now = this.around.now();
    if (!this.#isAwake) this.#connectedAt = now; // what comes after a sleep may be late, as after a lost connection
    const isAwake = this.#isAwake;
    this.#tickedAt = now;
    this.#repeat();
    this.#do(() => {
      const line = this.#reader.rolls.overdue(now, isAwake && this.#isProven);
      if (line !== null) this.#note(amber('web-dice-unproven', { line }));
    });
  }

  /** Note that someone here has read what there is to know. */
  read(): void {
    this.notes = this.notes.map((note) => ({ ...note, isRead: true }));
    this.#areNotesKept = false;
    this.#do(() => undefined);
  }

  /** Agree that another device takes part again; only when someone here has said so. */
  agree(asked: BackInAsked): void {
    if (!this.#secret || !this.mayAgree(asked)) return;
    const { seats, attempt } = asked;
    const signature = this.#secret.signer.sign(backInMessage(this.#ledger.start, attempt, seatsOf(seats)));
    this.around.send({ type: 'agree', seats, attempt, signature });
  }

  // What holds -----------------------------------------------------------------------------------------

  /** The number of lines of the proof that we know, and the head after them. */
  get known(): number {
    return this.#reader.texts.length;
  }

  get head(): string {
    return this.#ledger.head;
  }

  /** Whether the game is over, and its end proven. */
  get isClosed(): boolean {
    return this.#ledger.close !== null && !this.#reader.isWrong;
  }

  /** Whether this device was said to be silent, and takes no part until others agree. */
  get isBarred(): boolean {
    const { committed } = this.#mine;
    return committed !== undefined && this.#ledger.isBarred(committed) && !this.#ledger.close;
  }

  /** Whether people sit here, and the last roll was made without this device. */
  get isLeftOut(): boolean {
    const { rolledWith, history } = this.#reader;
    const isIn = [...(rolledWith ?? [])].some(([seats, key]) => key === this.#secret?.key && overlap(seats, this.#seats));
    return this.#seats !== '' && (history.isAstray || (rolledWith !== null && !isIn));
  }

  /** Whether the proof comes when the game is over: to spectators only. */
  get isPutOff(): boolean {
    return this.#isDelayed && !this.#seats;
  }

  /** Whether dice lie on the screen whose proof is still missing. */
  get isUnproven(): boolean {
    return this.#reader.rolls.isOverdue;
  }

  /** Tell whether this device is one of those that decide whether another one takes part again. */
  mayAgree({ seats, attempt }: BackInAsked): boolean {
    const { committed } = this.#mine;
    const since = this.#ledger.barredSince(seatsOf(seats));
    return committed !== undefined && since > 0 && attempt === since && !!this.#ledger.haveToAgree(seatsOf(seats))?.includes(committed);
  }

  /** Wait until all that was asked of this device is done. */
  async settle(): Promise<void> {
    for (let work; work !== this.#work; ) await (work = this.#work);
  }

  get #ledger() {
    return this.#reader.ledger;
  }

  get #mine(): Mine {
    const key = this.#secret?.key;
    const committed = [...this.#ledger.devices].find(([, device]) => device.key === key)?.[0];
    const answered = this.#given?.start === this.#ledger.start ? this.#given.attempt : 0;
    return { seats: this.#seats, key, committed, takesPart: this.#takesOver || committed !== undefined, answered, answeredAt: this.#givenAt };
  }

  /** Whether the proof that we know is as new as the screen: on a new connection the screen comes first. */
  get #isCurrent(): boolean {
    return this.#hasNews || this.around.now() - this.#connectedAt > ARRIVAL;
  }

  /** Whether this device takes no part: something is wrong, or the server goes on otherwise than it did. */
  get #isOut(): boolean {
    return this.#reader.isWrong || this.#reader.history.isAstray;
  }

  get #isAwake(): boolean {
    return this.around.now() - this.#tickedAt < NAP;
  }

  // What it does ---------------------------------------------------------------------------------------

  /** Do one thing after the other, and then what is due. */
  #do(work: () => void | Promise<void>): void {
    this.#work = this.#work.then(async () => {
      const wasWrong = this.#reader.isWrong;
      await work();
      this.#commit();
      await this.#answer();
      this.#sign();
      if (this.#reader.isWrong && !wasWrong) await this.vault.accuse(this.#reader.texts);
      if (!this.#areNotesKept) await this.#keepNotes();
    });
    this.#work = this.#work.catch((error: unknown) => queueMicrotask(() => Promise.reject(error as Error)));
  }

  /** Note who sits here: those who did stay until the proof says that a bot has taken their seats. */
  #sit({ here }: Table): void {
    const seats = seatsOf(here.map((seat) => seat + 1));
    if (seats || !this.#ledger.genesis || !this.#ledger.arePeople(this.#seats)) this.#seats = seats;
  }

  /** Compare the screen with the proof. */
  #compare(): void {
    if (!this.#table) return;
    this.#reader.checkBeginning(this.#table);
    this.#reader.compareRolls(this.#table);
  }

  async #sitDown(): Promise<void> {
    this.#secret = await this.vault.secret();
    if (!this.vault.lasts) this.#note(amber('web-dice-not-kept'));
  }

  #note(note: Note): void {
    this.notes = withNote(this.notes, note);
    this.#areNotesKept = false;
  }

  async #keepNotes(): Promise<void> {
    this.#areNotesKept = true;
    this.#adopt(await this.vault.note(this.notes));
  }

  /** Note what other tabs have noted; if one of them has seen something wrong, so have we. */
  #adopt(kept: readonly Counted[]): void {
    this.notes = joined(kept, this.notes);
    this.#reader.isWrong ||= hasRed(this.notes);
  }

  /** Commit, unless what is in force will do, or another device with our seats is in use. */
  #commit(): void {
    const ledger = this.#ledger;
    const secret = this.#secret;
    if (this.#isOut || !secret || !ledger.genesis || ledger.close || !ledger.arePeople(this.#seats)) return;
    const next = ledger.attempt + 1;
    const rivals = [...ledger.devices].filter(([seats]) => overlap(seats, this.#seats));
    const isIn = rivals.some(([seats, device]) => device.key === secret.key && seats === this.#seats && device.left(next) > SPARE);
    if (isIn) this.#takesOver = false;
    if (isIn || (!this.#takesOver && rivals.some(([, { key }]) => key !== secret.key))) return;
    const number = (ledger.numbers.get(secret.key) ?? 0) + 1;
    this.#sayOnce(`commit ${ledger.start} ${this.#seats} ${next} ${number}`, () => {
      const line: Commit = { kind: 'commit', seats: this.#seats, key: secret.key, end: this.#chainFrom(next).end, first: next, number, signature: '' };
      return { type: 'commit', line: write({ ...line, signature: secret.signer.sign(commitMessage(ledger.start, line)) }) };
    });
  }

  /** Answer the open, if there is one and everything holds: the answer is stored before anyone hears of it. */
  async #answer(): Promise<void> {
    const { open, openHead: head, start, devices } = this.#ledger;
    const { committed, answered } = this.#mine;
    if (this.#isOut || !open || !committed || !open.devices.includes(committed) || answered >= open.attempt) return;
    const before = await this.vault.answered(start);
    if (before?.attempt !== open.attempt && !(await this.#mayAnswer(open))) return;
    const { attempt } = open;
    const { first } = devices.get(committed)!;
    const link = this.#chainFrom(first).link(attempt - first + 1);
    const signature = this.#secret!.signer.sign(linkMessage(start, attempt, head, link));
    const given = await this.vault.answer({ start, attempt, head, link, signature });
    if (given.attempt > attempt) return; // another tab of ours is ahead
    if (given.head !== head) return this.#reader.accuse(red('web-dice-asked-twice', { line: open.line }));
    this.#given = given;
    this.#givenAt = this.around.now();
    this.#give(given);
  }

  /** Tell whether an open goes with what the screen shows, and if it is our roll, whether it was asked for. */
  async #mayAnswer(open: Open): Promise<boolean> {
    const table = this.#table;
    if (!table || table.line_count !== open.line - 1 || this.#sent.isWaiting) return false;
    const wrong = this.#reader.wrongRequest(open.request, table);
    if (wrong && this.#isCurrent) this.#reader.accuse(wrong);
    if (wrong) return false;
    return !isRollOf(this.#seats, table) || this.#pressed === table.line_count || this.#isLate(table) || (await this.vault.pressed()) === table.line_count;
  }

  #isLate({ clock }: Table): boolean {
    return clock !== null && this.around.now() - this.#toldAt > 1000 * clock.left - SLACK;
  }

  /** Give the last answer once more, as long as its open is not over. */
  #repeat(): void {
    if (this.#given && this.#given.head === this.#ledger.openHead && this.#ledger.open) this.#give(this.#given);
  }

  #give({ attempt, link, signature }: Given): void {
    this.around.send({ type: 'answer', attempt, link, signature });
  }

  /** Sign the end of the game, if it ends as the screen shows. */
  #sign(): void {
    const { close, closeHead, signed } = this.#ledger;
    const { committed } = this.#mine;
    const ranking = this.#table?.ranking ?? [];
    if (this.#reader.isWrong || !close || !ranking.length || !this.#isCurrent) return;
    const winners = ranking.filter(({ won }) => won).map(({ seat }) => seat + 1);
    if (String(winners.sort()) !== String([...close.winners].sort())) return this.#reader.accuse(red('web-dice-result'));
    if (committed === undefined || signed.has(committed)) return;
    this.#sayOnce(`sign ${closeHead}`, () => ({ type: 'sign', signature: this.#secret!.signer.sign(closeMessage(closeHead)) }));
  }

  /** Show the server what it has signed, if it seems to know less than we do. */
  #remind(): void {
    const { isBehind, last } = this.#reader.history;
    if (isBehind && last) this.#sayOnce(`remember ${last.head}`, () => ({ type: 'remember', ...last }));
  }

  /** Keep what was seen, and compare it with what other tabs have seen. */
  async #remember(): Promise<void> {
    const { history, ledger } = this.#reader;
    if (this.#reader.isWrong || !history.sections.length) return;
    if (!history.join(await this.vault.remember(history.sections))) this.#reader.accuse(red('web-dice-forked', { line: ledger.line - 1 }));
    this.#adopt(await this.vault.notes());
  }

  /** Whether rolls have to be proven before the game is over: people play, by the proof or by the screen. */
  get #isProven(): boolean {
    return !this.#reader.isWrong && !this.isPutOff && (this.#ledger.hasPeople || (this.#table !== null && isProven(this.#table)));
  }

  /** Return our chain whose first link is for an attempt: no link can ever be one for another attempt. */
  #chainFrom(first: number): Chain {
    const { start, nonce } = this.#ledger;
    if (this.#chain?.start !== start || this.#chain.first !== first) this.#chain = { start, first, chain: this.#secret!.chain(nonce, first, start) };
    return this.#chain.chain;
  }

  /** Say something that takes a while to make, unless it was said on this connection. */
  #sayOnce(what: string, make: () => Action): void {
    if (this.#said.has(what)) return;
    this.#said.add(what);
    this.around.send(make());
  }
}
