import { say } from '../text';
import { PROTOCOL, type BlockedPerson, type Created, type DeviceLink, type GameInfo, type Invitation, type Listed, type Mine, type NewTable } from './messages';
import { reloadOnce } from './version';

/** Something that the server refused, in its own words (empty where it had none). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

export async function ask<Answer>(address: string, request?: RequestInit): Promise<Answer> {
  const response = await fetch(address, request);
  const theirs = response.headers.get('zocker-protocol');
  const outdated = theirs !== null && theirs !== String(PROTOCOL);
  if (outdated && !request && reloadOnce(theirs)) return new Promise(() => undefined); // the page goes away
  if (outdated && !response.ok) throw new Refusal(response.status, say('web-outdated')); // what was typed stays
  if (!response.ok) throw new Refusal(response.status, await reason(response));
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

async function reason(response: Response): Promise<string> {
  try {
    const said = (await response.json()) as { text?: string };
    return said.text ?? '';
  } catch {
    return '';
  }
}

export const post = (body?: unknown): RequestInit => ({
  method: 'POST',
  ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
});

export const createTable = (table: NewTable, language: string): Promise<Created> => ask(`/api/tables?lang=${language}`, post(table));

export const invitation = (table: string, language: string): Promise<Invitation> =>
  ask(`/api/tables/${encodeURIComponent(table)}/invitation?lang=${language}`);

/** Let the network of this room in, or close the house to it again. */
export const setDoor = (open: boolean, language: string): Promise<void> => ask(`/api/door?lang=${language}`, post({ open }));

export const gamesToPlay = (language: string): Promise<GameInfo[]> => ask(`/api/games?lang=${language}`);

export const publicTables = (language: string): Promise<Listed[]> => ask(`/api/tables?lang=${language}`);

export const myGames = (language: string): Promise<Mine> => ask(`/api/mine?lang=${language}`);

export const rematch = (table: string, language: string): Promise<Created> =>
  ask(`/api/tables/${encodeURIComponent(table)}/rematch?lang=${language}`, post());

/** Delete a game of ours that is not finished. */
export const discard = (table: string, language: string): Promise<void> => ask(`/api/tables/${encodeURIComponent(table)}/discard?lang=${language}`, post());

/** Ask for a link that brings our seats to another device. */
export const moveAway = (language: string): Promise<DeviceLink> => ask(`/api/move?lang=${language}`, post());

/** Take the seats that a link brings. */
export const moveHere = (token: string, language: string): Promise<void> => ask(`/api/moved?lang=${language}`, post({ token }));

/** Let this be the only browser with our seats. */
export const endSessions = (language: string): Promise<void> => ask(`/api/end-sessions?lang=${language}`, post());

/** Whom we do not want at our own tables. */
export const blockedPeople = (language: string): Promise<BlockedPerson[]> => ask(`/api/blocked?lang=${language}`);

/** Let somebody come to our tables again. */
export const unblock = (number: number, language: string): Promise<void> => ask(`/api/unblock?lang=${language}`, post({ number }));
