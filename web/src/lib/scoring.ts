import type { Row, Scene } from './messages';

/** Return a scene with one casino changed. */
function withCasino(scene: Scene, number: number, change: (casino: Scene['casinos'][number]) => object): Scene {
  const casinos = scene.casinos.map((casino) => (casino.number === number ? { ...casino, ...change(casino) } : casino));
  return { ...scene, casinos };
}

/** Take the dice of an owner off a casino, for they were tied. */
export const withoutRow = (scene: Scene, casino: number, owner: Row['owner']): Scene =>
  withCasino(scene, casino, ({ rows }) => ({ rows: rows.filter((row) => row.owner !== owner) }));

/** Return which bill or card is taken: the last of several equal ones, and the highest where its amount is a secret. */
export const paperTaken = (paper: readonly number[], amount: number | null): number =>
  amount === null ? paper.indexOf(Math.max(...paper)) : paper.lastIndexOf(amount);

/** Take one bill or card from a casino. */
export const withoutPaper = (scene: Scene, casino: number, amount: number | null): Scene =>
  withCasino(scene, casino, ({ paper }) => {
    const at = paperTaken(paper, amount);
    return { paper: paper.filter((_, index) => index !== at) };
  });

/** Name each bill or card of a casino, so that none is ever taken for another, nor for one of another round. */
export const paperKeys = (round: number, paper: readonly number[]): string[] =>
  paper.map((amount, index) => `${round}:${amount}:${paper.slice(0, index).filter((other) => other === amount).length}`);

/** Give a seat money, where the reader sees that seat's. */
export function withMoney(scene: Scene, seat: number, amount: number | null): Scene {
  const places = scene.places.map((place, index) =>
    index === seat && place.money !== null ? { ...place, money: place.money + (amount ?? 0) } : place,
  );
  return { ...scene, places };
}

/** Return the table of a scoring with the money that everybody had before it: the show pays it out. */
export function beforeScoring(showdown: Scene, before: Scene | null): Scene {
  const places = showdown.places.map((place, seat) => {
    const had = before?.places[seat];
    return had ? { ...place, money: had.money, papers: had.papers, chips: had.chips } : place;
  });
  return { ...showdown, places };
}
