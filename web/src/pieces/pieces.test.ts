import { render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import Bill from './Bill.svelte';
import Board from './Board.svelte';
import { fetchDrawings } from './boards/drawings.svelte';
import { drawingOf } from './characters';
import Die from './Die.svelte';
import Portrait from './Portrait.svelte';
import { BOARDS_SHOWN, pictureOf, ROWS_SHOWN } from './samples';
import { takeSeats } from './seated.svelte';
import { SHAPES } from './shapes';
import Sign from './Sign.svelte';
import Tableau from './Tableau.svelte';
import Token from './Token.svelte';
import type { Board as BoardView } from './types';
import { CHARACTERS, LEVELS } from '../lib/net/messages';

const FACES = [...new Set(BOARDS_SHOWN.map(({ face }) => face))];
const dice = (root: Element) => [...root.querySelectorAll('g')].filter((g) => g.querySelector(':scope > .pip'));
const faces = (root: Element) => dice(root).map((g) => g.querySelectorAll(':scope > .pip').length);
const printed = (face: string): BoardView => {
  const { name = 'Some board', pays = [], lowest_bill = null, places = [] } = pictureOf(face) ?? {};
  return { face, name, pays, lowest_bill, places };
};
const draw = (board: Omit<BoardView, 'name'>, compact = false) =>
  render(Board, { board: { ...printed(board.face), ...board }, compact }).container;
const texts = (root: Element) => [...root.querySelectorAll('text')].map((text) => text.textContent?.trim());

beforeAll(fetchDrawings);

describe('Die', () => {
  it.each([1, 2, 3, 4, 5, 6])('shows %i pips', (face) => {
    expect(render(Die, { face, owner: 0 }).container.querySelectorAll('.pip')).toHaveLength(face);
  });

  it('is blank without a face', () => {
    expect(render(Die, { face: 0, owner: 'grey' }).container.querySelectorAll('.pip')).toHaveLength(0);
  });

  it('carries the shape of its seat, and none if it is nobody’s', () => {
    const shape = (owner: number | 'neutral') =>
      [...render(Die, { face: 3, owner }).container.querySelectorAll('path')].filter((path) =>
        (SHAPES as readonly string[]).includes(path.getAttribute('d') ?? ''),
      );
    expect(shape(4).map((path) => path.getAttribute('d'))).toEqual([SHAPES[4]]);
    expect(shape('neutral')).toEqual([]);
  });

  it('is larger as a Biggy', () => {
    const scale = (biggy: boolean) =>
      Number(render(Die, { face: 1, owner: 1, biggy }).container.querySelector('svg')?.style.getPropertyValue('--scale'));
    expect(scale(true)).toBeGreaterThan(1.3 * scale(false));
  });
});

describe('Token', () => {
  it('has a shape of its own for every seat', () => {
    const drawn = [0, 1, 2, 3, 4, 5].map((owner) => render(Token, { owner }).container.querySelector('path:last-child')?.getAttribute('d'));
    expect(new Set(drawn).size).toBe(6);
  });
});

describe('Portrait', () => {
  it('has a drawing of its own for everybody who may sit at a table', () => {
    const drawings = [...CHARACTERS, ...LEVELS].map(drawingOf);
    expect(drawings.every((drawing) => drawing.startsWith('<svg'))).toBe(true);
    expect(new Set(drawings).size).toBe(CHARACTERS.length + LEVELS.length);
  });

  it('shows its colour and the shape of that colour', () => {
    const { container } = render(Portrait, { character: 'owl', colour: 4 });
    expect(container.querySelectorAll('[fill="var(--p4)"]')).toHaveLength(2);
    expect(container.querySelector('path:last-child[fill="var(--i4)"]')?.getAttribute('d')).toBe(SHAPES[4]);
  });

  it('gives its colour and shape to the dice of its seat', () => {
    takeSeats([{ character: 'owl', colour: 4 }, null]);
    const drawn = (owner: number) => render(Token, { owner }).container.querySelector('path:last-child');
    expect([drawn(0), drawn(1)].map((path) => path?.getAttribute('d'))).toEqual([SHAPES[4], SHAPES[1]]);
    expect(drawn(0)?.getAttribute('fill')).toBe('var(--i4)');
    takeSeats([]);
  });
});

describe('Bill', () => {
  it('reads in thousands, and hides its amount on its back', () => {
    expect(texts(render(Bill, { amount: 90_000 }).container)).toEqual(['90k']);
    expect(texts(render(Bill, { amount: null, look: 'royal' }).container)).toEqual([]);
  });
});

describe('Sign', () => {
  const drawing = (game: string, number: number) =>
    render(Sign, { game, number, name: 'A casino' }).container.querySelector('.emblem path')?.getAttribute('d');

  it('has an emblem of its own for each of the twelve casinos', () => {
    const all = ['las-vegas', 'royale'].flatMap((game) => [1, 2, 3, 4, 5, 6].map((number) => drawing(game, number)));
    expect(new Set(all).size).toBe(12);
    expect(all.every(Boolean)).toBe(true);
  });

  it('shows the casinos of Royale in the game of 2019', () => {
    expect(drawing('las-vegas-2019', 2)).toBe(drawing('royale', 2));
  });
});

describe('Board', () => {
  it('has a drawing of its own for every face, in both sizes', () => {
    for (const compact of [false, true]) {
      const drawn = FACES.map((face) => draw({ face }, compact).querySelector('svg')?.innerHTML);
      expect(drawn.every(Boolean)).toBe(true);
      expect(new Set(drawn).size).toBe(FACES.length);
    }
  });

  it('shows only finite numbers, whatever lies on it', () => {
    for (const board of BOARDS_SHOWN) expect(draw(board).innerHTML).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('names itself', () => {
    expect(draw({ face: 'H2', name: 'My Choice' } as BoardView).textContent).toContain('My Choice');
  });

  it('shows the jackpot, and marks it on its track', () => {
    const root = draw({ face: 'A2', amount: 60_000 });
    expect(texts(root)).toContain('60k');
    expect([...root.querySelectorAll('text.on')].map((text) => text.textContent?.trim())).toEqual(['60']);
  });

  it('puts the marker of No Entry! on its step, and shows the closed casino', () => {
    const at = (step: number) => draw({ face: 'E1', step }).querySelector('.marker')?.getAttribute('cx');
    expect(at(2)).not.toBe(at(1));
    expect(faces(draw({ face: 'E1', step: 1, closed: 5 }))).toEqual([5]);
    expect(faces(draw({ face: 'E1', step: 0 }))).toEqual([]);
  });

  it('seats a die at the bar for each that lies there, on as many stools as there are', () => {
    const root = draw({ face: 'E2', places: [6], dice: [{ owner: 0, die: 'small' }, { owner: 2, die: 'biggy' }] });
    expect(root.querySelectorAll('rect.seat')).toHaveLength(6);
    expect(root.querySelectorAll('[fill="var(--p0)"], [fill="var(--p2)"]')).toHaveLength(2);
  });

  it('shows the grey dice that are left at Block It!, and where the others were', () => {
    const root = draw({ face: 'F1', groups: [1, 0, 1] });
    expect(root.querySelectorAll('[fill="var(--p-grey)"]')).toHaveLength(4);
    expect(root.querySelectorAll('.gone')).toHaveLength(5);
  });

  it('lays a grey die on every field of Handicap that is taken', () => {
    expect(draw({ face: 'F2', fields: [2, 1, 0] }).querySelectorAll('[fill="var(--p-grey)"]')).toHaveLength(6);
  });

  it('counts the small dice of each owner at Double Down', () => {
    const lying = [0, 0, 0, 3].map((owner) => ({ owner, die: 'small' }));
    expect([...draw({ face: 'G2', dice: lying }).querySelectorAll('.count')].map((text) => text.textContent)).toEqual(['3', '1']);
  });
});

describe('Tableau', () => {
  const row = (number: number) =>
    render(Tableau, { rows: ROWS_SHOWN, name: 'A tableau' }).container.querySelectorAll('.row')[number - 1]!;

  it('fills boxes from the left', () => {
    const full = [...row(2).querySelectorAll('.boxes svg')].map((box) => box.classList.contains('full'));
    expect(full).toEqual([true, true, false, false]);
    expect(faces(row(2))).toEqual([1, 2, 3, 4]);
  });

  it('shows what a begun row of stars still asks for', () => {
    expect(faces(row(3))).toEqual([4, 4, 4]);
  });

  it('knows finished rows and black ones', () => {
    expect(row(1).classList.contains('done')).toBe(true);
    expect(row(2).classList.contains('done')).toBe(false);
    expect(row(5).classList.contains('black')).toBe(true);
    expect(texts(row(5))).toEqual(['−40']);
  });

  it('lights the next box of the row that is thought of', () => {
    const root = render(Tableau, { rows: ROWS_SHOWN, name: 'A tableau', highlight: { row: 4, face: 2 } }).container;
    expect([...root.querySelectorAll('.next')].map((box) => faces(box))).toEqual([[2]]);
  });
});
