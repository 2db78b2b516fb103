// Written by tools/wire_types.py from src/zocker/server/messages: change it there.

export const PROTOCOL = 150728432;

export const LANGUAGES = {"en":"English","de":"Deutsch","fr":"Français"} as const;

export const GAMES = ["las-vegas","las-vegas-2019","royale","gambler"] as const;

export const LEVELS = ["rookie","regular","shark","legend"] as const;

export const CHARACTERS = ["fox","cat","owl","bear","rabbit","flamingo","frog","penguin","octopus","lion","panda","raccoon"] as const;

export interface Table {
  type: "table";
  game: "gambler" | "las-vegas" | "las-vegas-2019" | "royale";
  people: Person[];
  terms: string[];
  dice: "system" | "typed";
  public: boolean;
  paused: boolean;
  gathers: boolean;
  rematch: string | null;
  rematch_wanted: number[];
  lesson: Lesson | null;
  practice: boolean;
  clock: Clock | null;
  absence: Absence | null;
  warming: boolean;
  watching: number;
  awaited: number[];
  may_go_on: boolean;
  fewest: number;
  most: number;
  you: number | null;
  here: number[];
  private: number | null;
  host: boolean;
  line_count: number;
  started: boolean;
  closed: string | null;
  view: VegasTable | TableauTable | null;
  hand_over: number | null;
  question: string | null;
  choices: Choice[];
  roll: Roll | null;
  chance_input: ChanceInput | null;
  may_undo: boolean;
  may_hint: boolean;
  waits_for: number | null;
  log_from: number;
  log: Entry[];
  ranking: Rank[];
  verdict: string | null;
}

export interface Person {
  name: string | null;
  bot: "legend" | "regular" | "rookie" | "shark" | null;
  present: boolean;
  stand_in: boolean;
  may_stand_in: boolean;
  may_remove: boolean;
  tag?: string | null;
  blocked?: boolean;
  portrait?: ShownPortrait | null;
}

export interface ShownPortrait {
  character: "bear" | "cat" | "flamingo" | "fox" | "frog" | "lion" | "octopus" | "owl" | "panda" | "penguin" | "rabbit" | "raccoon" | "legend" | "regular" | "rookie" | "shark";
  colour: number;
}

export interface Lesson {
  number: number;
  of: number;
  text: string;
  move: string | null;
  done: boolean;
}

export interface Clock {
  seat: number;
  left: number;
  whole: number;
}

export interface Absence {
  seat: number;
  left: number | null;
}

export interface VegasTable {
  kind: "vegas";
  now: VegasView;
  scored: VegasView | null;
  boards: Board[];
}

export interface VegasView {
  round: number;
  rounds: number;
  starter: number;
  casinos: Casino[];
  seats: SeatView[];
  waiting: Decision | Chance | Over;
  small?: number[];
  biggy?: number | null;
  neutral?: number[];
}

export interface Casino {
  number: number;
  name: string;
  bills: number[];
  rows: Row[];
  closed?: boolean;
  board?: BoardView | null;
}

export interface Row {
  owner: number | "grey" | "neutral";
  small: number;
  count: number;
  rank: number | null;
  prize: number;
  biggy?: number;
  extra?: number;
  tied?: boolean;
  leads?: boolean;
}

export interface BoardView {
  face: string;
  name: string;
  pays?: number[];
  lowest_bill?: number | null;
  places?: number[];
  amount?: number | null;
  holder?: number | null;
  closed?: number | null;
  step?: number | null;
  next_pays?: number | null;
  groups?: number[];
  fields?: number[];
  dice?: LyingDie[];
}

export interface LyingDie {
  owner: number;
  die: string;
  field?: number | null;
}

export interface SeatView {
  small: number;
  money: number | null;
  bills: number[] | null;
  biggy?: number;
  neutral?: number;
  chips?: number | null;
}

export interface Decision {
  for: "decision";
  seat: number;
  kind: string;
  moves: Move[];
  board?: string | null;
  dice?: number[];
  amount?: number | null;
  secret?: boolean;
  private?: boolean;
}

export interface Move {
  code: number;
  text: string;
  casino?: number | null;
  small?: number;
  neutral?: number;
  biggy?: number;
  die?: string | null;
  number?: number | null;
  board?: string | null;
  reward?: string | null;
  tiles?: number[];
  hidden?: number;
  markers?: number;
  grey?: number;
  extra?: number;
  pays?: number | null;
  row?: number | null;
  face?: number | null;
}

export interface Chance {
  for: "chance";
  kind: string;
  seat?: number | null;
  casino?: number | null;
  small?: number;
  neutral?: number;
  biggy?: number;
  number?: number | null;
  board?: string | null;
  by_itself?: boolean;
  chosen?: boolean;
}

export interface Over {
  for: "over";
}

export interface Board {
  face: string;
  text: string;
}

export interface TableauTable {
  kind: "tableau";
  now: TableauView;
  scored: TableauView | null;
  name: string;
}

export interface TableauView {
  round: number;
  rounds: number | null;
  target: number;
  starter: number;
  tableau: number | null;
  rows: TableauRow[];
  seats: TableauSeatView[];
  rolled: number[];
  waiting: Decision | Chance | Over;
}

export interface TableauRow {
  number: number;
  kind: string;
  boxes: string[];
  points: number;
  dice: number[];
  fits: number[];
}

export interface TableauSeatView {
  points: number;
  dice: number;
}

export interface Choice {
  key: string;
  move: Move;
  label: string;
  deed: string;
  effect: Phrase[];
  casino: Casino | null;
  row: TableauRow | null;
  piece: string;
  places: string[];
}

export interface Phrase {
  tone: "bad" | "best" | "board" | "dim" | "good" | "plain";
  text: string;
}

export interface Roll {
  label: string;
  dice: number;
}

export interface ChanceInput {
  kind: string;
  task: string;
  question: string;
  small: number;
  neutral: number;
  biggy: number;
  options: ChanceOption[];
  least: number;
  most: number;
  again: boolean;
}

export interface ChanceOption {
  text: string;
  label: string;
  board?: BoardView | null;
}

export interface Entry {
  event: BoardsLaid | BoxShown | CameBack | Chose | DiePlaced | Displaced | ExtraRolled | Fined | FistShown | JackpotRose | MarkerReturned | MarkerTaken | NeutralRolled | NothingFits | Paid | PairDrawn | Placed | Rewarded | Rolled | RollsAgain | RoundBegan | RoundEnded | RowFinished | SetAside | StarterDrawn | Stocked | Stopped | TableauTurned | Tied | TileTaken | TookBack | Unclaimed;
  text: string;
}

export interface BoardsLaid {
  event: "boards-laid";
  boards: string[];
}

export interface BoxShown {
  event: "box-shown";
  seat: number;
  taken: number[] | null;
  left: number[] | null;
}

export interface CameBack {
  event: "came-back";
  owner: number;
  die: string;
}

export interface Chose {
  event: "chose";
  seat: number;
  kind: string;
  board: string | null;
  move: Move | null;
}

export interface DiePlaced {
  event: "die-placed";
  seat: number;
  face: number;
  row: number;
}

export interface Displaced {
  event: "displaced";
  owner: number;
  casino: number;
  die: string;
}

export interface ExtraRolled {
  event: "extra-rolled";
  seat: number;
  board: string;
  dice: number[];
}

export interface Fined {
  event: "fined";
  seat: number;
  amount: number | null;
}

export interface FistShown {
  event: "fist-shown";
  seat: number;
  number: number;
  guess: number;
}

export interface JackpotRose {
  event: "jackpot-rose";
  amount: number | null;
}

export interface MarkerReturned {
  event: "marker-returned";
  seat: number;
}

export interface MarkerTaken {
  event: "marker-taken";
  seat: number;
}

export interface NeutralRolled {
  event: "neutral-rolled";
  seat: number | null;
  small: number[];
  biggy?: number | null;
}

export interface NothingFits {
  event: "nothing-fits";
  seat: number;
}

export interface Paid {
  event: "paid";
  seat: number;
  casino: number;
  bill: number | null;
}

export interface PairDrawn {
  event: "pair-drawn";
  bills: number[] | null;
}

export interface Placed {
  event: "placed";
  seat: number;
  casino: number;
  small: number;
  biggy?: number;
  neutral?: number;
}

export interface Rewarded {
  event: "rewarded";
  seat: number;
  board: string;
  amount: number | null;
}

export interface Rolled {
  event: "rolled";
  seat: number;
  small: number[];
  biggy?: number | null;
  neutral?: number[];
}

export interface RollsAgain {
  event: "rolls-again";
  seat: number;
}

export interface RoundBegan {
  event: "round-began";
  round: number;
  starter: number;
}

export interface RoundEnded {
  event: "round-ended";
  round: number;
  seat: number;
}

export interface RowFinished {
  event: "row-finished";
  seat: number;
  row: number;
  points: number;
}

export interface SetAside {
  event: "set-aside";
  bills: number[];
}

export interface StarterDrawn {
  event: "starter-drawn";
  starter: number;
}

export interface Stocked {
  event: "stocked";
  casino: number;
  bill: number | null;
}

export interface Stopped {
  event: "stopped";
  seat: number;
}

export interface TableauTurned {
  event: "tableau-turned";
  tableau: number;
}

export interface Tied {
  event: "tied";
  owner: number | "grey" | "neutral";
  casino: number;
  dice: number;
}

export interface TileTaken {
  event: "tile-taken";
  seat: number;
}

export interface TookBack {
  event: "took-back";
  seat: number;
}

export interface Unclaimed {
  event: "unclaimed";
  owner: number | "grey" | "neutral" | null;
  casino: number;
  bill: number | null;
}

export interface Rank {
  seat: number;
  rank: number;
  score: string;
  won: boolean;
  more: string | null;
}

export interface Hint {
  type: "hint";
  line_count: number;
  choices: Advice[];
  best: number | null;
  text: string;
}

export interface Advice {
  code: number;
  win: string;
  score: string;
  short: string;
  share: number;
}

export interface Refused {
  type: "refused";
  text: string;
}

export interface Done {
  type: "done";
  id: number;
}

export interface Reaction {
  type: "reaction";
  seat: number;
  what: "bravo" | "hurry" | "laugh" | "ouch" | "thanks" | "think";
}

export interface ProofNews {
  type: "proof";
  first: number;
  lines: string[];
}

export interface ProofLater {
  type: "proof-later";
}

export interface Salts {
  type: "salts";
  salts: string[];
}

export interface BackInAsked {
  type: "back-in-asked";
  seats: number[];
  attempt: number;
}

export interface Created {
  table: string;
}

export interface Invitation {
  addresses: string[];
  qr: string;
  local: boolean;
  may_open: boolean;
}

export interface GameInfo {
  game: "gambler" | "las-vegas" | "las-vegas-2019" | "royale";
  fewest: number;
  most: number;
  presets: Preset[];
  options: Option[];
}

export interface Preset {
  name: string;
  label: string;
  about: string;
  options: Record<string, boolean | number | string>;
}

export interface Option {
  name: string;
  label: string;
  about: string;
  usual: boolean | number | string;
  choices: OptionChoice[];
  least: number;
  most: number;
  players: number[];
  faces: BoardView[];
}

export interface OptionChoice {
  value: boolean | number | string;
  label: string;
  players?: number[];
}

export interface Listed {
  table: string;
  game: "gambler" | "las-vegas" | "las-vegas-2019" | "royale";
  terms: string[];
  people: (string | null)[];
  portraits: (ShownPortrait | null)[];
  started: boolean;
  over: boolean;
  practice: boolean;
  your_turn: boolean;
  rematch_by: string | null;
  watching: number;
  when: number;
  score: string | null;
  rank: number | null;
  won: boolean;
  may_replay: boolean;
}

export interface Mine {
  running: Listed[];
  closed: Listed[];
  finished: Listed[];
  statistics: Tally[];
}

export interface Tally {
  game: "gambler" | "las-vegas" | "las-vegas-2019" | "royale";
  games: number;
  wins: number;
  best: string;
  mean: string;
}

export interface Codex {
  boards: CodexBoard[];
  tableaux: CodexTableau[];
}

export interface CodexBoard {
  board: BoardView;
  text: string;
}

export interface CodexTableau {
  number: number;
  name: string;
  text: string;
  rows: TableauRow[];
}

export interface DeviceLink {
  addresses: string[];
  qr: string;
  local: boolean;
  seconds: number;
}

export interface NewTable {
  game: "gambler" | "las-vegas" | "las-vegas-2019" | "royale";
  seats: NewSeat[];
  options?: Record<string, boolean | number | string>;
  clock?: number | null;
  stand_in_after?: number | null;
  public?: boolean;
  dice?: "system" | "typed";
}

export interface NewSeat {
  kind: "bot" | "here" | "kept" | "me" | "open";
  name?: string | null;
  bot?: "legend" | "regular" | "rookie" | "shark";
  seat?: number | null;
  portrait?: Portrait | null;
}

export interface Portrait {
  character: "bear" | "cat" | "flamingo" | "fox" | "frog" | "lion" | "octopus" | "owl" | "panda" | "penguin" | "rabbit" | "raccoon";
  colour: number;
}

export interface WhatIf {
  line_count: number;
  seat: number;
  bot?: "legend" | "regular" | "rookie" | "shark";
}

export interface OpenedLink {
  token: string;
}

export interface BlockedPerson {
  number: number;
  name: string;
}

export interface Unblock {
  number: number;
}

export interface ShownProof {
  dice: "system" | "typed";
  names: string[];
  chances: ShownChance[];
  proof: Proof | null;
}

export interface ShownChance {
  line: number;
  text: string;
}

export interface Proof {
  table: string;
  lines: (string | Record<string, unknown>)[];
}

export interface SetDoor {
  open: boolean;
}

export interface Story {
  winner: string;
  ranking: Rank[];
  verdict: string[];
  scores_before: number[];
  rounds: StoryRound[];
  records: string[];
  unit: "money" | "points";
  judged: Judged | null;
}

export interface StoryRound {
  number: number;
  line: number;
  scores: number[];
}

export interface Judged {
  about: string;
  names_mistakes: boolean;
  seats: StorySeat[];
  points: StoryPoint[];
  errors: StoryError[];
  turning_points: TurningPoint[];
}

export interface StorySeat {
  name: string;
  start: number;
  luck: number;
  own_errors: number | null;
  others_errors: number | null;
  corrections: number | null;
  result: number;
  text: string;
}

export interface StoryPoint {
  line: number;
  chances: number[];
}

export interface StoryError {
  line: number;
  seat: number;
  loss: number;
  better: string;
  place: string | null;
  better_place: string | null;
}

export interface TurningPoint {
  line: number;
  round: number;
  seat: number | null;
  text: string;
  better: string | null;
  place: string | null;
  better_place: string | null;
  moved: string;
  table: Table;
}

export interface Skill {
  games: SkillOf[];
  missing: number;
}

export interface SkillOf {
  game: "gambler" | "las-vegas" | "las-vegas-2019" | "royale";
  played: SkillGame[];
  lapses: Lapse[];
  luck_only: string | null;
}

export interface SkillGame {
  table: string;
  when: number;
  start: number;
  luck: number;
  errors: number | null;
  result: number;
}

export interface Lapse {
  label: string;
  times: number;
  cost: number;
  table: string;
  line_count: number;
  seat: number;
  text: string;
}

export interface DoRoll {
  type: "roll";
  line_count: number;
  id?: number | null;
}

export interface DoPlay {
  type: "play";
  line_count: number;
  move: string;
  id?: number | null;
}

export interface DoUndo {
  type: "undo";
  line_count: number;
  id?: number | null;
}

export interface AskHint {
  type: "hint";
  line_count: number;
  id?: number | null;
}

export interface Join {
  type: "join";
  seat: number;
  name: string;
  portrait?: Portrait | null;
  id?: number | null;
}

export interface Dress {
  type: "dress";
  seat: number;
  portrait: Portrait;
  id?: number | null;
}

export interface Start {
  type: "start";
  without_open?: boolean;
  id?: number | null;
}

export interface StandIn {
  type: "stand-in";
  seat: number;
  id?: number | null;
}

export interface Supply {
  type: "supply";
  line_count: number;
  text: string;
  id?: number | null;
}

export interface Look {
  type: "look";
  seat: number | null;
  id?: number | null;
}

export interface React {
  type: "react";
  what: "bravo" | "hurry" | "laugh" | "ouch" | "thanks" | "think";
  id?: number | null;
}

export interface Pace {
  type: "pace";
  instant: boolean;
  id?: number | null;
}

export interface MakeCommit {
  type: "commit";
  line: string;
  id?: number | null;
}

export interface GiveAnswer {
  type: "answer";
  attempt: number;
  link: string;
  signature: string;
  id?: number | null;
}

export interface Here {
  type: "here";
  id?: number | null;
}

export interface AskBackIn {
  type: "ask-back-in";
  id?: number | null;
}

export interface Agree {
  type: "agree";
  seats: number[];
  attempt: number;
  signature: string;
  id?: number | null;
}

export interface Sign {
  type: "sign";
  signature: string;
  id?: number | null;
}

export interface Remember {
  type: "remember";
  head: string;
  signature: string;
  id?: number | null;
}

export interface GoOn {
  type: "go-on";
  id?: number | null;
}

export interface Pause {
  type: "pause";
  on: boolean;
  id?: number | null;
}

export interface Remove {
  type: "remove";
  seat: number;
  id?: number | null;
}

export interface Arrange {
  type: "arrange";
  seats: NewSeat[];
  id?: number | null;
}

export interface Leave {
  type: "leave";
  id?: number | null;
}

export interface Block {
  type: "block";
  seat: number;
  id?: number | null;
}

export type FromServer = Table | Hint | Refused | Done | Reaction | ProofNews | ProofLater | Salts | BackInAsked;

export type Action = DoRoll | DoPlay | DoUndo | AskHint | Join | Dress | Start | StandIn | Supply | Look | React | Pace | MakeCommit | GiveAnswer | Here | AskBackIn | Agree | Sign | Remember | GoOn | Pause | Remove | Arrange | Leave | Block;
