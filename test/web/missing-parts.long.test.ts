/** Real: the complete service, the built web client, and Chromium, whose clock is put forward. Skipped if there is no browser. */
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { until } from '../support/wait.js';
import { DelayedResponses } from './support/delayed-responses.js';
import { button, textOf } from './support/pages.js';
import { Visits } from './support/visits.js';

/** Longer than the page waits for a part of itself. */
const TOO_LONG_MILLIS = 16_000;

describeInBrowser('a part of the page that never arrives', () => {
  const visits = new Visits({});
  beforeAll(() => visits.begin());
  afterEach(async () => {
    const complaints = await visits.closePages();
    expect(complaints.filter((text) => !text.includes('did not arrive'))).toEqual([]);
  });
  afterAll(() => visits.end());

  it('a page says that it is on its way, then that it could not be shown, and loads on the next try', async () => {
    const page = await startPage();
    const code = await lostRequest(page, '**/assets/lobby-page-*.js');
    await page.getByRole('link', { name: textOf('app.to.lobby') }).click();
    await page.getByText(textOf('app.loading')).waitFor();
    await runOut(page, code);
    await page.getByText(textOf('app.broken')).waitFor();
    expect(await page.getByText(textOf('app.loading')).count()).toBe(0);
    await button(page, 'app.again').click();
    await page.getByRole('heading', { level: 1, name: textOf('app.to.lobby') }).waitFor();
  });

  it('a page that arrives late is shown after all', async () => {
    const page = await startPage();
    const code = await DelayedResponses.of(page, '**/assets/lobby-page-*.js');
    await page.getByRole('link', { name: textOf('app.to.lobby') }).click();
    await runOut(page, code);
    await page.getByText(textOf('app.broken')).waitFor();
    await code.release();
    await page.getByRole('heading', { level: 1, name: textOf('app.to.lobby') }).waitFor();
  });

  it('without the texts of another language the page keeps its own, says so, and works on', async () => {
    const page = await startPage();
    const texts = await lostRequest(page, '**/assets/de-*.js');
    await page.getByRole('button', { name: /^DE/ }).click();
    await runOut(page, texts);
    await page.getByText(textOf('app.partMissing')).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await button(page, 'app.again').click();
    await page.getByRole('button', { name: /^DE/ }).click();
    await page.getByRole('link', { name: textOf('app.to.lobby', 'de') }).waitFor();
  });

  it('a page without any texts says so in both languages, and loads on the next try', async () => {
    const page = await (await visits.visit()).context.newPage();
    await page.clock.install();
    const texts = await lostRequest(page, '**/assets/en-*.js');
    await page.goto(visits.service.base);
    await runOut(page, texts);
    await page.getByText('Die Seite konnte nicht geladen werden.').waitFor();
    await page.getByRole('button', { name: /Try again/ }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  /** The start page of a visitor. Its clock can be put forward. */
  async function startPage(): Promise<Page> {
    const page = await (await visits.visit()).context.newPage();
    await page.clock.install();
    await page.goto(visits.service.base);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page;
  }

  /** Waits for the request, and puts the page's clock forward. */
  async function runOut(page: Page, part: { readonly hasRequest: boolean }): Promise<void> {
    await until('the request', () => part.hasRequest);
    await page.clock.fastForward(TOO_LONG_MILLIS);
  }
});

/** The first request for such an address is never answered. The later ones are. */
async function lostRequest(page: Page, url: string): Promise<{ readonly hasRequest: boolean }> {
  const state = { hasRequest: false };
  await page.route(url, (route) => {
    if (state.hasRequest) return route.fallback();
    state.hasRequest = true;
    return undefined;
  });
  return state;
}
