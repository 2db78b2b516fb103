import type { ShownProof } from '../lib/net/messages';
import { Account, type Game, type GameRecord } from './account';
import { isChance } from './lines';
import { compare, type Compared, type Receipt } from './receipt';
import { Wrong } from './wrong';

// Checking a game in the browser: all but whether the rules ask for these rolls, which `zocker verify` checks, too

/** What a check has found. */
export interface Report {
  game: Game;
  account: Account;
  chances: readonly number[]; // the lines of all rolls and draws
  isOver: boolean;
  receipt: Compared | Wrong | null; // what a comparison with a receipt has found, if there is one
}

const SLICE = 6; // lines of a proof that are checked before the screen may answer again

/** Check a game, with a receipt if there is one. */
export async function check(game: Game, receipt: Receipt | null = null): Promise<Report> {
  const account = new Account(game);
  while (account.check(SLICE)) await new Promise((resolve) => setTimeout(resolve));
  const chances = [...game.lines].filter(([, text]) => isChance(text)).map(([line]) => line);
  const isOver = game.record?.result != null || account.ledger.close !== null;
  return { game, account, chances, isOver, receipt: receipt && compared(account, receipt) };
}

function compared(account: Account, receipt: Receipt): Compared | Wrong {
  try {
    return compare(account, receipt);
  } catch (reason) {
    if (reason instanceof Wrong) return reason;
    throw reason;
  }
}

/** Return what there is to check of a table that plays on. */
export const gameOfTable = ({ names, dice, chances, proof }: ShownProof): Game => ({
  names,
  dice,
  lines: new Map(chances.map(({ line, text }) => [line, text])),
  proof,
  record: null,
});

/** Return what there is to check of a record. */
export const gameOf = (record: GameRecord): Game => ({
  names: record.seats.map(({ name }) => name),
  dice: record.dice.source,
  lines: new Map(record.lines.map((text, index) => [index + 1, text])),
  proof: record.proof ?? null,
  record,
});

/** Return the record that a file holds; throw if it holds none. */
export function readRecord(text: string): GameRecord {
  const record = JSON.parse(text) as GameRecord;
  const isNamed = record.seats.every(({ name }) => typeof name === 'string');
  const isRecord = isNamed && [record.seats, record.lines, record.proof?.lines ?? []].every(Array.isArray) && record.lines.every((line) => typeof line === 'string');
  if (!isRecord || typeof record.dice.source !== 'string') throw new TypeError('no record');
  return record;
}

/** Write numbers in order, neighbours as one span: "1–3, 7". */
export function spans(lines: readonly number[]): string {
  const found: [number, number][] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else found.push([line, line]);
  }
  return found.map(([first, last]) => (first === last ? first : `${first}–${last}`)).join(', ');
}
