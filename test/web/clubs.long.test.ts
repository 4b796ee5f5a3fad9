/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { mustMutate } from '../support/client.js';
import { clubOf } from '../support/clubs.js';
import { playOut, startMatch } from '../support/table.js';
import { seeded } from '../../src/engine/record/shuffle.js';
import { AxePage } from './support/axe-page.js';
import { expectToFit, LOOKS } from './support/looks.js';
import { textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('clubs', () => {
  const visits = useVisits();

  describe.each(LOOKS)('in $language, $viewport.width wide', ({ language, viewport }) => {
    const text = (key: string) => textOf(key, language);
    const press = (page: Page, key: string) =>
      page
        .getByRole('main')
        .getByRole('button', { name: text(key), exact: true })
        .click();

    it('three taps from the home page to a running Stammtisch with a link to send; a visitor joins by it', async () => {
      const owner = await visits.service.player();
      const page = await visits.pageAt(owner, '/', { language, viewport });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectToFit(page);
      await page
        .getByRole('link', { name: text('app.to.clubs') })
        .first()
        .click(); // 1
      await press(page, 'clubs.found'); // 2
      const link = page.getByLabel(text('challenge.linkLabel'), { exact: true });
      await link.waitFor();
      const url = await link.inputValue();
      expect(url).toContain(`${visits.service.base}/clubs/join/`);
      await press(page, 'app.copy'); // 3
      await page.getByRole('img', { name: text('challenge.qr') }).waitFor();
      await expectToFit(page);
      const visitor = await (await visits.visit({ locale: `${language}-AT`, viewport })).open(url);
      await visitor.getByRole('heading', { level: 1 }).waitFor();
      await expectToFit(visitor);
      await press(visitor, 'clubs.join');
      await visitor.waitForURL(/\/club\//);
      await visitor.getByText(text('clubs.yourRole.MEMBER')).waitFor();
    });

    it('a member offers a match with two taps, another accepts it, and it opens', async () => {
      const [owner, other] = [await visits.service.player(), await visits.service.player()];
      const club = await clubOf([owner, other]);
      const page = await visits.pageAt(owner, `/club/${club.id}`, { language, viewport });
      await page.getByRole('link', { name: text('clubs.offer') }).click();
      await press(page, 'clubs.sendOffer');
      await page.getByText(text('clubs.yourOffer')).waitFor();
      const others = await visits.pageAt(other, `/club/${club.id}`, { language, viewport });
      await press(others, 'home.accept');
      await others.waitForURL(/\/match\//);
    });

    it('the ledger shows who gave whom how many Bummerl, also of a season; axe finds no violations', async () => {
      const [owner, other] = [await visits.service.player(), await visits.service.player()];
      const club = await clubOf([owner, other], { about: 'Jeden Donnerstag.\nBei uns.' });
      const table = await startMatch([owner, other], {
        variant: 'zweier',
        rated: false,
        target: 1,
      });
      await playOut(visits.service, table, seeded(7));
      const page = await visits.pageAt(owner, `/club/${club.id}`, { language, viewport });
      await page.getByRole('columnheader', { name: text('clubs.balance') }).waitFor();
      expect(await page.getByRole('cell', { name: /^\+[12]$/ }).count()).toBe(1);
      const season = page.getByLabel(text('clubs.season'), { exact: true });
      await season.selectOption({ index: 1 });
      await page.getByRole('columnheader', { name: text('clubs.balance') }).waitFor();
      await expectToFit(page);
      const axe = await AxePage.of(page, language, 'light');
      await axe.expectNoViolations('the page of a club');
    });

    it('leaving asks first, and leads back to the list', async () => {
      const [owner, other] = [await visits.service.player(), await visits.service.player()];
      const club = await clubOf([owner, other]);
      const page = await visits.pageAt(other, `/club/${club.id}`, { language, viewport });
      await press(page, 'clubs.leave');
      expect(await page.getByText(text('clubs.yourRole.MEMBER')).count()).toBe(1);
      await press(page, 'clubs.leave');
      await page.waitForURL(/\/clubs$/);
      await mustMutate(owner, 'closeClub', { clubId: club.id }, 'deletedClubId');
    });
  });
});
