/** Everybody who can be drawn: one file each, named as the messages name them. */
const DRAWINGS = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true });

export const drawingOf = (character: string): string => DRAWINGS[`./${character}.svg`] ?? '';
