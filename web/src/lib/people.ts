import type { Person, Table } from './messages';
import { say } from './text';

export type Game = Table['game'];
export type Level = NonNullable<Person['bot']>;

export const GAMES: readonly Game[] = ['las-vegas', 'las-vegas-2019', 'royale', 'gambler'];
export const LEVELS: readonly Level[] = ['rookie', 'regular', 'shark'];

export const nameOf = (person: Person | undefined): string => person?.name ?? say('web-open-seat');
export const isOpen = (person: Person): boolean => person.name === null && person.bot === null;
