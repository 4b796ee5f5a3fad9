/** Real: the whole service, and a browser of this machine that opens the explorer; without one, skipped. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { describeInBrowser, openContext, startBrowser } from '../../support/browser.js';
import type { TestContext } from '../../support/browser.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { waitingStreams } from '../../support/streams.js';
import { until } from '../../support/wait.js';

/** The prepared tabs, counted from 1; the first one, which registers, is open. */
const SIGN_IN = 2;
const PLAY_EASY = 3;
const MY_TURNS = 4;
const PLAY = 5;
const WATCH = 7;

const waiting = waitingStreams();
let service: TestService;
let browser: Browser;
let visitor: TestContext;
let page: Page;

const shows = (selector: string, text: string) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor();
const answers = (text: string) => shows('app-query-result', text);
const tabs = () => page.locator('.window-switcher__item');
const send = () => page.getByRole('button', { name: 'Send Request' }).first().click();

async function run(tab: number): Promise<void> {
  const one = tabs().nth(tab - 1);
  await one.click();
  await one.and(page.locator('.window-switcher__item--active')).waitFor();
  await send();
}

async function showsFirstTab(): Promise<void> {
  await shows('.window-switcher__item--active', 'Register');
  await shows('.cm-content', 'Run the tabs from the left to the right');
}

describeInBrowser('the explorer in a browser', () => {
  beforeAll(async () => {
    service = await startService();
    browser = await startBrowser();
    visitor = await openContext(browser, { viewport: { width: 1400, height: 900 } });
    page = await visitor.open(`${service.base}/explorer`);
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('shows its tabs, and the first one in an editor', async () => {
    await showsFirstTab();
    expect((await tabs().allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      ...['Register', 'SignIn', 'PlayEasy', 'MyTurns', 'Play', 'MyMatches', 'Watch'],
    ]);
  });

  it('signs in, opens a match and watches it over a socket', async () => {
    await send();
    await answers('accessToken');
    await run(SIGN_IN);
    await answers('login');
    await run(PLAY_EASY);
    await answers('createChallenge');
    await run(MY_TURNS);
    await answers('totalCount');
    await run(PLAY);
    await answers('"act"');
    await run(WATCH);
    await until('the subscription', () => waiting() > 0);
    const anna = Object.assign(service.client(), { username: 'anna' });
    await anna.signIn('a long password of your own');
    const { matches } = await anna.ask<{ matches: { nodes: { id: string }[] } }>(
      '{ matches(filter: { mine: true }) { nodes { id } } }',
    );
    await anna.resign(matches.nodes[0]!.id);
    await answers('matchUpdated');
    expect(visitor.requests).toContain(`${service.base.replace('http', 'ws')}/graphql`);
  });

  it('checks the query against the schema', async () => {
    await tabs().first().click();
    await showsFirstTab();
    await page.locator('.cm-content').first().fill('{ nonsense }');
    await page.locator('.cm-lintRange-error').first().hover();
    await shows('.cm-diagnostic', 'Cannot query field');
  });

  it('formats the query', async () => {
    await page.locator('[track-id="prettify"]').first().dispatchEvent('click');
    await until('three lines', async () => {
      const lines = await page.locator('.cm-content').first().locator('.cm-line').allInnerTexts();
      return lines.map((line) => line.trim()).join(' ') === '{ nonsense }' && lines.length === 3;
    });
  });

  it('stores nothing, and begins anew after a reload', async () => {
    expect((await visitor.context.storageState()).origins).toEqual([]);
    expect(await page.evaluate('indexedDB.databases()')).toEqual([]);
    await page.reload();
    await showsFirstTab();
    expect(await tabs().count()).toBe(7);
  });

  it('sends requests to the service only, and none is refused or fails', () => {
    const hosts = visitor.requests.map((url) => new URL(url).host).filter((host) => host !== '');
    expect([...new Set(hosts)]).toEqual([new URL(service.base).host]);
    expect(visitor.complaints).toEqual([]);
  });
});
