/** Real: the complete service, its pushes, the built web client, and Chromium. Skipped if there is no browser. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import type { TestClient } from '../support/client.js';
import { subscribeTo } from '../support/deliveries.js';
import { PushBrowser } from '../support/push-browser.js';
import { startMatch } from '../support/table.js';
import { until } from '../support/wait.js';
import { offlineSign, textOf } from './support/pages.js';
import { vendorScript } from './support/push-vendor.js';
import { stateOfNewer, UpdatedService } from './support/updated-service.js';
import { useVisits } from './support/visits.js';
import { clicked, controlled, WorkerOfPage, WITH_WORKER } from './support/worker.js';

describeInBrowser('the service worker', () => {
  const visits = useVisits({ WEBHOOKS_ALLOW_PRIVATE: 'true', SWEEP_SPEED: '10' });
  let pushService: PushBrowser;
  beforeEach(async () => {
    pushService = await PushBrowser.open();
  });
  afterEach(() => pushService.close());
  const pushOf = (type: string) =>
    until(`a push of ${type}`, () =>
      pushService.pushes.find(({ payload }) => payload.type === type),
    );

  it('opens the page without a network', async () => {
    const visitor = await visits.visit(WITH_WORKER);
    const page = await visits.pageOf(await visits.service.player(), visitor);
    await controlled(page);
    await visitor.context.setOffline(true);
    await page.goto(`${visits.service.base}/login`);
    await page.getByRole('banner').waitFor();
    await offlineSign(page).waitFor();
  });

  it('a push is shown in its reader’s language, and a click opens the match or focuses its open page', async () => {
    const players = await visits.pair();
    for (const player of players) {
      await subscribeTo(player, pushService, 'phone');
      await player.ask('mutation { setLocale(input: { locale: DE }) { userErrors { code } } }');
    }
    const { matchId } = await startMatch(players);
    const { payload } = await pushOf('YOUR_TURN');
    const visitor = await visits.visit(WITH_WORKER);
    const worker = await WorkerOfPage.of(await visitor.open(`${visits.service.base}/login`));
    const path = `/match/${matchId}`;
    const { title } = payload;
    expect(await worker.show(payload)).toEqual({ title, lang: 'de', tag: matchId, data: { path } });
    expect(await clicked(visitor.context)).toEqual({ opened: [path], focused: [] });
    expect(await worker.shown()).toEqual([]);
    await worker.show(payload);
    const match = await visitor.open(visits.service.base + path);
    expect(await clicked(visitor.context)).toEqual({ opened: [], focused: [match.url()] });
  });

  it('waits, if it is newer, until all pages of the older build are closed', async () => {
    const service = await UpdatedService.of(visits.service.base);
    try {
      const visitor = await visits.visit(WITH_WORKER);
      const open = () => visitor.open(`${service.base}/login`);
      const page = await open();
      await controlled(page);
      service.update();
      await page.evaluate(
        'navigator.serviceWorker.ready.then((registration) => registration.update())',
      );
      const newer = () => stateOfNewer(visitor.context);
      await until('the newer worker', async () => (await newer()) === 'installed');
      await page.reload();
      const other = await open();
      await page.close();
      expect(await isWaiting(other)).toBe(true);
      expect(await newer()).toBe('installed');
      await other.close();
      await controlled(await open());
      await until('its turn', async () => (await newer()) === 'activated');
    } finally {
      await service.close();
    }
  });

  describe('the switch for pushes', () => {
    const openSettings = async (player: TestClient, isAllowed: boolean) => {
      const visitor = await visits.visit({
        ...WITH_WORKER,
        permissions: isAllowed ? ['notifications'] : [],
      });
      await visitor.context.addInitScript(vendorScript(pushService));
      const page = await visits.pageOf(player, visitor);
      await page.goto(`${visits.service.base}/settings/notifications`);
      await page.getByRole('heading', { name: textOf('settings.push') }).waitFor();
      return page;
    };

    it('lets pushes through to this browser until it is turned off', async () => {
      const [player, other] = [await visits.service.player(), await visits.service.player()];
      const page = await openSettings(player, true);
      await switchOf(page, 'settings.whileConnected').click();
      await switchOf(page, 'settings.pushHere').click();
      const { endpoint } = pushService.subscription;
      const label = 'Chrome, Linux';
      await until('the subscription', async () => (await subscriptionsOf(player)).length > 0);
      expect(await subscriptionsOf(player)).toEqual([{ endpoint, label }]);
      await other.challenge({ variant: 'zweier', opponents: [{ username: player.username }] });
      expect((await pushOf('CHALLENGE')).payload.title).toContain(other.username);
      await switchOf(page, 'settings.pushHere').click();
      await until('its end', async () => (await subscriptionsOf(player)).length === 0);
      await page
        .getByRole('switch', { name: textOf('settings.pushHere'), checked: false })
        .waitFor();
    });

    it('if the browser denies notifications, the page shows what to do instead of the switch', async () => {
      const page = await openSettings(await visits.service.player(), false);
      await page.getByText(textOf('settings.push.denied')).waitFor();
      expect(await switchOf(page, 'settings.pushHere').count()).toBe(0);
    });
  });
});

const isWaiting = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>(
    'navigator.serviceWorker.ready.then((registration) => registration.waiting !== null)',
  );

const switchOf = (page: Page, key: string) => page.getByRole('switch', { name: textOf(key) });

/** The browsers to which the service pushes for a user. */
async function subscriptionsOf(player: TestClient): Promise<object[]> {
  type Listed = { me: { pushSubscriptions: object[] } };
  const { me } = await player.ask<Listed>('{ me { pushSubscriptions { endpoint label } } }');
  return me.pushSubscriptions;
}
