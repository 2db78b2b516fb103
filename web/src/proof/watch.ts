import type { Chained } from './commitments';
import { numbersOf, overlap, type Seats } from './fields';
import type { Ledger } from './ledger';
import type { Commit, Genesis, Line, Open, Void } from './lines';
import { amber, loud, type Note } from './notes';
import type { Seen } from './seen';

// What a device tells of the lines of a proof that are in order, and that people should know of all the same

const SILENCE = 4000; // milliseconds: an honest server waits a second more before it throws a result away
const TRAVEL = 2000; // milliseconds in which an answer gets there: one that was given later was too late

/** A line that has been taken, and what held before it. */
interface Happened {
  line: Line;
  isLive: boolean; // it comes as it happens, to a device that is awake
  isNews: boolean; // this browser has watched the game before, and has not seen the line
  lineBefore: number; // the last line of the game that was proven
  open: Open | null;
  devices: ReadonlyMap<Seats, Chained>;
}

/** This device in the proof. */
export interface Mine {
  seats: Seats; // of those who sit here
  committed: Seats | undefined; // the seats that it has committed for, if that is in force
  key: string | undefined;
  takesPart: boolean; // as far as it can: no other device is used for its seats
  answered: number; // the attempt that it has answered last
  answeredAt: number;
}

/** Return the names of those who sit at some devices. */
export const namesOf = (ledger: Ledger, devices: readonly Seats[]): string[] => devices.flatMap(numbersOf).map((seat) => ledger.seats[2 * (seat - 1)] ?? String(seat));

export class Watch {
  #openedAt = -Infinity; // when the open came, if it came live

  constructor(
    private readonly ledger: Ledger,
    private readonly now: () => number,
  ) {}

  /** Return what there is to tell about a line. */
  notes(happened: Happened, seen: Seen, mine: Mine): Note[] {
    const { line, isNews } = happened;
    if (line.kind === 'genesis') return isNews ? this.#begun(line, happened, seen) : [];
    if (line.kind === 'commit') return isNews ? this.#committed(line, happened, mine) : [];
    if (line.kind === 'open') return this.#opened(line, happened, mine);
    return line.kind === 'void' && isNews ? this.#thrown(line, happened, mine) : [];
  }

  #begun({ since }: Genesis, { open, lineBefore }: Happened, seen: Seen): Note[] {
    if (seen === 'went-back') return [loud('web-dice-went-back', { from: lineBefore, to: since })];
    if (this.ledger.sections.length < 2) return [];
    return [open ? loud('verify-undrawn', { line: open.line }) : amber('verify-restart', { line: since })];
  }

  #committed({ seats, key }: Commit, { devices }: Happened, mine: Mine): Note[] {
    if (key === mine.key) return [];
    if (overlap(seats, mine.seats)) return [amber('web-dice-elsewhere')];
    const isOther = [...devices].some(([others, device]) => overlap(others, seats) && device.key !== key);
    return isOther ? [{ ...amber('web-dice-moved'), names: namesOf(this.ledger, [seats]) }] : [];
  }

  #opened({ devices }: Open, { isLive, isNews }: Happened, { seats, committed, takesPart }: Mine): Note[] {
    this.#openedAt = isLive ? this.now() : -Infinity;
    const isListed = committed !== undefined && devices.includes(committed);
    return isNews && seats && takesPart && !isListed && !this.ledger.isBarred(seats) ? [amber('web-dice-without')] : [];
  }

  #thrown({ silent, attempt }: Void, { isLive, open }: Happened, { committed, answered, answeredAt }: Mine): Note[] {
    const others = silent.filter((seats) => seats !== committed);
    const isOurs = others.length < silent.length;
    const isLate = answered !== attempt || this.now() - answeredAt <= TRAVEL;
    const line = open?.line ?? 0;
    const notes: Note[] = [];
    if (isLive && this.now() - this.#openedAt < SILENCE) notes.push(amber('web-dice-early'));
    if (others.length) notes.push({ ...loud('web-dice-thrown', { line }), names: namesOf(this.ledger, others), loud: isLive });
    if (isOurs) notes.push(isLate ? amber('web-dice-silent', { line }) : { ...loud('web-dice-unused', { line }), loud: isLive });
    return notes;
  }
}
