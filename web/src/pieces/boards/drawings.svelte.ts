import type { Component } from 'svelte';
import type { BoardProps } from '../types';

let drawings: Record<string, Component<BoardProps>> | null = $state.raw(null);

/** Fetch the drawings of all boards: most games have none, so they come when they are needed. */
export async function fetchDrawings(): Promise<void> {
  drawings ??= await import('./index').then(
    ({ BOARDS }) => BOARDS,
    () => ({}), // without them a game can be played, too
  );
}

/** Whether boards can be drawn; if not, they soon can be. */
export function hasDrawings(): boolean {
  if (!drawings) void fetchDrawings();
  return drawings !== null;
}

/** Return the drawing of a board, once it is there. */
export const drawingOf = (face: string): Component<BoardProps> | undefined => (hasDrawings() ? drawings?.[face] : undefined);
