import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PASSWORD } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { operationIn } from '../support/delayed-responses.js';
import { button, fillIn, textOf } from '../support/pages.js';
import { invitationFrom } from '../support/sample-data.js';
import type { Visits } from '../support/visits.js';

export const invitations = (visits: Visits): void =>
  describe('an invitation link', () => {
    const linkOf = async (host: TestClient, terms: object = {}): Promise<string> =>
      `${visits.service.base}/join/${(await invitationFrom(host, terms)).invitation}`;

    const opened = async (link: string): Promise<Page> => (await visits.visit()).open(link);

    const atTheTable = async (page: Page): Promise<string> => {
      await page.waitForURL(/\/match\//);
      await page.getByRole('list', { name: textOf('table.hand') }).waitFor();
      return page.url();
    };

    it('a visitor sits down with one tap; the link then leads to the match, and others see that it is used', async () => {
      const [host] = await visits.pair();
      const link = await linkOf(host);
      const page = await opened(link);
      await page.getByRole('heading', { name: new RegExp(host.username) }).waitFor();
      await button(page, 'challenge.sitDown').click();
      const match = await atTheTable(page);
      await page.goto(link);
      expect(await atTheTable(page)).toBe(match);
      const late = await opened(link);
      await late.getByRole('heading', { name: textOf('challenge.usedUp') }).waitFor();
      await button(late, 'home.playNow').click();
      expect(await atTheTable(late)).not.toBe(match);
    });

    it('a user with an account signs in, comes back to the invitation and accepts a rated match', async () => {
      const [host, friend] = await visits.pair();
      const link = await linkOf(host, { rated: true });
      const page = await opened(link);
      await page.getByText(textOf('challenge.ratedNeedsAccount')).waitFor();
      expect(await button(page, 'challenge.sitDown').count()).toBe(0);
      await page.getByRole('link', { name: textOf('account.toLogin') }).click();
      await fillIn(page, 'app.signIn', { username: friend.username, password: PASSWORD });
      await page.waitForURL(link);
      await button(page, 'challenge.sitDown').click();
      await atTheTable(page);
    });

    it('a guest whose seat was taken meanwhile is told so, and can play on', async () => {
      const [host, friend] = await visits.pair();
      const { challenge, invitation } = await invitationFrom(host);
      const page = await opened(`${visits.service.base}/join/${invitation}`);
      // Not before the tap: the page would learn of it, and the button would be gone.
      await page.route('**/graphql', async (route) => {
        if (operationIn(route.request()) === 'SitDownAsGuest')
          await friend.accept({ challengeId: challenge, invitationToken: invitation });
        await route.fallback();
      });
      await button(page, 'challenge.sitDown').click();
      await page.getByRole('heading', { name: textOf('challenge.usedUp') }).waitFor();
      await page
        .getByRole('main')
        .getByRole('link', { name: textOf('home.new') })
        .waitFor();
    });
  });
