import { ask, Refusal } from '../lib/net/api';
import type { Story } from '../lib/net/messages';
import { spoken } from '../lib/text';

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

/** Ask until the game has been looked at: until then there is only a text that says so. */
async function fetchStory(table: string, times: number): Promise<Story> {
  const told = await ask<Story | { text: string }>(`/api/tables/${encodeURIComponent(table)}/story?lang=${spoken()}`);
  if (!('text' in told)) return told;
  if (times < 1) throw new Refusal(202, told.text);
  await new Promise((next) => setTimeout(next, PAUSE));
  return fetchStory(table, times - 1);
}
