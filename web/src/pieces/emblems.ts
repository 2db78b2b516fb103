/** A line drawing for each casino, in a box of 40 by 40. */
const STAR = 'l1.8 4.6 4.9.3-3.8 3.1 1.3 4.8-4.2-2.7-4.2 2.7 1.3-4.8-3.8-3.1 4.9-.3z';
const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const EMBLEMS = {
  'las-vegas': [
    // Gold Mine: a pick over a nugget
    'M5 33 25 12M13 8q13-3 20 4 6 8 2 18-1-9-9-17-6-5-13-5zM18 33l3-6 7-1 4 4-1 5-6 2zM21 27l3 5 8-2M24 32l1 5',
    // Bajazzo: a jester
    `M10 24Q3 15 7 9q8 0 10 8 0-9 3-12 3 3 3 12 2-8 10-8 4 6-3 15zM10 24v3h20v-3M12 27q1 10 8 10t8-10M16 30v1M24 30v1M16 33q4 3 8 0${dot(6, 8, 2)}${dot(20, 3.5, 1.8)}${dot(34, 8, 2)}`,
    // Miracle: a conjurer's hat
    `M6 21a14 3.5 0 1 0 28 0a14 3.5 0 1 0-28 0zM10 24l2 11q8 3 16 0l2-11M20 2${STAR}M9 8v4M7 10h4M31 8v4M29 10h4`,
    // Oasis: a palm by the water
    'M18 34q-2-9 3-18M21 16Q12 9 5 17M21 16Q16 4 8 6M21 16Q25 3 33 7M21 16Q31 9 36 19M21 16q7 0 8 9M21 16q-7 1-8 9M4 35q4-3 8 0t8 0 8 0 8 0',
    // Sphinx
    'M20 4q9 0 10 10l4 15h-7l-1 7H14l-1-7H6l4-15Q11 4 20 4zM15 14q5-4 10 0v6q-1 7-5 7t-5-7zM10 17h4M9 22h5M26 17h4M26 22h5M18 27v5h4v-5M17 17h1.5M21.5 17H23M18.5 22.5h3',
    // Show Hall: a stage
    `M4 5h32v4H4zM6 9q1 15-2 26h8q1-6-1-9 7-6 8-17M34 9q-1 15 2 26h-8q-1-6 1-9-7-6-8-17M20 22${STAR}`,
  ],
  royale: [
    // Miracle: a lamp
    'M9 21q1 9 11 9 9 0 12-8 5-1 6-7-7-1-10 5H11Q3 17 4 24q1 4 7 3M15 20q5-8 10 0M20 14v2M14 35h12M20 30v5M36 12q4-4-1-5t0-5',
    // Kings: a crown
    `M7 30 4 13l9 7 7-13 7 13 9-7-3 17zM8 35h24${dot(4, 10.5, 2)}${dot(20, 5, 2)}${dot(36, 10.5, 2)}M20 22l2.5 3-2.5 3-2.5-3z`,
    // Moon
    'M23 5A16 16 0 1 0 36 26 14 14 0 0 1 23 5zM32 5v8M28 9h8M36 16v4M34 18h4',
    // Paris: the tower
    'M20 2v6M20 8q-1 17-12 28h6q6-12 12 0h6Q21 25 20 8zM17 18h6M14 26h12',
    // Cleopatra: the eye
    `M4 11q14-8 31-1M3 20q16-13 31-3-14 13-31 3zM34 17h4M17 25l-2 9q5 0 6-9M27 23q-1 11 6 11 5 0 4-5-3-3-5 1${dot(19, 18.5, 4)}`,
    // Sunset
    'M9 25a11 11 0 0 1 22 0M2 25h36M7 30h26M13 35h14M20 4v6M7 11l4 4M33 11l-4 4M2 19h4M34 19h4',
  ],
};

/** The drawing of a casino. Of all games only the one of 2012 has casinos of its own. */
export const emblem = (game: string, casino: number): string | undefined =>
  EMBLEMS[game === 'las-vegas' ? 'las-vegas' : 'royale'][casino - 1];
