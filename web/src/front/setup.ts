import type { GameInfo, NewTable, Option, OptionChoice, Portrait, Preset } from '../lib/net/messages';
import { LEVELS, type Level } from '../lib/people';

export type Value = Option['usual'];

/** Whom a seat is for, as one word: a bot by its level. */
export type For = 'me' | 'open' | 'here' | Level;

export interface Seat {
  id: number; // so that a seat stays the same when it is moved
  for: For;
  name: string;
}

/** A table that is being set up. */
export interface Draft {
  seats: Seat[];
  options: Record<string, Value>; // those that are not as usual
  clock: number; // seconds, 0 for none
  away: number; // seconds until a bot sits in for a friend who is away, 0 for never
  public: boolean;
  dice: 'system' | 'typed';
}

/** The option that says how many boards there are; whoever picks faces has chosen it thereby. */
const NUMBER_OF_FACES = 'boards';

export const ABSENCES: readonly number[] = [0, 60, 120, 300];
const USUAL_ABSENCE = 120;
export const CLOCKS: readonly number[] = [0, 15, 30, 60, 120, 300];
const KINDS: readonly For[] = ['me', 'open', 'here', ...LEVELS];

export const isBot = (whom: For): whom is Level => LEVELS.some((level) => level === whom);

/** Return whom a seat can be for: you sit only once, and real dice are rolled where the table is. */
export const kinds = (draft: Draft, seat: Seat): For[] =>
  KINDS.filter((kind) => {
    if (kind === 'me') return seat.for === 'me' || draft.seats.every((other) => other.for !== 'me');
    return kind !== 'open' || draft.dice === 'system';
  });

/** Tell whether an option, or a choice of one, is for a number of players. */
export const isFor = ({ players }: Pick<OptionChoice, 'players'>, number: number): boolean => !players?.length || players.includes(number);

/** Return what an option is at a table: as chosen, or as usual, if it can be so with that many players. */
export function valueOf(draft: Draft, option: Option): Value {
  const value = draft.options[option.name] ?? option.usual;
  const choices = option.choices.filter((choice) => isFor(choice, draft.seats.length)).map((choice) => choice.value);
  if (!choices.length || choices.includes(value)) return value;
  return choices.includes(option.usual) ? option.usual : choices[0]!;
}

export const facesOf = (value: Value): string[] => String(value).split(' ').filter(Boolean);

/** Return the draft with an option changed; one that is as usual again is left out. */
export function choose(draft: Draft, info: GameInfo, option: Option, value: Value): Draft {
  const options = { ...draft.options, [option.name]: value };
  if (option.faces.length) options[NUMBER_OF_FACES] = facesOf(value).length || usual(info, NUMBER_OF_FACES);
  return { ...draft, options: unusual(info, options) };
}

/** Tell whether an option follows from the faces that were picked. */
export const isPicked = (draft: Draft, info: GameInfo, option: Option): boolean =>
  option.name === NUMBER_OF_FACES && info.options.some((other) => other.faces.length && facesOf(valueOf(draft, other)).length > 0);

export const mostFaces = (info: GameInfo): number => info.options.find(({ name }) => name === NUMBER_OF_FACES)?.most ?? 0;

/** Return the preset that a draft is, if it is one. */
export const presetOf = (draft: Draft, info: GameInfo): Preset | undefined =>
  info.presets.find((preset) => same(unusual(info, preset.options), draft.options));

/** Return the draft with the options of a preset, and the others as usual. */
export const withPreset = (draft: Draft, info: GameInfo, preset: Preset): Draft => ({ ...draft, options: unusual(info, preset.options) });

/** What people are called who give no name. */
export interface Unnamed {
  alone: () => string;
  player: (number: number) => string;
}

/** Return what the person on a seat is called without a name. */
export const usualName = (draft: Draft, index: number, names: Unnamed): string =>
  draft.seats.every((seat) => seat.for === 'me' || isBot(seat.for)) ? names.alone() : names.player(index + 1);

/** Return the table to ask the server for; people without a name get one of `names`, and the reader looks like `portrait`. */
export function asked(draft: Draft, info: GameInfo, names: Unnamed, portrait: Portrait | null = null): NewTable {
  const chosen = info.options.filter((option) => option.name in draft.options && isFor(option, draft.seats.length));
  const options = unusual(info, Object.fromEntries(chosen.map((option) => [option.name, valueOf(draft, option)])));
  const seats = draft.seats.map((seat, index): NewTable['seats'][number] => {
    if (isBot(seat.for)) return { kind: 'bot', bot: seat.for };
    if (seat.for === 'open') return { kind: 'open' };
    const person = { kind: seat.for, name: seat.name.trim() || usualName(draft, index, names) };
    return portrait && seat.for === 'me' ? { ...person, portrait } : person;
  });
  return { game: info.game, seats, options, clock: draft.clock || null, stand_in_after: draft.away || null, public: draft.public, dice: draft.dice };
}

/** Return what was chosen the last time, whatever was stored, as far as the game still has it.
 *
 * Only real dice must be chosen anew: they are there tonight, or they are not. */
export function restore(stored: string | null, info: GameInfo, name: string): Draft {
  const found = parse(stored);
  const known = Array.isArray(found.seats) ? found.seats.filter(isSeat).slice(0, info.most) : [];
  const kept = known.filter((seat, index) => seat.for !== 'me' || known.findIndex((other) => other.for === 'me') === index);
  const seats = kept.length >= info.fewest ? kept : (['me', 'regular', 'regular'] as const).map((kind) => ({ for: kind, name: '' }));
  const options = typeof found.options === 'object' && found.options !== null ? (found.options as Record<string, Value>) : {};
  return {
    seats: seats.map((seat, id) => ({ id, for: seat.for, name: seat.for === 'me' ? name : seat.name })),
    options: unusual(info, Object.fromEntries(Object.entries(options).filter(([key, value]) => fits(info, key, value)))),
    clock: CLOCKS.find((clock) => clock === found.clock) ?? 0,
    away: ABSENCES.find((away) => away === found.away) ?? USUAL_ABSENCE,
    public: found.public === true,
    dice: 'system',
  };
}

/** Return the draft with as many bots of a level as an address asks for, and the reader. */
export function withBots(draft: Draft, info: GameInfo, search: string): Draft {
  const wanted = new URLSearchParams(search);
  const level = LEVELS.find((known) => known === wanted.get('level'));
  const bots = Number(wanted.get('bots'));
  if (!level || !Number.isInteger(bots) || bots < info.fewest - 1 || bots > info.most - 1) return draft;
  const me = draft.seats.find((seat) => seat.for === 'me')?.name ?? '';
  return { ...draft, seats: [{ id: 0, for: 'me', name: me }, ...Array.from({ length: bots }, (_, index) => ({ id: index + 1, for: level, name: '' }))] };
}

const usual = (info: GameInfo, name: string): Value => info.options.find((option) => option.name === name)?.usual ?? 0;

const unusual = (info: GameInfo, options: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== usual(info, name)));

const same = (one: Record<string, Value>, other: Record<string, Value>): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([name, value]) => other[name] === value);

function fits(info: GameInfo, name: string, value: unknown): boolean {
  const option = info.options.find((known) => known.name === name);
  if (!option) return false;
  if (option.faces.length) return typeof value === 'string' && facesOf(value).every((face) => option.faces.some((known) => known.face === face));
  if (option.choices.length) return option.choices.some((choice) => choice.value === value);
  return Number.isInteger(value) && Number(value) >= option.least && Number(value) <= option.most;
}

const isSeat = (seat: unknown): seat is Omit<Seat, 'id'> => {
  if (typeof seat !== 'object' || seat === null || !('for' in seat) || !('name' in seat)) return false;
  return KINDS.some((kind) => kind === seat.for) && typeof seat.name === 'string';
};

function parse(stored: string | null): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
