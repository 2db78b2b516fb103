// What a browser has seen of a game, so that it notices a history that is another one

/** What was seen of one genesis: the heads after it, of which the server has signed the first `signed`. */
export interface SeenSection {
  genesis: string;
  start: string; // the head of the genesis
  heads: string[];
  signed: number;
  signature: string; // over the last of them
  line: number; // of the game: the last one that was proven
  left: number | null; // how many heads were left when the server went back; -1 if not even the genesis was
}

/** How a line goes with what was seen before: one that is astray is another, but the server has not signed it. */
export type Seen = 'known' | 'new' | 'astray' | 'went-back' | 'forked';

const inForce = ({ left, heads }: SeenSection): number => left ?? heads.length;
const signedInForce = (section: SeenSection): number => Math.max(0, Math.min(inForce(section), section.signed));

/** All that was seen of one game; a history is read along it from the first line on. */
export class History {
  #sections: Map<string, SeenSection>;
  #read = new Set<string>(); // the starts of the sections that have come in this reading
  #now: SeenSection | null = null;
  #place = 0; // in the section that is being read
  #isAstray = false; // what comes after it is another line than was seen: the server may be about to go back
  #isOverheard = false; // another tab has seen it go back

  constructor(sections: readonly SeenSection[] = []) {
    this.#sections = byStart(sections);
  }

  get sections(): SeenSection[] {
    return [...this.#sections.values()];
  }

  /** Whether more was seen than this reading has brought so far. */
  get isBehind(): boolean {
    return this.sections.some((section) => inForce(section) > (section === this.#now ? this.#place : this.#read.has(section.start) ? Infinity : -1));
  }

  /** Whether what comes goes on otherwise than what was seen. */
  get isAstray(): boolean {
    return this.#isAstray;
  }

  /** The last head that the server has signed, of all that was seen, with the signature. */
  get last(): { head: string; signature: string } | null {
    const section = this.sections.findLast(({ signed, left }) => signed > 0 && left !== -1);
    return section ? { head: section.heads[section.signed - 1]!, signature: section.signature } : null;
  }

  /** The last line of the game that was proven, as far as it was seen. */
  get line(): number {
    return Math.max(0, ...this.sections.filter(({ left }) => left === null).map(({ line }) => line));
  }

  /** Read from the first line on once more. */
  rewind(): void {
    this.#read.clear();
    this.#now = null;
    this.#isAstray = this.#isOverheard = false;
  }

  /** Tell whether a line with this head is the next one of those that were seen, and checked then. */
  expects(head: string): boolean {
    return this.#now !== null && !this.#isAstray && this.#place < inForce(this.#now) && this.#now.heads[this.#place] === head;
  }

  /** Read a genesis. One that comes later, and not at the end of what was seen, means that the server went back. */
  begin(genesis: string, start: string, line: number): Seen {
    const known = this.#sections.get(start);
    if (known?.left === -1) return 'forked';
    if (!known && !this.#now && this.sections.some(({ left }) => left !== -1)) return 'forked';
    const wentBack = this.#giveUp(known !== undefined);
    this.#now = known ?? { genesis, start, heads: [], signed: 0, signature: '', line, left: null };
    this.#sections.set(start, this.#now);
    this.#read.add(start);
    this.#place = 0;
    this.#isAstray = this.#isOverheard = false;
    return wentBack ? 'went-back' : known ? 'known' : 'new';
  }

  /** Read another line, which proves the game up to a line; the server's signature comes with some. */
  take(head: string, line: number, signature: string | null): Seen {
    const section = this.#now!;
    const isKnown = this.#place < inForce(section);
    this.#isAstray ||= isKnown ? section.heads[this.#place] !== head : section.left !== null;
    if (this.#isAstray) return signature && !this.#isOverheard ? 'forked' : 'astray';
    this.#place += 1;
    if (isKnown) return 'known';
    section.heads.push(head);
    section.line = line;
    if (signature) Object.assign(section, { signed: this.#place, signature });
    return 'new';
  }

  /** Add what other tabs have seen; false if that is another history. */
  join(kept: readonly SeenSection[]): boolean {
    const joined = merge(kept, this.sections);
    if (!joined) return false;
    this.#sections = byStart(joined);
    const before = this.#now;
    if (!before) return true;
    this.#now = this.#sections.get(before.start)!;
    this.#isOverheard ||= this.#now.left !== before.left;
    return true;
  }

  /** Note what is lost, since a genesis comes before it; false if nothing is. */
  #giveUp(isKnown: boolean): boolean {
    const isLost = (section: SeenSection): boolean => !isKnown && !this.#read.has(section.start) && section.left !== -1;
    const lost = this.sections.filter((section) => (section === this.#now ? this.#place < inForce(section) : isLost(section)));
    for (const section of lost) section.left = section === this.#now ? this.#place : -1;
    return lost.length > 0;
  }
}

/** Return what two tabs have seen together, or null if the server has signed different things for them. */
export function merge(some: readonly SeenSection[], others: readonly SeenSection[]): SeenSection[] | null {
  const joined = byStart(some);
  for (const other of others) {
    const one = joined.get(other.start);
    const both = one ? longer(one, other) : other;
    if (!both) return null;
    joined.set(other.start, both);
  }
  return [...joined.values()];
}

function longer(one: SeenSection, other: SeenSection): SeenSection | null {
  const known = Math.min(signedInForce(one), signedInForce(other));
  const isSame = one.heads.slice(0, known).every((head, at) => head === other.heads[at]);
  const lefts = [one.left, other.left].filter((left) => left !== null);
  const isLonger = one.signed === other.signed ? one.heads.length > other.heads.length : one.signed > other.signed;
  return isSame ? { ...(isLonger ? one : other), left: lefts.length ? Math.min(...lefts) : null } : null;
}

const byStart = (sections: readonly SeenSection[]): Map<string, SeenSection> => new Map(sections.map((section) => [section.start, { ...section, heads: [...section.heads] }]));
