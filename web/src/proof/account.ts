import type { Proof } from '../lib/net/messages';
import { resultOf } from './commitments';
import type { Source } from './derivation';
import { numbersOf, type Seats } from './fields';
import { canonical, parsed } from './json';
import { Ledger, isPerson } from './ledger';
import { isChance, requestsOf, resultsOf, wrongForm, type Close, type Drawn, type Genesis, type Line, type Open } from './lines';
import { earlier, hidden } from './messages';
import { Requests } from './requests';
import { wordsOf } from './words';
import { Wrong } from './wrong';

// What a proof accounts for without the rules: who took part in which rolls, and what was thrown away:
// zocker/proof/account.py is the same

/** A record, as far as a proof is compared with it. */
export interface GameRecord {
  game: string;
  rules: number;
  setup: unknown;
  seats: { name: string; bot?: string | null }[];
  dice: { source: string };
  lines: string[];
  result: { scores: number[]; winners: number[] } | null;
  proof?: Proof | null;
}

/** A game as far as it is known: all of its record, or only what chance has brought, by its lines. */
export interface Game {
  names: readonly string[];
  dice: string; // where they came from
  lines: ReadonlyMap<number, string>;
  proof: Proof | null;
  record: GameRecord | null;
}

/** A roll or draw of a game, and how it was made. */
export interface ChanceLine {
  line: number;
  text: string;
  request: string;
  devices: readonly Seats[];
  keys: readonly string[]; // of the devices
  source: Source;
}

/** The part that the devices of one person had: in so many of all rolls and draws of the game. */
export interface Part {
  seat: number; // from 1
  name: string;
  rolls: number;
  of: number;
  keys: readonly string[]; // of its devices, in the order in which they came
  signed: number; // up to which line of the game
  isClosed: boolean; // whether it has signed the end
  left: number | null; // after which line of the game a bot took the seat
}

/** A result that was thrown away: whose devices were said to be silent, what it was if that is known, what came. */
interface ThrownResult {
  line: number;
  silent: readonly Seats[];
  was: string | null;
  came: string | null;
}

/** The first line that is wrong: of the proof, or of the game, or neither; and why. */
interface Fault {
  proofLine: number | null;
  line: number | null;
  reason: Wrong;
}

/** What is known of a seat, and of the person who sat there. */
interface Counts {
  name: string | null;
  left: number | null;
  rolls: number;
  signed: number;
  keys: Set<string>;
}

/** The proof of a game, checked line by line up to the first that is wrong, with all that there is to tell about it. */
export class Account {
  readonly ledger = new Ledger();
  readonly heads: string[] = []; // after each line
  readonly chances = new Map<number, ChanceLine>(); // what was drawn, by its line
  readonly rollsOf = new Map<string, number>(); // how many rolls and draws each key took part in
  isOlder = false; // whether rolls were made by the older scheme, in which the operator could have chosen
  fault: Fault | null = null;
  readonly #counts: Counts[];
  readonly #secret = new Map<number, string>(); // hashes of moves that are not revealed yet, by their lines
  #requests: Requests | null = null;
  #at: number | null = null; // the line of the game that is compared
  readonly #texts: readonly unknown[];
  #next = 0;

  constructor(readonly game: Game) {
    this.#counts = game.names.map(() => ({ name: null, left: null, rolls: 0, signed: 0, keys: new Set() }));
    this.#texts = game.proof?.lines ?? [];
    if (game.proof && game.dice !== 'system') this.fault = { proofLine: null, line: null, reason: new Wrong('error-proof-dice', { source: game.dice }) };
  }

  /** Check so many more lines; tell whether there are others. */
  check(lines = Infinity): boolean {
    for (let left = lines; left > 0 && !this.fault && this.#next < this.#texts.length; left--) {
      this.#take(this.#texts[this.#next]);
      this.#next += 1;
    }
    if (!this.fault && this.#next < this.#texts.length) return true;
    if (!this.fault && this.ledger.genesis) this.#catch(null, () => this.#checkEnd());
    return false;
  }

  #take(text: unknown): void {
    this.#catch(this.#next + 1, () => {
      if (typeof text !== 'string') {
        this.isOlder = true;
        if (this.ledger.genesis) throw new Wrong('error-proof-order');
        return;
      }
      const { open } = this.ledger;
      this.#note(this.ledger.take(text), open);
      if (this.heads.length < this.ledger.count) this.heads.push(this.ledger.head);
    });
  }

  #catch(proofLine: number | null, work: () => void): void {
    this.#at = null;
    try {
      work();
    } catch (reason) {
      const text = this.#texts[this.#next];
      this.fault = { proofLine, line: this.#at, reason: reason instanceof Wrong ? reason : wrongForm(typeof text === 'string' ? text : '') };
    }
  }

  #note(line: Line, open: Open | null): void {
    if (line.kind === 'genesis') this.#checkGenesis(line);
    if (line.kind === 'genesis' || line.kind === 'seats') this.#noteSeats();
    else if (line.kind === 'commit') for (const seat of numbersOf(line.seats)) this.#counts[seat - 1]!.keys.add(line.key);
    else if (line.kind === 'moves') this.#compare(line.line, line.texts);
    else if (line.kind === 'drawn') {
      this.#compare(line.line, resultsOf(line));
      this.#noteDrawn(line, open!);
    } else if (line.kind === 'close') this.#checkClose(line);
  }

  // What belongs together ------------------------------------------------------------------------------

  /** Compare what a game began with with the record. */
  #checkGenesis(line: Genesis): void {
    const { proof, record, lines, names } = this.game;
    const setup = parsed(line.setup);
    const isSame =
      line.table === proof!.table &&
      line.seats.length === 2 * names.length &&
      (!record || (line.game === record.game && line.rules === record.rules && line.since <= record.lines.length && canonical(setup) === canonical(record.setup)));
    const isFirst = this.ledger.sections.length === 1;
    const before = record?.lines.slice(0, line.since) ?? [...lines].filter(([at]) => at <= line.since).map(([, text]) => text);
    if (!isSame || (isFirst && record && line.before !== earlier(before))) throw new Wrong('error-proof-genesis');
    if (isFirst) this.#requests = new Requests(line, before);
  }

  /** Compare what a line says with the game; of secret moves only a hash is known yet. */
  #compare(first: number, texts: readonly string[]): void {
    for (const [index, text] of texts.entries()) {
      const at = first + index;
      const played = this.game.lines.get(at);
      const isKnown = this.game.record !== null || played !== undefined;
      if (text.startsWith('#') && (played === undefined ? !this.game.record : !isChance(played))) this.#secret.set(at, text);
      else if (isKnown && played !== text) {
        this.#at = at;
        throw new Wrong('error-proof-other', { text });
      }
    }
  }

  #noteDrawn(line: Drawn, { devices }: Open): void {
    const { ledger } = this;
    const [requests, results] = [requestsOf(line), resultsOf(line)];
    const source = { server: line.server, head: ledger.start, attempt: line.attempt, links: line.answers.map((answer) => answer!.link) };
    const keys = devices.map((seats) => ledger.devices.get(seats)!.key);
    for (const [index, request] of requests.entries()) {
      const [at, text] = [line.line + index, results[index]!];
      this.#at = at;
      this.#requests!.check(request);
      this.#requests!.note(request, text);
      this.chances.set(at, { line: at, text, request, devices, keys, source: { ...source, draw: index + 1 } });
    }
    this.#at = null;
    for (const key of new Set(keys)) this.rollsOf.set(key, (this.rollsOf.get(key) ?? 0) + requests.length);
    for (const seat of devices.flatMap(numbersOf)) {
      const counts = this.#counts[seat - 1]!;
      counts.rolls += requests.length;
      counts.signed = line.line - 1;
    }
  }

  /** Note who sits where, and where a bot has taken the seat of a person. */
  #noteSeats(): void {
    const { seats, line } = this.ledger;
    for (const [index, counts] of this.#counts.entries()) {
      if (isPerson(seats[2 * index + 1])) counts.name = seats[2 * index]!;
      else if (counts.name !== null) counts.left ??= line - 1;
    }
  }

  /** Compare the result with the record, and every secret move with what its hash stood for. */
  #checkClose({ scores, winners, salts }: Close): void {
    const { record, lines } = this.game;
    if (!record) return; // then moves are not known
    if (canonical(record.result && [record.result.scores, record.result.winners]) !== canonical([scores, winners])) throw new Wrong('error-proof-close');
    const { since } = this.ledger.genesis!;
    const revealed = salts.map((salt) => /^(.+):([0-9a-f]{32})$/.exec(salt));
    const hashed = [...this.#secret].filter(([at]) => at > since); // in their order
    if (salts.length !== hashed.length || hashed.some(([at], index) => revealed[index]?.[1] !== String(at))) throw new Wrong('error-proof-close');
    for (const [index, [at, hash]] of hashed.entries()) {
      this.#at = at;
      if (hidden(this.ledger.start, at, revealed[index]![2]!, lines.get(at)!) !== hash) throw new Wrong('error-proof-salt');
      this.#secret.delete(at);
    }
    this.#at = null;
  }

  /** Check that the proof covers the game to its end, and that those sit there who sat there. */
  #checkEnd(): void {
    const { ledger } = this;
    const { record, names } = this.game;
    const isSeated = names.every((name, seat) => {
      const who = ledger.seats[2 * seat + 1];
      return ledger.seats[2 * seat] === name && (!record || (isPerson(who) ? null : who) === (record.seats[seat]!.bot ?? null));
    });
    if (!isSeated) throw new Wrong('error-proof-seated');
    if (!record) return;
    const covered = ledger.line - 1;
    if (covered > record.lines.length || (ledger.close && covered < record.lines.length)) throw new Wrong('error-proof-close');
    if (record.result && !ledger.close && ledger.hasPeople) throw new Wrong('error-proof-close');
  }

  // What there is to tell ------------------------------------------------------------------------------

  /** What part each seat had where a person has sat; none before anything was rolled. */
  get parts(): Part[] {
    const closed = new Set([...this.ledger.signed].flatMap(numbersOf));
    const of = [...this.game.lines.values()].filter(isChance).length;
    return this.#counts.flatMap(({ name, keys, signed, ...counts }, index) => {
      const isClosed = closed.has(index + 1);
      return of && name !== null ? [{ seat: index + 1, name, of, ...counts, keys: [...keys], signed: isClosed ? this.ledger.line - 1 : signed, isClosed }] : [];
    });
  }

  /** Return what a seat is called: by the name of the person, if a bot has taken it. */
  nameOf(seat: number): string {
    return this.#counts[seat - 1]?.name ?? this.game.names[seat - 1]!;
  }

  /** The results that were thrown away. */
  get thrown(): ThrownResult[] {
    return this.ledger.thrown.map((one) => ({
      line: one.open.line,
      silent: [...one.silent.keys()],
      was: resultOf(one),
      came: this.chances.get(one.open.line)?.text ?? null,
    }));
  }

  /** The lines of the game after which its proof was begun once more, as after a backup was restored. */
  get restarts(): number[] {
    return this.ledger.sections.slice(1).map(({ genesis }) => genesis.since);
  }

  /** The lines for which a roll was opened, and never drawn, since the proof was begun once more. */
  get undrawn(): number[] {
    return this.ledger.undrawn.map(({ line }) => line);
  }

  /** The line for which a roll is open at the end, if one is. */
  get opened(): number | null {
    return this.ledger.open?.line ?? null;
  }

  /** How many secret moves were never revealed. */
  get hidden(): number {
    return this.#secret.size;
  }

  /** The words of the last head; none without a proof. */
  get words(): string[] {
    return this.ledger.head ? wordsOf(this.ledger.head) : [];
  }
}
