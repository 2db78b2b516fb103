import type { Table } from '../lib/messages';
import type { Seats } from './fields';
import { Ledger } from './ledger';
import { requestsOf, resultsOf, split, type Drawn, type Line } from './lines';
import { nextHead } from './messages';
import { red, type Note } from './notes';
import { Requests } from './requests';
import { chanceOf, rollsOf } from './screen';
import type { History, Seen } from './seen';
import type { SentMoves } from './sent';
import { Watch, type Mine } from './watch';
import { Wrong } from './wrong';

const SHOWN = /^roll (?!\+)/; // what a table shows as a roll of a seat

/** Reads the proof of a table line by line, and tells what people should know; what is wrong ends it for good. */
export class Reader {
  ledger = new Ledger();
  isWrong = false; // something honest servers never do has happened
  #isNew: boolean; // lines are new here, and not those of a game that this browser has never watched
  #texts: unknown[] = []; // of all lines
  #watch: Watch;
  #requests: Requests | null = null;
  #rolls = new Map<number, string>(); // that are proven, by their lines
  #first: number | null = null; // how many rolls the screen showed when it came
  #before: number | null = null; // how many rolls came before the proof began
  rolledWith: ReadonlyMap<Seats, string> | null = null; // the devices that made the last roll or draw, and their keys

  constructor(
    private readonly table: string,
    readonly history: History,
    private readonly sent: SentMoves,
    private readonly now: () => number,
    private readonly tell: (note: Note) => void,
  ) {
    this.#watch = new Watch(this.ledger, now);
    this.#isNew = history.sections.length > 0;
  }

  /** All lines, as they came. */
  get texts(): readonly unknown[] {
    return this.#texts;
  }

  /** Read from the first line on once more; what was wrong stays so. */
  rewind(): void {
    if (this.isWrong) return;
    this.ledger = new Ledger();
    this.#watch = new Watch(this.ledger, this.now);
    this.history.rewind();
    this.#texts = [];
    this.#rolls.clear();
    this.rolledWith = null;
    this.#isNew = this.history.sections.length > 0;
  }

  /** Note that all that there was has been read. */
  catchUp(): void {
    this.#isNew = true;
    const [begun] = this.ledger.sections;
    if (begun) this.#before ??= begun.genesis.since ? Math.max(0, (this.#first ?? 0) - this.#rolls.size) : 0;
  }

  /** Read one more line; `isLive` means that it comes as it happens, and `mine` says what this device is in the proof. */
  take(text: unknown, isLive: boolean, mine: () => Mine): void {
    if (this.isWrong) return;
    this.#texts.push(text);
    const { ledger, history } = this;
    const before = { open: ledger.open, devices: new Map(ledger.devices), lineBefore: history.line };
    try {
      if (typeof text !== 'string') throw new Wrong('web-dice-older');
      const { body, signature } = split(text);
      ledger.trusting = ledger.genesis !== null && history.expects(nextHead(ledger.head, body)); // it was checked when it came
      const line = ledger.take(text);
      const seen = this.#see(line, body, signature);
      if (seen === 'forked') return this.accuse(red('web-dice-forked', { line: ledger.line - 1 }));
      if (seen === 'astray') return;
      for (const note of this.#watch.notes({ ...before, line, isLive, isNews: this.#isNew && seen !== 'known' }, seen, mine())) this.tell(note);
      this.#check(line);
      if (line.kind === 'drawn') this.rolledWith = new Map(before.open!.devices.map((seats) => [seats, before.devices.get(seats)!.key]));
    } catch (error) {
      this.accuse(red('web-dice-wrong', { line: ledger.line }, error instanceof Wrong ? error : new Wrong('error-proof-form', { text: '' })));
    }
  }

  /** Return what is wrong with a request, or null: it is not what the screen waits for, or draws from another list than there is. */
  wrongRequest(request: string, table?: Table): Note | null {
    const { line } = this.ledger;
    const chance = table && chanceOf(table);
    if (chance === null) return red('web-dice-undue', { line });
    const expected = this.#requests?.instead(request, chance);
    return expected ? red('web-dice-request', { line, expected, got: request }) : null;
  }

  /** Compare the rolls on the screen with those that are proven. */
  compareRolls(table: Table): void {
    if (this.#before === null || this.history.isAstray) return;
    const [shown, proven] = [rollsOf(table).slice(this.#before), [...this.#rolls].filter(([line]) => line <= table.line_count)];
    const wrong = proven.find(([, roll], at) => at < shown.length && shown[at] !== roll);
    const isCovered = table.line_count < this.ledger.line; // by the proof
    if (wrong || (isCovered && shown.length !== proven.length)) this.accuse(red('web-dice-shown', { line: wrong?.[0] ?? table.line_count }));
  }

  /** Return how many rolls the screen shows, and how many of them are proven, or came before. */
  countRolls(table: Table): { shown: number; proven: number } {
    const shown = rollsOf(table).length;
    this.#first ??= shown;
    return { shown, proven: this.#before === null ? this.#first : this.#before + this.#rolls.size };
  }

  /** Note how the table stands: it may show a move that was sent from here. */
  arrive(table: Table): void {
    this.#checkMove(this.sent.arrive(this.ledger.start, table));
  }

  /** Compare a secret move with its salt, which comes apart. */
  takeSalts(salts: readonly string[]): void {
    this.#checkMove(this.sent.take(this.ledger.start, salts));
  }

  /** Say what an honest server never does, once, and trust nobody any more. */
  accuse(note: Note): void {
    if (this.isWrong) return;
    this.isWrong = true;
    this.tell(note);
  }

  #see(line: Line, body: string, signature: string | null): Seen {
    const { head, line: next, trusting } = this.ledger;
    if (line.kind === 'signed') return 'known';
    return line.kind === 'genesis' ? this.history.begin(body, head, next - 1) : this.history.take(head, next - 1, trusting ? null : signature);
  }

  /** Compare a line with what is known here, and not only with the lines before it. */
  #check(line: Line): void {
    if (line.kind === 'genesis') {
      if (line.table !== this.table) throw new Wrong('error-proof-genesis');
      this.#requests = new Requests(line);
      for (const at of [...this.#rolls.keys()]) if (at > line.since) this.#rolls.delete(at);
      this.rolledWith = null;
      this.sent.begin(this.ledger.start);
    } else if (line.kind === 'drawn') this.#checkDrawn(line);
    else if (line.kind === 'close' && !this.sent.areRevealed(line.salts)) this.accuse(red('web-dice-salts'));
    else if (line.kind === 'moves') this.#checkMove(this.sent.compare(this.ledger.start, line));
  }

  #checkMove(line: number | null): void {
    if (line !== null) this.accuse(red('web-dice-move', { line }));
  }

  #checkDrawn(line: Drawn): void {
    const [requests, results] = [requestsOf(line), resultsOf(line)];
    for (const [index, request] of requests.entries()) {
      const wrong = this.wrongRequest(request);
      if (wrong) return this.accuse(wrong);
      this.#requests?.note(request, results[index]!);
      if (SHOWN.test(results[index]!)) this.#rolls.set(line.line + index, results[index]!);
    }
  }
}
