/** What can be opened over the table. */
export type Page = 'help' | 'log' | 'share' | 'settings' | 'rounds';
