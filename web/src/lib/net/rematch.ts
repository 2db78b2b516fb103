import { nameOf } from '../people';
import { invitation, type Invitation } from '../state/invitation.svelte';
import { withPlainNames } from '../state/strangers.svelte';
import { spoken } from '../text';
import { myGames } from './api';
import { liveAddress } from './connection';
import type { FromServer, Listed, Table } from './messages';

const LISTENED = 20 * 60_000; // milliseconds after which nobody is expected to ask any more
const AGAIN = 3_000; // milliseconds until a lost connection is opened anew

let known: string[] = []; // rematches that the reader has heard of

/** Invite the reader, once. */
function invite(asked: Invitation): void {
  if (known.includes(asked.to)) return;
  known = [...known, asked.to];
  if (location.pathname !== `/t/${asked.to}`) invitation.now = asked;
}

/** Invite the reader to the rematch of a table when somebody else asks for it. */
export function hear(table: string, before: Table | null, now: Table): void {
  const { game, rematch, rematch_wanted: [asker], here, people } = withPlainNames(now);
  const person = asker === undefined || here.includes(asker) ? undefined : people[asker];
  if (before && !before.rematch && rematch && here.length && person) invite({ of: table, to: rematch, game, name: nameOf(person), portrait: person.portrait ?? null });
}

/** Invite the reader to a rematch that waits, if there is one among the reader's own games. */
export function inviteFrom(running: readonly Listed[]): void {
  for (const { table, game, people, portraits, rematch_by: name } of running)
    if (name !== null) return invite({ of: null, to: table, game, name, portrait: portraits[people.indexOf(name)] ?? null });
}

let listening = { table: '', stop: (): void => undefined };

/** Listen for a while, wherever the reader goes, whether somebody asks for a rematch of a game that is over. */
export function listen(table: string): void {
  if (listening.table === table) return;
  listening.stop();
  let socket: WebSocket;
  let before: Table | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const stop = (): void => {
    clearTimeout(closing);
    clearTimeout(timer);
    socket.onclose = socket.onmessage = null;
    socket.close();
    listening = { table: '', stop: () => undefined };
  };
  const closing = setTimeout(stop, LISTENED);
  const open = (): void => {
    socket = new WebSocket(liveAddress(table, spoken()));
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const now = JSON.parse(data) as FromServer;
      if (now.type !== 'table') return;
      hear(table, before, now);
      if (!before && now.rematch && now.here.length) myGames(spoken()).then(({ running }) => inviteFrom(running.filter((listed) => listed.table === now.rematch)), () => undefined); // it may have begun long ago
      before = now;
      if (now.rematch || now.lesson || !now.here.length) stop(); // there is nothing more to hear
    };
    socket.onclose = ({ code }) => {
      if (code < 4000) timer = setTimeout(open, AGAIN);
    };
  };
  listening = { table, stop };
  open();
}
