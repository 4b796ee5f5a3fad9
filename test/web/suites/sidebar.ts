import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { textsSeenBy } from '../../support/messages.js';
import { planOf } from '../../support/plans.js';
import { startMatch } from '../../support/table.js';
import { until } from '../../support/wait.js';
import { button, cardName, textOf } from '../support/pages.js';
import { dealtTable } from '../support/dealt-table.js';
import type { Visits } from '../support/visits.js';

export const sidebar = (visits: Visits): void =>
  describe('the sidebar of a match', () => {
    it('a message arrives at once: a text unchanged, a phrase in the language of its reader', async () => {
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      const [english, german] = await Promise.all([
        visits.pageAt(forehand, path),
        visits.pageAt(dealer, path, { language: 'de' }),
      ]);
      const log = german.getByRole('log', { name: textOf('sidebar.messages', 'de') });
      await english.getByLabel(textOf('sidebar.write')).fill('Servus!');
      await button(english, 'sidebar.send').click();
      await log.getByText('Servus!').waitFor();
      const { phrases } = await forehand.ask<Phrases>('{ phrases { phrase en de } }');
      const { phrase, en, de } = phrases[0]!;
      await english.getByText(textOf('sidebar.phrases')).click();
      await english.getByRole('button', { name: en, exact: true }).click();
      await log.getByText(de, { exact: true }).waitFor();
      expect(await textsSeenBy(dealer, matchId)).toEqual(['Servus!', phrase]);
    });

    it('a plan is made by clicking, and plays the card', async () => {
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      const page = await visits.pageAt(dealer, path);
      await openTab(page, 'sidebar.plans');
      await button(page, 'sidebar.plan.add').click();
      await choose(page, 'sidebar.plan.kind.led', 'HK');
      await choose(page, 'sidebar.plan.ownCard', 'SA');
      await button(page, 'sidebar.plan.save').click();
      await page.getByText('If king of hearts is led: ace of spades.').waitFor();
      await page.getByText(/The plan plays for you\. It has not played yet\./).waitFor();
      await forehand.act(matchId, ['HK']);
      await page.getByText(/The plan plays for you\. It has played once\./).waitFor();
      const { lastTrick } = (await dealer.match(matchId)).deal;
      expect(lastTrick?.map(({ card }) => card)).toEqual(['HK', 'SA']);
      await button(page, 'sidebar.plan.remove').click();
      await until('no plan', async () => (await planOf(dealer, { matchId })) === null);
    });

    it('a forced move is played for a player who has turned autoplay on', async () => {
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      const page = await visits.pageAt(dealer, path);
      await openTab(page, 'sidebar.match');
      await page.getByRole('radio', { name: textOf('sidebar.autoplay.atOnce') }).click();
      const mode = async () =>
        (await dealer.match<Autoplay>(matchId, 'autoplay { mode delay }')).autoplay;
      await until('the choice', async () => (await mode())?.mode === 'FORCED');
      expect(await mode()).toEqual({ mode: 'FORCED', delay: 'NONE' });
      await forehand.act(matchId, ['c', 'HA']);
      await until('the answer', async () => (await dealer.match(matchId)).deal.lastTrick);
      const { lastTrick } = (await dealer.match(matchId)).deal;
      expect(lastTrick?.map(({ card }) => card)).toEqual(['HA', 'HJ']);
    });

    it('a booked vacation is shown beside the clock with the same days in every time zone', async () => {
      const { forehand, dealer, path } = await dealtTable(visits);
      const own = await visits.pageAt(forehand, '/settings/vacation');
      await own.getByLabel(textOf('settings.firstDay')).fill(FROM);
      await own.getByLabel(textOf('settings.lastDay')).fill(TO);
      await button(own, 'settings.bookDays').click();
      await own.getByText(textOf('settings.booked')).waitFor();
      const page = await visits.pageAt(dealer, path, { timezoneId: 'America/New_York' });
      await openTab(page, 'sidebar.clock');
      await page.getByText(`on vacation from ${dayText(FROM)} to ${dayText(TO)}`).waitFor();
    });

    it('each rule of the match is listed with its sections of the specification', async () => {
      const { dealer, path } = await dealtTable(visits);
      const page = await visits.pageAt(dealer, path);
      await openTab(page, 'sidebar.match');
      await page.getByText(/^Rules of this match/).click();
      const sources = page.getByText(/^Source: /);
      await sources.first().waitFor();
      const texts = await sources.allTextContents();
      expect(
        texts.filter((text) => !/^Source: Rules \d+(\.\d+)?(, \d+(\.\d+)?)*$/.test(text)),
      ).toEqual([]);
    });

    it.each(['dreier', 'bauern'])('all contracts of %s are explained', async (variant) => {
      const players = await visits.players(variant === 'dreier' ? 3 : 4);
      const { matchId } = await startMatch(players, { variant, rated: false });
      const page = await visits.pageAt(players[0]!, `/match/${matchId}`);
      await openTab(page, 'sidebar.match');
      await page.getByText(textOf('sidebar.contracts')).click();
      const { variant: game } = await players[0]!.match<Contracts>(
        matchId,
        'variant { contracts { text } }',
      );
      expect(game.contracts.length).toBeGreaterThan(5);
      for (const { text } of game.contracts)
        await page.getByRole('definition').filter({ hasText: text }).first().waitFor();
    });

    it('a match is resigned after a confirmation, and a rematch is played', async () => {
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      const [loser, winner] = await Promise.all([
        visits.pageAt(forehand, path),
        visits.pageAt(dealer, path),
      ]);
      await openTab(loser, 'sidebar.match');
      const resign = button(loser, 'sidebar.resign');
      await resign.and(loser.locator('[aria-disabled="false"]')).waitFor();
      // The second half of a double tap is not meant.
      await loser.evaluate(TAP_TWICE);
      expect((await forehand.match(matchId)).status).toBe('IN_PROGRESS');
      const confirmation = loser.getByRole('group', { name: textOf('sidebar.resignAsk') });
      await button(confirmation, 'sidebar.resign').click();
      // The result of the last deal is shown first.
      for (const page of [winner, loser]) await button(page, 'table.goOn').click();
      await winner.getByRole('heading', { name: textOf('table.youWinMatch') }).waitFor();
      await loser.getByRole('heading', { name: `${dealer.username} has won the match` }).waitFor();
      await button(winner, 'sidebar.rematchOffer').click();
      await winner.getByText(textOf('sidebar.rematchOffered')).waitFor();
      await winner.reload();
      await openTab(winner, 'sidebar.match');
      await winner.getByText(textOf('sidebar.rematchOffered')).waitFor();
      await button(loser, 'sidebar.rematchAccept').click();
      await loser.waitForURL((url) => url.pathname !== path);
      // Who waits is led to the new match. Who comes back later finds a link.
      await winner.waitForURL(loser.url());
      await winner.goBack();
      await winner.getByRole('link', { name: textOf('sidebar.toRematch') }).click();
      await winner.waitForURL(loser.url());
      const again = decodeURIComponent(new URL(loser.url()).pathname.split('/').at(-1)!);
      const { seats, status } = await forehand.match(again);
      expect(status).toBe('IN_PROGRESS');
      expect(seats.map(({ user }) => user.username).sort()).toEqual(
        [forehand.username, dealer.username].sort(),
      );
    });
  });

interface Phrases {
  readonly phrases: readonly { phrase: string; en: string; de: string }[];
}

interface Autoplay {
  readonly autoplay: { mode: string; delay: string } | null;
}

const openTab = (page: Page, key: string) =>
  page.getByRole('tab', { name: textOf(key), exact: true }).click();

/** A card among those offered under this title. */
const choose = (page: Page, key: string, card: string) =>
  page
    .getByRole('group', { name: textOf(key) })
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: cardName(card), exact: true }) })
    .click();

const DAY_MILLIS = 86_400_000;

/** The calendar day that is `days` days from today. */
const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MILLIS).toISOString().slice(0, 10);

const [FROM, TO] = [dayIn(3), dayIn(5)];

const dayText = (day: string): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

/** Taps the button for resigning, and at once the button that then stands in its place. */
const TAP_TWICE = `(async () => {
  const tap = (it) => it.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  const find = (within) =>
    [...document.querySelectorAll(within)].find((it) => it.textContent === ${JSON.stringify(textOf('sidebar.resign'))});
  tap(find('button'));
  await new Promise(requestAnimationFrame);
  tap(find('[role="group"] button'));
})()`;

/** The contracts of a match's game. */
interface Contracts {
  readonly variant: { readonly contracts: readonly { readonly text: string }[] };
}
