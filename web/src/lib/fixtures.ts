/** Messages for tests: small, but whole. */
import type { Casino, Choice, Entry, Move, Table, TableauRow, TableauView, VegasTable, VegasView } from './net/messages';

export const entry = (text: string, event: Entry['event'] = { event: 'rolls-again', seat: 0 }): Entry => ({ event, text });

export const casino = (number: number, changed: Partial<Casino> = {}): Casino => ({
  number,
  name: `Casino ${number}`,
  bills: [],
  rows: [],
  ...changed,
});

export const vegas = (changed: Partial<VegasView> = {}): VegasView => ({
  round: 1,
  rounds: 4,
  starter: 0,
  casinos: [1, 2, 3, 4, 5, 6].map((number) => casino(number)),
  seats: [],
  waiting: { for: 'over' },
  ...changed,
});

export const tableau = (...rows: Partial<TableauRow>[]): TableauView => ({
  round: 1,
  rounds: null,
  target: 500,
  starter: 0,
  tableau: 1,
  rows: rows.map((row, index) => ({ number: index + 1, kind: 'faces', boxes: [], points: 20, dice: [], fits: [], ...row })),
  seats: [],
  rolled: [],
  waiting: { for: 'over' },
});

export const onTable = (now: VegasView, scored: VegasView | null = null): VegasTable => ({ kind: 'vegas', now, scored, boards: [] });

export const table = (n: number, changed: Partial<Table> = {}): Table => ({
  type: 'table',
  line_count: n,
  game: 'las-vegas',
  terms: [],
  dice: 'system',
  public: false,
  you: 0,
  here: [0],
  hand_over: null,
  private: null,
  host: true,
  started: true,
  closed: null,
  paused: false,
  gathers: false,
  rematch: null,
  rematch_wanted: [],
  lesson: null,
  practice: false,
  fewest: 2,
  most: 5,
  people: [],
  view: onTable(vegas()),
  question: null,
  choices: [],
  roll: null,
  chance_input: null,
  may_undo: false,
  may_hint: false,
  waits_for: 0,
  log_from: 0,
  log: [],
  ranking: [],
  verdict: null,
  clock: null,
  absence: null,
  warming: false,
  watching: 0,
  awaited: [],
  may_go_on: false,
  ...changed,
});

export const choice = (key: string, move: Partial<Move>, changed: Partial<Choice> = {}): Choice => ({
  key,
  move: { code: 0, text: key, ...move },
  label: key,
  deed: key,
  effect: [],
  casino: null,
  row: null,
  piece: '',
  places: [],
  ...changed,
});
