declare const self: ServiceWorkerGlobalScope;

/** The contents of a push (docs/notifications.md). */
export interface PushContents {
  readonly title: string;
  readonly language: string;
  readonly matchId: string | null;
  readonly url: string;
}

/** The data that a notification keeps until the click. */
interface NotificationData {
  readonly path: string;
}

/** Shows a push, unless the user is looking at the page that it is about. */
export async function showPush(push: PushContents): Promise<void> {
  const path = pathOf(push);
  const page = await pageAt(path);
  if (page?.focused) return;
  await self.registration.showNotification(push.title, {
    lang: push.language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // A newer notification of the same match replaces the older one.
    tag: push.matchId ?? push.title,
    data: { path } satisfies NotificationData,
  });
}

/** Opens the page that the notification is about. A page that is already open gets the focus. */
export async function openNotification(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as NotificationData;
  const page = await pageAt(path);
  await (page ? page.focus() : self.clients.openWindow(path));
}

/** The page's path in this client. With `WEB_API_URL` set, the service has a different address. */
function pathOf({ url }: PushContents): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function pageAt(path: string): Promise<WindowClient | undefined> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const wanted = new URL(path, self.location.origin).href;
  return pages.find(({ url }) => url === wanted);
}
