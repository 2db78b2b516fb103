import type { Choice } from '../../lib/net/messages';
import type { Fields } from '../../pieces/boards/parts/fields';

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

const placeOf = (casino: number, field: number) => `field-${casino}-${field}`;

/** Return the fields of the board at a casino that can be touched. */
export const fieldsAt = (casino: number, touch: Touch | undefined): string[] =>
  [...(touch?.targets.keys() ?? []), ...(touch?.pieces.keys() ?? [])].filter((place) => place.startsWith(`field-${casino}-`));

/** Say what can be done with the fields of the board at a casino; the one that is aimed at stands out. */
export const fieldsOf = (casino: () => number, touch: () => Touch | undefined, aimed: () => string | null | undefined): Fields => ({
  look: (field) => {
    const place = placeOf(casino(), field);
    const picked = touch()?.picked;
    if (aimed() === place || (picked != null && picked === touch()?.pieces.get(place))) return 'aimed';
    return fieldsAt(casino(), touch()).includes(place) ? 'on' : 'off';
  },
  point: (field) => touch()?.point((field !== null && touch()?.targets.get(placeOf(casino(), field))) || null),
  choose: (field, finger) => {
    const place = placeOf(casino(), field);
    const [choice, piece] = [touch()?.targets.get(place), touch()?.pieces.get(place)];
    if (choice) touch()?.choose(choice, finger);
    else if (piece) touch()?.pick(piece);
  },
});
