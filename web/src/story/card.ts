/** The picture of a finished game that people send each other: our art, the result, luck, and mistakes if they are named. */
import type { Story } from '../lib/net/messages';
import type { Game } from '../lib/people';
import { say } from '../lib/text';
import { emblem } from '../pieces/emblems';
import { bodyOf, inkOf } from '../pieces/paint';
import { shapeOf } from '../pieces/shapes';
import { mistakesOf } from './course';
import { faceOf } from './faces';

export const WIDTH = 1080;
export const HEIGHT = 1350;
const EDGE = 70;
const CHART = 416; // where the chart begins
const FOOT = 124;
const ROW = 112; // the height of a row of the ranking
const INK = '#f4f1e8';
const DIM = '#a9b3c4';
const GOLD = '#f3c969';

export interface Card {
  game: Game;
  story: Story;
  names: string[];
}

type Pen = CanvasRenderingContext2D;

/** Return a colour or a face that a canvas understands, given one of ours: `var(--p0)`. */
const colour = (ours: string): string => getComputedStyle(document.documentElement).getPropertyValue(ours.slice('var('.length, -1)).trim();
const font = (size: number, display = false): string => `${display ? 400 : 600} ${size}px ${colour(display ? 'var(--display)' : 'var(--text)')}`;

/** Draw a card as a PNG. */
export async function pictureOf(card: Card): Promise<Blob> {
  // A canvas does not wait for fonts; a stand-in may be missing
  await Promise.allSettled([true, false].map((display) => document.fonts.load(font(40, display))));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no pictures');
  const faces = await Promise.all(card.names.map((_, seat) => faceOf(seat, colour(bodyOf(seat)))));
  drawGround(pen);
  for (let number = 1; number <= 6; number++) drawSign(pen, card.game, number);
  drawHead(pen, card);
  drawCourse(pen, card.story);
  drawRanking(pen, card, faces);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture came out'))), 'image/png'));
}

const rankingTop = ({ ranking }: Story): number => HEIGHT - FOOT - ROW * ranking.length;

function drawGround(pen: Pen): void {
  const sky = pen.createRadialGradient(WIDTH / 2, -100, 80, WIDTH / 2, 300, 1300);
  for (const [at, tone] of [[0, '#3a2f74'], [0.4, '#171a33'], [1, '#0b0d1a']] as const) sky.addColorStop(at, tone);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
}

/** The neon of a casino; where there are none, the outline of a die. */
function drawSign(pen: Pen, game: Game, number: number): void {
  pen.save();
  pen.translate(EDGE + ((WIDTH - 2 * EDGE) / 6) * (number - 1) + 32, 56);
  pen.scale(2.3, 2.3);
  pen.strokeStyle = pen.shadowColor = colour(`var(--c${number})`);
  pen.shadowBlur = 22;
  pen.lineWidth = 1.6;
  pen.lineJoin = pen.lineCap = 'round';
  pen.stroke(new Path2D(game === 'gambler' ? outline(number) : emblem(game, number)));
  pen.restore();
}

/** Return a die in a box of 40 by 40. */
function outline(face: number): string {
  const [a, b, c] = [12, 20, 28];
  const corners = [[a, a], [c, c], [c, a], [a, c], [a, b], [c, b]].slice(0, face - (face % 2));
  const pips = face % 2 ? [[b, b], ...corners] : corners;
  return 'M11 4h18q7 0 7 7v18q0 7-7 7H11q-7 0-7-7V11q0-7 7-7z' + pips.map(([x, y]) => `M${x! - 2.4} ${y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0z`).join('');
}

function drawHead(pen: Pen, { game, story }: Card): void {
  pen.textAlign = 'center';
  pen.fillStyle = DIM;
  pen.font = font(34, true);
  pen.fillText(say('web-game', { game }), WIDTH / 2, 220);
  pen.fillStyle = GOLD;
  pen.shadowColor = '#f3c96988';
  pen.shadowBlur = 30;
  pen.font = font(54, true);
  const lines = wrap(pen, story.winner, WIDTH - 2 * EDGE, 2);
  lines.forEach((line, index) => pen.fillText(line, WIDTH / 2, (lines.length > 1 ? 286 : 316) + 62 * index));
  pen.shadowBlur = 0;
}

/** Everybody's chance to win, or what everybody had, where nobody can judge the game. */
function drawCourse(pen: Pen, story: Story): void {
  const [top, height] = [CHART, rankingTop(story) - CHART - 50];
  const points = story.judged ? story.judged.points.map(({ line, chances }) => ({ at: line, values: chances })) : story.rounds.map(({ number, scores }) => ({ at: number, values: scores }));
  const [first, last] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  const most = story.judged ? 1 : Math.max(1, ...points.flatMap(({ values }) => values));
  const x = (at: number) => EDGE + 24 + ((at - first) / Math.max(1, last - first)) * (WIDTH - 2 * EDGE - 60);
  const y = (value: number) => top + height - 24 - (Math.max(0, value) / most) * (height - 48);
  write(pen, say(story.judged ? 'web-story-chances' : 'web-story-money', { unit: story.unit }), EDGE + 8, top - 18, DIM, font(26), 'left');
  pen.fillStyle = '#0a2a2e';
  pen.beginPath();
  pen.roundRect(EDGE, top, WIDTH - 2 * EDGE, height, 30);
  pen.fill();
  pen.strokeStyle = '#ffffff1f';
  pen.lineWidth = 2;
  for (const { line, number } of story.rounds.slice(1)) stroke(pen, [[x(story.judged ? line : number), top], [x(story.judged ? line : number), top + height]]);
  points[0]?.values.forEach((_, seat) => {
    const way = points.map(({ at, values }): [number, number] => [x(at), y(values[seat] ?? 0)]);
    pen.lineJoin = 'round';
    for (const [tone, thick] of [['#04141a', 11], [colour(bodyOf(seat)), 6]] as const) {
      pen.strokeStyle = tone;
      pen.lineWidth = thick;
      stroke(pen, way);
    }
    const [endX, endY] = way.at(-1) ?? [0, 0];
    drawToken(pen, seat, endX, endY, 17);
  });
}

function drawRanking(pen: Pen, { story, names }: Card, faces: readonly (HTMLImageElement | null)[]): void {
  story.ranking.forEach(({ seat, rank, score, won }, index) => {
    const y = rankingTop(story) + ROW * index;
    pen.fillStyle = won ? '#f3c96933' : '#ffffff0f';
    pen.beginPath();
    pen.roundRect(EDGE, y, WIDTH - 2 * EDGE, ROW - 14, 22);
    pen.fill();
    const middle = y + (ROW - 14) / 2;
    pen.textBaseline = 'middle';
    write(pen, String(rank), EDGE + 44, middle, won ? GOLD : DIM, font(36, true), 'center');
    drawFace(pen, seat, faces[seat] ?? null, EDGE + 112, middle);
    const judged = story.judged?.seats[seat];
    write(pen, names[seat] ?? '', EDGE + 156, middle - (judged ? 15 : 0), INK, font(34), 'left', 470);
    if (judged) write(pen, judged.text, EDGE + 156, middle + 22, DIM, font(24), 'left', 500);
    write(pen, score, WIDTH - EDGE - 28, middle, won ? GOLD : INK, font(38), 'right', 300);
  });
  if (story.judged) write(pen, say('web-story-unit', { mistakes: mistakesOf(story.judged) }), WIDTH / 2, HEIGHT - 98, DIM, font(21), 'center', WIDTH - 2 * EDGE);
  write(pen, 'ZOCKER', WIDTH / 2, HEIGHT - 46, GOLD, font(34, true), 'center');
  pen.textBaseline = 'alphabetic';
}

function write(pen: Pen, text: string, x: number, y: number, tone: string, how: string, align: CanvasTextAlign, most = WIDTH): void {
  Object.assign(pen, { fillStyle: tone, font: how, textAlign: align });
  pen.fillText(text, x, y, most);
}

/** Who it was, with the token that is on the chart; only that where nobody is known. */
function drawFace(pen: Pen, seat: number, face: HTMLImageElement | null, x: number, y: number): void {
  if (!face) return drawToken(pen, seat, x, y, 26);
  pen.drawImage(face, x - 40, y - 41, 80, 80);
  drawToken(pen, seat, x + 26, y + 26, 13);
}

function drawToken(pen: Pen, seat: number, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 18.5, size / 18.5);
  pen.fillStyle = colour(bodyOf(seat));
  pen.strokeStyle = '#ffffffcc';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.arc(0, 0, 18.5, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.fillStyle = colour(inkOf(seat));
  pen.fill(new Path2D(shapeOf(seat)));
  pen.restore();
}

function stroke(pen: Pen, way: readonly [number, number][]): void {
  pen.beginPath();
  for (const [index, [x, y]] of way.entries()) pen[index ? 'lineTo' : 'moveTo'](x, y);
  pen.stroke();
}

/** Break a text into lines that fit; what is too much for the last one is squeezed into it. */
export function wrap(pen: Pick<Pen, 'measureText'>, text: string, width: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (lines.length === most || pen.measureText(longer).width <= width)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
