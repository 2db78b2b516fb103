import { LENGTH, linkBefore } from './chain';
import { Chained, type Barred, type Thrown } from './commitments';
import { derive } from './derivation';
import { bySeats, numbersOf, overlap, type Answer, type Seats } from './fields';
import { isKey, isSigned } from './keys';
import * as lines from './lines';
import type { BackIn, Close, Commit, Drawn, Genesis, Line, Moves, Open, Seated, Signed, Void } from './lines';
import { backInMessage, closeMessage, commitMessage, firstHead, linkMessage, nextHead, serverMessage } from './messages';
import { Wrong } from './wrong';

// What holds after some lines of a proof, which are checked one by one: zocker/proof/ledger.py is the same

const SCHEME = 2;
const SERVER: Seats = ''; // the seats of the server
const PEOPLE: ReadonlySet<string> = new Set(['', 'stand-in']); // who plays at a seat; otherwise it is a bot's level

/** Tell whether a person plays at a seat, or a bot that stands in for them. */
export const isPerson = (who: string | undefined): boolean => who !== undefined && PEOPLE.has(who);

/** What one genesis begins. */
interface Section {
  start: string; // its head
  after: number; // how many lines come before it
  genesis: Genesis;
}

/** What holds since the last genesis. */
class State {
  seats: readonly string[] = []; // a name and who plays there, each
  line = 1; // of the game: the next one
  attempt = 0;
  event = 0; // the last ones
  server: Chained | null = null;
  devices = new Map<Seats, Chained>();
  numbers = new Map<string, number>(); // how often each key has committed
  open: Open | null = null; // until it is drawn
  openHead = '';
  close: Close | null = null;
  closeHead = '';
  signed = new Set<Seats>();
  again: { open: Open; devices: readonly Seats[] } | null = null; // thrown away; who has to be listed now
}

/** What holds after some lines: the lines since the last genesis count, and what came before them. */
export class Ledger extends State {
  head = '';
  count = 0; // of lines that the head covers
  readonly sections: Section[] = [];
  readonly thrown: Thrown[] = [];
  readonly undrawn: Open[] = []; // opened, and never drawn, since the proof was begun once more
  readonly barred = new Map<number, Barred>(); // by seat
  #isDrawn = false; // whether the last event was a run of draws: then a seat rolls next
  #moves = 0; // since the last event, without those that were taken back

  /** Begin with nothing; `trusting` means that signatures and results of what comes are checked already. */
  constructor(public trusting = false) {
    super();
  }

  // What it knows --------------------------------------------------------------------------------------

  get genesis(): Genesis | null {
    return this.sections.at(-1)?.genesis ?? null;
  }

  /** The head of the genesis. */
  get start(): string {
    return this.sections.at(-1)?.start ?? '';
  }

  get nonce(): string {
    return this.genesis?.nonce ?? '';
  }

  /** All devices that have committed, in seat order. */
  get inOrder(): Seats[] {
    return [...this.devices.keys()].sort(bySeats);
  }

  /** Whether an event is over and the next is not opened: devices may commit, and people may do something. */
  get isBetween(): boolean {
    return this.genesis !== null && !this.open && !this.again && !this.close;
  }

  get hasPeople(): boolean {
    return this.seats.some((who, index) => index % 2 === 1 && isPerson(who));
  }

  /** Tell whether people, or bots that stand in for them, play at all these seats. */
  arePeople(seats: Seats): boolean {
    return seats !== SERVER && numbersOf(seats).every((seat) => seat > 0 && isPerson(this.seats[2 * seat - 1]));
  }

  isBarred(seats: Seats): boolean {
    return numbersOf(seats).some((seat) => this.barred.has(seat));
  }

  /** Return the last attempt at which these seats were barred, or 0 unless all of them are. */
  barredSince(seats: Seats): number {
    return Math.max(...numbersOf(seats).map((seat) => this.barred.get(seat)?.attempt ?? NaN)) || 0;
  }

  /**
   * Return the devices whose people decide whether one that was silent takes part again.
   * Null means that it can't be decided yet, since one of them has not committed after a genesis.
   */
  haveToAgree(seats: Seats): Seats[] | null {
    const answered = new Set(numbersOf(seats).flatMap((seat) => this.barred.get(seat)?.answered.flatMap(numbersOf) ?? []));
    const people = [...answered].filter((seat) => !numbersOf(seats).includes(seat) && this.arePeople(String(seat)));
    const deciding = this.inOrder.filter((other) => this.arePeople(other) && numbersOf(other).some((seat) => people.includes(seat)));
    const found = deciding.flatMap(numbersOf);
    return people.every((seat) => found.includes(seat)) ? deciding : null;
  }

  /** Return what is wrong with an answer of a listed device to the open, or null. */
  answerError(seats: Seats, { link, signature }: Answer): Wrong | null {
    const device = this.devices.get(seats)!;
    const { attempt } = this.open!;
    if (!device.fits(this.nonce, attempt, link)) return new Wrong('error-proof-secret', { seats: written(seats) });
    const message = linkMessage(this.start, attempt, this.openHead, link);
    return isSigned(device.key, message, signature) ? null : new Wrong('error-proof-signature', { seats: written(seats) });
  }

  // Taking lines ---------------------------------------------------------------------------------------

  /** Take one more line as it is written; return it, or throw what is wrong with it. */
  take(text: string): Line {
    const { body, signature } = lines.split(text);
    const line = lines.read(body);
    if (line.kind === 'signed') {
      this.#sign(line);
      return line;
    }
    due(line.kind === 'genesis' || this.genesis !== null);
    const head = line.kind === 'genesis' ? firstHead(body) : nextHead(this.head, body);
    if (signature !== null && !this.trusting && !isSigned(this.genesis!.key, serverMessage(head), signature)) throw new Wrong('error-proof-server-signature');
    this.#takeLine(line, head);
    this.head = head;
    this.count += 1;
    return line;
  }

  #takeLine(line: Exclude<Line, Signed>, head: string): void {
    switch (line.kind) {
      case 'genesis':
        return this.#begin(line, head);
      case 'commit':
        return this.#commit(line);
      case 'moves':
        return this.#move(line);
      case 'seats':
        return this.#seat(line);
      case 'open':
        return this.#open(line, head);
      case 'void':
        return this.#void(line);
      case 'drawn':
        return this.#draw(line);
      case 'back-in':
        return this.#letBackIn(line);
      case 'close':
        due(this.isBetween);
        this.close = line;
        this.closeHead = head;
    }
  }

  #begin(line: Genesis, head: string): void {
    const isSound = line.scheme === SCHEME && isKey(line.key) && line.seats.length % 2 === 0 && !this.close && !this.again;
    if (!isSound || (this.genesis && (line.before !== this.head || line.since !== this.line - 1))) throw new Wrong('error-proof-genesis');
    if (this.genesis) this.#checkSeats(line.seats);
    else this.#moves = line.since;
    if (this.open) this.undrawn.push(this.open);
    this.sections.push({ start: head, after: this.count, genesis: line });
    Object.assign(this, new State(), { seats: line.seats, line: line.since + 1, server: new Chained(line.key, 1, line.end), numbers: new Map([[line.key, 1]]) });
  }

  #commit(line: Commit): void {
    due(this.isBetween);
    this.checkCommit(line);
    this.numbers.set(line.key, line.number);
    const committed = new Chained(line.key, line.first, line.end);
    if (line.seats === SERVER) {
      this.server = committed;
      return;
    }
    for (const [other, { key }] of [...this.devices]) if (key === line.key || overlap(other, line.seats)) this.devices.delete(other);
    this.devices.set(line.seats, committed);
  }

  /** Refuse a commitment that is signed wrongly, comes again, or does not reach the next attempt. */
  checkCommit(line: Commit): void {
    const { seats, key, first, number } = line;
    const isSound =
      number === (this.numbers.get(key) ?? 0) + 1 &&
      first >= 1 &&
      first <= this.attempt + 1 &&
      this.attempt + 1 < first + LENGTH &&
      (seats === SERVER || this.arePeople(seats)) &&
      (key === this.genesis!.key) === (seats === SERVER);
    if (!isSound) throw new Wrong('error-proof-commit', { seats: written(seats) });
    if (!this.trusting && !isSigned(key, commitMessage(this.start, line), line.signature)) throw new Wrong('error-proof-signature', { seats: written(seats) });
  }

  #move({ line, texts }: Moves): void {
    due(this.isBetween && texts.length > 0);
    equal(this.line, line);
    if (texts.some(lines.isChance)) throw new Wrong('error-proof-chance');
    for (const text of texts) {
      this.#moves += text === lines.UNDO ? -1 : 1;
      if (this.#moves < 0) throw new Wrong('error-proof-undo');
    }
    this.line += texts.length;
  }

  /** Seat a bot for a person who has left, or let one stand in. */
  #seat({ seats }: Seated): void {
    due(this.isBetween);
    this.#checkSeats(seats);
    this.seats = seats;
  }

  /** Refuse other players than those who were there, except bots that take the seats of people. */
  #checkSeats(seats: readonly string[]): void {
    if (seats.length !== this.seats.length) throw new Wrong('error-proof-seated');
    for (let at = 0; at < seats.length; at += 2) {
      const [name, who, newName, now] = [this.seats[at], this.seats[at + 1], seats[at], seats[at + 1]];
      const hasLeft = isPerson(who) && !isPerson(now);
      const stays = name === newName && (who === now || (isPerson(who) && isPerson(now)));
      if (!hasLeft && !stays) throw new Wrong('error-proof-seated');
    }
  }

  #open(line: Open, head: string): void {
    due(this.isBetween || this.again !== null);
    equal(this.attempt + 1, line.attempt);
    equal(this.event + 1, line.event);
    equal(this.line, line.line);
    const { devices, request } = line;
    for (const seats of devices) {
      const isFree = !this.isBarred(seats) || devices.length === 1;
      if (!this.devices.has(seats) || !this.arePeople(seats) || !isFree) throw new Wrong('error-proof-listed', { seats: written(seats) });
    }
    due(devices.length > 0 && devices.every((seats, at) => at === 0 || bySeats(devices[at - 1]!, seats) < 0));
    if (this.again && (request !== this.again.open.request || !same(devices, this.again.devices))) throw new Wrong('error-proof-again');
    if (this.#isDrawn && !lines.isRolled(request)) throw new Wrong('error-proof-run');
    this.open = line;
    this.openHead = head;
    this.attempt = line.attempt;
    this.again = null;
  }

  /** Check what is revealed for the open; return it, and the links by their devices. */
  #reveal({ attempt, server, answers }: Void | Drawn): { open: Open; links: Map<Seats, string> } {
    const { open } = this;
    if (!open || !this.server || answers.length !== open.devices.length) throw new Wrong('error-proof-order');
    equal(open.attempt, attempt);
    if (!this.server.fits(this.nonce, attempt, server)) throw new Wrong('error-proof-server-secret');
    const given = open.devices.flatMap((seats, index) => (answers[index] ? [{ seats, answer: answers[index] }] : []));
    for (const { seats, answer } of given) {
      const wrong = this.trusting ? null : this.answerError(seats, answer);
      if (wrong) throw wrong;
    }
    this.server.reveal(attempt, server);
    for (const { seats, answer } of given) {
      this.devices.get(seats)!.reveal(attempt, answer.link);
      this.#completeThrown(seats);
    }
    this.open = null;
    return { open, links: new Map(given.map(({ seats, answer }) => [seats, answer.link])) };
  }

  /** Find what a device has kept back: its later links reveal its earlier ones. */
  #completeThrown(seats: Seats): void {
    const device = this.devices.get(seats)!;
    for (const { silent, links, open } of this.thrown) {
      if (silent.get(seats) === device) links.set(seats, linkBefore(this.nonce, device.key, device.place, device.link, this.attempt - open.attempt));
    }
  }

  #void(line: Void): void {
    const { open, links } = this.#reveal(line);
    const answered = [...links.keys()];
    const silent = open.devices.filter((seats) => !links.has(seats));
    if (!answered.length || !silent.length || !same(line.silent, silent)) throw new Wrong('error-proof-void');
    for (const seat of silent.flatMap(numbersOf)) this.barred.set(seat, { attempt: open.attempt, answered });
    this.again = { open, devices: answered };
    this.thrown.push({ open, start: this.start, server: line.server, links, silent: new Map(silent.map((seats) => [seats, this.devices.get(seats)!])) });
  }

  #draw(line: Drawn): void {
    const { open, links } = this.#reveal(line);
    const [requests, results] = [lines.requestsOf(line), lines.resultsOf(line)];
    due(links.size === open.devices.length && requests.length === results.length && requests[0] === open.request);
    equal(open.line, line.line);
    if (requests.length > 1 && requests.some(lines.isRolled)) throw new Wrong('error-proof-run');
    const source = { server: line.server, head: this.start, attempt: line.attempt, links: [...links.values()] };
    for (const [index, request] of this.trusting ? [] : requests.entries()) {
      const [expected, got] = [derive(request, { ...source, draw: index + 1 }), results[index]!];
      if (expected !== got) throw new Wrong('error-proof-result', { request, expected, got });
    }
    this.event = open.event;
    this.#isDrawn = !lines.isRolled(open.request);
    this.#moves = 0;
    this.line += requests.length;
  }

  #letBackIn({ seats, attempt, agreed, signatures }: BackIn): void {
    due(this.isBetween);
    const needed = this.haveToAgree(seats);
    const since = this.barredSince(seats);
    const isSound = this.devices.has(seats) && since > 0 && attempt === since && needed && same(agreed, needed) && signatures.length === needed.length;
    if (!isSound) throw new Wrong('error-proof-back-in', { seats: written(seats) });
    const message = backInMessage(this.start, attempt, seats);
    for (const [index, other] of needed.entries()) {
      const isGood = this.trusting || isSigned(this.devices.get(other)!.key, message, signatures[index]!);
      if (!isGood) throw new Wrong('error-proof-signature', { seats: written(other) });
    }
    for (const seat of numbersOf(seats)) this.barred.delete(seat);
  }

  #sign({ seats, signature }: Signed): void {
    due(this.close !== null);
    const device = this.devices.get(seats);
    const isGood = device && isSigned(device.key, closeMessage(this.closeHead), signature);
    if (!isGood || this.signed.has(seats)) throw new Wrong('error-proof-signature', { seats: written(seats) });
    this.signed.add(seats);
  }
}

const same = (some: readonly Seats[], others: readonly Seats[]): boolean => some.join(' ') === others.join(' ');

/** Write the seats of a device for people. */
const written = (seats: Seats): string => numbersOf(seats).join(', ') || 'server';

function due(isDue: boolean): void {
  if (!isDue) throw new Wrong('error-proof-order');
}

function equal(expected: number, got: number): void {
  if (expected !== got) throw new Wrong('error-proof-number', { expected, got });
}
