/** The page that checks records without us: one file, which needs no network. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { bytesToHex } from '@noble/hashes/utils.js';
import de from '../../../src/zocker/text/de/web-proof.ftl?raw';
import en from '../../../src/zocker/text/en/web-proof.ftl?raw';
import fr from '../../../src/zocker/text/fr/web-proof.ftl?raw';
import type { Details } from '../lib/text';
import { check, readRecord, silent, spans, type Proven, type Report } from './check';
import { block, message } from './derivation';

const CATALOGUES: Record<string, string> = { de, en, fr };
const language = navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in CATALOGUES) ?? 'en';
const bundle = new FluentBundle(language, { useIsolating: false });
bundle.addResource(new FluentResource(CATALOGUES[language]!));

function say(key: string, details: Details = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, details, []) : key;
}

const at = (id: string): HTMLElement => document.getElementById(id)!;

function element(name: string, text: string, ...inside: Node[]): HTMLElement {
  const made = document.createElement(name);
  made.append(text, ...inside);
  return made;
}

function verdict({ wrong, typed, total, proven }: Report): string {
  if (wrong) return say(wrong.line === null ? 'web-proof-false' : 'web-proof-false-line', { line: wrong.line ?? 0 });
  if (typed) return say('web-proof-typed');
  if (!proven.length) return say('web-proof-nothing', { total });
  return proven.length === total ? say('web-proof-all', { total }) : say('web-proof-some', { proven: proven.length, total });
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
  const { wrong, proven, unproven, alone, leftOut, names } = report;
  at('verdict').textContent = verdict(report);
  at('verdict').className = wrong ? 'bad' : proven.length ? 'good' : '';
  const notes: string[] = [];
  if (wrong) notes.push(say(wrong.reason.key, wrong.reason.details));
  if (unproven.length && proven.length) notes.push(say('web-proof-unproven', { lines: unproven.length, which: spans(unproven) }));
  if (alone.length) notes.push(say('web-proof-alone', { lines: alone.length, which: spans(alone) }));
  if (leftOut.length) notes.push(say('verify-left-out', { names: silent(leftOut) }));
  notes.push(say('web-proof-rules'));
  at('notes').replaceChildren(...notes.map((note) => element('p', note)));
  at('rolls').replaceChildren(...proven.map((roll) => working(roll, names)));
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
