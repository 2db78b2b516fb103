import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Details = Record<string, FluentVariable>;

/** Parts of the catalogue that only some pages need, and that come with them. */
export type Part = 'house' | 'learn';

const CATALOGUES = import.meta.glob<string>('../../../src/zocker/text/*/web*.ftl', { query: '?raw', import: 'default' });

let bundle = new FluentBundle('en');

/** Return the first language asked for that we speak, else English. */
export function chooseLanguage(asked: readonly (string | null)[]): Language {
  for (const tag of asked) {
    const code = tag?.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language === code);
    if (found) return found;
  }
  return 'en';
}

/** Load a language's catalogue and speak it from now on. */
export async function speak(language: Language): Promise<void> {
  useCatalogue(language, await load(language, 'web'));
  document.documentElement.lang = language;
}

/** Load a further part of the catalogue. */
export async function also(part: Part): Promise<void> {
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
  return pattern ? bundle.formatPattern(pattern, details, []) : message;
}

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
