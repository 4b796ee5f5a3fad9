/** Real: the whole service, the web client as it is built, and Chromium; without a browser, skipped. */
import { beforeAll, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { sitDown } from '../support/table.js';
import { until } from '../support/wait.js';
import { enter } from './support/pages.js';
import { useVisits } from './support/visits.js';

const LANGUAGES = ['en', 'de'] as const;

describeInBrowser('without barriers', () => {
  const visits = useVisits();
  let axe: string;
  let player: TestClient;
  let opponent: TestClient;
  let matchId: string;
  beforeAll(async () => {
    axe = await readFile('node_modules/axe-core/axe.min.js', 'utf8');
    [player, opponent] = await visits.pair();
    ({ matchId } = await sitDown([player, opponent]));
  });

  it.each(LANGUAGES)('are all pages, in %s, light and dark', async (language) => {
    const locale = `${language}-AT`;
    const guest = await visits.visit({ locale, viewport: PHONE });
    const page = await guest.open(visits.service.base);
    for (const path of FOR_GUESTS) await expectNoBarrier(page, path, language);
    await page.goto(`${visits.service.base}/login`);
    await enter(page, 'app.signIn', { username: player.username, password: PASSWORD, language });
    for (const path of [...FOR_PLAYERS, `/match/${matchId}`, `/user/${opponent.username}`]) {
      await expectNoBarrier(page, path, language);
    }
  });

  async function expectNoBarrier(page: Page, path: string, language: string): Promise<void> {
    await page.goto(`${visits.service.base}${path}`);
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
