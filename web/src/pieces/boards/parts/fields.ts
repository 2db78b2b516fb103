import { getContext, setContext } from 'svelte';

/** What can be done with the fields of a board, by their numbers. */
export interface Fields {
  look: (field: number) => 'off' | 'on' | 'aimed'; // whether it can be touched now, and is pointed at
  point: (field: number | null) => void;
  choose: (field: number, finger: boolean) => void;
}

const KEY = Symbol('fields');

export const setFields = (fields: Fields): Fields => setContext(KEY, fields);

/** Return what can be done with the fields of this board; nothing where it is only a picture. */
export const fieldsHere = (): Fields | undefined => getContext(KEY);
