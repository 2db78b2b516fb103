import type { Created, Invitation, NewTable } from './messages';

/** Something that the server refused, in its own words (empty where it had none). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

async function ask<Answer>(address: string, request?: RequestInit): Promise<Answer> {
  const response = await fetch(address, request);
  if (!response.ok) throw new Refusal(response.status, await reason(response));
  return (await response.json()) as Answer;
}

async function reason(response: Response): Promise<string> {
  try {
    const said = (await response.json()) as { text?: string };
    return said.text ?? '';
  } catch {
    return '';
  }
}

export const createTable = (table: NewTable, language: string): Promise<Created> =>
  ask(`/api/tables?lang=${language}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(table),
  });

export const invitation = (table: string, language: string): Promise<Invitation> =>
  ask(`/api/tables/${encodeURIComponent(table)}/invitation?lang=${language}`);
