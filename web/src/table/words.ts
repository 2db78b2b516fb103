import type { BoardView, Casino, Choice } from '../lib/net/messages';
import type { LooseDie } from '../lib/show/roll';
import { all, money, say } from '../lib/text';

/** Say what a die shows, and whose it is where that matters. */
export const inWords = ({ face, biggy, owner }: LooseDie): string =>
  say('web-die', { face, kind: biggy ? 'biggy' : owner === 'neutral' ? 'neutral' : 'own' });

/** Say what a casino is and what it pays. */
export const casinoInWords = ({ number, name, closed, bills }: Casino): string =>
  say('web-casino', { number, name, closed: closed ? 'yes' : 'no', bills: bills.length, money: all(bills.map(money)) });

/** Say what lies on a board, if anything does. */
export function boardInWords(board: BoardView, names: readonly string[]): string {
  const name = (seat: number) => names[seat] ?? '';
  const parts = [
    board.amount != null && say('web-board-amount', { amount: money(board.amount) }),
    board.holder != null && say('web-board-holder', { name: name(board.holder) }),
    board.closed != null && say('web-board-closed', { casino: board.closed }),
    board.groups?.length && say('web-board-groups', { groups: groups(board.groups) }),
    board.fields?.length && say('web-board-fields', { chips: board.fields[0] ?? 0, bills: board.fields[1] ?? 0, actions: board.fields[2] ?? 0 }),
    board.dice?.length && all(board.dice.map(({ owner, die, field }) => say('web-board-die', { name: name(owner), die, field: field ?? 0 }))),
  ];
  return parts.filter(Boolean).join(', ');
}

/** Say which groups of grey dice are left, by their sizes: "1, 1, 2 and 3". */
const groups = (left: readonly number[]): string =>
  all(left.flatMap((count, size) => Array.from({ length: count }, () => String(size + 1)))) || '0';

/** Say what a choice is and what it would do. */
export const choiceInWords = ({ label, effect }: Choice): string => [label, ...effect.map(({ text }) => text)].join('. ');
