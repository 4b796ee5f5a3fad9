/** Real: the whole service, its pushes, the web client as it is built, and Chromium; without a browser, skipped. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { subscribeTo } from '../support/deliveries.js';
import { PushBrowser } from '../support/push-browser.js';
import { sitDown } from '../support/table.js';
import { until } from '../support/wait.js';
import { offlineSign } from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('the service worker', () => {
  const visits = useVisits({ WEBHOOKS_ALLOW_PRIVATE: 'true', SWEEP_SPEED: '10' });
  let pushService: PushBrowser;
  beforeAll(async () => {
    pushService = await PushBrowser.open();
  });
  afterAll(() => pushService.close());

  it('opens the page without a network', async () => {
    const visitor = await visits.visit();
    const page = await visits.pageOf(await visits.service.player(), visitor);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    await visitor.context.setOffline(true);
    await page.goto(`${visits.service.base}/login`);
    await page.getByRole('banner').waitFor();
    await offlineSign(page).waitFor();
  });

  it('shows a push as it is sent, in the language of its reader, with the way to the match', async () => {
    const players = await visits.pair();
    for (const player of players) {
      await subscribeTo(player, pushService, 'phone');
      await player.ask('mutation { setLocale(input: { locale: de }) { userErrors { code } } }');
    }
    const { matchId } = await sitDown(players);
    const { payload } = await until('a push', () =>
      pushService.pushes.find((push) => push.payload.type === 'YOUR_TURN'),
    );
    const visitor = await visits.visit({ permissions: ['notifications'] });
    const page = await visitor.open(visits.service.base);
    await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
    // A worker that is just taking over misses a push; shown twice it is one, by its tag.
    const shown = await until('the notification', async () => {
      await deliverPush(page, JSON.stringify(payload));
      return (await notices(page))[0];
    });
    expect(shown).toEqual({
      title: payload.title,
      lang: 'de',
      tag: matchId,
      data: { path: `/match/${matchId}` },
    });
  });
});

/** The notifications that the worker has shown. */
const notices = (page: Page) =>
  page.evaluate<object[]>(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, lang, tag, data }) => ({ title, lang, tag, data })))`);

/** Gives the page's service worker a push, as the browser does once it is deciphered. */
async function deliverPush(page: Page, data: string): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data,
  });
}
