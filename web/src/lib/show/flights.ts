import type { Pace } from './pace';

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where an element is, or null if it can't be seen. */
export function spotOf(element: Element | null | undefined): Spot | null {
  const box = element?.getBoundingClientRect();
  if (!box || !box.width) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, size: box.width };
}

export const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
export const findAll = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** Lay a copy of an element above everything, in its place. */
function copyOf(element: Element): HTMLElement {
  const box = element.getBoundingClientRect();
  const copy = document.createElement('div');
  copy.className = 'flight';
  copy.setAttribute('aria-hidden', 'true');
  copy.append(element.cloneNode(true));
  copy.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  document.body.append(copy);
  return copy;
}

const shift = (from: Spot, to: Spot, lift = 0) =>
  `translate(${from.x - to.x}px, ${from.y - to.y - lift}px) scale(${from.size / to.size})`;

/**
 * Let a copy of an element fly, and hide the element itself for just as long. Hiding is part of the animation: what is
 * to be seen before and after it is for the view to decide, and nothing is left on the element, however a flight ends.
 */
async function fly(element: HTMLElement, frames: Keyframe[], pace: Pace, timing: KeyframeAnimationOptions): Promise<void> {
  const copy = copyOf(element);
  const hiding = element.animate({ visibility: ['hidden', 'hidden'] }, { duration: timing.duration, delay: timing.delay, fill: 'backwards' });
  try {
    await Promise.all([pace.follow(copy.animate(frames, { ...timing, fill: 'backwards' })), pace.follow(hiding)]);
  } finally {
    hiding.cancel();
    copy.remove();
  }
}

/** Let an element that is in its place already arrive from elsewhere, in an arc. */
export async function arrive(element: HTMLElement, from: Spot, pace: Pace, milliseconds: number, delay = 0): Promise<void> {
  const to = spotOf(element);
  if (!to || pace.skipping) return;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, size: Math.max(from.size, to.size) * 1.15 };
  const frames = [{ transform: shift(from, to) }, { transform: shift(middle, to, 40) }, { transform: 'none' }];
  await fly(element, frames, pace, { duration: milliseconds * pace.scale, delay: delay * pace.scale, easing: 'cubic-bezier(.3,.1,.2,1)' });
}

/** Let an element leave its place for elsewhere; who lets it go takes it from the view then. */
export async function leave(element: HTMLElement, to: Spot, pace: Pace, milliseconds: number): Promise<void> {
  const from = spotOf(element);
  if (!from || pace.skipping) return;
  const small = { ...to, size: Math.min(to.size, 34) };
  const frames = [
    { transform: 'none' },
    { transform: 'scale(1.12) translateY(-10px)', offset: 0.25 },
    { transform: shift(small, from), opacity: 0.5 },
  ];
  await fly(element, frames, pace, { duration: milliseconds * pace.scale, easing: 'cubic-bezier(.4,0,.5,1)' });
}

/** Let an element puff away where it is; who lets it go takes it from the view then. */
export async function puff(element: HTMLElement, pace: Pace, milliseconds: number): Promise<void> {
  if (pace.skipping) return;
  const animation = element.animate(
    [{ opacity: 1, filter: 'blur(0)' }, { opacity: 0, filter: 'blur(6px) grayscale(1)', transform: 'scale(1.12)' }],
    { duration: milliseconds * pace.scale, easing: 'ease-out' },
  );
  await pace.follow(animation);
}

/** Let an element light up for a moment, for something happens to it. */
export function flash(element: HTMLElement | null, pace: Pace): void {
  if (!element || pace.skipping) return;
  element.animate([{ filter: 'brightness(1)' }, { filter: 'brightness(1.7)' }, { filter: 'brightness(1)' }], 700 * pace.scale);
}

/** Let an element leap up in its place, for it is what all this is about. */
export function leap(element: HTMLElement | null, pace: Pace): void {
  if (!element || pace.skipping) return;
  element.animate({ scale: [1, 1.22, 0.97, 1], filter: ['none', 'brightness(1.25)', 'none', 'none'] }, { duration: 560 * pace.factor, easing: 'ease-out' });
}

/** Toss a coin with an amount on it from one place to another, in an arc. */
export async function toss(amount: string, from: Spot, to: Spot, pace: Pace, milliseconds: number): Promise<void> {
  if (pace.skipping) return;
  const coin = document.createElement('div');
  coin.className = 'flight coin';
  coin.setAttribute('aria-hidden', 'true');
  coin.classList.toggle('bad', amount.startsWith('−'));
  coin.textContent = amount;
  document.body.append(coin);
  const at = ({ x, y }: { x: number; y: number }, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 30 };
  const frames = [{ transform: at(from, 0.4), opacity: 0 }, { transform: at(from, 1.15), opacity: 1, offset: 0.25 }, { transform: at(top, 1.1), offset: 0.65 }, { transform: at(to, 0.6), opacity: 0.9 }];
  try {
    await pace.follow(coin.animate(frames, { duration: milliseconds * pace.scale, easing: 'ease-in-out' }));
  } finally {
    coin.remove();
  }
}
