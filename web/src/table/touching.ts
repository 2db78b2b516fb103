import type { Choice } from '../lib/messages';

/** What pointing at something on the table does, and touching it: a place where a choice goes, or where a piece lies. */
export interface Touch {
  targets: ReadonlyMap<string, Choice>;
  pieces: ReadonlyMap<string, string>;
  picked: string | null;
  pick: (piece: string) => void;
  point: (choice: Choice | null) => void;
  choose: (choice: Choice, finger: boolean) => void;
  settled: () => boolean;
}
