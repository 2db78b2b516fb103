import type { Choice } from '../lib/messages';

/** What pointing at something on the table does, and touching it. */
export interface Touch {
  point: (choice: Choice | null) => void;
  choose: (choice: Choice, finger: boolean) => void;
  settled: () => boolean;
}
