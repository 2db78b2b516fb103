import type { Account } from './account';
import { HEX_32, HEX_64, ID } from './fields';
import { isKey, isSigned } from './keys';
import { read } from './lines';
import { firstHead, serverMessage } from './messages';
import { Wrong } from './wrong';

// What a browser keeps of a game, so that it can tell later whether a record is that game: zocker/proof/receipt.py is the same

/** All that one browser has seen of one game: of each genesis the heads after it, up to one that the server has signed. */
export interface Receipt {
  'zocker-receipt': 2;
  table: string;
  key: string | null; // of its device, if it took part
  seen: { genesis: string; heads: string[]; signature: string; lost: boolean }[]; // lost: the server went back to before the genesis
}

/** A receipt that belongs to a record: lines of the proof that its browser had not seen, and those that were lost since. */
export interface Compared {
  unseen: number;
  lost: number; // seen by the browser, and gone since it saw the proof begin once more
  rolls: number; // and draws in which its device took part
}

const MAX_LENGTH = 4_000_000;

/** Return the receipt that a text writes. */
export function readReceipt(text: string): Receipt {
  try {
    const receipt = JSON.parse(text) as Receipt;
    const isSound = text.length <= MAX_LENGTH && hasOnly(receipt, ['zocker-receipt', 'table', 'key', 'seen']) && receipt['zocker-receipt'] === 2;
    if (isSound && receipt.seen.length > 0 && receipt.seen.every(isSeen)) {
      ID.read(receipt.table);
      if (receipt.key !== null) HEX_32.read(receipt.key);
      return receipt;
    }
  } catch {
    // told below
  }
  throw new Wrong('error-receipt-form');
}

function isSeen(seen: Receipt['seen'][number]): boolean {
  const { genesis, heads, signature, lost } = seen;
  HEX_64.read(signature);
  const isSound = hasOnly(seen, ['genesis', 'heads', 'signature', 'lost']) && typeof genesis === 'string' && typeof lost === 'boolean';
  return isSound && heads.length > 0 && heads.every((head) => HEX_32.read(head) === head);
}

const hasOnly = (thing: object, names: readonly string[]): boolean => Object.keys(thing).sort().join() === [...names].sort().join();

/** Refuse a record that is not the game that a browser has seen, or less of it. */
export function compare({ ledger: { sections }, heads, rollsOf }: Account, receipt: Receipt): Compared {
  const starts = receipt.seen.map((seen) => startOf(receipt, seen));
  let [known, lost] = [0, 0];
  for (const [index, seen] of receipt.seen.entries()) {
    const number = sections.findLastIndex((section) => section.start === starts[index]);
    if (number < 0 && !seen.lost) throw new Wrong('error-receipt-other');
    if (number < 0) {
      lost += 1 + seen.heads.length;
      continue;
    }
    const [first, next] = [sections[number]!.after + 1, sections[number + 1]];
    const there = heads.slice(first, Math.min(next?.after ?? heads.length, first + seen.heads.length));
    if (there.some((head, at) => head !== seen.heads[at])) throw new Wrong('error-receipt-differs');
    if (there.length < seen.heads.length) {
      if (!next) throw new Wrong('error-receipt-more');
      if (!starts.includes(next.start)) throw new Wrong('error-receipt-differs'); // it goes on otherwise than this browser has seen
    }
    known = Math.max(known, first + there.length);
    lost += seen.heads.length - there.length;
  }
  if (!known) throw new Wrong('error-receipt-other');
  return { unseen: heads.length - known, lost, rolls: rollsOf.get(receipt.key ?? '') ?? 0 };
}

/** Return the head of the genesis, if a server has signed what was seen after it. */
function startOf({ table }: Receipt, { genesis, heads, signature }: Receipt['seen'][number]): string {
  const line = read(genesis);
  const isSound = line.kind === 'genesis' && line.table === table && isKey(line.key) && isSigned(line.key, serverMessage(heads.at(-1)!), signature);
  if (!isSound) throw new Wrong('error-receipt-form');
  return firstHead(genesis);
}
