/** Whether push is not supported, denied for this page, or possible. */
export type PushState = 'unsupported' | 'denied' | 'possible';

export function pushState(): PushState {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

/** This browser's subscription. Null if there is none, or if no service worker is registered. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (pushState() === 'unsupported') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * Ends this browser's subscription when its user leaves. The service ends its own part with the session, so a
 * failure must not keep anybody from signing out.
 */
export async function unsubscribeHere(): Promise<void> {
  try {
    await (await subscriptionHere())?.unsubscribe();
  } catch (error) {
    console.warn('the push subscription could not be ended', error);
  }
}

/** The parts of a subscription that the service needs for a push. */
export interface PushKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/**
 * Asks for the permission, and subscribes.
 *
 * @returns undefined if the user refuses; rejects if the browser or its push service fails
 */
export async function subscribeToPush(vapidPublicKey: string): Promise<PushKeys | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('no service worker is registered');
  await dropOther(registration, vapidPublicKey);
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: vapidPublicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.['p256dh'] || !keys['auth'])
    throw new Error('the browser has given no keys');
  return { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] };
}

/** Ends a subscription with another key of the service, because it would block a new one. */
async function dropOther(registration: ServiceWorkerRegistration, key: string): Promise<void> {
  const old = await registration.pushManager.getSubscription();
  const oldKey = old?.options.applicationServerKey;
  if (old && oldKey && base64url(oldKey) !== key.replace(/=+$/, '')) await old.unsubscribe();
}

function base64url(bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const BROWSERS = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'] as const;
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'Linux'] as const;

/** A name by which the viewer recognizes the browser in a list. */
export function browserName(agent = navigator.userAgent): string {
  const found = (names: readonly string[]) => names.find((name) => agent.includes(name));
  const browser = { Edg: 'Edge', OPR: 'Opera' }[found(BROWSERS) ?? ''] ?? found(BROWSERS);
  return [browser, found(SYSTEMS)].filter(Boolean).join(', ');
}
