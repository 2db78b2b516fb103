/** What the pieces are given. The same fields as the messages of the server. */

export type Owner = number | 'neutral' | 'grey';
export type DieOwner = Owner | 'extra';

export interface LyingDie {
  owner: number;
  die: string; // small or biggy
  field?: number | null;
}

export interface Board {
  face: string;
  name: string;
  amount?: number | null; // the jackpot; at Fifty Fifty what the marker shows
  holder?: number | null; // who has the tile or the marker
  closed?: number | null; // the casino with the No Entry! tile
  step?: number | null; // where the No Entry! marker is, from 0
  groups?: readonly number[]; // grey groups left, of one, two and three dice
  fields?: readonly number[]; // free fields for a chip, a card, an action
  dice?: readonly LyingDie[];
}

export interface Row {
  number: number;
  kind: string; // faces, stars or house
  boxes: readonly string[];
  points: number; // below 0 if it is black
  dice: readonly number[];
  fits: readonly number[];
}

export interface BoardProps {
  board: Board;
  names?: string[];
  compact?: boolean;
}
