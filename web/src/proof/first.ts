// Written by tools/proof_vectors.py from the rules: change them there.

/** What the stack of a game holds at first, the lowest first. */
export const STACKS: Record<string, string> = {
  "las-vegas": "6x10k 8x20k 8x30k 6x40k 6x50k 5x60k 5x70k 5x80k 5x90k",
  "las-vegas-2019": "11x30k 11x40k 13x50k 15x60k 13x70k 11x80k 9x90k 7x100k",
  "royale": "11x30k 11x40k 13x50k 15x60k 13x70k 11x80k 9x90k 7x100k"
};

/** How many are drawn from it at a time, by the first word of a request. */
export const DRAWS: Record<string, Record<string, number>> = {
  "las-vegas": {
    "bill": 1
  },
  "las-vegas-2019": {
    "pair": 2
  },
  "royale": {
    "pair": 2,
    "aside": 24
  },
  "gambler": {
    "tableau": 1
  }
};

/** How many tableaux each of our sets has. */
export const DECKS: Record<string, number> = {
  "towns-1": 20,
  "towns-2": 20
};

/** What boards are drawn from. */
export const BOARDS: string = "A1/A2 B1/B2 C1/C2 D1/D2 E1/E2 F1/F2 G1/G2 H1/H2";
