import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { TestClient } from '../../support/client.js';
import { until } from '../../support/wait.js';
import { cardName, textOf } from '../support/pages.js';
import { dealtTable } from '../support/dealt-table.js';
import type { Visits } from '../support/visits.js';

export const atTheTable = (visits: Visits): void =>
  describe('at the table', () => {
    it('a card is played when it is dragged to the middle, and stays in the hand after a shorter drag', async () => {
      const { forehand, trick, path } = await dealtTable(visits);
      const page = await visits.pageAt(forehand, path);
      await drag(page, 'CA', 40);
      await page.mouse.move(0, 0);
      expect(await trick()).toEqual([]);
      await drag(page, 'HK', 150);
      await until('the card', async () => (await trick())[0] === 'HK');
    });

    it('a card is played with the keyboard only', async () => {
      const { forehand, trick, path } = await dealtTable(visits);
      const page = await visits.pageAt(forehand, path);
      await inHand(page, 'DK').waitFor();
      const focused = page.locator('*:focus');
      for (let tabs = 0; ; tabs++) {
        expect(tabs).toBeLessThan(60);
        await page.keyboard.press('Tab');
        if ((await focused.getAttribute('data-card')) === 'DK') break;
      }
      await page.keyboard.press('Enter');
      await until('the card', async () => (await trick())[0] === 'DK');
    });

    it('steps that were missed are shown one by one, and the present view after them', async () => {
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      const page = await visits.pageAt(dealer, path);
      await page.getByText(`${forehand.username} is thinking`).waitFor();
      await page.getByRole('link', { name: textOf('app.to.lobby') }).click();
      await page.waitForURL('**/lobby');
      await forehand.act(matchId, ['HA']);
      await dealer.act(matchId, ['HJ']);
      await forehand.act(matchId, ['ST']);
      await page.goBack();
      await page.getByText(textOf('table.missed')).waitFor();
      const announced = page.getByRole('log').filter({ hasText: textOf('table.phase.FOLLOW') });
      await announced.waitFor();
      const plays = ({ username }: TestClient, card: string) =>
        `${username} plays ${cardName(card)}.`;
      expect((await announced.locator('p').allTextContents()).join(' ')).toBe(
        [
          plays(forehand, 'HA'),
          plays(dealer, 'HJ'),
          `${forehand.username} takes the trick.`,
          plays(forehand, 'ST'),
          textOf('table.phase.FOLLOW'),
        ].join(' '),
      );
    });

    it('a single missed card is announced', async () => {
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      const page = await visits.pageAt(dealer, path);
      await page.getByText(`${forehand.username} is thinking`).waitFor();
      await page.getByRole('link', { name: textOf('app.to.lobby') }).click();
      await page.waitForURL('**/lobby');
      await forehand.act(matchId, ['HA']);
      await page.goBack();
      const announced = `${forehand.username} plays ${cardName('HA')}. ${textOf('table.phase.FOLLOW')}`;
      await page.getByRole('log').getByText(announced, { exact: true }).waitFor();
    });

    it('a refusal is shown, and then the latest state', async () => {
      const { matchId, forehand, trick, path } = await dealtTable(visits);
      const page = await visits.pageAt(forehand, path);
      await inHand(page, 'HA').waitFor();
      // The other action happens only when the page sends its own, so no event can arrive before.
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes('mutation Act'))
          await forehand.act(matchId, ['ST']);
        await route.fallback();
      });
      await inHand(page, 'HA').click();
      await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
      await page
        .getByRole('list', { name: textOf('table.trick') })
        .getByRole('listitem', { name: `plays ${cardName('ST')}` })
        .waitFor();
      await inHand(page, 'HA').waitFor();
      expect(await inHand(page, 'ST').count()).toBe(0);
      expect(await trick()).toEqual(['ST']);
    });
  });

/** A card in the viewer's hand, found by its name. */
const inHand = (page: Page, card: string) =>
  page
    .getByRole('list', { name: textOf('table.hand') })
    .getByRole('button', { name: new RegExp(`^${cardName(card)}`) });

/** Drags a card up by so many pixels with the mouse, and drops it. */
async function drag(page: Page, card: string, up: number): Promise<void> {
  const cardButton = inHand(page, card);
  // Right after a change of the table no tap or drag counts.
  await cardButton.and(page.locator('[aria-disabled="false"]')).waitFor();
  const { x, y, width, height } = (await cardButton.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2 - up, { steps: 4 });
  await page.mouse.up();
}
