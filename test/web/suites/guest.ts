/** A guest is offered only what the service lets guests do, and is told the way to the rest beforehand. */
import { describe, expect, it } from '@jest/globals';
import { FOR_GUESTS, guestOf } from '../../support/guests.js';
import { button, textOf } from '../support/pages.js';
import type { Visits } from '../support/visits.js';

export const guests = (visits: Visits): void =>
  describe('a guest', () => {
    it('who wants to challenge a name is told why not; a match by link or against a bot is not refused', async () => {
      const { service } = visits;
      const [guest, other] = [await guestOf(service), await service.player()];
      const path = `/new?opponent=${other.username}`;
      const page = await visits.pageAt(guest, path);
      const hint = page.getByRole('main').getByText(other.username);
      await hint.waitFor();
      const keep = hint.getByRole('link', { name: textOf('account.keep') });
      expect(await keep.getAttribute('href')).toBe(`/keep?to=${encodeURIComponent(path)}`);
      await page.getByText(textOf('challenge.more')).click();
      await page.getByRole('switch', { name: textOf('challenge.term.onlookers') }).waitFor();
      expect(
        await page
          .getByRole('switch', { name: textOf('challenge.term.rated'), exact: true })
          .count(),
      ).toBe(0);
      for (const strange of ['anyone', 'friend'])
        expect(await page.getByText(textOf(`challenge.who.${strange}`)).count()).toBe(0);
      await button(page, 'challenge.send.link').click();
      await page.getByRole('img', { name: textOf('challenge.qr') }).waitFor();
      await page.goto(`${service.base}/new`);
      await page.getByText(textOf('challenge.who.bot'), { exact: true }).click();
      await button(page, 'challenge.send.bot').click();
      await page.waitForURL(/\/match\//);
    });

    it('who looks at a challenge of the lobby is told how to accept it, before a click', async () => {
      const { service } = visits;
      const [guest, other] = [await guestOf(service), await service.player()];
      const { challenge } = await other.challenge(FOR_GUESTS);
      const page = await visits.pageAt(guest, '/lobby');
      await page.getByText(textOf('home.lobbyNeedsAccount')).waitFor();
      await page.getByRole('link', { name: other.username }).click();
      await page.getByText(textOf('challenge.lobbyNeedsAccount')).waitFor();
      expect(await button(page, 'home.accept').count()).toBe(0);
      const keep = page.getByRole('main').getByRole('link', { name: textOf('account.keep') });
      const back = `/challenge/${encodeURIComponent(challenge!.id)}`;
      expect(await keep.getAttribute('href')).toBe(`/keep?to=${encodeURIComponent(back)}`);
    });
  });
