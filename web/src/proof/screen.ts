import type { Chance, Table } from '../lib/messages';

// What a table on the screen says about chance

/** Return what the table waits for, if it is chance. */
export function chanceOf({ vegas, gambler }: Table): Chance | null {
  const waiting = (vegas ?? gambler)?.waiting;
  return waiting?.for === 'chance' ? waiting : null;
}

/** Tell whether somebody here has to press Roll first. */
export function isOwnRoll(table: Table): boolean {
  const chance = chanceOf(table);
  return !!chance && !chance.by_itself && !chance.chosen && table.here.some((seat) => seat === chance.seat);
}

/** Return the roll that has come last, as a proof writes it, or null if something else has. */
export function rolledLast({ log }: Table): string | null {
  const event = log.at(-1)?.event;
  if (event?.event !== 'rolled') return null;
  const { small, biggy, neutral } = event;
  return ['roll', ...small, ...(neutral?.length ? ['+', ...neutral] : []), ...(biggy ? [`B${biggy}`] : [])].join(' ');
}

/** Tell whether dice at this table are proven: they roll here, for people who have a seat. */
export const isProven = ({ started, dice, lesson, closed, people }: Table): boolean =>
  started && dice === 'system' && !lesson && !closed && people.some(({ name, bot, stand_in }) => name !== null && (bot === null || stand_in));
