import { ask, post } from '../lib/net/api';
import type { Codex, Created } from '../lib/net/messages';
import type { Game } from '../lib/people';

export const codex = (language: string): Promise<Codex> => ask(`/api/codex?lang=${language}`);

/** Sit down at a table that gives a lesson. */
export const giveLesson = (game: Game, language: string): Promise<Created> => ask(`/api/lessons/${game}?lang=${language}`, post());
