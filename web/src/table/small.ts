/** Screens that have no room to spare: phones, upright or not, and pages that somebody has enlarged. */
export const SMALL = '(max-width: 700px), (max-height: 600px)';
