import type { Table } from '../lib/net/messages';
import { overlap, type Seats } from './fields';
import { Ledger } from './ledger';
import { requestsOf, resultsOf, split, type Drawn, type Genesis, type Line } from './lines';
import { nextHead } from './messages';
import { amber, red, type Note } from './notes';
import { Requests } from './requests';
import { isBegunLater, Rolls } from './rolls';
import { chanceOf } from './screen';
import type { History, Seen } from './seen';
import type { SentMoves } from './sent';
import { Watch, type Mine } from './watch';
import { Wrong } from './wrong';

/** Reads the proof of a table line by line, and tells what people should know; what is wrong ends it for good. */
export class Reader {
  ledger = new Ledger();
  isWrong = false; // something honest servers never do has happened
  #isNew: boolean; // lines are new here, and not those of a game that this browser has never watched
  #texts: unknown[] = []; // of all lines
  #watch: Watch;
  #requests: Requests | null = null;
  #drawn = new Map<number, string>(); // all that chance has brought, by its lines
  readonly rolls = new Rolls();
  #isBeginningChecked = false;
  #signed = 0; // the line of the game that was due when the server signed last
  #doubt: number | null = null; // a move that stands otherwise than it was sent, in lines that the server has not signed yet
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
    this.#drawn.clear();
    this.rolls.rewind();
    this.rolledWith = null;
    this.#isNew = this.history.sections.length > 0;
  }

  /** Note that all that there was has been read, and how the table stands. */
  catchUp(table: Table | null): void {
    this.#isNew = true;
    this.rolls.catchUp(table);
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
      if (signature !== null) this.#holdTo(ledger.line);
      const isNews = seen !== 'known' && (this.#isNew || this.#isMissed(line, mine()));
      for (const note of this.#watch.notes({ ...before, line, isLive, isNews }, seen, mine())) this.tell(note);
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

  /** Compare the rolls on the screen, and the dice that lie there, with those that are proven. */
  compareRolls(table: Table): void {
    if (this.history.isAstray) return;
    const line = this.rolls.wrong(table, this.ledger.line - 1);
    if (line !== null) this.accuse(red('web-dice-shown', { line }));
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

  /** Tell whether a roll was opened without this device after it came, though it hears of it only now. */
  #isMissed(line: Line, { seats }: Mine): boolean {
    return line.kind === 'open' && this.rolls.isLater(line.line) && !line.devices.some((others) => overlap(others, seats));
  }

  #see(line: Line, body: string, signature: string | null): Seen {
    const { head, line: next, trusting } = this.ledger;
    if (line.kind === 'signed') return 'known';
    return line.kind === 'genesis' ? this.history.begin(body, head, next - 1) : this.history.take(head, next - 1, trusting ? null : signature);
  }

  /** Compare a line with what is known here, and not only with the lines before it. */
  #check(line: Line): void {
    if (line.kind === 'genesis') this.#begin(line);
    else if (line.kind === 'drawn') this.#checkDrawn(line);
    else if (line.kind === 'close' && !this.sent.areRevealed(line.salts)) this.accuse(red('web-dice-salts'));
    else if (line.kind === 'moves') this.#checkMove(this.sent.compare(this.ledger.start, line));
  }

  #begin(line: Genesis): void {
    const { start, sections } = this.ledger;
    if (line.table !== this.table) throw new Wrong('error-proof-genesis');
    for (const at of [...this.#drawn.keys()]) if (at > line.since) this.#drawn.delete(at);
    const isWhole = sections[0]!.genesis.since === 0; // all that was drawn is in the proof
    this.#requests = new Requests(line, isWhole ? [...this.#drawn.values()] : []);
    this.rolledWith = this.#doubt = null;
    this.#signed = 0;
    this.sent.begin(start);
    this.rolls.begin(line, start);
  }

  /** Compare what a game began with with the table on the screen; what came before the proof is told. */
  checkBeginning(table: Table): void {
    const [begun] = this.ledger.sections;
    if (!begun || this.#isBeginningChecked) return;
    this.#isBeginningChecked = true;
    const { game, seats, since } = begun.genesis;
    if (game !== table.game || seats.length !== 2 * table.people.length) this.accuse(red('web-dice-wrong', { line: 1 }, new Wrong('error-proof-genesis')));
    else if (isBegunLater(begun.genesis)) this.tell(amber('web-dice-before', { lines: since }));
  }

  /** Take a move that stands otherwise than it was sent: after a restore it may have been made anew, as long as nothing is signed. */
  #checkMove(line: number | null): void {
    this.#doubt ??= line;
    if (line !== null && line < this.#signed) this.#holdTo(this.#signed);
  }

  /** Note that the server has signed what was played before a line of the game. */
  #holdTo(line: number): void {
    this.#signed = line;
    if (this.#doubt !== null) this.accuse(red('web-dice-move', { line: this.#doubt }));
  }

  #checkDrawn(line: Drawn): void {
    const [requests, results] = [requestsOf(line), resultsOf(line)];
    for (const [index, request] of requests.entries()) {
      const wrong = this.wrongRequest(request);
      if (wrong) return this.accuse(wrong);
      this.#requests?.check(request); // its form
      this.#requests?.note(request, results[index]!);
      this.#drawn.set(line.line + index, results[index]!);
      this.rolls.take(line.line + index, results[index]!);
    }
  }
}
