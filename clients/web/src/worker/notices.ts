declare const self: ServiceWorkerGlobalScope;

/** What the service pushes (docs/notifications.md). */
export interface Notice {
  readonly title: string;
  readonly language: string;
  readonly matchId: string | null;
  readonly url: string;
}

/** What a notification keeps until it is clicked. */
interface Kept {
  readonly path: string;
}

/** Shows a push, unless its reader is looking at what it tells. */
export async function showNotice(notice: Notice): Promise<void> {
  const path = pathOf(notice);
  const page = await pageAt(path);
  if (page?.focused) return;
  await self.registration.showNotification(notice.title, {
    lang: notice.language,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    // A newer one of the same match takes the place of the older.
    tag: notice.matchId ?? notice.title,
    data: { path } satisfies Kept,
  });
}

/** Brings the page to the front that the notification is about: the one that is open, or a new one. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as Kept;
  const page = await pageAt(path);
  await (page ? page.focus() : self.clients.openWindow(path));
}

/** The page of this client: the service's own address is another one where `WEB_API_URL` is set. */
function pathOf({ url }: Notice): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

async function pageAt(path: string): Promise<WindowClient | undefined> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const wanted = new URL(path, self.location.origin).href;
  return pages.find(({ url }) => url === wanted);
}
