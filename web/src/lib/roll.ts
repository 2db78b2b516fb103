import type { Choice, Entry, Scene, TableauView } from './messages';

export type Owner = number | 'neutral' | 'grey' | 'extra';

/** A die that has been rolled and not placed yet. */
export interface LooseDie {
  face: number;
  owner: Owner;
  biggy: boolean;
}

const dice = (faces: readonly number[], owner: Owner, biggy = false): LooseDie[] =>
  faces.map((face) => ({ face, owner, biggy }));

const big = (face: number | null): number[] => (face ? [face] : []);

/** Return the extra dice that a decision is about. */
export const extraDice = (waiting: Scene['waiting'] | undefined): readonly number[] =>
  waiting?.for === 'decision' ? (waiting.dice ?? []) : [];

/** Return the roll on the table, with who is to place it. */
export function rollOnTable(scene: Scene | null, tableau: TableauView | null): { seat: number; dice: LooseDie[] } | null {
  const waiting = (scene ?? tableau)?.waiting;
  if (waiting?.for !== 'decision') return null;
  const seat = waiting.seat;
  if (tableau) return tableau.rolled.length ? { seat, dice: dice(tableau.rolled, seat) } : null;
  if (!scene) return null;
  const loose = [
    ...dice(scene.small, seat),
    ...dice(big(scene.biggy), seat, true),
    ...dice(scene.neutral, 'neutral'),
    ...dice(extraDice(waiting), 'extra'),
  ];
  return loose.length ? { seat, dice: loose } : null;
}

/** Return the dice that an event has rolled, if it is a roll. */
export function rollOfEvent(event: Entry['event']): { seat: number | null; dice: LooseDie[] } | null {
  switch (event.event) {
    case 'rolled':
      return { seat: event.seat, dice: [...dice(event.own, event.seat), ...dice(event.neutral, 'neutral')] };
    case 'dice-rolled':
      return { seat: event.seat, dice: [...dice(event.small, event.seat), ...dice(big(event.biggy), event.seat, true)] };
    case 'extra-rolled':
      return { seat: event.seat, dice: dice(event.dice, 'extra') };
    case 'leftover-rolled':
      return { seat: event.seat, dice: dice(event.neutral, 'neutral') };
    case 'neutral-rolled':
      return { seat: null, dice: [...dice(event.small, 'neutral'), ...dice(big(event.biggy), 'neutral', true)] };
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
