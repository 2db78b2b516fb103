import type { ChanceInput } from '../../../lib/net/messages';

/** A die that was rolled on a real table: whose it is, and what it shows; 0 until that is known. */
export interface Slot {
  kind: 'small' | 'biggy' | 'neutral';
  face: number;
}

const some = (count: number, kind: Slot['kind']): Slot[] => Array.from({ length: count }, () => ({ kind, face: 0 }));

/** Return the dice that are asked for. */
export const slotsOf = ({ small, biggy, neutral }: Pick<ChanceInput, 'small' | 'biggy' | 'neutral'>): Slot[] => [
  ...some(small, 'small'),
  ...some(biggy, 'biggy'),
  ...some(neutral, 'neutral'),
];

/** Return the dice with one more face: on the slot that was pointed at, else on the first empty one. */
export function withFace(slots: readonly Slot[], face: number, at: number | null = null): Slot[] {
  const place = at ?? slots.findIndex((slot) => !slot.face);
  return slots.map((slot, index) => (index === place ? { ...slot, face } : slot));
}

/** Return the dice without what one of them shows: the last that shows something, if not told which. */
export function withoutFace(slots: readonly Slot[], at: number | null = null): Slot[] {
  const place = at ?? slots.findLastIndex((slot) => slot.face > 0);
  return slots.map((slot, index) => (index === place ? { ...slot, face: 0 } : slot));
}

export const areFull = (slots: readonly Slot[]): boolean => slots.every((slot) => slot.face > 0);

/** Write dice as people type them: small ones first, a Biggy's with a B, neutral ones after a plus sign. */
export function written(slots: readonly Slot[]): string {
  const faces = (kind: Slot['kind']) => slots.filter((slot) => slot.kind === kind).map((slot) => String(slot.face));
  const white = faces('neutral');
  return [...faces('small'), ...faces('biggy').map((face) => `B${face}`), ...(white.length ? ['+', ...white] : [])].join(' ');
}
