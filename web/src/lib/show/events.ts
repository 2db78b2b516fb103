import type { Entry } from '../net/messages';

/** Return the seat that an event is about, if it is about one. */
export function seatOfEvent(event: Entry['event']): number | null {
  if ('seat' in event) return event.seat;
  if (event.event === 'starter-drawn') return event.starter;
  return 'owner' in event && typeof event.owner === 'number' ? event.owner : null;
}
