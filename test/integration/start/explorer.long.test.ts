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
/** The button that adds a tab has the class of a tab. */
const tabs = () => page.locator('.window-switcher__item').filter({ hasNotText: '+ Add new' });
const editor = () => page.locator('app-query-editor .cm-content').first();
const send = () => page.getByRole('button', { name: 'Send Request' }).first().click();

async function run(tab: number): Promise<void> {
  const one = tabs().nth(tab - 1);
  await one.click();
  await one.and(page.locator('.window-switcher__item--active')).waitFor();
  await send();
}

async function showsFirstTab(): Promise<void> {
  await shows('.window-switcher__item--active', 'Register');
  await editor().filter({ hasText: 'Run the tabs from the left to the right' }).waitFor();
}

/** Whether a message is shown then. When the editor checks the text again, it hides it until the mouse moves. */
async function pointAtMistake(message: string): Promise<boolean> {
  await page.mouse.move(0, 0);
  await page.locator('.cm-lintRange-error').first().hover({ force: true });
  const shown = page.locator('.cm-diagnostic').filter({ hasText: message }).first();
  return shown.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
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
    await answers('myTurns');
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
    await editor().fill('{ nonsense }');
    await until('the message', () => pointAtMistake('Cannot query field'));
  });

  it('formats the query', async () => {
    const prettify = page.locator('[track-id="prettify"]');
    await page.locator('.side-menu-item').filter({ has: prettify }).hover();
    await prettify.click();
    await until('three lines', async () => {
      const lines = await editor().locator('.cm-line').allInnerTexts();
      return lines.join('\n').trim() === '{\n  nonsense\n}';
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
