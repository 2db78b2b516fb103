import type { Person, Table } from './net/messages';
import { say } from './text';

export type Game = Table['game'];
export type Level = NonNullable<Person['bot']>;

export { GAMES, LEVELS } from './net/messages';

export const nameOf = (person: Person | undefined): string => person?.name ?? say('web-open-seat');
export const isOpen = (person: Person): boolean => person.name === null && person.bot === null;
