import type { Judged, Story, StoryError, TurningPoint } from '../lib/net/messages';

/** Return everybody's chance to win after so many lines. */
export function chancesAt({ judged }: Story, line: number): number[] | null {
  const points = judged?.points ?? [];
  return (points.findLast((point) => point.line <= line) ?? points[0])?.chances ?? null;
}

/** Return the error that the last of so many lines was, if it was one. */
export const errorAt = ({ judged }: Story, line: number): StoryError | undefined => judged?.errors.find((error) => error.line === line);

/** Tell texts whether mistakes are named. */
export const mistakesOf = (judged: Judged | null): 'named' | 'none' => (judged?.names_mistakes ? 'named' : 'none');

/** A mark on the way through a game. */
export interface Mark {
  kind: 'round' | 'error' | 'turn';
  line: number;
  seat: number | null;
}

/** Return what is to be marked: where rounds begin, errors, and the turning points over them. */
export function marksOf({ rounds, judged }: Story): Mark[] {
  const turns: TurningPoint[] = judged?.turning_points ?? [];
  const errors = (judged?.errors ?? []).filter(({ line }) => !turns.some((turn) => turn.line === line));
  return [
    ...rounds.slice(1).map(({ line }): Mark => ({ kind: 'round', line, seat: null })),
    ...errors.map(({ line, seat }): Mark => ({ kind: 'error', line, seat })),
    ...turns.map(({ line, seat }): Mark => ({ kind: 'turn', line, seat })),
  ];
}

/** Return round numbers from zero to at least the given one: few enough to be written beside a chart. */
export function ticksTo(most: number, few = 4): number[] {
  const rough = Math.max(1, most) / few;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? rough;
  return Array.from({ length: Math.ceil(most / step - 1e-9) + 1 }, (_, n) => n * step);
}

/** Return some of many: the first, the last, and those between them at even distances. */
export function some<Item>(all: readonly Item[], most: number): Item[] {
  const apart = Math.ceil(all.length / most);
  return all.filter((_, index) => index % apart === 0);
}
