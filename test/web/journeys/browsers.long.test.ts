/**
 * Real: the complete service, the built web client and Chromium. Skipped if there is no browser. Each journey begins in
 * a new browser.
 */
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../../support/browser.js';
import type { MatchJson } from '../../support/client.js';
import { until } from '../../support/wait.js';
import { STORAGE_BLOCKED, TRANSLATED, clockWrongBy } from './support/circumstances.js';
import { usePeople } from './support/person.js';
import type { Person } from './support/person.js';
import { playOnce, playUntil } from './support/playing.js';

const DAY_MINUTES = 24 * 60;

describeInBrowser('unusual browsers', () => {
  const people = usePeople();

  describe.each([-180, DAY_MINUTES])('a clock that is wrong by %s minutes', (minutes) => {
    it('the time left is right, and the session is not renewed before its time', async () => {
      const person = await people.arrive({ scripts: [clockWrongBy(minutes)] });
      const renewals = renewalsOf(person.page);
      await person.playNow();
      await person.playable().first().waitFor();
      await person.open('/');
      await person.page
        .getByText(/^(2 days|3 days)/)
        .first()
        .waitFor();
      expect(await person.page.getByText(person.text('home.timeOver')).count()).toBe(0);
      expect(renewals).toEqual([]);
    });
  });

  it('without storage every page is shown, a guest plays, and the page says what is lost', async () => {
    const person = await people.arrive({ scripts: [STORAGE_BLOCKED] });
    for (const path of ['/', '/lobby', '/new', '/login', '/people', '/leaderboard', '/settings']) {
      await person.open(path);
      await person.page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    }
    await person.playNow();
    await person.page.getByText(person.text('app.forgetful')).waitFor();
    await person.playable().first().waitFor();
    await playUntil(person, async () => (await cardsPlayed(person.matchId)) > 1);
  });

  it('a translated page shows the present talon and points', async () => {
    const person = await people.arrive({ scripts: [TRANSLATED], language: 'de' });
    await person.playNow();
    await playUntil(person, async () => (await cardsPlayed(person.matchId)) >= 4);
    // Nothing is played while the page is compared, unless the deal has ended: its result is shown until it is dismissed.
    await until('the present talon', async () => {
      const { deal } = await people.service.client().match(person.matchId);
      if (cardsIn(deal) < 4) return playOnce(person).then(() => false);
      return talonOf(person, deal.talonCount).isVisible();
    });
  });

  const talonOf = ({ page }: Person, count: number): Locator =>
    page.getByText(new RegExp(`(Talon|Stapel)\\D*${count}\\b`)).first();

  const cardsPlayed = async (matchId: string): Promise<number> =>
    cardsIn((await people.service.client().match(matchId)).deal);
});

/** How many cards of a deal between two were played. */
const cardsIn = ({ tricks, trick }: MatchJson['deal']): number =>
  tricks.reduce((sum, count) => sum + count, 0) * 2 + trick.length;

/** The renewals that a page requests; it grows. */
function renewalsOf(page: Page): readonly string[] {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('refreshSession')) renewals.push(request.url());
  });
  return renewals;
}
