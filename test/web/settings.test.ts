/** Real: the whole service, the web client as it is built, and Chromium; without a browser, skipped. */
import { describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { PASSWORD, mutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { until } from '../support/wait.js';
import { enter, say } from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('the settings', () => {
  const visits = useVisits();

  const openSettings = async (page: Page, part = '') => {
    await page.goto(`${visits.service.base}/settings/${part}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  };

  describe('the time zone', () => {
    it('is where dates and times are shown, whatever the browser’s', async () => {
      const player = await visits.service.player();
      await mutate(player, 'setTimeZone', { timeZone: 'Europe/Vienna' });
      const visitor = await visits.visit({ timezoneId: 'America/New_York' });
      const page = await visits.pageOf(player, visitor);
      await openSettings(page, 'account');
      const there = (await sessionsOf(player)).map(momentIn('Europe/Vienna'));
      for (const time of there) await page.getByText(time).first().waitFor();
      expect(there).toHaveLength(2);
    });

    it('of a new account is the browser’s', async () => {
      const visitor = await visits.visit({ timezoneId: 'America/New_York' });
      const page = await visitor.open(`${visits.service.base}/register`);
      await enter(page, 'app.register', { username: 'new-yorker', password: PASSWORD });
      const player = visits.service.client();
      player.username = 'new-yorker';
      await player.signIn();
      expect(await player.ask('{ me { timeZone } }')).toEqual({
        me: { timeZone: 'America/New_York' },
      });
    });
  });

  describe('the language', () => {
    it('is the browser’s own once it is left to it, whatever answer comes late', async () => {
      const player = await visits.service.player();
      // What a worker answers cannot be held back.
      const visitor = await visits.visit({ serviceWorkers: 'block' });
      const page = await visits.pageOf(player, visitor);
      await mutate(player, 'setLocale', { locale: 'de' });
      await openSettings(page);
      await page.getByRole('heading', { name: say('settings.title', 'de') }).waitFor();
      const viewer = await HeldBack.of(
        page,
        '**/graphql',
        (route) => operationOf(route) === 'Viewer',
      );
      await openSettings(page);
      const english = await HeldBack.of(page, '**/assets/en-*.js');
      await page.getByText(say('settings.automatic', 'de'), { exact: true }).click();
      await until('the change', () => english.isAsked);
      await viewer.give();
      await page.getByRole('button', { name: player.username }).waitFor();
      await english.give();
      await page.getByRole('heading', { name: say('settings.title') }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
    });
  });
});

async function sessionsOf(player: TestClient): Promise<string[]> {
  type Sessions = { me: { sessions: { createdAt: string }[] } };
  const { me } = await player.ask<Sessions>('{ me { sessions { createdAt } } }');
  return me.sessions.map(({ createdAt }) => createdAt);
}

/** As the page in British English shows it. */
const momentIn = (timeZone: string) => (iso: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

const operationOf = (route: Route) =>
  (route.request().postDataJSON() as { operationName?: string }).operationName;

/** Answers that the service gives at once, and the page gets late. */
class HeldBack {
  private readonly held: (() => Promise<void>)[] = [];
  private isHolding = true;

  static async of(
    page: Page,
    url: string,
    isMeant: (route: Route) => boolean = () => true,
  ): Promise<HeldBack> {
    const held = new HeldBack();
    await page.route(url, (route) => (isMeant(route) ? held.hold(route) : route.fallback()));
    return held;
  }

  get isAsked(): boolean {
    return this.held.length > 0;
  }

  private async hold(route: Route): Promise<void> {
    if (!this.isHolding) return route.fallback();
    const response = await route.fetch();
    this.held.push(() => route.fulfill({ response }));
  }

  /** Gives what was held back; what is asked from now on is answered at once. */
  async give(): Promise<void> {
    this.isHolding = false;
    for (const answer of this.held) await answer();
  }
}
