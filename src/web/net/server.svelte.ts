import { SOCKET, type ServerMessage } from '../../wire/server.ts';
import { writeText, readText } from '../state/device-storage.ts';
import { actsWait, noticesWait } from '../state/notices.svelte.ts';
import { change, settings } from '../state/settings.svelte.ts';
import { clientOf, type Declined, isDeclined, type Me } from './client.ts';
import { type Connection, type SocketHandlers, type SocketLike, Socket } from './socket/socket.ts';
import { after } from './socket/timers.ts';

/** Set once this browser has a session; without it the server need not be asked. */
const KNOWN = 'tidetable-known';

export const client = clientOf();

let connection = $state<Connection>('reconnecting');
let person = $state.raw<Me>();
/** Whether the server has told all it knows of the person. */
let isWhole = false;
let socket: Socket | undefined;
const listeners = new Set<(message: ServerMessage) => void>();

/** The page's only socket, opened on first use. */
export function wire(): Socket {
  socket ??= openSocket();
  return socket;
}

export function connectionState(): Connection {
  return connection;
}

/** The person of this browser's session, if known yet. */
export function myself(): Me | undefined {
  return person;
}

export async function countNotices(): Promise<void> {
  const answer = await client.me();
  noticesWait(isDeclined(answer) ? 0 : answer.notices);
  countActs(answer);
}

/** What moderators did, as far as it was not confirmed; or that the person is suspended. */
function countActs(answer: Awaited<ReturnType<typeof client.me>>): void {
  const isOut = isDeclined(answer) && answer.refused === 'suspended';
  actsWait(isDeclined(answer) ? 0 : answer.acts, isOut);
  if (isOut) person = undefined;
}

/** Sets the person of this session: after signing in, renaming, signing out or deletion. */
export function setPerson(someone: Me | undefined): void {
  const changed = person?.id !== someone?.id;
  person = someone;
  isWhole = true;
  noticesWait(0);
  if (someone) writeText(KNOWN, '1');
  else writeText(KNOWN, undefined);
  if (someone && settings.name === '') change({ name: someone.name.slice(0, 24) });
  if (changed) socket?.renew();
}

const CODE = 'tidetable-code';
let invitedBy: string | undefined;

/** Notes the invitation or code that lets a new person in on a server with restricted registration. A code is stored. */
export function noteEntry({ invite, code }: { readonly invite?: string; readonly code?: string }): void {
  invitedBy = invite ?? invitedBy;
  if (code !== undefined) writeText(CODE, code);
}

function pass(): { readonly invite?: string; readonly code?: string } {
  const code = readText(CODE);
  return {
    ...(invitedBy === undefined ? {} : { invite: invitedBy }),
    ...(code === undefined ? {} : { code }),
  };
}

/** Subscribes to messages that belong to no table; returns the function that unsubscribes. */
export function listen(listener: (message: ServerMessage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Signs in as a guest of this name, or renames the person; the name is remembered on this device. */
export async function introduce(name: string): Promise<Me | Declined> {
  const known = await identify();
  const answer = known
    ? known.name === name
      ? { person: known }
      : await client.rename(name)
    : await client.guest(name, pass());
  if (isDeclined(answer)) return answer;
  const fresh = person?.id !== answer.person.id;
  person = answer.person;
  isWhole = true;
  change({ name: name.slice(0, 24) });
  writeText(KNOWN, '1');
  if (fresh) socket?.renew();
  return answer.person;
}

/** The person of an earlier session, if the server still knows it. */
export async function identify(): Promise<Me | undefined> {
  if ((person && isWhole) || !isKnown()) return person;
  const answer = await client.me();
  if (!isDeclined(answer)) {
    person = answer.person;
    isWhole = true;
    noticesWait(answer.notices);
  } else if (answer.refused === 'no-session') writeText(KNOWN, undefined);
  countActs(answer);
  return person;
}

/** The name to suggest. */
export function suggestedName(): string {
  return person?.name ?? settings.name;
}

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    // Without storage only the cookie identifies this browser.
    return true;
  }
}

/** The socket knows the name, but neither account nor role: what the server has said of them stays. */
function welcomed(someone: Me): void {
  const isSame = person?.id === someone.id;
  person = { ...(isSame ? person : undefined), ...someone };
  if (!isSame) isWhole = false;
}

function openSocket(): Socket {
  const made = new Socket({
    open: openWebSocket,
    after,
    random: Math.random,
    hidden: () => document.hidden,
    network: () => navigator.onLine,
    changed(state) {
      connection = state;
    },
    told(message) {
      if (message.type === 'welcome' && message.person) welcomed(message.person);
      // The session has ended, or the person was suspended.
      else if (message.type === 'welcome' && person) void countNotices();
      if (message.type === 'notices') void countNotices();
      for (const listener of listeners) listener(message);
    },
  });
  addEventListener('online', () => made.wake());
  addEventListener('offline', () => made.sleep());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) made.wake();
  });
  return made;
}

function openWebSocket(handlers: SocketHandlers): SocketLike {
  const made = new WebSocket(new URL(SOCKET, location.href.replace(/^http/, 'ws')));
  made.addEventListener('message', ({ data }) => handlers.heard(String(data)));
  made.addEventListener('close', () => handlers.lost());
  return {
    get isOpen() {
      return made.readyState === WebSocket.OPEN;
    },
    send: (text) => made.send(text),
    close: () => made.close(),
  };
}
