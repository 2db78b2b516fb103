let wanted = ''; // the table where somebody wants to sit down at once

/** Sit down at a table as soon as it is shown. */
export function joinSoon(table: string): void {
  wanted = table;
}

/** Tell once whether somebody wants to sit down at a table. */
export function wantsToJoin(table: string): boolean {
  const wants = wanted === table;
  wanted = '';
  return wants;
}
