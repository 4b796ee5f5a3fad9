import { describe, expect, it } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { mustMutate } from '../../support/client.js';
import { mustSend, textsSeenBy } from '../../support/messages.js';
import { giveRole } from '../../support/staff.js';
import { until } from '../../support/wait.js';
import { dealtTable } from '../support/dealt-table.js';
import { button, textOf } from '../support/pages.js';
import type { Visits } from '../support/visits.js';

/** The fifteenth of a month. */
const ON_A_FIFTEENTH = `${new Date().getUTCFullYear() + 1}-06-15T12:00:00Z`;
const PHONE = { width: 390, height: 844 };

/** Whether a thing is in the part of a list that can be seen without scrolling it. */
async function isWithin(thing: Locator, list: Locator): Promise<boolean> {
  const [box, seen] = await Promise.all([thing.boundingBox(), list.boundingBox()]);
  if (!box || !seen) return false;
  return box.y >= seen.y && box.y + box.height <= seen.y + seen.height + 1;
}

/** The matches of a player as strangers find them. */
interface Listed {
  readonly matches: { readonly nodes: readonly { readonly id: string }[] };
}

export const keepingOrder = (visits: Visits): void =>
  describe('beside a match', () => {
    it('a finished match is hidden from the lists of others, and shown again', async () => {
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      await forehand.resign(matchId);
      const page = await visits.pageAt(dealer, path);
      await page.getByRole('tab', { name: textOf('sidebar.match'), exact: true }).click();
      const isListed = async () => {
        const query = `query ($name: String!) { matches(filter: { player: $name }, first: 5) { nodes { id } } }`;
        const { matches } = await visits.service
          .client()
          .ask<Listed>(query, { name: dealer.username });
        return matches.nodes.some(({ id }) => id === matchId);
      };
      expect(await isListed()).toBe(true);
      await button(page, 'sidebar.hide').click();
      await page.getByText(textOf('sidebar.hidden')).waitFor();
      expect(await isListed()).toBe(false);
      await page.reload();
      await page.getByRole('tab', { name: textOf('sidebar.match'), exact: true }).click();
      await button(page, 'sidebar.show').click();
      await page.getByText(textOf('sidebar.hideHint')).waitFor();
      expect(await isListed()).toBe(true);
    });

    it('a muted person is told before a text is written, also while the page is open', async () => {
      const { service } = visits;
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      const moderator = await service.player();
      await giveRole(service, moderator, 'MODERATOR');
      const page = await visits.pageAt(dealer, path, { language: 'de' });
      const field = page.getByLabel(textOf('sidebar.write', 'de'));
      await field.fill('Na servus');
      const { username } = dealer;
      await mustMutate(moderator, 'muteUser', {
        username,
        reason: 'Insults.',
        until: ON_A_FIFTEENTH,
      });
      const muted = page.getByText(/^Du darfst bis 15\..* keine Texte schreiben/);
      await muted.waitFor();
      expect(await field.inputValue()).toBe('Na servus');
      expect(await field.getAttribute('readonly')).not.toBeNull();
      const send = page.getByRole('button', { name: textOf('sidebar.send', 'de'), exact: true });
      expect(await send.isDisabled()).toBe(true);
      await page.getByText(textOf('sidebar.phrases', 'de'), { exact: true }).click();
      await page.getByRole('button', { name: 'Servus', exact: true }).click();
      await until('the phrase', async () => (await textsSeenBy(forehand, matchId)).length === 1);
      await mustMutate(moderator, 'unmuteUser', { username, reason: 'An appeal.' });
      await muted.waitFor({ state: 'detached' });
      await send.click();
      await until('the text', async () => (await textsSeenBy(forehand, matchId)).length === 2);
    });

    it('a text that is being written outlives a reload, and not a sign-out', async () => {
      const { dealer, path } = await dealtTable(visits);
      // A session of its own, which ends here.
      const page = await visits.pageOf(dealer);
      await page.goto(`${visits.service.base}${path}`);
      const field = page.getByLabel(textOf('sidebar.write'));
      await field.fill('Servus miteinander');
      await page.reload();
      await field.waitFor();
      expect(await field.inputValue()).toBe('Servus miteinander');
      await page.getByRole('button', { name: dealer.username }).last().click();
      await button(page, 'app.signOut').click();
      await page.waitForURL(`${visits.service.base}/`);
      await page
        .getByRole('link', { name: textOf('app.signIn') })
        .first()
        .waitFor();
      expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('miteinander');
    });

    it('the form for a report opens on the screen, also on a phone', async () => {
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      for (const text of ['Servus!', 'Hallo!', 'Griaß di!', 'Du Bock!'])
        await mustSend(forehand, matchId, text);
      const page = await visits.pageAt(dealer, path, { viewport: PHONE });
      const log = page.getByRole('log', { name: textOf('sidebar.messages') });
      await log.getByText('Du Bock!').waitFor();
      await button(log, 'sidebar.report').last().click();
      const send = button(log, 'people.reportSend');
      await send.waitFor();
      await until('the whole form in sight', () => isWithin(send, log.getByRole('list')));
    });
  });
