import { canWorkOffline } from '../pwa/register.svelte.ts';
import { language } from '../text/current.svelte.ts';
import { callerOf, type Declined, isDeclined, type RefusedCode } from './client.ts';

const call = callerOf();

/** Whether this browser can be told anything while it is closed. */
export function canBeTold(): boolean {
  return canWorkOffline && 'PushManager' in window && 'Notification' in window;
}

/** Whether the person has forbidden it to this site; only the browser's own settings can change that. */
export function isForbidden(): boolean {
  return canBeTold() && Notification.permission === 'denied';
}

/** Turns it on or off for one table. The browser asks for permission the first time, and only then. */
export async function tellAt(match: string, on: boolean): Promise<RefusedCode | 'forbidden' | undefined> {
  if (on) {
    const no = await subscribe();
    if (no) return no;
  }
  const answer = await call(`/matches/${encodeURIComponent(match)}/push`, { on });
  return isDeclined(answer) ? answer.refused : undefined;
}

/** A browser that was to be told before a sign-in is to be told after it. */
export async function renewSubscription(): Promise<void> {
  if (!canBeTold() || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (await registration?.pushManager.getSubscription()) await subscribe();
}

async function subscribe(): Promise<RefusedCode | 'forbidden' | undefined> {
  if (!canBeTold()) return 'forbidden';
  if ((await Notification.requestPermission()) !== 'granted') return 'forbidden';
  const key = await call<{ readonly key: string }>('/push/key');
  if (isDeclined(key)) return key.refused;
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription =
      (await pushManager.getSubscription()) ??
      (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.key }));
    const { endpoint, keys } = subscription.toJSON();
    const answer: object | Declined = await call('/push/subscribe', {
      subscription: { endpoint, keys },
      language: language(),
    });
    return isDeclined(answer) ? answer.refused : undefined;
  } catch {
    // The browser's own push service cannot be reached.
    return 'unreachable';
  }
}
