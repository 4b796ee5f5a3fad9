/**
 * Real: the complete service, the built web client and Chromium. Skipped if there is no browser. Each journey begins in
 * a new browser.
 */
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser.js';
import {
  asPlayerToAct,
  playerToAct,
  playToTurnOf,
  startMatch,
  waitingPlayer,
} from '../../support/table.js';
import { until } from '../../support/wait.js';
import { cardName } from '../support/pages.js';
import { attributesOf, usePeople } from './support/person.js';

describeInBrowser('two tabs of one browser', () => {
  const people = usePeople();

  it('a card played in one tab appears in the other', async () => {
    const table = await startMatch(await people.visits.pair());
    const player = playerToAct(table, await asPlayerToAct(table));
    const person = await people.arrive();
    await person.signIn(player);
    const path = `/match/${table.matchId}`;
    await person.open(path);
    const second = await person.newTab();
    await person.open(path, second);
    await person.playable(second).first().waitFor();
    await person.playable().first().click();
    await until('the card in the other tab', async () => (await trickOf(second)) === 1);
    expect(await person.playable(second).count()).toBe(0);
  });

  it('if another user signs in, no tab shows the former user’s cards', async () => {
    // New players, for whom no match of another test waits.
    const table = await startMatch([await people.service.player(), await people.service.player()]);
    const match = await asPlayerToAct(table);
    const [first, second] = [playerToAct(table, match), waitingPlayer(table, match)];
    const person = await people.arrive();
    await person.signIn(first);
    await person.open(`/match/${table.matchId}`);
    await person.playable().first().waitFor();
    const hidden = (await ownCards(person.page)).map(cardName);
    const tab = await person.newTab();
    await person.signIn(second, tab);
    await person.page.getByRole('button', { name: `Account of ${second.username}` }).waitFor();
    await person.page.getByText(`You are now signed in as ${second.username}`).waitFor();
    await until(
      'the table of the other user',
      async () => (await ownCards(person.page)).length > 0,
    );
    const shown = await namesOn(person.page);
    expect(hidden.filter((card) => shown.includes(card))).toEqual([]);
    const isCounted = async () => (await person.page.title()).startsWith('(1)');
    await until('the title without the count of the former user', async () => !(await isCounted()));
    await playToTurnOf(second, table);
    await until('the count in the title', isCounted);
    await person.button('app.understood').click();
    await person.page.getByText('You are now signed in as').waitFor({ state: 'detached' });
    expect(await isCounted()).toBe(true);
  });
});

const trickOf = (page: Page): Promise<number> =>
  page.locator('ol[data-seats] > li[aria-label]').count();

const ownCards = (page: Page): Promise<string[]> =>
  attributesOf(page.locator('button[data-card]'), 'data-card');

/** The names of everything on the page: cards that lie face up are among them. */
const namesOn = (page: Page): Promise<string[]> =>
  attributesOf(page.getByRole('main').locator('[aria-label]'), 'aria-label');
