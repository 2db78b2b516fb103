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
export interface Happened {
  line: Line;
  isLive: boolean; // it comes as it happens, to a device that is awake
  isNews: boolean; // this browser has watched the game before, and has not seen the line
  lineBefore: number; // the last line of the game that was proven
  open: Open | null;
  devices: ReadonlyMap<Seats, Chained>;
}

/** This device in the proof: the seats that it has committed for, if it has, and the attempt that it has answered last, and when. */
export interface Mine {
  seats: Seats; // of those who sit here
  committed: Seats | undefined;
  key: string | undefined;
  answered: number;
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
    const { line, isLive, isNews } = happened;
    if (line.kind === 'genesis') return isNews ? this.#begun(line, happened, seen) : [];
    if (line.kind === 'commit') return isLive ? this.#committed(line, happened, mine) : [];
    if (line.kind === 'open') return this.#opened(line, happened, mine);
    return line.kind === 'void' && isNews ? this.#thrown(line, happened, mine) : [];
  }

  #begun({ since }: Genesis, { open, lineBefore }: Happened, seen: Seen): Note[] {
    if (seen === 'went-back') return [loud('web-dice-went-back', { from: lineBefore, to: since })];
    if (this.ledger.sections.length < 2) return [];
    return [open ? loud('verify-undrawn', { line: open.line }) : amber('verify-restart', { line: since })];
  }

  #committed({ seats, key }: Commit, { devices }: Happened, mine: Mine): Note[] {
    const replaced = [...devices].find(([others, device]) => overlap(others, seats) && device.key !== key);
    if (!replaced || key === mine.key) return [];
    if (overlap(seats, mine.seats)) return replaced[1].key === mine.key ? [amber('web-dice-elsewhere')] : [];
    return [{ ...amber('web-dice-moved'), names: namesOf(this.ledger, [seats]) }];
  }

  #opened({ devices }: Open, { isLive }: Happened, { committed }: Mine): Note[] {
    this.#openedAt = isLive ? this.now() : -Infinity;
    const isLeftOut = isLive && committed !== undefined && !devices.includes(committed) && !this.ledger.isBarred(committed);
    return isLeftOut ? [amber('web-dice-without')] : [];
  }

  #thrown({ silent, attempt }: Void, { isLive, open }: Happened, { committed, answered, answeredAt }: Mine): Note[] {
    const others = silent.filter((seats) => seats !== committed);
    const isOurs = others.length < silent.length;
    const notes: Note[] = [];
    if (isLive && this.now() - this.#openedAt < SILENCE) notes.push(amber('web-dice-early'));
    if (others.length) notes.push({ ...loud('web-dice-thrown', { line: open?.line ?? 0 }), names: namesOf(this.ledger, others), loud: isLive });
    if (isOurs && answered === attempt && this.now() - answeredAt > TRAVEL) notes.push({ ...loud('web-dice-unused', { line: open?.line ?? 0 }), loud: isLive });
    return notes;
  }
}
