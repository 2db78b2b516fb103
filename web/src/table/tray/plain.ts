import type { Choice } from '../../lib/net/messages';

const PLACES_NOTHING = ['roll again', 'stop'];

/** Whether a choice is only words, as passing or stopping is. */
const isPlain = ({ move }: Choice): boolean =>
  !move.casino &&
  !move.row &&
  move.number === undefined &&
  !move.die &&
  !move.tiles?.length &&
  !move.board &&
  !move.biggy &&
  (!move.small || PLACES_NOTHING.includes(move.text));

/** Part choices into cards and buttons: what is only words is a button, unless there is nothing else; Gambler's stay in place. */
export function cardsAndButtons(choices: readonly Choice[]): { cards: Choice[]; buttons: Choice[] } {
  const cards = choices.filter((choice) => !isPlain(choice));
  const stays = choices.some(({ move }) => move.small && PLACES_NOTHING.includes(move.text));
  return cards.length || stays ? { cards, buttons: choices.filter(isPlain) } : { cards: [...choices], buttons: [] };
}
