import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseLanguage, CODES, money, say, useCatalogue, type Language } from './text';

const folder = '../src/zocker/text';
const catalogue = (language: string): string =>
  readdirSync(join(folder, language))
    .filter((file) => file.startsWith('web'))
    .map((file) => readFileSync(join(folder, language, file), 'utf8'))
    .join('\n');
const keys = (language: string): string[] => [...catalogue(language).matchAll(/^(web-[\w-]+) =/gm)].map((match) => match[1]!);

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((file) => {
    const path = join(folder, file.name);
    if (file.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(file.name) && !file.name.includes('.test.') ? [readFileSync(path, 'utf8')] : [];
  });
}

test('speaks the first language that it knows, else English', () => {
  expect(chooseLanguage([null, 'pt-BR', 'fr-CA', 'de'])).toBe('fr');
  expect(chooseLanguage(['tlh'])).toBe('en');
});

test('a message that is missing shows its name', () => {
  useCatalogue('de', catalogue('de'));
  expect(say('web-close')).toBe('Schließen');
  expect(say('web-nonsense')).toBe('web-nonsense');
});

test.each([
  ['en', '$240,000'],
  ['de', '240.000 $'],
] as const)('writes money as %s does', (language, written) => {
  useCatalogue(language as Language, catalogue(language));
  expect(money(240_000).replace(/\s/g, ' ')).toBe(written);
});

test.each(CODES)('the catalogue of %s has the same messages', (language) => {
  expect(keys(language)).toEqual(keys('en'));
});

test('the client says just what is in the catalogue', () => {
  const text = sources('src').join('\n');
  const whole = new Set([...text.matchAll(/['"`](web-[\w-]+)['"`]/g)].map((match) => match[1]!));
  const beginnings = [...text.matchAll(/`(web-[\w-]*-)\$\{/g)].map((match) => match[1]!);
  const quoted = [...catalogue('en').matchAll(/\{ (web-[\w-]+) \}/g)].map((match) => match[1]!);
  const said = (key: string) => whole.has(key) || quoted.includes(key) || beginnings.some((beginning) => key.startsWith(beginning));
  expect([...whole].filter((key) => !keys('en').includes(key))).toEqual([]);
  expect(keys('en').filter((key) => !said(key))).toEqual([]);
});
