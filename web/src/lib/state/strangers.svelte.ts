/** What this browser keeps to itself about others: whose reactions it leaves out, and whose names it does not show. */
import type { Person, Table } from '../net/messages';
import { say } from '../text';
import { memory } from './settings.svelte';

const KEY = 'zocker-strangers';
const MAX_KNOWN = 200; // of each kind: the oldest are forgotten

interface Strangers {
  muted: string[];
  nameless: string[];
}

/** Read what was kept, whatever it has become. */
export function readStrangers(stored: string | null): Strangers {
  try {
    const read = JSON.parse(stored ?? '{}') as Partial<Strangers> | null;
    return { muted: tags(read?.muted), nameless: tags(read?.nameless) };
  } catch {
    return { muted: [], nameless: [] };
  }
}

const tags = (read: unknown): string[] => (Array.isArray(read) ? read.filter((tag) => typeof tag === 'string') : []);

export const strangers: Strangers = $state(readStrangers(memory.read(KEY)));

export const isMuted = (person: Person | undefined): boolean => !!person?.tag && strangers.muted.includes(person.tag);
export const isNameless = (person: Person | undefined): boolean => !!person?.tag && strangers.nameless.includes(person.tag);

/** Leave somebody's reactions out, or show them again; or the same with the name. */
export function toggle(kind: keyof Strangers, tag: string): void {
  const known = strangers[kind];
  strangers[kind] = known.includes(tag) ? known.filter((other) => other !== tag) : [...known, tag].slice(-MAX_KNOWN);
  memory.write(KEY, JSON.stringify(strangers));
}

/** Return what tells a text with plain names for those whose own are not to be shown; null if all are. */
function plainly(names: readonly (string | null)[], people: readonly Person[]): ((text: string) => string) | null {
  const renamed = people.flatMap((person, seat) => {
    const name = names[seat];
    return name && isNameless(person) ? [{ name, plain: say('web-plain-name', { number: seat + 1 }) }] : [];
  });
  return renamed.length ? (text) => renamed.reduce((told, { name, plain }) => told.replace(whole(name), () => plain), text) : null;
}

/** Return a table in which those have plain names whose own are not to be shown. */
export function withPlainNames(table: Table): Table {
  const tell = plainly(
    table.people.map(({ name }) => name),
    table.people,
  );
  if (!tell) return table;
  return {
    ...table,
    people: table.people.map((person) => (person.name && isNameless(person) ? { ...person, name: tell(person.name) } : person)),
    log: table.log.map((entry) => ({ ...entry, text: tell(entry.text) })),
    question: table.question && tell(table.question),
    verdict: table.verdict && tell(table.verdict),
    choices: table.choices.map((choice) => ({ ...choice, effect: choice.effect.map((phrase) => ({ ...phrase, text: tell(phrase.text) })) })),
  };
}

/** Return anything that was told, with the same plain names in all of its texts; `names` are those that it was told with. */
export function toldPlainly<Told>(told: Told, names: readonly string[], people: readonly Person[]): Told {
  const tell = plainly(names, people);
  const inside = (value: unknown): unknown => {
    if (typeof value === 'string') return tell?.(value);
    if (Array.isArray(value)) return value.map(inside);
    return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, inside(part)])) : value;
  };
  return tell ? (inside(told) as Told) : told;
}

/** Return what finds a name that stands by itself. */
const whole = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'gu');
