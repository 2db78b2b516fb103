import { expect, test } from 'vitest';
import type { Chance, Decision } from '../lib/net/messages';
import { Browser, game, House, SECOND, type Tab } from './house';

// What may happen to honest people at an honest server: nobody is accused, and no attempt ever gets two links

const LATE = 6 * SECOND;

type Step = (house: House) => unknown;

/** What happens in two turns, step by step. */
const STEPS: Step[] = [0, 1].flatMap((seat): Step[] => [
  (house) => house.tabs[seat]!.press(),
  (house) => house.open(),
  (house) => house.draw(),
  (house) => house.place(),
]);

/** Play two turns, with something that happens after so many steps. */
async function play(after: number, mishap: (anna: Tab, house: House) => unknown): Promise<House> {
  const house = await game([1], [2]);
  for (const [at, step] of STEPS.entries()) {
    if (at === after) await mishap(house.tabs[0]!, house);
    await step(house);
  }
  return house;
}

const undisturbed = play(-1, () => undefined).then(({ game: lines }) => lines);

test.each([...STEPS.keys()])('a page that is loaded again after %i steps brings the same dice', async (after) => {
  const house = await play(after, (anna) => anna.load());
  expect(house.game).toEqual(await undisturbed);
  expect(house.tabs.map(({ keys, links }) => [keys, links.length])).toEqual([[[], 2], [[], 2]]);
});

test.each([...STEPS.keys()])('a connection that is lost after %i steps brings the same dice', async (after) => {
  const house = await play(after, (anna) => anna.reconnect());
  expect(house.game).toEqual(await undisturbed);
  expect(house.tabs.map(({ keys, links }) => [keys, links.length])).toEqual([[[], 2], [[], 2]]);
});

test.each([...STEPS.keys()])('a server that crashes after %i steps asks again, and brings the same dice', async (after) => {
  const house = await play(after, (_, server) => server.crash());
  expect(house.game).toEqual(await undisturbed);
  expect(house.tabs.map(({ keys, links }) => [keys, links.length])).toEqual([[[], 2], [[], 2]]);
});

test.each([...STEPS.keys()])('an older profile that comes back after %i steps brings the same dice', async (after) => {
  const old = new Map<number, ReturnType<Browser['copy']>>();
  const house = await game([1], [2]);
  const anna = house.tabs[0]!;
  for (const [at, step] of STEPS.entries()) {
    old.set(at, anna.browser.copy());
    if (at === after) {
      anna.browser.restore(old.get(Math.max(0, at - 3)));
      await anna.load();
      if (at === 1) await anna.press(); // that had not been kept
    }
    await step(house);
  }
  expect(house.game).toEqual(await undisturbed);
  expect(house.tabs.map(({ keys, links }) => [keys, links.length])).toEqual([[[], 2], [[], 2]]);
});

test('an answer that was stored, and not sent, is sent when the page is loaded again', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  anna.browser.stored = (name) => {
    if (name.includes('answer')) anna.isOnline = false; // the page is closed at this moment
  };
  await anna.press();
  await house.open();
  expect([anna.links.length, anna.browser.given.length]).toEqual([0, 1]);
  Object.assign(anna, { isOnline: true });
  anna.browser.stored = () => undefined;
  await anna.load();
  expect(anna.links).toEqual([`1 ${anna.browser.given[0]!.link}`]);
  await house.draw();
  expect([house.game[0], anna.keys]).toEqual([(await undisturbed)[0], []]);
});

test('storage that is cleared makes another device of the same browser, and no other link', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  await anna.press();
  await house.open();
  anna.browser.restore();
  await anna.load();
  expect(house.ledger.open).not.toBeNull();
  await house.draw();
  await house.place();
  await house.turn(2);
  expect([anna.keys, ben.keys]).toEqual([[], ['web-dice-moved']]);
  expect(anna.links.map((link) => link.split(' ')[0])).toEqual(['1', '2', '3']);
});

test('a browser whose storage fails plays on as long as the page is there, and says so afterwards', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  await house.turn();
  anna.browser.isBroken = true;
  await house.turn(2);
  expect([anna.keys, anna.links.length]).toEqual([[], 3]);
  await anna.load();
  expect(anna.keys).toEqual(['web-dice-not-kept']);
});

test('two tabs give the same answers', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  const second = await house.sit([1], anna.browser);
  await house.roll();
  await house.place();
  await house.turn();
  await house.roll(second);
  expect(second.links).toEqual(anna.links);
  expect(house.tabs.map(({ keys }) => keys)).toEqual([[], [], []]);
});

test('a tab that lags behind never answers what another tab is past', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  const second = await house.sit([1], anna.browser);
  await anna.press();
  second.isSlow = true;
  await house.open();
  await house.draw();
  await house.place();
  await house.turn();
  await second.receive();
  second.deliver();
  expect([second.links, second.keys]).toEqual([anna.links.slice(1), []]);
});

test('a move that someone else makes first accuses nobody: another tab, or a bot when the clock has run out', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  const second = await house.sit([1], anna.browser);
  await house.roll();
  second.isSlow = true;
  second.act({ type: 'play', line_count: 1, move: 'place 5' });
  await house.place('place 3', anna);
  await house.turn();
  await house.roll();
  anna.isSlow = true;
  anna.act({ type: 'play', line_count: 5, move: 'place 1' });
  await house.play('place 6');
  for (const tab of [anna, second]) {
    tab.isSlow = false;
    await tab.receive();
    tab.deliver();
  }
  await house.turn();
  expect(house.tabs.map(({ keys }) => keys)).toEqual([[], [], []]);
});

test('a move that was taken back accuses nobody', async () => {
  const house = await game([1], [2]);
  await house.roll();
  await house.place('place 5');
  await house.undo();
  await house.place('place 4');
  await house.turn();
  expect(house.tabs.map(({ keys }) => keys)).toEqual([[], []]);
});

test('a move that crosses with one that takes back accuses nobody', async () => {
  const house = await game([1], [2]);
  const [anna] = house.tabs as [Tab];
  const second = await house.sit([1], anna.browser);
  await house.roll();
  await house.place('place 5');
  house.waiting = { for: 'decision', seat: 0, kind: 'place', moves: [] }; // once more, as in other games
  await house.sync();
  second.isSlow = true;
  second.act({ type: 'play', line_count: 2, move: 'place 4' });
  Object.assign(second, { isSlow: false, isOnline: false }); // several lines come to it at once
  await house.undo(0);
  await house.place('place 4');
  second.isOnline = true;
  await house.turn();
  expect(house.tabs.map(({ keys }) => keys)).toEqual([[], [], []]);
});

test('a phone that slept accuses no one of what it has missed', async () => {
  const house = await game([1], [2], [3]);
  const [anna, , cleo] = house.tabs as [Tab, Tab, Tab];
  Object.assign(cleo, { isSlow: true, isAwake: false });
  await anna.press();
  await house.open();
  await house.pass(LATE);
  await house.void();
  await house.draw();
  await house.place();
  await house.turn();
  await house.pass(60 * SECOND);
  Object.assign(cleo, { isSlow: false, isAwake: true });
  await house.pass(SECOND);
  await cleo.receive();
  expect([cleo.keys, cleo.device.isBarred]).toEqual([['web-dice-silent'], true]);
});

test('answers that come too late change nothing, and answers that come twice are the same', async () => {
  const house = await game([1], [2]);
  const [anna, ben] = house.tabs as [Tab, Tab];
  ben.isSlow = true;
  await anna.press();
  await house.open();
  await ben.receive();
  await house.pass(LATE);
  await house.void();
  ben.deliver();
  await house.draw();
  ben.isSlow = false;
  await ben.receive();
  expect([anna.links.length, ben.links.length, ben.keys]).toEqual([2, 1, ['web-dice-unused']]);
  expect(ben.sent.filter(({ type }) => type === 'answer').length).toBeGreaterThan(3);
});

// Everything in any order ----------------------------------------------------------------------------------

const SCHEDULES = process.env['ZOCKER_SOAK'] ? 3000 : 100;
const LENGTH = 25;

/** Return random numbers below others, always the same ones. */
function randomly(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A table at which something happens all the time. */
class Troubled {
  readonly told: string[] = []; // what has happened
  #backup: ReturnType<House['backup']> | null = null;
  #copies: { browser: Browser; copy: ReturnType<Browser['copy']> }[] = [];
  #isRestored = false;

  private constructor(
    readonly house: House,
    readonly below: (number: number) => number,
  ) {}

  static async begin(seed: number): Promise<Troubled> {
    const below = randomly(seed);
    const people = 1 + below(3);
    const house = new House(people);
    house.ledger.trusting = true; // the devices check
    const seats = people === 3 && below(3) === 0 ? [[1, 3], [2]] : [[1], [2], [3]].slice(0, people);
    for (const here of seats) await house.sit(here);
    return new Troubled(await house.begin(), below);
  }

  get #tab(): Tab {
    return this.#one(this.house.tabs);
  }

  #one<T>(some: readonly T[]): T {
    return some[this.below(some.length)]!;
  }

  readonly #mishaps: Record<string, [number, () => unknown]> = {
    'someone acts': [6, () => this.act()],
    'someone acts on an old screen': [1, () => this.act(this.below(this.house.played + 1))],
    'the server works': [8, () => this.house.serve()],
    'messages arrive': [4, () => this.#tab.receive()],
    'messages get through': [4, () => this.#tab.deliver()],
    'a second passes': [3, () => this.house.pass(SECOND)],
    'time passes': [2, () => this.house.pass((1 + this.below(8)) * SECOND)],
    'a connection gets slow': [2, () => (this.#tab.isSlow = true)],
    'a connection gets quick': [2, () => this.#hurry(this.#tab)],
    'a connection is lost': [1, () => this.#tab.reconnect(true)],
    'a connection comes back': [2, () => this.#tab.reconnect()],
    'a page is loaded': [2, () => this.#load(this.#tab)],
    'a page is loaded between storing and sending': [1, () => this.#interrupt(this.#tab)],
    'a phone sleeps': [1, () => Object.assign(this.#tab, { isAwake: false, isSlow: true })],
    'a phone wakes': [2, () => this.#wake(this.#tab)],
    'another tab': [1, () => this.#open(this.#tab)],
    'another device': [1, () => this.#open(this.#tab, new Browser(10 + this.house.tabs.length))],
    'storage is cleared': [1, () => this.#tab.browser.restore()],
    'a profile is copied': [1, () => this.#copies.push(this.#copy(this.#tab.browser))],
    'an old profile comes back': [1, () => this.#bringBack()],
    'the server crashes': [1, () => this.house.crash()],
    'the server makes a backup': [1, () => (this.#backup ??= this.house.backup())],
    'the server restores it': [1, () => this.#restore()],
    'people go on without an answer': [1, () => this.#goOn()],
    'a device comes back in': [2, () => this.#letBackIn()],
    'someone takes back a move': [1, () => this.#undo()],
    'a bot stands in, or a person comes back': [1, () => this.#standIn()],
    'a clock runs out': [1, () => this.#runOut()],
  };

  /** Let one thing happen. */
  async step(): Promise<void> {
    this.house.isSecret = this.below(3) === 0;
    const all = Object.entries(this.#mishaps).flatMap(([name, [weight, happen]]) => Array.from({ length: weight }, () => ({ name, happen })));
    const { name, happen } = this.#one(all);
    this.told.push(name);
    await happen();
  }

  /** Let all come back who are there, and play on. */
  async recover(turns: number): Promise<void> {
    for (const tab of this.house.tabs) await this.#wake(tab);
    await this.house.pass(SECOND);
    const wanted = this.house.played + 2 * turns;
    for (let tries = 0; this.house.played < wanted && tries < 60; tries++) {
      await this.#letBackIn();
      if (tries % 3 === 0) await this.act();
      if (tries % 15 === 14) await this.#goOn();
      await this.house.serve();
      await this.house.pass(SECOND);
    }
    expect(this.house.played).toBeGreaterThanOrEqual(wanted);
  }

  /** Let someone do what is due, at a screen that has shown so many lines. */
  async act(line_count = this.house.played): Promise<void> {
    const { waiting } = this.house;
    const seat = (waiting as Chance | Decision).seat! + 1;
    const tabs = this.house.tabs.filter((tab) => tab.isOnline && tab.seats.includes(seat));
    if (!tabs.length || !tabs[0]!.isAwake) return;
    const tab = this.#one(tabs);
    tab.act(waiting.for === 'chance' ? { type: 'roll', line_count } : { type: 'play', line_count, move: `place ${1 + this.below(6)}` });
    await tab.device.settle();
  }

  async #hurry(tab: Tab): Promise<void> {
    tab.isSlow = false;
    await tab.receive();
    tab.deliver();
  }

  async #wake(tab: Tab): Promise<void> {
    tab.isAwake = true;
    tab.device.tick();
    await this.#hurry(tab);
    if (!tab.isOnline) await tab.reconnect();
  }

  async #load(tab: Tab): Promise<void> {
    Object.assign(tab, { isOnline: true, isSlow: false, isAwake: true });
    await tab.load();
  }

  async #interrupt(tab: Tab): Promise<void> {
    tab.browser.stored = (name) => {
      if (name.includes('answer')) tab.isOnline = false;
    };
    await this.act();
    await this.house.serve();
    tab.browser.stored = () => undefined;
    await this.#load(tab);
  }

  async #open({ seats, browser }: Tab, other = browser): Promise<void> {
    if (this.house.tabs.length < 2 + this.house.people) await this.house.sit(seats, other);
  }

  #copy(browser: Browser): { browser: Browser; copy: ReturnType<Browser['copy']> } {
    return { browser, copy: browser.copy() };
  }

  async #bringBack(): Promise<void> {
    const { browser, copy } = this.#one(this.#copies) ?? {};
    if (!browser) return;
    browser.restore(copy);
    for (const tab of this.house.tabs.filter((each) => each.browser === browser)) await this.#load(tab);
  }

  async #restore(): Promise<void> {
    if (!this.#backup || this.#isRestored) return;
    this.#isRestored = true;
    await this.house.restore(this.#backup);
  }

  async #goOn(): Promise<void> {
    if (this.house.ledger.open && !this.house.given.size) await this.house.begin();
  }

  async #letBackIn(): Promise<void> {
    for (const seats of this.house.ledger.inOrder) if (this.house.ledger.isBarred(seats)) await this.house.letBackIn(seats);
  }

  async #undo(): Promise<void> {
    const { waiting, ledger, game: lines } = this.house;
    if (waiting.for === 'chance' && ledger.isBetween && lines.at(-1)?.startsWith('place')) await this.house.undo();
  }

  async #standIn(): Promise<void> {
    if (this.house.ledger.isBetween) await this.house.seat(...Array.from({ length: this.house.people }, () => this.#one(['', 'stand-in'])));
  }

  async #runOut(): Promise<void> {
    if (this.house.waiting.for === 'decision') await this.house.play(`place ${1 + this.below(6)}`);
  }
}

test('whatever happens to honest people, and in which order, nobody is accused and no attempt gets two links', async () => {
  for (let seed = 1; seed <= SCHEDULES; seed++) {
    const table = await Troubled.begin(seed);
    const { house, told } = table;
    const check = (): void => {
      const notes = house.tabs.flatMap((tab) => tab.notes);
      const bad = notes.filter(({ level, names, key }) => level === 'red' || (names && !['web-dice-thrown', 'web-dice-moved'].includes(key)));
      expect(bad, `${seed}: ${told.join(', ')}`).toEqual([]);
    };
    for (let step = 0; step < LENGTH; step++) {
      await table.step();
      check();
    }
    await table.recover(2).catch((error: unknown) => {
      throw new Error(`${seed}: ${told.join(', ')}`, { cause: error });
    });
    check();
    for (const { browser, sent } of house.tabs) {
      const links = new Map(browser.given.map(({ start, attempt, link, head }) => [`${start} ${attempt}`, `${link} ${head}`]));
      for (const { start, attempt, link, head } of browser.given) expect(links.get(`${start} ${attempt}`)).toBe(`${link} ${head}`);
      const stored = browser.given.map(({ attempt, link }) => `${attempt} ${link}`);
      for (const action of sent) if (action.type === 'answer') expect(stored).toContain(`${action.attempt} ${action.link}`);
    }
  }
}, 900 * SECOND);
