import { hexToBytes } from '@noble/hashes/utils.js';
import { Secret } from './chain';
import type { Answer } from './fields';
import { joined, type Counted } from './notes';
import type { Receipt } from './receipt';
import { merge, type SeenSection } from './seen';

// What a browser keeps of its tables: a secret, its last answers, and what it has seen

const MAX_TABLES = 40; // the secrets and answers of older ones are forgotten
const MAX_RECEIPTS = 200; // what was seen of older games is

/** An answer that was stored before it was sent: it is the only one for its attempt. */
export interface Given extends Answer {
  start: string; // the head of the genesis
  attempt: number;
  head: string; // of the open that it answers
}

/** Where things lie by their names; what is put there is there for good before anyone hears of it. */
export interface Shelf {
  readonly lasts: boolean; // beyond this page
  get<T>(name: string): Promise<T | undefined>;
  /** Change one thing, whatever other tabs do at the same time; return what lies there then. */
  change<T>(name: string, to: (kept: T | undefined) => T): Promise<T>;
  forget(names: readonly string[]): Promise<void>;
}

/** What is kept of one table. */
export class Vault {
  #isListed = false;

  constructor(
    readonly table: string,
    private shelf: Shelf,
  ) {}

  /** Whether everything is still there when the page is loaded again. */
  get lasts(): boolean {
    return this.shelf.lasts;
  }

  /** Return the secret of this browser at this table: all tabs have the same. */
  async secret(): Promise<Secret> {
    const fresh = Secret.fresh().written();
    return new Secret(hexToBytes(await this.#change<string>('secret', (kept) => kept ?? fresh)));
  }

  /** Return the public key of this browser, or null if it has never had a seat here. */
  async key(): Promise<string | null> {
    const secret = await this.#get<string>('secret');
    return secret === undefined ? null : new Secret(hexToBytes(secret)).key;
  }

  /** Return the last answer after a genesis, if there is one. */
  answered(start: string): Promise<Given | undefined> {
    return this.#get(`answer ${start}`);
  }

  /** Store an answer unless there is one for this attempt or a later one; return the one that is there. */
  answer(given: Given): Promise<Given> {
    return this.#change<Given>(`answer ${given.start}`, (kept) => (kept && kept.attempt >= given.attempt ? kept : given));
  }

  /** Note that someone here has pressed Roll, after so many lines. */
  press(lines: number): Promise<number> {
    return this.#change<number>('pressed', () => lines);
  }

  pressed(): Promise<number | undefined> {
    return this.#get('pressed');
  }

  async seen(): Promise<SeenSection[]> {
    return (await this.#get<SeenSection[]>('seen')) ?? [];
  }

  /** Add to what was seen; return all of it. What goes against it is left out: what was seen is never overwritten. */
  remember(sections: readonly SeenSection[]): Promise<SeenSection[]> {
    return this.#change<SeenSection[]>('seen', (kept = []) => merge(kept, sections) ?? kept);
  }

  async notes(): Promise<Counted[]> {
    return (await this.#get<Counted[]>('notes')) ?? [];
  }

  /** Keep what people here should know, with what other tabs have noted. */
  note(notes: readonly Counted[]): Promise<Counted[]> {
    return this.#change<Counted[]>('notes', (kept = []) => joined(kept, notes));
  }

  /** Keep lines that go against what was seen, or against each other. */
  accuse(lines: readonly unknown[]): Promise<readonly unknown[]> {
    return this.#change<readonly unknown[]>('evidence', (kept) => kept ?? lines);
  }

  /** Return what proves which game was seen here, or null if nothing was. */
  async receipt(): Promise<Receipt | null> {
    const sections = (await this.seen()).filter(({ signed }) => signed > 0);
    const seen = sections.map(({ genesis, heads, signed, signature, left }) => ({ genesis, heads: heads.slice(0, signed), signature, lost: left === -1 }));
    return seen.some(({ lost }) => !lost) ? { 'zocker-receipt': 2, table: this.table, key: await this.key(), seen } : null;
  }

  #get<T>(what: string): Promise<T | undefined> {
    return this.#safely((shelf) => shelf.get<T>(`${this.table} ${what}`));
  }

  async #change<T>(what: string, to: (kept: T | undefined) => T): Promise<T> {
    if (!this.#isListed) {
      this.#isListed = true;
      await this.#safely((shelf) => forgetOld(shelf, this.table));
    }
    return this.#safely((shelf) => shelf.change(`${this.table} ${what}`, to));
  }

  /** Keep things as long as the page if the browser keeps them no longer, since someone has cleared its storage. */
  async #safely<T>(work: (shelf: Shelf) => Promise<T>): Promise<T> {
    try {
      return await work(this.shelf);
    } catch {
      this.shelf = new PageShelf();
      return work(this.shelf);
    }
  }
}

/** Note that a table is the newest one, and forget the oldest. */
async function forgetOld(shelf: Shelf, table: string): Promise<void> {
  let tables: string[] = [];
  await shelf.change<string[]>('tables', (kept = []) => {
    tables = [table, ...kept.filter((other) => other !== table)];
    return tables.slice(0, MAX_RECEIPTS);
  });
  const older = tables.slice(MAX_TABLES, MAX_TABLES + 1); // all others were forgotten before
  await shelf.forget([...older.flatMap((name) => [`${name} secret`, `${name} answer`, `${name} pressed`]), ...tables.slice(MAX_RECEIPTS)]);
}

/** Things that are kept as long as the page, where a browser keeps nothing; and for tests. */
export class PageShelf implements Shelf {
  readonly lasts = false;
  readonly #things = new Map<string, unknown>();

  get<T>(name: string): Promise<T | undefined> {
    return Promise.resolve(structuredClone(this.#things.get(name)) as T | undefined);
  }

  change<T>(name: string, to: (kept: T | undefined) => T): Promise<T> {
    const thing = to(structuredClone(this.#things.get(name)) as T | undefined);
    this.#things.set(name, structuredClone(thing));
    return Promise.resolve(thing);
  }

  forget(names: readonly string[]): Promise<void> {
    for (const known of [...this.#things.keys()]) if (names.some((name) => known === name || known.startsWith(`${name} `))) this.#things.delete(known);
    return Promise.resolve();
  }
}

/** Things that the browser keeps in its database. */
class BrowserShelf implements Shelf {
  readonly lasts = true;

  constructor(private readonly database: IDBDatabase) {}

  get<T>(name: string): Promise<T | undefined> {
    return this.#within<T | undefined>('readonly', (things, done) => {
      const asked = things.get(name);
      asked.onsuccess = () => done(asked.result as T | undefined);
    });
  }

  change<T>(name: string, to: (kept: T | undefined) => T): Promise<T> {
    return this.#within<T>('readwrite', (things, done) => {
      const asked = things.get(name);
      asked.onsuccess = () => {
        const thing = to(asked.result as T | undefined);
        things.put(thing, name);
        done(thing);
      };
    });
  }

  forget(names: readonly string[]): Promise<void> {
    return this.#within<void>('readwrite', (things, done) => {
      for (const name of names) {
        things.delete(name);
        things.delete(IDBKeyRange.bound(`${name} `, `${name}!`)); // all names that go on after a space
      }
      done();
    });
  }

  /** Work in one transaction; what is done is told when all of it is stored. */
  #within<T>(mode: IDBTransactionMode, work: (things: IDBObjectStore, done: (result: T) => void) => void): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction(STORE, mode);
      let result: T;
      transaction.oncomplete = () => resolve(result);
      transaction.onabort = () => reject(transaction.error ?? new Error('not stored'));
      work(transaction.objectStore(STORE), (done) => (result = done));
    });
  }
}

const STORE = 'things';
let shelf: Promise<Shelf> | null = null;

/** Return where this browser keeps things: its database, or the page where there is none. */
export function browserShelf(): Promise<Shelf> {
  return (shelf ??= openDatabase().catch(() => new PageShelf()));
}

function openDatabase(): Promise<Shelf> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open('zocker-dice', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE);
    asked.onsuccess = () => resolve(new BrowserShelf(asked.result));
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
    asked.onblocked = () => reject(new Error('no database'));
  });
}

/** Return the receipt of a game that this browser has seen, or null. */
export const receiptOf = async (table: string): Promise<Receipt | null> => new Vault(table, await browserShelf()).receipt();

/** Return what people at this browser should know of a game. */
export const notedAt = async (table: string): Promise<Counted[]> => new Vault(table, await browserShelf()).notes();
