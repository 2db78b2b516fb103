import type { Chance, Entry, Table } from '../lib/net/messages';
import { numbersOf, type Seats } from './fields';

// What a table on the screen says about chance, and about what was chosen

/** Return what the table waits for, if it is chance. */
export function chanceOf({ view }: Table): Chance | null {
  const waiting = view?.now.waiting;
  return waiting?.for === 'chance' ? waiting : null;
}

/** Tell whether someone at some seats has to press Roll first: no bot does for them. */
export function isRollOf(seats: Seats, table: Table): boolean {
  const chance = chanceOf(table);
  return !!chance && !chance.by_itself && !chance.chosen && numbersOf(seats).some((seat) => seat - 1 === chance.seat && !table.people[seat - 1]?.stand_in);
}

/** Tell whether a table asks someone who isn't here: no honest server does. */
export const asksOthers = ({ here, you, choices, roll }: Table): boolean => (you !== null && !here.includes(you)) || (!here.length && (choices.length > 0 || roll !== null));

/** Return the choice that an entry tells, as a proof writes it: empty if it is secret, null if it tells something else. */
export function choiceOf({ event }: Entry): string | null {
  switch (event.event) {
    case 'placed':
      return `place ${event.casino}`;
    case 'die-placed':
      return `place ${event.face} in row ${event.row}`;
    case 'rolls-again':
      return 'roll again';
    case 'stopped':
      return 'stop';
    case 'chose':
      return event.move?.text ?? '';
    default:
      return null;
  }
}

/** Return all rolls that a table shows, as a proof writes them. */
export const rollsOf = ({ log }: Table): string[] => log.flatMap(rollOf);

function rollOf({ event }: Entry): string[] {
  if (event.event === 'extra-rolled') return [['extra', ...event.dice].join(' ')];
  if (event.event !== 'rolled' && event.event !== 'neutral-rolled') return [];
  const neutral = 'neutral' in event ? event.neutral : [];
  const dice = [...event.small, ...(neutral?.length ? ['+', ...neutral] : []), ...(event.biggy ? [`B${event.biggy}`] : [])];
  return [[event.event === 'rolled' ? 'roll' : 'neutral', ...dice].join(' ')];
}

/** Tell whether dice at this table are proven: they roll here, for people who have a seat. */
export const isProven = ({ started, dice, lesson, closed, people }: Table): boolean =>
  started && dice === 'system' && !lesson && !closed && people.some(({ name, bot, stand_in }) => name !== null && (bot === null || stand_in));
