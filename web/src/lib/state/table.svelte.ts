import type { Entry, Hint, Reaction, Table, TableauView, VegasView } from '../net/messages';
import { hasteAfter, Pace } from '../show/pace';
import { peakBetween, type Peak } from '../show/peaks';
import { rollOfEvent, type LooseDie } from '../show/roll';
import { paidTo, type RoundSum } from '../show/rounds';
import { beforeScoring } from '../show/scoring';
import { filledOf, showdownOf, tableauOf, vegasOf } from '../show/views';

/** Shows one thing that happened; `stage` puts the table on the screen as it was just after it. */
type Perform = (entry: Entry, table: TableState, stage: () => void) => Promise<void>;

export interface Tumbling {
  seat: number | null;
  dice: LooseDie[];
  still?: boolean; // they have come to rest
}

/** A table as it is sent, with what has happened since the one before. */
interface Act {
  table: Table;
  news: Entry[];
}

// Laying out a round is many small things: the line keeps what came before them
const QUIET: readonly string[] = ['stocked', 'boards-laid', 'pair-drawn', 'set-aside'];
const MAX_ACTS = 60; // more than that is history, not news
const MAX_TOLD = 20;
const LESSON = 1.6; // the share of the usual time that turns of others take in a lesson
const PEAK = 1300; // milliseconds at normal speed, however hurried the rest is
const STILL = 1700; // where nothing moves and leads the eye
const SUM = 2800; // milliseconds at normal speed that the sum of a round is to be seen
const BEAT = 1100; // of them, before others go on
const SCORING = 3600; // milliseconds at normal speed that a scoring takes at most
const USUAL: Partial<Record<Entry['event']['event'], number>> = { tied: 300, paid: 500, unclaimed: 260, rewarded: 500, fined: 500, 'row-finished': 500 };
const REACTION_LASTS = 3000;

const isTold = ({ event }: Entry): boolean => !QUIET.includes(event.event);

/** Return the entries that a message adds, given how long our log was. A take-back makes it no longer. */
export function newsOf(length: number, log: readonly Entry[], from: number): Entry[] {
  return log.slice(log.length > length ? Math.min(length, log.length) : from);
}

/** Something that was said, with a number of its own. */
interface Told {
  id: number;
  text: string;
}

/** How somebody reacts, for as long as it is to be seen. */
export interface Shown extends Pick<Reaction, 'seat' | 'what'> {
  id: number;
}

/** One table: the newest that we were told, and what the screen shows of it, which follows act by act. */
export class TableState {
  shown: Table | null = $state.raw(null);
  vegas: VegasView | null = $state.raw(null);
  tableau: TableauView | null = $state.raw(null);
  log: Entry[] = $state.raw([]);
  news = $state('');
  tumbling: Tumbling | null = $state.raw(null);
  scoring = $state(false);
  peak: Peak | null = $state.raw(null); // a great moment, while it is staged
  sum: RoundSum | null = $state.raw(null); // what a round has paid, for a while after it
  busy = $state(false);
  hint: Hint | null = $state.raw(null);
  refusal = $state('');
  told: Told[] = $state.raw([]); // what has been shown lately, one after the other, for who listens
  reactions: Shown[] = $state.raw([]);
  readonly pace = new Pace();
  #newest: Table | null = null;
  #acts: Act[] = [];
  #jumps = 0; // how often we have jumped: what was being shown then is over
  #untold: Entry[] = [];
  #unstaged: Peak | null = null; // a great moment on a way that is not shown
  #reported: Entry | null = null;
  #paid: number[] = []; // what the scoring that is being shown has paid to each seat so far
  #ids = 0;
  #asked = performance.now(); // when a person was last to act

  constructor(
    private readonly perform: Perform,
    private readonly jumps: () => boolean,
    private readonly soon: (apply: () => void) => void = (apply) => apply(),
  ) {}

  /** Take a message; false if it doesn't fit what we know, so that the whole table must be asked for. */
  receive(table: Table): boolean {
    const before = this.#newest;
    if (table.log_from > this.log.length) return false;
    const length = this.log.length;
    this.log = [...this.log.slice(0, table.log_from), ...table.log];
    this.#newest = table;
    if (table.line_count !== before?.line_count) this.refusal = ''; // whoever was refused something gets the same table again
    if (!before || !before.started || table.line_count < before.line_count || this.#acts.length > MAX_ACTS) {
      this.peak = null;
      this.#jump();
      return true;
    }
    const news = table.line_count === before.line_count ? [] : newsOf(length, this.log, table.log_from);
    if (this.jumps()) {
      this.#untold.push(...news);
      if (!document.hidden) this.#sumUpUnshown(before, table, news);
      this.soon(() => {
        this.#jump();
        if (this.#unstaged) this.stage(this.#unstaged, STILL);
        this.#unstaged = null;
      });
      return true;
    }
    this.#acts.push({ table, news });
    void this.#play();
    return true;
  }

  /** Go to another state of the game, forwards or backwards, without showing the way; it comes with its whole log. */
  jump(table: Table): void {
    this.log = table.log;
    this.#newest = table;
    this.peak = null;
    this.#jump();
  }

  /** Say something to who listens. */
  tell(...texts: string[]): void {
    this.told = [...this.told, ...texts.map((text) => ({ id: this.#ids++, text }))].slice(-MAX_TOLD);
  }

  /** Show for a moment how somebody reacts; several at once are fine. */
  react({ seat, what }: Pick<Reaction, 'seat' | 'what'>, said: string): void {
    const id = this.#ids++;
    this.reactions = [...this.reactions, { id, seat, what }];
    this.tell(said);
    setTimeout(() => (this.reactions = this.reactions.filter((reaction) => reaction.id !== id)), REACTION_LASTS);
  }

  /** Stage a great moment for a breath; the game goes on below it. */
  stage(peak: Peak, milliseconds = PEAK): void {
    if (this.pace.skipping) return;
    this.peak = peak;
    setTimeout(() => this.peak === peak && (this.peak = null), milliseconds * this.pace.factor);
  }

  /** Go to the newest state at once. */
  skip(): void {
    this.sum = this.peak = null;
    this.pace.skip();
    if (!this.busy) this.pace.resume(); // what comes next is to be seen
  }

  /** Say what has happened, once: when it can be seen. */
  report(entry: Entry): void {
    if (!isTold(entry) || entry === this.#reported) return;
    this.#reported = entry;
    this.news = entry.text;
    this.tell(entry.text);
  }

  /** Show something again that is over; the table stays as it is. */
  async replay(entries: readonly Entry[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (const entry of entries) await this.#show(entry, () => undefined);
    this.tumbling = null;
    this.busy = false;
    void this.#play();
  }

  /** Show the newest table; of several that came in between only the last one. */
  #jump(): void {
    this.tell(...[...this.#acts.flatMap(({ news }) => news), ...this.#untold].filter(isTold).map(({ text }) => text));
    this.#acts = [];
    this.#jumps += 1;
    this.#untold = [];
    this.pace.skip();
    if (this.#newest) this.#apply(this.#newest);
    this.news = this.log.findLast(isTold)?.text ?? '';
    if (!this.busy) this.pace.resume();
  }

  async #play(): Promise<void> {
    if (this.busy || !this.#acts.length) return;
    this.busy = true;
    for (let act = this.#acts.shift(); act; act = this.#acts.shift()) {
      const jumps = this.#jumps;
      this.pace.haste = this.#hasteOf(act);
      for (const entry of act.news) {
        await this.#show(entry, () => this.#stage(act.table));
        if (this.#count(entry, showdownOf(act.table) !== null) && act.table.waits_for !== act.table.you) await this.pace.wait(BEAT);
      }
      if (jumps !== this.#jumps && this.#newest) this.#apply(this.#newest);
      else if (act.table.line_count >= (this.shown?.line_count ?? 0)) this.#apply(act.table);
    }
    this.busy = false;
    this.pace.resume();
  }

  /** Return how quickly something is shown: the longer one has waited for others, the quicker; a scoring has its time. */
  #hasteOf({ table, news }: Act): number {
    if (table.view?.scored) {
      const usual = news.reduce((sum, { event }) => sum + (USUAL[event.event] ?? 0), 0);
      return Math.min(1, SCORING / Math.max(1, usual));
    }
    const seat = this.shown?.you ?? null;
    if (this.shown?.lesson) return this.shown.waits_for === seat ? 1 : LESSON;
    if (!this.shown?.people.some(({ bot }) => bot) || seat === null) return 1;
    return hasteAfter(performance.now() - this.#asked, this.#hasDice(seat));
  }

  #hasDice(seat: number): boolean {
    const { small = 0, biggy = 0, neutral = 0 } = this.vegas?.seats[seat] ?? {};
    return !this.vegas || small + biggy + neutral > 0;
  }

  async #show(entry: Entry, stage: () => void): Promise<void> {
    if (this.pace.skipping || !rollOfEvent(entry.event)) this.report(entry);
    if (this.pace.skipping) return;
    await this.perform(entry, this, stage);
    this.report(entry); // at the latest; dice say it when they lie still
  }

  /** Add up what a scoring pays; when the next round begins, show the sum and return true. */
  #count({ event }: Entry, scored: boolean): boolean {
    if (event.event === 'round-began') {
      const won = this.#paid;
      this.#paid = [];
      if (won.length && this.pace.factor) return this.#sumUp({ round: event.round - 1, won });
    } else if (scored) {
      const [seat, amount] = paidTo(event);
      if (seat !== null) this.#paid[seat] = (this.#paid[seat] ?? 0) + amount;
    }
    return false;
  }

  /** Keep what is worth more than a jump: what a round has paid, or a great moment. */
  #sumUpUnshown(before: Table, table: Table, news: readonly Entry[]): void {
    const summed = news.filter((entry) => this.#count(entry, showdownOf(table) !== null)).length > 0;
    if (!summed && !table.ranking.length) this.#unstaged = peakBetween(before, table, news) ?? this.#unstaged;
  }

  #sumUp(sum: RoundSum): true {
    this.peak = null;
    this.sum = sum;
    setTimeout(() => this.sum === sum && (this.sum = null), SUM * this.pace.factor);
    return true;
  }

  /** Show the table of the scoring first, if this message scored a round. */
  #stage(table: Table): void {
    if (this.scoring) return;
    const showdown = showdownOf(table);
    this.scoring = !!table.view?.scored;
    this.vegas = showdown ? beforeScoring(showdown, this.vegas) : vegasOf(table);
    this.tableau = filledOf(table) ?? tableauOf(table);
    this.tumbling = null;
  }

  #apply(table: Table): void {
    if (this.hint && this.hint.line_count !== table.line_count) this.hint = null;
    const asked = table.waits_for === null ? undefined : table.people[table.waits_for];
    if (asked && !asked.bot) this.#asked = performance.now();
    this.shown = table;
    this.vegas = vegasOf(table);
    this.tableau = (table.lesson?.done ? filledOf(table) : null) ?? tableauOf(table); // a lesson ends with what was done
    this.tumbling = null;
    this.scoring = false;
  }
}
