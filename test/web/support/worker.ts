/** Controls the service worker of a page, as the browser does. */
import type { BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { until } from '../../support/wait.js';

/** A visitor whose pages have a service worker, and may show notifications. */
export const WITH_WORKER: BrowserContextOptions = {
  serviceWorkers: 'allow',
  permissions: ['notifications'],
};

/** Resolves when the worker controls the page. */
export const controlled = (page: Page): Promise<true> =>
  until('the worker', () => page.evaluate<boolean>(IS_CONTROLLED));

/** Not `ready`, which never resolves if no worker is registered. */
const IS_CONTROLLED = `navigator.serviceWorker.controller !== null`;

export interface ShownNotification {
  readonly title: string;
  readonly lang: string;
  readonly tag: string;
  readonly data: unknown;
}

const REDELIVERY_MILLIS = 20_000;

/** Gives pushes to a page's worker, as the browser does after decrypting them. */
export class WorkerOfPage {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
    private readonly registrationId: string,
  ) {}

  static async of(page: Page): Promise<WorkerOfPage> {
    await controlled(page);
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0].registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    return new WorkerOfPage(page, session, await registered);
  }

  /**
   * Delivers a push, and returns the notification that the worker shows. A browser on a very busy machine may drop what
   * its debugger delivers, and says nothing: then it is delivered once more, which replaces the same notification.
   */
  async show(payload: object): Promise<ShownNotification> {
    await this.deliver(payload);
    const shown = async () => (await this.shown())[0];
    return until('the notification', shown, REDELIVERY_MILLIS).catch(async () => {
      await this.deliver(payload);
      return until('the notification', shown);
    });
  }

  private async deliver(payload: object): Promise<void> {
    const { origin } = new URL(this.page.url());
    const { registrationId } = this;
    const data = JSON.stringify(payload);
    await this.session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }

  /** The notifications that are shown at present. */
  shown(): Promise<ShownNotification[]> {
    return this.page.evaluate<ShownNotification[]>(`navigator.serviceWorker.ready
      .then((registration) => registration.getNotifications())
      .then((all) => all.map(({ title, lang, tag, data }) => ({ title, lang, tag, data })))`);
  }
}

/** What a click has opened (paths) and brought to the front (addresses). */
export interface ClickEffects {
  readonly opened: readonly string[];
  readonly focused: readonly string[];
}

/**
 * Clicks on the notification. Browsers let a worker open or focus a page only after a real click, which a test cannot
 * make. So these two calls are recorded and not made.
 */
export const clicked = (context: BrowserContext): Promise<ClickEffects> =>
  context.serviceWorkers()[0]!.evaluate<ClickEffects>(`(async () => {
    const effects = { opened: [], focused: [] };
    self.clients.openWindow = async (path) => void effects.opened.push(path);
    WindowClient.prototype.focus = async function () { effects.focused.push(this.url); };
    const [notification] = await self.registration.getNotifications();
    const event = new NotificationEvent('notificationclick', { notification });
    const ended = new Promise((resolve) => { event.waitUntil = resolve; });
    self.dispatchEvent(event);
    await ended;
    return effects;
  })()`);
