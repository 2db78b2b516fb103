import { myGames } from './api';
import { liveAddress } from './connection';
import type { FromServer, Listed, ShownPortrait, Table } from './messages';
import { nameOf } from './people';
import { withPlainNames } from './strangers.svelte';
import { spoken } from './text';

/** Somebody asks the reader for a rematch: of which table, and where it is played. */
export interface Invitation {
  of: string | null; // null where only the rematch itself is known
  to: string;
  game: Table['game'];
  name: string;
  portrait: ShownPortrait | null;
}

export const invitation: { now: Invitation | null } = $state({ now: null });

const LISTENED = 20 * 60_000; // milliseconds after which nobody is expected to ask any more
const AGAIN = 3_000; // milliseconds until a lost connection is opened anew

let known: string[] = []; // rematches that the reader has heard of

/** Invite the reader, once. */
export function invite(asked: Invitation): void {
  if (known.includes(asked.to)) return;
  known = [...known, asked.to];
  invitation.now = asked;
}

/** Invite the reader to the rematch of a table, unless it is the reader's own idea. */
export function inviteTo(of: string, { game, rematch, rematch_wanted: [asker], here, people }: Table): void {
  const person = asker === undefined ? undefined : people[asker];
  if (rematch && person && here.length && !here.includes(asker!)) invite({ of, to: rematch, game, name: nameOf(person), portrait: person.portrait ?? null });
}

/** Invite the reader to a rematch that waits, if there is one among the reader's own games. */
export function inviteFrom(running: readonly Listed[]): void {
  const found = running.find(({ rematch_by }) => rematch_by !== null);
  if (found?.rematch_by) invite({ of: null, to: found.table, game: found.game, name: found.rematch_by, portrait: found.portraits[found.people.indexOf(found.rematch_by)] ?? null });
}

let listening = { table: '', close: (): void => undefined };

/** Listen for a while, wherever the reader goes, whether somebody asks for a rematch of a game that is over. */
export function listen(table: string): void {
  if (listening.table === table) return;
  stopListening();
  let socket: WebSocket;
  let before: Table | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const closing = setTimeout(stopListening, LISTENED);
  const open = (): void => {
    socket = new WebSocket(liveAddress(table, spoken()));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const now = JSON.parse(data) as FromServer;
      if (now.type !== 'table') return;
      if (now.rematch || !now.here.length || now.lesson) stopListening(); // there is nothing more to hear
      if (before) inviteTo(table, withPlainNames(now));
      else if (now.rematch) myGames(spoken()).then(({ running }) => inviteFrom(running.filter((listed) => listed.table === now.rematch)), () => undefined); // it may have begun long ago
      before = now;
    };
    socket.onclose = ({ code }) => {
      if (code < 4000) timer = setTimeout(open, AGAIN);
    };
  };
  listening = {
    table,
    close: () => {
      clearTimeout(closing);
      clearTimeout(timer);
      socket.onclose = null;
      socket.close();
    },
  };
  open();
}

/** Stop listening: the reader is at a table. */
export function stopListening(): void {
  listening.close();
  listening = { table: '', close: () => undefined };
}
