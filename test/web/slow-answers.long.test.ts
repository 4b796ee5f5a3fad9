/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import type { MatchJson } from '../support/client.js';
import {
  asPlayerToAct,
  playerToAct,
  playToTurnOf,
  startMatch,
  waitingPlayer,
} from '../support/table.js';
import { until } from '../support/wait.js';
import { DelayedResponses, isOperation, operationIn } from './support/delayed-responses.js';
import { playableCards } from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('answers that arrive after newer ones', () => {
  const visits = useVisits();

  it('a slow answer to a query does not replace the newer state that a subscription has delivered', async () => {
    const table = await startMatch(await visits.pair());
    const player = waitingPlayer(table, await asPlayerToAct(table));
    const page = await visits.pageAt(player, '/');
    const texts = receivedTexts(page);
    const answer = await DelayedResponses.of(page, '**/graphql', isOperation('Table'));
    await page.goto(`${visits.service.base}/match/${table.matchId}`);
    await until('the query', () => answer.hasRequest);
    await untilDelivered(texts, await playToTurnOf(player, table));
    await answer.release();
    await playableCards(page).first().waitFor();
  });

  it('a slow answer to an action does not replace the newer state that a subscription has delivered', async () => {
    const table = await startMatch(await visits.pair());
    const player = playerToAct(table, await asPlayerToAct(table));
    const page = await visits.pageAt(player, '/');
    const texts = receivedTexts(page);
    await page.goto(`${visits.service.base}/match/${table.matchId}`);
    const answer = await DelayedResponses.of(page, '**/graphql', isOperation('Act'));
    await playableCards(page).first().click();
    await until('the action', () => answer.hasRequest);
    const newer = await playToTurnOf(player, table);
    await untilDelivered(texts, newer);
    const answered = page.waitForResponse((response) => operationIn(response.request()) === 'Act');
    await answer.release();
    await (await answered).finished();
    await playableCards(page).first().click();
    await until(
      'the next action',
      async () => (await asPlayerToAct(table)).version > newer.version,
    );
  });
});

/** The texts that the page receives on WebSockets; it grows. */
function receivedTexts(page: Page): readonly string[] {
  const texts: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => texts.push(String(payload))),
  );
  return texts;
}

/** Waits until the page has received a version of its match from a subscription. */
const untilDelivered = (texts: readonly string[], { version }: MatchJson) =>
  until('the newer state', () =>
    texts.some(
      (text) => text.includes('"matchUpdated":') && text.includes(`"version":${version},`),
    ),
  );
