/** What can be opened over the table. */
export type Page = 'help' | 'log' | 'share' | 'dice' | 'settings' | 'rounds';
