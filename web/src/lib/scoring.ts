import type { Row, Scene } from './messages';

/** Return a scene with one casino changed. */
function withCasino(scene: Scene, number: number, change: (casino: Scene['casinos'][number]) => object): Scene {
  const casinos = scene.casinos.map((casino) => (casino.number === number ? { ...casino, ...change(casino) } : casino));
  return { ...scene, casinos };
}

/** Take the dice of an owner off a casino, for they were tied. */
export const withoutRow = (scene: Scene, casino: number, owner: Row['owner']): Scene =>
  withCasino(scene, casino, ({ rows }) => ({ rows: rows.filter((row) => row.owner !== owner) }));

/** Take one bill or card from a casino: the highest, where its amount is a secret. */
export const withoutPaper = (scene: Scene, casino: number, amount: number | null): Scene =>
  withCasino(scene, casino, ({ paper }) => {
    const at = paper.indexOf(amount ?? Math.max(...paper));
    return { paper: paper.filter((_, index) => index !== at) };
  });

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
