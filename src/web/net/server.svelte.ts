import { SOCKET, type ServerMessage } from '../../wire/server.ts';
import { noticesWait } from '../state/notices.svelte.ts';
import { change, settings } from '../state/settings.svelte.ts';
import { clientOf, type Declined, isDeclined, type Me } from './client.ts';
import { type Connection, type Ears, type Line, Socket } from './socket.ts';
import { after } from './timers.ts';

/** Set once this browser has said who it is: whoever never did so need not be asked about. */
const KNOWN = 'tidetable-known';

export const client = clientOf();

let connection = $state<Connection>('reconnecting');
let person = $state.raw<Me>();
let socket: Socket | undefined;
const listeners = new Set<(message: ServerMessage) => void>();

/** The page's one socket, opened with the first use. */
export function wire(): Socket {
  socket ??= openSocket();
  return socket;
}

export function connectionState(): Connection {
  return connection;
}

/** Who this browser is to the server, as far as it has said so yet. */
export function myself(): Me | undefined {
  return person;
}

export async function countNotices(): Promise<void> {
  const answer = await client.me();
  noticesWait(isDeclined(answer) ? 0 : answer.notices);
}

/** Somebody else signed in here, took another name, or left for good. */
export function becomes(someone: Me | undefined): void {
  const changed = person?.id !== someone?.id;
  person = someone;
  noticesWait(0);
  if (someone) remember();
  else forget();
  if (someone && settings.name === '') change({ name: someone.name.slice(0, 24) });
  if (changed) socket?.renew();
}

const CODE = 'tidetable-code';
let invitedBy: string | undefined;

/** What lets somebody new in where not everybody may come: the link to a table, or a code, which is remembered. */
export function comesBy({ invite, code }: { readonly invite?: string; readonly code?: string }): void {
  invitedBy = invite ?? invitedBy;
  try {
    if (code !== undefined) localStorage.setItem(CODE, code);
  } catch {
    // Then the link has to be opened again.
  }
}

function pass(): { readonly invite?: string; readonly code?: string } {
  let code: string | null = null;
  try {
    code = localStorage.getItem(CODE);
  } catch {
    // There is none.
  }
  return {
    ...(invitedBy === undefined ? {} : { invite: invitedBy }),
    ...(code === null ? {} : { code }),
  };
}

/** Messages that name no table. */
export function listen(listener: (message: ServerMessage) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes sure that the server knows a person of this name; the name is remembered at this device. */
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
  change({ name: name.slice(0, 24) });
  remember();
  if (fresh) socket?.renew();
  return answer.person;
}

/** Who I am, if I have said so before and the server still knows me. */
export async function identify(): Promise<Me | undefined> {
  if (person || !isKnown()) return person;
  const answer = await client.me();
  if (!isDeclined(answer)) {
    person = answer.person;
    noticesWait(answer.notices);
  } else if (answer.refused === 'no-session') forget();
  return person;
}

/** The name to be offered. */
export function usualName(): string {
  return person?.name ?? settings.name;
}

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KNOWN, '1');
  } catch {
    // The cookie alone knows then.
  }
}

function forget(): void {
  try {
    localStorage.removeItem(KNOWN);
  } catch {
    // Nothing was remembered.
  }
}

function openSocket(): Socket {
  const made = new Socket({
    open: openLine,
    after,
    random: Math.random,
    hidden: () => document.hidden,
    network: () => navigator.onLine,
    changed(state) {
      connection = state;
    },
    told(message) {
      if (message.type === 'welcome' && message.person) person = message.person;
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

function openLine(ears: Ears): Line {
  const made = new WebSocket(new URL(SOCKET, location.href.replace(/^http/, 'ws')));
  made.addEventListener('message', ({ data }) => ears.heard(String(data)));
  made.addEventListener('close', () => ears.lost());
  return {
    get isOpen() {
      return made.readyState === WebSocket.OPEN;
    },
    send: (text) => made.send(text),
    close: () => made.close(),
  };
}
