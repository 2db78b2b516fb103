import type { SeatView, TableauSeatView, TableauView, VegasView } from '../../lib/net/messages';
import { money, say, shortMoney } from '../../lib/text';

/** What somebody has, as the seat's card shows it; null is hidden, or not part of the game. */
export interface Held {
  small: number;
  biggy: number;
  neutral: number;
  chips: number | null;
  score: string | null;
  short: string | null;
}

export const NOTHING: Held = { small: 0, biggy: 0, neutral: 0, chips: null, score: null, short: null };

const heldInVegas = ({ small, biggy = 0, neutral = 0, chips = null, money: dollars }: SeatView): Held => ({
  small,
  biggy,
  neutral,
  chips,
  score: dollars === null ? null : money(dollars),
  short: dollars === null ? null : shortMoney(dollars),
});

const heldInGambler = ({ dice, points }: TableauSeatView): Held => ({
  ...NOTHING,
  small: dice,
  score: say('web-points', { points }),
  short: String(points),
});

/** Return what everybody has, in any game. */
export const heldBy = (vegas: VegasView | null, tableau: TableauView | null): Held[] =>
  vegas?.seats.map(heldInVegas) ?? tableau?.seats.map(heldInGambler) ?? [];
