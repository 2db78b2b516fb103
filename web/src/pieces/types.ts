/** What the pieces are given: parts of the server's messages. */
import type { BoardView, Row as CasinoRow, TableauRow } from '../lib/net/messages';

export type Owner = CasinoRow['owner'];
export type DieOwner = Owner | 'extra';
export type Board = BoardView;
export type Row = TableauRow;

export interface BoardProps {
  board: Board;
  compact?: boolean;
}
