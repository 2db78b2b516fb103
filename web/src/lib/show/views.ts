/** What lies on a table, by the kind of its game. */
import type { Table, TableauView, VegasView } from '../net/messages';

export const vegasOf = ({ view }: Table): VegasView | null => (view?.kind === 'vegas' ? view.now : null);

export const tableauOf = ({ view }: Table): TableauView | null => (view?.kind === 'tableau' ? view.now : null);

/** Return the table of any Las Vegas before the last line scored it, if it did. */
export const showdownOf = ({ view }: Table): VegasView | null => (view?.kind === 'vegas' ? view.scored : null);

/** Return the tableau that has just been filled. */
export const filledOf = ({ view }: Table): TableauView | null => (view?.kind === 'tableau' ? view.scored : null);

/** Return what a board on the table does. */
export const boardText = ({ view }: Table, face: string | undefined): string =>
  (view?.kind === 'vegas' && view.boards.find((board) => board.face === face)?.text) || '';
