import type { Choice, Entry, TableauView, VegasView } from '../net/messages';

export type Owner = number | 'neutral' | 'grey' | 'extra';

/** A die that has been rolled and not placed yet. */
export interface LooseDie {
  face: number;
  owner: Owner;
  biggy: boolean;
}

const dice = (faces: readonly number[] | undefined, owner: Owner, biggy = false): LooseDie[] =>
  (faces ?? []).map((face) => ({ face, owner, biggy }));

const big = (face: number | null | undefined): number[] => (face ? [face] : []);

/** Return the extra dice that a decision is about. */
export const extraDice = (waiting: VegasView['waiting'] | undefined): readonly number[] =>
  waiting?.for === 'decision' ? (waiting.dice ?? []) : [];

/** Return the roll on the table, with who is to place it. */
export function rollOnTable(vegas: VegasView | null, tableau: TableauView | null): { seat: number; dice: LooseDie[] } | null {
  const waiting = (vegas ?? tableau)?.waiting;
  if (waiting?.for !== 'decision') return null;
  const seat = waiting.seat;
  if (tableau) return tableau.rolled.length ? { seat, dice: dice(tableau.rolled, seat) } : null;
  if (!vegas) return null;
  const loose = [
    ...dice(vegas.small, seat),
    ...dice(big(vegas.biggy), seat, true),
    ...dice(vegas.neutral, 'neutral'),
    ...dice(extraDice(waiting), 'extra'),
  ];
  return loose.length ? { seat, dice: loose } : null;
}

/** Return the dice of a roll that no choice places, by face: their casinos are closed. */
export function idleDice(vegas: VegasView | null, choices: readonly Choice[]): { face: number; dice: LooseDie[] }[] {
  const placed = choices.map(({ move }) => move.casino);
  return groupByFace(rollOnTable(vegas, null)?.dice ?? []).filter(({ face }) => !placed.includes(face));
}

/** Return the dice that an event has rolled, if it is a roll. */
export function rollOfEvent(event: Entry['event']): { seat: number | null; dice: LooseDie[] } | null {
  switch (event.event) {
    case 'rolled':
      return { seat: event.seat, dice: [...dice(event.small, event.seat), ...dice(big(event.biggy), event.seat, true), ...dice(event.neutral, 'neutral')] };
    case 'extra-rolled':
      return { seat: event.seat, dice: dice(event.dice, 'extra') };
    case 'neutral-rolled':
      return { seat: event.seat, dice: [...dice(event.small, 'neutral'), ...dice(big(event.biggy), 'neutral', true)] };
    default:
      return null;
  }
}

/** Group a roll by face, lowest first; within a face own dice, then the Biggy, then neutral ones. */
export function groupByFace(loose: readonly LooseDie[]): { face: number; dice: LooseDie[] }[] {
  const faces = [...new Set(loose.map((die) => die.face))].sort((a, b) => a - b);
  const order = (die: LooseDie) => (die.owner === 'neutral' ? 2 : die.biggy ? 1 : 0);
  return faces.map((face) => ({
    face,
    dice: loose.filter((die) => die.face === face).sort((a, b) => order(a) - order(b)),
  }));
}

/** Group the choices of a tableau by the die that they place; those that place none come apart. */
export function groupChoices(choices: readonly Choice[]): { dice: { face: number; choices: Choice[] }[]; others: Choice[] } {
  const faces = [...new Set(choices.flatMap(({ move }) => (move.row && move.face ? [move.face] : [])))].sort();
  return {
    dice: faces.map((face) => ({ face, choices: choices.filter(({ move }) => move.row && move.face === face) })),
    others: choices.filter(({ move }) => !move.row),
  };
}
