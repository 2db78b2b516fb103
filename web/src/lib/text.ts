import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from './net/messages';

export type Language = keyof typeof LANGUAGES;
export const CODES = Object.keys(LANGUAGES) as Language[];
export type Details = Record<string, FluentVariable>;

/** Parts of the catalogue that only some pages need, and that come with them. */
export type Part = 'house' | 'learn' | 'portrait' | 'proof' | 'story';

const CATALOGUES = import.meta.glob<string>('../../../src/zocker/text/*/web*.ftl', { query: '?raw', import: 'default' });

let bundle = new FluentBundle('en');
const parts = new Set<Part>(); // those that have come

/** Return the first language asked for that we speak, else English. */
export function chooseLanguage(asked: readonly (string | null)[]): Language {
  for (const tag of asked) {
    const code = tag?.slice(0, 2).toLowerCase();
    const found = CODES.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}

/** Load a language's catalogue, with the parts that have come before, and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  const files = await Promise.all(['web', ...[...parts].map((part) => `web-${part}`)].map((file) => load(language, file)));
  useCatalogue(language, files.join('\n'));
  document.documentElement.lang = language;
}

/** Load a further part of the catalogue. */
export async function also(part: Part): Promise<void> {
  parts.add(part);
  bundle.addResource(new FluentResource(await load(spoken(), `web-${part}`)), { allowOverrides: true });
}

function load(language: Language, file: string): Promise<string> {
  const found = CATALOGUES[`../../../src/zocker/text/${language}/${file}.ftl`];
  if (!found) throw new Error(`There is no catalogue ${file} for "${language}"`);
  return found();
}

export function useCatalogue(language: Language, catalogue: string): void {
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
}

export const spoken = (): Language => chooseLanguage([bundle.locales[0] ?? null]);

/** Return a message of the catalogue; one that is missing shows its name. */
export function say(message: string, details: Details = {}): string {
  const pattern = bundle.getMessage(message)?.value;
  return pattern ? endOnce(bundle.formatPattern(pattern, details, [])) : message;
}

/** End each sentence once, though names may end with a mark of their own: "You take No Entry!" */
export const endOnce = (text: string): string => text.replace(/([!?…]|[\p{L}\d]\.)\.(?=\s|$)/gu, '$1');

/** Write an amount of money as the reader's language does. */
export const money = (dollars: number): string => moneyIn(spoken()).format(dollars);

const formats = new Map<Language, Intl.NumberFormat>();

/** Return how a language writes money; it takes long to find out. */
function moneyIn(language: Language): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const found = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
  formats.set(language, found);
  return found;
}

/** Write an amount of money where room is scarce. */
export const shortMoney = (dollars: number): string => (dollars ? `${Math.round(dollars / 1000)}k` : '0');

/** Write a share of something in per cent. */
export const percent = (share: number): string => new Intl.NumberFormat(spoken(), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** Return the reader's own kind of the language, where he has one: dates differ in London and New York. */
const locale = (): string => navigator.languages.find((tag) => tag.slice(0, 2).toLowerCase() === spoken()) ?? spoken();

/** Write a time of day and its date, given in seconds since 1970. */
export const date = (seconds: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);

/** Write how long something takes, in seconds or in whole minutes; in a sentence, in full. */
export const duration = (seconds: number, unitDisplay: 'narrow' | 'long' = 'narrow'): string =>
  new Intl.NumberFormat(spoken(), { style: 'unit', unit: seconds < 60 ? 'second' : 'minute', unitDisplay }).format(
    seconds < 60 ? seconds : Math.round(seconds / 60),
  );

/** Write some milliseconds as seconds. */
export const spellSeconds = (milliseconds: number): string =>
  new Intl.NumberFormat(spoken(), { style: 'unit', unit: 'second', unitDisplay: 'narrow', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(milliseconds / 1000);

const SPANS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Write how long ago something was: "5 minutes ago". */
export function ago(seconds: number, now: number = Date.now() / 1000): string {
  const found = SPANS.find(([, length]) => now - seconds >= length);
  if (!found) return say('web-just-now');
  const [unit, span] = found;
  return new Intl.RelativeTimeFormat(spoken(), { numeric: 'auto' }).format(-Math.floor(Math.max(0, now - seconds) / span), unit);
}

/** Write names one after the other: "Anna, Ben and Carl". */
export const all = (names: readonly string[]): string => new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);

/** Write numbers of which one is meant: "2, 3 or 4". */
export const either = (numbers: readonly number[]): string => new Intl.ListFormat(locale(), { type: 'disjunction' }).format(numbers.map(String));
