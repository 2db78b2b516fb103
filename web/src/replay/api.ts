import { ask, post } from '../lib/net/api';
import type { Created, Table, WhatIf } from '../lib/net/messages';

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

/** Ask what a game looked like after so many lines, up to forty at once; beyond its end there is the end. */
export const stepsOf = (table: string, first: number, last: number, language: string): Promise<Table[]> =>
  ask(`${at(table)}/steps?first=${first}&last=${last}&lang=${language}`);

export const recordAddress = (table: string): string => `${at(table)}/record`;

/** Play on from a position of a game that is over. */
export const playOn = (table: string, asked: WhatIf, language: string): Promise<Created> =>
  ask(`${at(table)}/what-if?lang=${language}`, post(asked));

/** Bring a record along; the server checks it first. */
export const uploadRecord = (record: Blob, language: string): Promise<Created> =>
  ask(`/api/records?lang=${language}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: record });
