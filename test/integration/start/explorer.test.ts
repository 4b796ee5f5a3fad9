/** Real: the whole service, and a browser of this machine that opens the explorer; without one, skipped. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BrowserPage, CHROMIUM } from '../../support/chromium.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { waitingStreams } from '../../support/streams.js';
import { until } from '../../support/wait.js';

const inBrowser = CHROMIUM ? describe : describe.skip;

/** The tabs as they are prepared, counted from 1; the first one, which registers, is open. */
const SIGN_IN = 2;
const PLAY_EASY = 3;
const MY_TURNS = 4;
const PLAY = 5;
const WATCH = 7;

/** Of the query, its variables, its headers and the answer: a click runs nothing before they are there. */
const EDITORS = '.monaco-editor[role=code]';

const waiting = waitingStreams();
let service: TestService;
let page: BrowserPage;

const shows = (selector: string, text: string) =>
  page.until(
    `[...document.querySelectorAll('${selector}')].some((found) => found.innerText.includes('${text}'))`,
  );
const click = (selector: string) => page.evaluate(`document.querySelector('${selector}').click()`);
const answers = (text: string) => shows('.graphiql-response .view-lines', text);

async function run(tab: number): Promise<void> {
  await click(`.graphiql-tab:nth-child(${tab}) .graphiql-tab-button`);
  await page.until(`document.querySelector('.graphiql-tab-active:nth-child(${tab})')`);
  await click('.graphiql-execute-button');
}

inBrowser('the explorer in a browser', () => {
  beforeAll(async () => {
    service = await startService();
    page = await BrowserPage.open(`${service.base}/explorer`);
  });
  afterAll(async () => {
    await page?.close();
    await service?.stop();
  });

  it('shows its tabs, and the first one in an editor', async () => {
    await shows('.graphiql-tab', 'PlayEasy');
    await shows('.graphiql-query-editor .view-lines', 'Register');
    await page.until(`document.querySelectorAll('${EDITORS}').length === 4`);
  });

  it('signs in, opens a match and watches it over a socket', async () => {
    await click('.graphiql-execute-button');
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
    expect(page.requests).toContain(`${service.base.replace('http', 'ws')}/graphql`);
  });

  it('checks what is typed against the schema, in a worker', async () => {
    await page.evaluate(`document.querySelector('.graphiql-query-editor textarea').focus()`);
    await page.type('{ nonsense }');
    await page.until(
      `__MONACO.editor.getModelMarkers({}).some(({ message }) => message.includes('Cannot query field'))`,
    );
  });

  it('puts what is typed in order', async () => {
    await click('.graphiql-toolbar button[aria-label^=Prettify]');
    await page.until(
      `__MONACO.editor.getModels().some((model) => model.getValue().includes('{\\n  nonsense\\n}'))`,
    );
  });

  it('shows the same after it was loaded again', async () => {
    const shown = '__MONACO.editor.getModels().map((model) => model.getValue()).slice(0, 2)';
    const before = await page.evaluate<string[]>(shown);
    const [query, variables] = before.map((text) => JSON.stringify(text));
    const kept = `JSON.parse(sessionStorage['graphiql:tabState'])`;
    await page.until(
      `${kept}.tabs.some((tab) => tab.query === ${query} && tab.variables === ${variables})`,
    );
    await page.evaluate('void (globalThis.isOld = true, setTimeout(() => location.reload()))');
    await page.until(`!globalThis.isOld && document.querySelectorAll('${EDITORS}').length === 4`);
    expect(await page.evaluate(shown)).toEqual(before);
    expect(await page.evaluate(`document.querySelectorAll('.graphiql-tab').length`)).toBe(7);
  });

  it('asks nobody else, and nothing is refused or fails', () => {
    const hosts = page.requests.map((url) => new URL(url).host).filter((host) => host !== '');
    expect([...new Set(hosts)]).toEqual([new URL(service.base).host]);
    expect(page.complaints).toEqual([]);
  });
});
