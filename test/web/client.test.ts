/** Real: the whole service, the web client as it is built, and Chromium; without a browser, skipped. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { describeInBrowser, openContext, startBrowser } from '../support/browser.js';
import type { TestContext } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { subscribeTo } from '../support/deliveries.js';
import { PushBrowser } from '../support/push-browser.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { asAsked, askedOf, otherThan, playCard, sitDown } from '../support/table.js';
import { until } from '../support/wait.js';
import { enter, offlineSign, playBot, playable } from './support/pages.js';

const LANGUAGES = ['en', 'de'] as const;

/** Nobody waits for what moves. */
const STILL: BrowserContextOptions = { reducedMotion: 'reduce' };

let service: TestService;
let browser: Browser;
const contexts: TestContext[] = [];

async function visit(options: BrowserContextOptions = {}): Promise<TestContext> {
  const context = await openContext(browser, { ...STILL, ...options });
  contexts.push(context);
  return context;
}

/** A page on which `player` is signed in, in the language of `say`. */
async function pageOf({ username }: TestClient, context?: TestContext): Promise<Page> {
  const page = await (context ?? (await visit())).open(`${service.base}/login`);
  await enter(page, 'app.signIn', { username, password: PASSWORD });
  return page;
}

const pair = async () => [await service.player(), await service.player()];

describeInBrowser('the web client', () => {
  beforeAll(async () => {
    service = await startService({ WEBHOOKS_ALLOW_PRIVATE: 'true', SWEEP_SPEED: '10' });
    browser = await startBrowser();
  });
  afterEach(async () => {
    const complaints = contexts.flatMap((context) => context.complaints);
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.filter((text) => !OFFLINE.test(text))).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  describe('people', () => {
    it('register and play a card against a bot, and only the service is asked', async () => {
      const visitor = await visit();
      const page = await visitor.open(`${service.base}/register`);
      await enter(page, 'app.register', { username: 'constructor', password: PASSWORD });
      await playBot(page).click();
      await page.waitForURL(/\/match\//);
      await playable(page).first().click();
      const player = service.client();
      player.username = 'constructor';
      await player.signIn();
      const matchId = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!);
      await until('the card', async () => (await player.match(matchId)).version > 0);
      expect([...new Set(visitor.requests.map((url) => new URL(url).host))]).toEqual([
        new URL(service.base).host,
      ]);
    });

    it('play a whole match against each other', async () => {
      const players = await pair();
      const { matchId } = await sitDown(players, { target: 1, rated: false });
      const pages = await Promise.all(players.map((player) => pageOf(player)));
      for (const page of pages) await page.goto(`${service.base}/match/${matchId}`);
      for (;;) {
        const match = await players[0]!.match(matchId);
        if (match.status === 'FINISHED') break;
        const { version, toAct } = match;
        await playable(pages[toAct!]!).first().click();
        await until('the card', async () => (await players[0]!.match(matchId)).version > version);
      }
    });

    it('see what was played while the network was away', async () => {
      const players = await pair();
      const table = await sitDown(players);
      const begun = await asAsked(table);
      const [away, opponent] = [otherThan(table, begun), askedOf(table, begun)];
      const visitor = await visit();
      const page = await pageOf(away, visitor);
      await page.goto(`${service.base}/match/${table.matchId}`);
      await page.getByText(opponent.username).first().waitFor();
      expect(await playable(page).count()).toBe(0);
      await visitor.context.setOffline(true);
      await offlineSign(page).waitFor();
      let asked = begun;
      while (asked.viewerSeat === begun.viewerSeat) {
        await playCard(table);
        asked = await asAsked(table);
      }
      await visitor.context.setOffline(false);
      await playable(page).first().waitFor();
      await offlineSign(page).waitFor({ state: 'detached' });
    });
  });

  describe('the service worker', () => {
    let pushService: PushBrowser;
    beforeAll(async () => {
      pushService = await PushBrowser.open();
    });
    afterAll(() => pushService.close());

    it('opens the page without a network', async () => {
      const visitor = await visit();
      const page = await pageOf(await service.player(), visitor);
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      await visitor.context.setOffline(true);
      await page.goto(`${service.base}/login`);
      await page.getByRole('banner').waitFor();
      await offlineSign(page).waitFor();
    });

    it('shows a push as it is sent, in the language of its reader, with the way to the match', async () => {
      const players = await pair();
      for (const player of players) {
        await subscribeTo(player, pushService, 'phone');
        await player.ask('mutation { setLocale(input: { locale: de }) { userErrors { code } } }');
      }
      const { matchId } = await sitDown(players);
      const { payload } = await until('a push', () =>
        pushService.pushes.find((push) => push.payload.type === 'YOUR_TURN'),
      );
      const visitor = await visit({ permissions: ['notifications'] });
      const page = await visitor.open(service.base);
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

  it('uses the API of another host where one is named', async () => {
    const front = await startService({ WEB_API_URL: service.base });
    try {
      const visitor = await visit();
      const page = await visitor.open(`${front.base}/register`);
      await enter(page, 'app.register', { username: 'from-elsewhere', password: PASSWORD });
      const player = service.client();
      player.username = 'from-elsewhere';
      await player.signIn();
      const asked = visitor.requests.filter((url) => url.includes('/graphql'));
      expect([...new Set(asked.map((url) => new URL(url).host))]).toEqual([
        new URL(service.base).host,
      ]);
    } finally {
      await front.stop();
    }
  });

  describe('without barriers', () => {
    let axe: string;
    let player: TestClient;
    let opponent: TestClient;
    let matchId: string;
    beforeAll(async () => {
      axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8');
      [player, opponent] = (await pair()) as [TestClient, TestClient];
      ({ matchId } = await sitDown([player, opponent]));
    });

    it.each(LANGUAGES)('are all pages, in %s, light and dark', async (language) => {
      const locale = `${language}-AT`;
      const guest = await visit({ locale, viewport: PHONE });
      const page = await guest.open(service.base);
      for (const path of FOR_GUESTS) await expectNoBarrier(page, path, language);
      await page.goto(`${service.base}/login`);
      await enter(page, 'app.signIn', { username: player.username, password: PASSWORD, language });
      for (const path of [...FOR_PLAYERS, `/match/${matchId}`, `/user/${opponent.username}`]) {
        await expectNoBarrier(page, path, language);
      }
    });

    async function expectNoBarrier(page: Page, path: string, language: string): Promise<void> {
      await page.goto(`${service.base}${path}`);
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await page.evaluate(axe);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await until('the colours', () => page.evaluate<boolean>(AT_REST));
        const found = await page.evaluate<string[]>(BARRIERS);
        expect({ path, colorScheme, found }).toEqual({ path, colorScheme, found: [] });
      }
    }
  });
});

const PHONE = { width: 390, height: 844 };
const FOR_GUESTS = ['/', '/login', '/register', '/nowhere'];
const FOR_PLAYERS = ['/', '/lobby', '/leaderboard', '/people'];

/** Whether no colour is on its way to another. */
const AT_REST = `document.getAnimations().every(({ playState }) => playState !== 'running')`;

/**
 * What axe has against the page: the rule, and where. The corner of a card is a picture: the card is called by its
 * name, “ten of hearts”, which has no “10” in it.
 */
const BARRIERS = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes
    .filter(({ html }) => id !== 'label-content-name-mismatch' || !html.includes('data-card'))
    .map(({ html }) => id + ': ' + html.slice(0, 200))))`;

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

/** What the browser says of requests without a network. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|WebSocket connection/;
