/** Engraver's curves for bills, computed once. */

const fixed = (n: number) => n.toFixed(1);

/** A rosette around 0, 0: one closed line that swings between two radii. */
export function rosette(radius: number, depth: number, swings: number, turns: number): string {
  const steps = swings * 9;
  const points = Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI * turns;
    const r = radius - depth * (0.5 + 0.5 * Math.cos((i / steps) * 2 * Math.PI * swings));
    return `${fixed(r * Math.cos(angle))} ${fixed(r * Math.sin(angle))}`;
  });
  return `M${points.join('L')}z`;
}

/** A plait of waves from x = 0 to width. */
export function plait(width: number, height: number, waves: number, strands: number): string {
  const steps = waves * 8;
  return Array.from({ length: strands }, (_, strand) => {
    const shift = (strand / strands) * 2 * Math.PI;
    const points = Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      return `${fixed(t * width)} ${fixed(height * Math.sin(t * waves * 2 * Math.PI + shift))}`;
    });
    return `M${points.join('L')}`;
  }).join('');
}
