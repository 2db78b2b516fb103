import { ask, Refusal } from '../lib/api';
import type { Story } from '../lib/messages';
import { spoken } from '../lib/text';

const WAITS = 503; // the game is still being looked at
const PAUSE = 1500; // milliseconds until we ask again
const MOST = 40; // times

const stories = new Map<string, Promise<Story>>();

/** Return the story of a game that is over; it is asked for once, and again if that failed. */
export function storyOf(table: string): Promise<Story> {
  const key = `${table} ${spoken()}`;
  let story = stories.get(key);
  if (!story) {
    story = fetchStory(table, MOST);
    story.catch(() => stories.delete(key));
    stories.set(key, story);
  }
  return story;
}

async function fetchStory(table: string, times: number): Promise<Story> {
  try {
    return await ask<Story>(`/api/tables/${encodeURIComponent(table)}/story?lang=${spoken()}`);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== WAITS || times < 1) throw error;
  }
  await new Promise((next) => setTimeout(next, PAUSE));
  return fetchStory(table, times - 1);
}
