import type { ShownPortrait, Table } from '../net/messages';

/** Somebody asks the reader for a rematch: of which table, and where it is played. */
export interface Invitation {
  of: string | null; // null where only the rematch itself is known
  to: string;
  game: Table['game'];
  name: string;
  portrait: ShownPortrait | null;
}

export const invitation: { now: Invitation | null } = $state({ now: null });
