/** The page that checks records without us: one file, which needs no network. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { bytesToHex } from '@noble/hashes/utils.js';
import de from '../../../src/zocker/text/de/web-proof.ftl?raw';
import en from '../../../src/zocker/text/en/web-proof.ftl?raw';
import fr from '../../../src/zocker/text/fr/web-proof.ftl?raw';
import type { Details } from '../lib/text';
import { check, readRecord, type Proven, type Report } from './check';
import { block, message } from './derivation';
import { linesOf, notesOf, verdictOf, type Told } from './told';

const CATALOGUES: Record<string, string> = { de, en, fr };
const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in CATALOGUES) ?? 'en';
const bundle = new FluentBundle(language, { useIsolating: false });
bundle.addResource(new FluentResource(CATALOGUES[language]!));

function say(key: string, details: Details = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, details, []) : key;
}

const tell = ({ key, details }: Told): string => say(key, details);

const at = (id: string): HTMLElement => document.getElementById(id)!;

function element(name: string, text: string, ...inside: Node[]): HTMLElement {
  const made = document.createElement(name);
  made.append(text, ...inside);
  return made;
}

function working({ line, text, request, devices, source }: Proven, names: readonly string[]): HTMLElement {
  const made = document.createElement('details');
  const givers = devices.map((seats) => seats.map((seat) => names[seat - 1] ?? seat).join(' + ')).join(', ');
  const parts: [string, string][] = [
    [say('web-proof-request'), request],
    [say('web-proof-givers'), givers],
    [say('web-proof-key'), source.key],
    [say('web-proof-message'), message(source, 1)],
    ['HMAC-SHA-256', bytesToHex(block(source, 1))],
  ];
  made.append(element('summary', `${line} `, element('code', text)));
  for (const [name, value] of parts) made.append(element('p', `${name}: `, element('br', ''), element('code', value)));
  return made;
}

function show(report: Report): void {
  const { wrong, proven, names } = report;
  at('verdict').textContent = tell(verdictOf(report));
  at('verdict').className = wrong ? 'bad' : proven.length ? 'good' : '';
  at('notes').replaceChildren(...[...notesOf(report).map(tell), say('web-proof-rules')].map((note) => element('p', note)));
  at('rolls').replaceChildren(...linesOf(report).map((lines) => element('p', tell(lines))), ...proven.map((roll) => working(roll, names)));
}

async function read(file: File): Promise<void> {
  try {
    show(check(readRecord(await file.text())));
  } catch {
    at('verdict').textContent = say('web-proof-no-record');
    at('verdict').className = 'bad';
    at('notes').replaceChildren();
    at('rolls').replaceChildren();
  }
}

document.documentElement.lang = language;
at('title').textContent = document.title = say('web-fair-title');
at('about').textContent = say('web-proof-offline');
at('choose').textContent = say('web-proof-choose');
at('file').addEventListener('change', ({ target }) => {
  const file = (target as HTMLInputElement).files?.[0];
  if (file) void read(file);
});
