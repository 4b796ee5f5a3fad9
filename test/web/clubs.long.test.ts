/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { clubOf, seeClub } from '../support/clubs.js';
import { rowId, rowsOf } from '../support/sql.js';
import { until } from '../support/wait.js';
import { playOut, startMatch } from '../support/table.js';
import { seeded } from '../../src/engine/record/shuffle.js';
import { AxePage } from './support/axe-page.js';
import { expectToFit, LOOKS } from './support/looks.js';
import { button, textOf } from './support/pages.js';
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
      await visitor
        .getByRole('heading', { level: 1, name: new RegExp(`^${owner.username} `) })
        .waitFor();
      await expectToFit(visitor);
      await press(visitor, 'clubs.join');
      await visitor.waitForURL(/\/club\//);
      await visitor.getByText(text('clubs.yourRole.MEMBER')).waitFor();
      // The link stays where its sender sees it: more friends are to get it.
      await page.getByRole('heading', { name: `${text('clubs.membersTitle')} 2` }).waitFor();
      expect(await link.isVisible()).toBe(true);
    });

    it('a member offers a match with two taps, another is asked what is at stake, accepts it, and it opens', async () => {
      const [owner, other] = [await visits.service.player(), await visits.service.player()];
      const club = await clubOf([owner, other]);
      const page = await visits.pageAt(owner, `/club/${club.id}`, { language, viewport });
      await page.getByRole('link', { name: text('clubs.offer') }).click();
      await press(page, 'clubs.sendOffer');
      await page.getByText(text('clubs.yourOffer')).waitFor();
      const others = await visits.pageAt(other, `/club/${club.id}`, { language, viewport });
      await press(others, 'home.accept');
      await others.getByRole('group', { name: new RegExp(owner.username) }).waitFor();
      await others.getByRole('button', { name: text('app.cancel'), exact: true }).waitFor();
      expect(others.url()).toContain('/club/');
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

  it('settings that were opened long ago do not set back what was changed elsewhere', async () => {
    const owner = await visits.service.player();
    const club = await clubOf([owner], { about: 'Jeden Donnerstag.' });
    const page = await visits.pageAt(owner, `/club/${club.id}`);
    await page.getByText(textOf('clubs.change')).click();
    const elsewhere = { visibility: 'OPEN', about: 'Jeden Freitag.', seasonRhythm: 'MONTH' };
    await mustMutate(owner, 'updateClub', { clubId: club.id, ...elsewhere });
    await page.getByLabel(textOf('clubs.name'), { exact: true }).fill('Runde am Eck');
    await button(page, 'clubs.save').click();
    await page.getByRole('heading', { level: 1, name: 'Runde am Eck' }).waitFor();
    const fields = 'name about visibility seasonRhythm';
    expect(await seeClub(owner, club.id, fields)).toEqual({ name: 'Runde am Eck', ...elsewhere });
    const access = page.getByRole('group', { name: textOf('clubs.access') });
    await access.getByText(textOf('clubs.accessShort.LISTED'), { exact: true }).click();
    await button(page, 'clubs.save').click();
    await until('the change', async () => {
      const seen = await seeClub<{ visibility: string }>(owner, club.id, 'visibility');
      return seen?.visibility === 'LISTED';
    });
  });

  it('a keeper can change members, and sees no empty fold beside other keepers', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => visits.service.player()));
    const [owner, keeper, other, member] = people as [TestClient, ...TestClient[]];
    const club = await clubOf(people);
    for (const { username } of [keeper!, other!])
      await mustMutate(owner, 'appointClubKeeper', { clubId: club.id, username });
    const page = await visits.pageAt(keeper!, `/club/${club.id}`);
    const foldOf = (name: string) =>
      page.getByText(textOf('clubs.manageMember').replace('{name}', name), { exact: true });
    await foldOf(member!.username).waitFor();
    expect(await foldOf(other!.username).count()).toBe(0);
    expect(await foldOf(owner.username).count()).toBe(0);
  });

  it('whoever leaves an open club is told that one can join again', async () => {
    const [owner, other] = [await visits.service.player(), await visits.service.player()];
    const club = await clubOf([owner, other], { visibility: 'OPEN' });
    const page = await visits.pageAt(other, `/club/${club.id}`);
    await button(page, 'clubs.leave').click();
    const question = textOf('clubs.leaveAsk.OPEN').replace('{name}', 'Stammtisch');
    await page.getByText(question, { exact: true }).waitFor();
  });

  it('a ledger of many seasons shows the older ones, too', async () => {
    const owner = await visits.service.player();
    const club = await clubOf([owner]);
    await rowsOf(
      visits.service,
      `INSERT INTO club_seasons (club_id, label, begins_at, ends_at, matches)
       SELECT $1, to_char(m, 'YYYY-MM'), m, m + interval '1 month', 1
       FROM generate_series('2016-01-01'::timestamptz, '2025-12-01', interval '1 month') m`,
      [rowId(club.id)],
    );
    const page = await visits.pageAt(owner, `/club/${club.id}`);
    const seasons = page.getByLabel(textOf('clubs.season'), { exact: true });
    const options = seasons.getByRole('option');
    const more = button(page, 'clubs.olderSeasons');
    await more.click();
    await until('two pages', async () => (await options.count()) === 101);
    await more.click();
    await until('all seasons', async () => (await options.count()) === 121);
    await seasons.selectOption('2016-01');
    await page.getByText(textOf('clubs.noLedger')).waitFor();
    expect(await more.count()).toBe(0);
  });
});
