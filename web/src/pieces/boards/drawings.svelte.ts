import type { Component } from 'svelte';
import type { BoardProps } from '../types';

let drawings: Record<string, Component<BoardProps>> | null = $state.raw(null);

/** Fetch the drawings of all boards: many games have none, so they come when the first one is to be seen. */
export async function fetchDrawings(): Promise<void> {
  drawings = (await import('./index')).BOARDS;
}

/** Return the drawing of a board, once it is there. */
export function drawingOf(face: string): Component<BoardProps> | undefined {
  if (!drawings) void fetchDrawings();
  return drawings?.[face];
}
