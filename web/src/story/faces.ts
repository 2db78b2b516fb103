/** Who sat at the table, as pictures that a canvas takes. */
import { drawingOf } from '../pieces/characters';
import { portraitOf } from '../pieces/seated.svelte';

const SIZE = 160; // pixels
const BUST = 'M-20-20h136v70h-24a44 44 0 0 1-88 0h-24z'; // heads may look out of their discs

/** Draw who has a seat before a disc of a colour; nothing where nobody is known, or it can't be drawn. */
export async function faceOf(seat: number, colour: string): Promise<HTMLImageElement | null> {
  const portrait = portraitOf(seat);
  if (!portrait) return null;
  const disc = `<circle cx="48" cy="50" r="44" fill="${colour}" stroke="#fffd" stroke-width="3.5"/>`;
  const bust = `<clipPath id="b"><path d="${BUST}"/></clipPath><g clip-path="url(#b)">${drawingOf(portrait.character)}</g>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="${SIZE}" height="${SIZE}" style="--own:${colour}">${disc}${bust}</svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  return image.decode().then(
    () => image,
    () => null,
  );
}
