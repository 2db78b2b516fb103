import type { Reaction } from '../../lib/net/messages';

export type Reacts = Reaction['what'];

/** What one can say without words, each drawn in a square of 40: its face, and what is on it. */
export const REACTIONS: Record<Reacts, { fill: string; body: string; lines: string }> = {
  bravo: {
    fill: '#f3c969',
    body: 'M20 3l4.9 10.6 11.6 1.4-8.6 7.9 2.3 11.5L20 28.6 9.8 34.4l2.3-11.5L3.5 15l11.6-1.4z',
    lines: 'M16 17v2M24 17v2M15.5 22.5q4.5 4.5 9 0',
  },
  ouch: {
    fill: '#ff8a73',
    body: 'M20 3.5a16.5 16.5 0 1 1 0 33 16.5 16.5 0 0 1 0-33z',
    lines: 'M11 12l5 3.5-5 3.5M29 12l-5 3.5 5 3.5M12 28q2-4 4 0t4 0 4 0 4 0',
  },
  laugh: {
    fill: '#ffd84d',
    body: 'M20 3.5a16.5 16.5 0 1 1 0 33 16.5 16.5 0 0 1 0-33z',
    lines: 'M10.5 16q2.5-4 5 0M24.5 16q2.5-4 5 0M10.5 21.5h19q-1 9-9.5 9t-9.5-9z',
  },
  think: {
    fill: '#9fd0ff',
    body: 'M20 3.5a16.5 16.5 0 1 1 0 33 16.5 16.5 0 0 1 0-33z',
    lines: 'M10.5 12.5q3-2.5 6-.5M24 10q3-2 6 1M13.5 17.5v2M27 17.5v2M14.5 28q6-3.5 11-1.5',
  },
  hurry: {
    fill: '#c9b6ff',
    body: 'M10 4h20v4q0 7-7 12 7 5 7 12v4H10v-4q0-7 7-12-7-5-7-12z',
    lines: 'M8.5 4h23M8.5 36h23M15 10.5h10l-5 6zM20 21v6M14 33q6-6 12 0z',
  },
  thanks: {
    fill: '#ff9ec7',
    body: 'M20 35C7 26.5 4 20.5 4 14.5 4 9 8 5.5 12.5 5.5q5 0 7.5 5 2.5-5 7.5-5C32 5.5 36 9 36 14.5c0 6-3 12-16 20.5z',
    lines: 'M13.5 16v2M26.5 16v2M15 22q5 4.5 10 0',
  },
};
