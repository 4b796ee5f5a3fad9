/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { asPlainHttp, describeInBrowser } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import { startService } from '../support/service.js';
import {
  asPlayerToAct,
  playerToAct,
  waitingPlayer,
  playToTurnOf,
  putCards,
  startMatch,
  stackDeal,
} from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';
import {
  button,
  fillInAndWait,
  fillIn,
  legalActions,
  offlineSign,
  playableCards,
  textOf,
} from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('people in the web client', () => {
  const visits = useVisits({ SWEEP_SPEED: '10' });

  it('two players are led to their match after signing in, and play it to the end', async () => {
    const players = await visits.pair();
    const table = await startMatch(players, { target: 1, rated: false });
    await stackDeal(visits.service, table, STRONG);
    const path = `/match/${table.matchId}`;
    const pages: Page[] = [];
    for (const { username } of players) {
      const visitor = await visits.visit();
      const page = await visitor.open(
        `${visits.service.base}/login?to=${encodeURIComponent(path)}`,
      );
      await fillIn(page, 'app.signIn', { username, password: PASSWORD });
      await page.waitForURL(visits.service.base + path);
      pages.push(page);
    }
    await playToEnd(table, pages);
    await expectEnd(table, pages);
  });

  it('over plain http, where browsers have fewer features, play continues after the session is renewed', async () => {
    const visitor = await visits.visit();
    const page = await visitor.open(asPlainHttp(visits.service.base));
    expect(await page.evaluate('isSecureContext')).toBe(false);
    await page.getByRole('button', { name: textOf('home.playNow') }).click();
    await page.waitForURL(/\/match\//);
    const session = await page.evaluate<string>(EXPIRE_SESSION);
    await page.reload();
    await playableCards(page).first().waitFor();
    expect(await page.evaluate(SESSION)).not.toBe(session);
  });

  it('two of four players play a bauern match with the actions that their pages offer', async () => {
    const players = await visits.players(4);
    const table = await startMatch(players, { variant: 'bauern', target: 1, rated: false });
    const { dealer } = (await asPlayerToAct(table)).deal;
    const hands = players.map((_, seat) => EVEN[(seat - dealer + 3) % 4]!);
    await putCards(visits.service, table.matchId, { hands, talon: [] });
    const pages: Page[] = [];
    for (const player of players.slice(0, 2)) {
      pages.push(await visits.pageAt(player, `/match/${table.matchId}`));
    }
    await playToEnd(table, pages);
    await expectEnd(table, pages);
  });

  it('a guest plays after one click, and keeps the matches with a new account', async () => {
    const visitor = await visits.visit();
    const page = await visitor.open(visits.service.base);
    await button(page, 'home.playNow').click();
    await page.waitForURL(/\/match\//);
    const path = new URL(page.url()).pathname;
    await playableCards(page).first().click();
    await page.goto(`${visits.service.base}/keep`);
    const account = { username: 'no-longer-a-guest', password: PASSWORD };
    await fillInAndWait(page, 'account.keep', account);
    await page.getByRole('button', { name: `Account of ${account.username}` }).click();
    await button(page, 'app.signOut').click();
    await page.getByRole('heading', { name: textOf('home.welcome') }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: textOf('app.signIn') })
      .click();
    await fillInAndWait(page, 'app.signIn', account);
    await page
      .getByRole('main')
      .getByRole('link', { name: /\beasy\b/ })
      .click();
    await page.waitForURL(`${visits.service.base}${path}`);
    await playableCards(page).first().waitFor();
    const player = visits.service.client();
    player.username = account.username;
    await player.signIn();
    const matchId = decodeURIComponent(path.split('/').at(-1)!);
    expect((await player.match(matchId)).version).toBeGreaterThan(0);
  });

  it('a page shows the actions that were played while it had no network', async () => {
    const players = await visits.pair();
    const table = await startMatch(players);
    const before = await asPlayerToAct(table);
    const [away, opponent] = [waitingPlayer(table, before), playerToAct(table, before)];
    const page = await visits.pageAt(away, `/match/${table.matchId}`);
    await page.getByText(opponent.username).first().waitFor();
    expect(await playableCards(page).count()).toBe(0);
    await page.context().setOffline(true);
    await offlineSign(page).waitFor();
    await playToTurnOf(away, table);
    await page.context().setOffline(false);
    await playableCards(page).first().waitFor();
    await offlineSign(page).waitFor({ state: 'detached' });
  });

  it('a visitor finds the texts of the operator on the start page, which has no frame around it', async () => {
    const page = await (await visits.visit()).open(visits.service.base);
    await page.locator('main a[href="/privacy"]').waitFor();
    await page.locator('main a[href="/imprint"]').waitFor();
    await page.locator('main:focus').waitFor();
    const frame = `getComputedStyle(document.getElementById('main')).outlineStyle`;
    expect(await page.evaluate(frame)).toBe('none');
  });

  it('a page of a visitor without a stream learns that the network is back', async () => {
    const page = await (await visits.visit()).open(`${visits.service.base}/rules`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(true);
    await offlineSign(page).waitFor();
    await page.context().setOffline(false);
    await offlineSign(page).waitFor({ state: 'detached' });
  });

  it('a visitor registers at the API of another host if one is set', async () => {
    const front = await startService({ WEB_API_URL: visits.service.base });
    try {
      const visitor = await visits.visit();
      const page = await visitor.open(`${front.base}/register`);
      await fillInAndWait(page, 'app.register', { username: 'from-elsewhere', password: PASSWORD });
      const player = visits.service.client();
      player.username = 'from-elsewhere';
      await player.signIn();
      const asked = visitor.requests.filter((url) => url.includes('/graphql'));
      expect([...new Set(asked.map((url) => new URL(url).host))]).toEqual([
        new URL(visits.service.base).host,
      ]);
    } finally {
      await front.stop();
    }
  });
});

/** Hearts are trumps. Forehand has the marriage in trumps and soon has 66. */
const STRONG = {
  forehand: ['HA', 'HT', 'HK', 'HQ', 'CA'],
  dealer: ['ST', 'SK', 'DK', 'CT', 'CK'],
  talon: ['SA', 'SQ', 'SJ', 'DA', 'DT', 'DQ', 'DJ', 'CQ', 'CJ', 'HJ'],
};

/** Hands from forehand on. No hand is strong enough for more than the smallest game. */
const EVEN = [
  ['HA', 'HK', 'SQ', 'DJ', 'CT'],
  ['SA', 'SK', 'DQ', 'CJ', 'HT'],
  ['DA', 'DK', 'CQ', 'HJ', 'ST'],
  ['CA', 'CK', 'HQ', 'SJ', 'DT'],
];

/**
 * Plays the match to the end: a claim if it is legal, else the first action offered. Players act on their pages, by
 * seat; those without a page use the API.
 */
async function playToEnd(table: Table, pages: readonly Page[]): Promise<void> {
  for (;;) {
    const match = await asPlayerToAct(table);
    if (match.status === 'FINISHED') return;
    const claims = match.deal.legal.includes('66');
    const page = pages[match.toAct!];
    if (page) await actOn(page, claims);
    else await playerToAct(table, match).act(table.matchId, [claims ? '66' : match.deal.legal[0]!]);
    await until('the action', async () => (await asPlayerToAct(table)).version > match.version);
  }
}

async function actOn(page: Page, claims: boolean): Promise<void> {
  const claim = page.getByRole('button', { name: textOf('table.do.ClaimAction') });
  const action = claims ? claim : legalActions(page).first();
  const kind = await action.getAttribute('data-kind');
  await action.click();
  if (kind && ASKED.includes(kind)) await page.locator('button[data-armed]').click();
}

/** The kinds of actions that need a second tap. */
const ASKED = ['BidAction', 'ClaimAction', 'CloseTalonAction', 'DoubleAction', 'RaiseAction'];

/** Checks that each page shows the winner. */
async function expectEnd({ matchId, players }: Table, pages: readonly Page[]): Promise<void> {
  const { result } = await players[0]!.match(matchId);
  for (const [seat, page] of pages.entries()) {
    await button(page, 'table.goOn').click();
    const end = page.getByRole('region', { name: textOf('table.matchOver') });
    await end.getByRole('heading').waitFor();
    const won = await end.getByRole('heading', { name: textOf('table.youWinMatch') }).count();
    expect({ seat, won }).toEqual({ seat, won: result!.winners.includes(seat) ? 1 : 0 });
  }
}

const SESSION = `localStorage.getItem('bummerl.session')`;

/** Makes the page's session expire. Evaluates to the stored session. */
const EXPIRE_SESSION = `{
  const session = JSON.parse(${SESSION});
  const past = JSON.stringify({ ...session, expiresAt: new Date(0).toISOString() });
  localStorage.setItem('bummerl.session', past);
  past;
}`;
