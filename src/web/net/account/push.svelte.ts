import { canWorkOffline } from '../../pwa/register.svelte.ts';
import { language } from '../../text/current.svelte.ts';
import { callerOf, type Declined, isDeclined, type RefusedCode } from '../client.ts';

const call = callerOf();

/** Whether this browser supports push notifications. */
export function canPush(): boolean {
  return canWorkOffline && 'PushManager' in window && 'Notification' in window;
}

/** Whether notifications are blocked for this site; only the browser's settings can change that. */
export function isPushBlocked(): boolean {
  return canPush() && Notification.permission === 'denied';
}

/**
 * Turns messages about turns on or off for one table. The browser asks for permission the first time; people with a
 * confirmed contact need none.
 */
export async function setTurnPush(
  match: string,
  on: boolean,
  { hasConfirmedContact = false } = {},
): Promise<RefusedCode | 'forbidden' | undefined> {
  if (on) {
    const no = await subscribe();
    if (no && !hasConfirmedContact) return no;
  }
  const answer = await call(`/matches/${encodeURIComponent(match)}/push`, { on });
  return isDeclined(answer) ? answer.refused : undefined;
}

/** Renews the push subscription after a sign-in, if there was one. */
export async function renewSubscription(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (await registration?.pushManager.getSubscription()) await subscribe();
}

async function subscribe(): Promise<RefusedCode | 'forbidden' | undefined> {
  if (!canPush()) return 'forbidden';
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
    // The browser's push service cannot be reached.
    return 'unreachable';
  }
}
