/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { clubOf } from '../support/clubs.js';
import { runningCompetition } from '../support/competitions.js';
import { AxePage } from './support/axe-page.js';
import { expectToFit, LOOKS } from './support/looks.js';
import { textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('what the pages of a competition say', () => {
  const visits = useVisits();

  describe.each(LOOKS)('in $language, $viewport.width wide', ({ language, viewport }) => {
    const text = (key: string) => textOf(key, language);
    const look = { language, viewport };
    const main = (page: Page) => page.getByRole('main');
    const groupOf = (number: number) =>
      text('competitions.group').replace('{number}', String(number));

    it('one table has its title once, and the only group has no name', async () => {
      const two = await visits.newPlayers(2);
      const id = await runningCompetition(two, { form: 'ROUND_ROBIN' });
      const page = await visits.pageAt(two[0]!, `/competitions/${id}/standings`, look);
      const title = text('competitions.standings');
      await main(page).getByRole('table', { name: title, exact: true }).waitFor();
      await main(page).getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
      expect(await main(page).locator('caption').count()).toBe(0);
      expect(await main(page).getByText(text('competitions.allGroups')).count()).toBe(0);
      await expectToFit(page);
      const axe = await AxePage.of(page, language, 'light');
      await axe.check(`/competitions/${id}/table`);
      await main(page)
        .getByRole('table', { name: text('competitions.part.table'), exact: true })
        .waitFor();
      expect(await main(page).getByText(groupOf(1)).count()).toBe(0);
      await expectToFit(page);
    });

    it('of several groups each has its name, and the own one is shown first', async () => {
      const four = await visits.newPlayers(4);
      const settings = [{ key: 'groups', integer: 2 }];
      const id = await runningCompetition(four, { form: 'ROUND_ROBIN', settings });
      const page = await visits.pageAt(four[0]!, `/competitions/${id}/standings`, look);
      const groups = main(page).locator('caption');
      await groups.waitFor();
      await main(page).getByText(text('competitions.allGroups'), { exact: true }).click();
      await main(page).getByText(groupOf(2), { exact: true }).waitFor();
      expect(await groups.allTextContents()).toEqual([groupOf(1), groupOf(2)]);
      await expectToFit(page);
    });

    it('a member of a private club gets its files, and is told where calendar programs look', async () => {
      const two = await visits.newPlayers(2);
      const club = await clubOf(two);
      const terms = { form: 'ROUND_ROBIN', access: 'CLUB', clubId: club.id };
      const id = await runningCompetition(two, terms);
      const page = await visits.pageAt(two[1]!, `/competitions/${id}/standings`, look);
      const fileOf = async (key: string) => {
        const download = page.waitForEvent('download');
        await main(page)
          .getByRole('button', { name: text(`competitions.file.${key}`) })
          .click();
        const file = await download;
        return [file.suggestedFilename(), await readFile(await file.path(), 'utf8')];
      };
      const { username } = two[1]!;
      expect(await fileOf('csv')).toEqual(['standings.csv', expect.stringContaining(username)]);
      expect(await fileOf('json')).toEqual(['standings.json', expect.stringContaining(username)]);
      expect(await fileOf('records')).toEqual(['matches.ndjson', expect.stringMatching(/^\{/)]);
      await expectToFit(page);
      const axe = await AxePage.of(page, language, 'light');
      await axe.expectNoViolations('the files of a private club');
      await main(page).getByText(text('competitions.privateCalendar')).waitFor();
      await main(page)
        .getByRole('link', { name: text('competitions.calendar') })
        .click();
      await main(page).locator('code').waitFor();
    });

    it('after a round was ended early the fold closes, says so, and keeps the focus', async () => {
      const four = await visits.newPlayers(4);
      const id = await runningCompetition(four, { form: 'SWISS' });
      const page = await visits.pageAt(four[0]!, `/competitions/${id}`, look);
      await giveReason(page, text('competitions.endRound'));
      await main(page).getByText(text('competitions.actDone'), { exact: true }).waitFor();
      expect(await main(page).locator('details[open]').count()).toBe(0);
      // Where the round's end is still being worked on, the act is not possible for a moment.
      expect(['SUMMARY', 'main']).toContain(await focus(page));
      await expectToFit(page);
      await giveReason(page, text('competitions.cancelIt'));
      await main(page)
        .getByRole('heading', { name: text('competitions.organise') })
        .waitFor({ state: 'detached' });
      expect(await focus(page)).toBe('main');
    });
  });

  const focus = (page: Page) =>
    page.evaluate<string>('document.activeElement.id || document.activeElement.tagName');

  /** Opens an act of the organiser, gives the reason and confirms. */
  async function giveReason(page: Page, title: string): Promise<void> {
    const fold = page.getByRole('main').locator('details').filter({ hasText: title });
    await fold.locator('summary').click();
    await fold.getByRole('textbox').fill('Der Wirt sperrt zu.');
    const act = fold.getByRole('button', { name: title, exact: true });
    await act.click();
    await fold.getByRole('group', { name: /\?/ }).waitFor();
    await act.click();
  }
});
