import type { Row, TableauView, VegasView } from '../net/messages';

/** Return a view with one casino changed. */
function withCasino(view: VegasView, number: number, change: (casino: VegasView['casinos'][number]) => object): VegasView {
  const casinos = view.casinos.map((casino) => (casino.number === number ? { ...casino, ...change(casino) } : casino));
  return { ...view, casinos };
}

/** Take the dice of an owner off a casino, for they were tied. */
export const withoutRow = (view: VegasView, casino: number, owner: Row['owner']): VegasView =>
  withCasino(view, casino, ({ rows }) => ({ rows: rows.filter((row) => row.owner !== owner) }));

/** Return which bill is taken: the last of several equal ones, and the highest where its amount is a secret. */
export const billTaken = (bills: readonly number[], amount: number | null): number =>
  amount === null ? bills.indexOf(Math.max(...bills)) : bills.lastIndexOf(amount);

/** Take one bill from a casino. */
export const withoutBill = (view: VegasView, casino: number, amount: number | null): VegasView =>
  withCasino(view, casino, ({ bills }) => {
    const at = billTaken(bills, amount);
    return { bills: bills.filter((_, index) => index !== at) };
  });

/** Name each bill of a casino, so that none is ever taken for another, nor for one of another round. */
export const billKeys = (round: number, bills: readonly number[]): string[] =>
  bills.map((amount, index) => `${round}:${amount}:${bills.slice(0, index).filter((other) => other === amount).length}`);

/** Give a seat money, where the reader sees that seat's. */
export function withMoney(view: VegasView, seat: number, amount: number | null): VegasView {
  const seats = view.seats.map((held, index) =>
    index === seat && held.money !== null ? { ...held, money: held.money + (amount ?? 0) } : held,
  );
  return { ...view, seats };
}

/** Return the table of a scoring with the money that everybody had before it: the show pays it out. */
export function beforeScoring(showdown: VegasView, before: VegasView | null): VegasView {
  const seats = showdown.seats.map((held, seat) => {
    const had = before?.seats[seat];
    return had ? { ...held, money: had.money, bills: had.bills, chips: had.chips } : held;
  });
  return { ...showdown, seats };
}

/** Return a tableau with the points that everybody had before: a row that is full is settled a moment later. */
export const withPointsOf = (before: TableauView, now: TableauView): TableauView => ({
  ...now,
  seats: now.seats.map((held, seat) => ({ ...held, points: before.seats[seat]?.points ?? held.points })),
});
