import type { ShownPortrait } from '../lib/net/messages';

type Seated = ShownPortrait | null | undefined;

let seated: readonly Seated[] = $state.raw([]);

/** Say who sits at the table that is on the screen; nobody does where there is none. */
export function takeSeats(portraits: readonly Seated[]): void {
  if (JSON.stringify(portraits) !== JSON.stringify(seated)) seated = portraits;
}

export const portraitOf = (seat: number): ShownPortrait | null => seated[seat] ?? null;

/** Return the colour of a seat: of whoever sits there, else of its number. */
export const colourOf = (seat: number): number => seated[seat]?.colour ?? seat;
