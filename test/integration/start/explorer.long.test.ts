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

/** The editors of the query, variables, headers and answer. A click runs nothing before they are loaded. */
const EDITORS = '.monaco-editor[role=code]';

const waiting = waitingStreams();
let service: TestService;
let browser: Browser;
let visitor: TestContext;
let page: Page;

/** The editor shows text with non-breaking spaces. */
const shows = (selector: string, text: string) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor();
const answers = (text: string) => shows('.graphiql-response .view-lines', text);
const editorsAreThere = () =>
  until('the editors', async () => (await page.locator(EDITORS).count()) === 4);

/** Polls from outside the page: waiting inside needs `eval`, which the page's policy refuses. */
const becomes = (condition: string) => until(condition, () => page.evaluate<boolean>(condition));

async function run(tab: number): Promise<void> {
  await page.locator(`.graphiql-tab:nth-child(${tab}) .graphiql-tab-button`).click();
  await page.locator(`.graphiql-tab-active:nth-child(${tab})`).waitFor();
  await page.locator('.graphiql-execute-button').click();
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
    await shows('.graphiql-tab', 'PlayEasy');
    await shows('.graphiql-query-editor .view-lines', 'Register');
    await editorsAreThere();
  });

  it('signs in, opens a match and watches it over a socket', async () => {
    await page.locator('.graphiql-execute-button').click();
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

  it('checks the query against the schema, in a worker', async () => {
    await page.evaluate(`document.querySelector('.graphiql-query-editor textarea').focus()`);
    await page.keyboard.insertText('{ nonsense }');
    await becomes(
      `__MONACO.editor.getModelMarkers({}).some(({ message }) => message.includes('Cannot query field'))`,
    );
  });

  it('formats the query', async () => {
    await page.getByRole('button', { name: /^Prettify/ }).click();
    await becomes(
      `__MONACO.editor.getModels().some((model) => model.getValue().includes('{\\n  nonsense\\n}'))`,
    );
  });

  it('shows the same after a reload', async () => {
    const shown = '__MONACO.editor.getModels().map((model) => model.getValue()).slice(0, 2)';
    const before = await page.evaluate<string[]>(shown);
    const [query, variables] = before.map((text) => JSON.stringify(text));
    const tabState = `JSON.parse(sessionStorage['graphiql:tabState'])`;
    await becomes(
      `${tabState}.tabs.some((tab) => tab.query === ${query} && tab.variables === ${variables})`,
    );
    await page.reload();
    await editorsAreThere();
    expect(await page.evaluate(shown)).toEqual(before);
    expect(await page.locator('.graphiql-tab').count()).toBe(7);
  });

  it('sends requests to the service only, and none is refused or fails', () => {
    const hosts = visitor.requests.map((url) => new URL(url).host).filter((host) => host !== '');
    expect([...new Set(hosts)]).toEqual([new URL(service.base).host]);
    expect(visitor.complaints).toEqual([]);
  });
});
