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
  seen: { genesis: string; heads: string[]; signature: string }[];
}

/** A receipt that belongs to a record: the lines of the proof that its browser had not seen, and those lost since. */
export interface Compared {
  unseen: number;
  lost: number;
}

const MAX_LENGTH = 1_000_000;

/** Return the receipt that a text writes. */
export function readReceipt(text: string): Receipt {
  try {
    const receipt = JSON.parse(text) as Receipt;
    if (text.length <= MAX_LENGTH && receipt['zocker-receipt'] === 2 && receipt.seen.length > 0 && receipt.seen.every(isSeen)) {
      ID.read(receipt.table);
      return receipt;
    }
  } catch {
    // told below
  }
  throw new Wrong('error-receipt-form');
}

function isSeen({ genesis, heads, signature }: Receipt['seen'][number]): boolean {
  HEX_64.read(signature);
  return typeof genesis === 'string' && heads.length > 0 && heads.every((head) => HEX_32.read(head) === head);
}

/** Refuse a record that is not the game that a browser has seen, or less of it. */
export function compare({ ledger: { sections }, heads }: Account, receipt: Receipt): Compared {
  let [known, lost] = [0, 0];
  for (const seen of receipt.seen) {
    const start = startOf(receipt, seen);
    const number = sections.findLastIndex((section) => section.start === start);
    if (number < 0) throw new Wrong('error-receipt-other');
    const first = sections[number]!.after + 1;
    const end = sections[number + 1]?.after ?? heads.length;
    const there = heads.slice(first, Math.min(end, first + seen.heads.length));
    if (there.some((head, index) => head !== seen.heads[index])) throw new Wrong('error-receipt-differs');
    if (end === heads.length && first + seen.heads.length > end) throw new Wrong('error-receipt-more');
    known = Math.max(known, first + there.length);
    lost += seen.heads.length - there.length;
  }
  return { unseen: heads.length - known, lost };
}

/** Return the head of the genesis, if a server has signed what was seen after it. */
function startOf({ table }: Receipt, { genesis, heads, signature }: Receipt['seen'][number]): string {
  const line = read(genesis);
  const isSound = line.kind === 'genesis' && line.table === table && isKey(line.key) && isSigned(line.key, serverMessage(heads.at(-1)!), signature);
  if (!isSound) throw new Wrong('error-receipt-form');
  return firstHead(genesis);
}
