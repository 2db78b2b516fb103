import type { Person, Table } from '../../lib/net/messages';

/** Return what a seat is, in a word that the catalogue knows. */
export function stateOf(person: Person, seat: number, { here }: Pick<Table, 'here'>): string {
  if (person.stand_in) return 'stand-in';
  if (!person.present && !person.bot) return 'away';
  if (person.bot) return person.bot;
  return here.length === 1 && here[0] === seat ? 'you' : 'here';
}
