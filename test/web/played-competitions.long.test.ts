/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { announceCompetition, openMatchesOf, runningCompetition } from '../support/competitions.js';
import { until } from '../support/wait.js';
import { AxePage } from './support/axe-page.js';
import { expectToFit, LOOKS } from './support/looks.js';
import { textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

const REENTRY = { en: 'Re-entry until round', de: 'Nachkauf bis Runde' };
const REASON = 'Der Wirt sperrt zu.';

describeInBrowser('competitions as they are played', () => {
  const visits = useVisits();

  describe.each(LOOKS)('in $language, $viewport.width wide', ({ language, viewport }) => {
    const text = (key: string) => textOf(key, language);
    const look = { language, viewport };
    const main = (page: Page) => page.getByRole('main');
    const buttonOn = (within: Page | Locator, key: string) =>
      within.getByRole('button', { name: text(key), exact: true });
    const choose = (page: Page, groupKey: string, optionKey: string) =>
      page
        .getByRole('group', { name: text(groupKey) })
        .getByText(text(optionKey), { exact: true })
        .first()
        .click();
    const at = (id: string, part = '') => `${visits.service.base}/competitions/${id}${part}`;

    /** Fills in the form for a new competition up to the button. */
    async function newForm(organiser: TestClient, name: string): Promise<Page> {
      const page = await visits.pageAt(organiser, '/competitions/new', look);
      await page.getByLabel(text('competitions.name'), { exact: true }).fill(name);
      return page;
    }

    async function more(page: Page, places: number): Promise<void> {
      await page.getByText(text('challenge.more'), { exact: true }).click();
      await page.getByLabel(text('competitions.number.places')).fill(String(places));
      await page.getByLabel(text('competitions.number.leastEntries')).fill(String(places));
    }

    async function announce(page: Page, name: string): Promise<string> {
      await buttonOn(main(page), 'competitions.create').click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      return /competitions\/([^/?]+)/.exec(page.url())![1]!;
    }

    /** Opens an act of the organiser, gives the reason and confirms. */
    async function withReason(page: Page, title: string): Promise<void> {
      await main(page).getByText(title, { exact: true }).first().click();
      const fold = main(page).locator('details[open]').filter({ hasText: title });
      await fold.getByLabel(text('competitions.reason'), { exact: true }).fill(REASON);
      const act = fold.getByRole('button', { name: title, exact: true });
      await act.click();
      await buttonOn(fold, 'app.cancel').waitFor();
      await act.click();
    }

    async function enter(player: TestClient, competitionId: string, terms: object = {}) {
      await mustMutate(player, 'enterCompetition', { competitionId, ...terms }, 'entry { number }');
    }

    it('fixed partners: one enters with the other, who agrees; the four sit at one table', async () => {
      const [organiser, anna, ben, cleo, dora] = await visits.newPlayers(5);
      const name = `Bauernrunde ${organiser!.username}`;
      const page = await newForm(organiser!, name);
      await choose(page, 'challenge.variant', 'challenge.variant.bauern');
      await page.getByText(text('competitions.needsPartners')).waitFor();
      await more(page, 2);
      await expectToFit(page);
      const id = await announce(page, name);
      const annas = await visits.pageAt(anna!, `/competitions/${id}`, look);
      await annas.getByLabel(text('competitions.partner'), { exact: true }).fill(ben!.username);
      await buttonOn(main(annas), 'competitions.enter').click();
      await annas.getByText(text('competitions.yourStatus.INCOMPLETE')).waitFor();
      const bens = await visits.pageAt(ben!, `/competitions/${id}`, look);
      await buttonOn(main(bens), 'competitions.partnerAgree').waitFor();
      expect(await bens.getByText(text('competitions.partnerPending')).count()).toBe(0);
      await buttonOn(main(bens), 'competitions.partnerAgree').click();
      await bens.getByText(text('competitions.yourStatus.ENTERED')).waitFor();
      await enter(cleo!, id, { partner: dora!.username });
      await mustMutate(dora!, 'answerCompetitionPartner', { competitionId: id, agree: true });
      await until('the match', async () => (await openMatchesOf([ben!])).length === 1);
      await bens.goto(`${visits.service.base}/competitions`);
      await main(bens)
        .getByRole('link', { name: text('competitions.playMatch') })
        .waitFor();
      await bens.goto(at(id));
      await main(bens)
        .getByRole('link', { name: text('competitions.playMatch') })
        .waitFor();
      await expectToFit(bens);
      await bens.goto(visits.service.base);
      await bens.getByRole('heading', { level: 1 }).waitFor();
    });

    it('a Preisschnapsen: who loses buys another lot, and is drawn again', async () => {
      const four = await visits.newPlayers(4);
      const name = `Nachkauf ${four[0]!.username}`;
      const page = await newForm(four[0]!, name);
      await page.getByLabel(REENTRY[language], { exact: true }).fill('1');
      await more(page, 4);
      const id = await announce(page, name);
      for (const player of four) await enter(player, id);
      await until('both matches', async () => (await openMatchesOf(four)).length === 2);
      await mustMutate(four[0]!, 'resign', { matchId: (await openMatchesOf([four[0]!]))[0]! });
      await buttonOn(main(page), 'competitions.reenter').click();
      await page.getByText(text('competitions.reenterAsk')).waitFor();
      await buttonOn(main(page), 'competitions.reenter').click();
      await buttonOn(main(page), 'competitions.reenter').waitFor({ state: 'detached' });
      await page.goto(at(id, '/entrants'));
      await main(page).getByText(text('competitions.reentry').replace('{number}', '1')).waitFor();
      const own = main(page).getByRole('listitem').filter({ hasText: four[0]!.username });
      expect(await own.filter({ hasText: text('competitions.lotOut') }).count()).toBe(1);
      expect(await own.filter({ hasText: text('competitions.entryStatus.ENTERED') }).count()).toBe(
        1,
      );
      await expectToFit(page);
      await page.goto(at(id, '/bracket'));
      await page.getByText(text('competitions.through')).waitFor();
      await page.goto(at(id, '/standings'));
      await page.getByRole('columnheader', { name: text('competitions.points') }).waitFor();
    });

    it('the organiser ends a round early and disqualifies, with reasons that everyone reads', async () => {
      const four = await visits.newPlayers(4);
      const id = await runningCompetition(four, { form: 'SWISS' });
      const page = await visits.pageAt(four[0]!, `/competitions/${id}`, look);
      await withReason(page, text('competitions.endRound'));
      const second = text('competitions.roundNumber').replace('{round}', '2');
      await main(page).getByText(second).first().waitFor();
      await page.goto(at(id, '/entrants'));
      const { username } = four[3]!;
      await main(page).getByRole('link', { name: username }).waitFor();
      await withReason(page, text('competitions.disqualify').replace('{name}', username));
      await main(page).getByText(text('competitions.entryStatus.DISQUALIFIED')).waitFor();
      await expectToFit(page);
      const reader = await visits.pageAt(four[3]!, `/competitions/${id}`, look);
      await reader.getByText(text('competitions.yourStatus.DISQUALIFIED')).waitFor();
      const axe = await AxePage.of(reader, language, 'light');
      await axe.check(`/competitions/${id}/log`);
      const reasons = main(reader).getByText(REASON);
      await until('both reasons', async () => (await reasons.count()) === 2);
      await axe.go(`/competitions/${id}/rounds`);
      await axe.go(`/competitions/${id}/standings`);
    });

    it('the organiser changes times and access before the start, and cancels for a stated reason', async () => {
      const [organiser, other] = await visits.newPlayers(2);
      const id = await announceCompetition(organiser!, { places: 4 });
      const page = await visits.pageAt(organiser!, `/competitions/${id}`, look);
      await main(page).getByText(text('competitions.change'), { exact: true }).click();
      await choose(page, 'competitions.accessTerm', 'competitions.access.INVITATION');
      const start = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 11);
      await page.getByLabel(text('competitions.startsAt'), { exact: true }).fill(`${start}18:00`);
      await page.getByLabel(text('competitions.zone'), { exact: true }).selectOption('Asia/Tokyo');
      await expectToFit(page);
      await buttonOn(main(page), 'competitions.save').click();
      const query =
        'query ($id: ID!) { competition(competitionId: $id) { access startsAt places } }';
      await until('the change', async () => {
        const { competition } = await organiser!.ask<{ competition: object }>(query, { id });
        expect(competition).toMatchObject({ places: 4 });
        return (competition as { access: string }).access === 'INVITATION';
      });
      expect(await organiser!.ask(query, { id })).toEqual({
        competition: { access: 'INVITATION', startsAt: `${start}09:00:00.000Z`, places: 4 },
      });
      const link = await main(page)
        .getByLabel(text('challenge.linkLabel'), { exact: true })
        .inputValue();
      const invited = await visits.pageAt(other!, link.slice(visits.service.base.length), look);
      const menu = invited.getByRole('navigation', { name: text('competitions.parts') });
      await menu.getByRole('link', { name: text('competitions.part.entrants') }).click();
      await menu.getByRole('link', { name: text('competitions.part.overview') }).click();
      await buttonOn(main(invited), 'competitions.enter').click();
      await invited.getByText(text('competitions.yourStatus.ENTERED')).waitFor();
      await withReason(page, text('competitions.cancelIt'));
      await main(invited).getByText(text('competitions.over.CANCELLED')).waitFor();
    });

    it('a series is announced, found in the list before its first season, and ended', async () => {
      const [organiser] = await visits.newPlayers(1);
      const name = `Monatsliga ${organiser!.username}`;
      const page = await newForm(organiser!, name);
      await choose(page, 'competitions.form', 'competitions.formShort.LEAGUE');
      await choose(page, 'competitions.begins', 'competitions.beginsBy.MONTH');
      const first = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 11);
      await page.getByLabel(text('competitions.firstStart'), { exact: true }).fill(`${first}18:00`);
      await choose(page, 'competitions.accessTerm', 'competitions.access.INVITATION');
      await expectToFit(page);
      await buttonOn(main(page), 'competitions.create').click();
      await main(page).getByText(name).click();
      await buttonOn(main(page), 'competitions.endSeries').click();
      await buttonOn(main(page), 'app.cancel').waitFor();
      await buttonOn(main(page), 'competitions.endSeries').click();
      await buttonOn(main(page), 'competitions.endSeries').waitFor({ state: 'detached' });
      const [next] = text('competitions.nextSeason').split('{date}');
      await main(page).getByText(next!).waitFor({ state: 'detached' });
      await expectToFit(page);
    });

    it('tables of three: each pairing names its three players, and their places', async () => {
      const three = await visits.newPlayers(3);
      const name = `Dreierrunde ${three[0]!.username}`;
      const page = await newForm(three[0]!, name);
      await choose(page, 'competitions.form', 'competitions.formShort.TABLES');
      await more(page, 3);
      const id = await announce(page, name);
      for (const player of three) await enter(player, id);
      await until('the match', async () => (await openMatchesOf(three)).length === 1);
      await page.goto(at(id, '/rounds'));
      for (const { username } of three)
        await main(page).getByRole('link', { name: username }).first().waitFor();
      await mustMutate(three[0]!, 'resign', { matchId: (await openMatchesOf(three))[0]! });
      await page.goto(at(id, '/standings'));
      await page.getByRole('columnheader', { name: text('competitions.points') }).waitFor();
      for (const file of ['csv', 'json', 'calendar', 'records']) {
        const link = main(page).getByRole('link', { name: text(`competitions.file.${file}`) });
        expect((await fetch((await link.getAttribute('href'))!)).status).toBe(200);
      }
      await expectToFit(page);
    });

    it('a player’s calendar has an address, and gets another one only after a question', async () => {
      const [player] = await visits.newPlayers(1);
      const page = await visits.pageAt(player!, '/competitions?view=mine', look);
      const address = main(page).locator('code');
      const before = await address.textContent();
      expect((await fetch(before!)).headers.get('content-type')).toContain('text/calendar');
      await buttonOn(main(page), 'competitions.calendarRenew').click();
      await buttonOn(main(page), 'app.cancel').waitFor();
      expect(await address.textContent()).toBe(before);
      await buttonOn(main(page), 'competitions.calendarRenew').click();
      await until('another one', async () => (await address.textContent()) !== before);
      expect((await fetch(before!)).status).toBe(404);
      expect((await fetch((await address.textContent())!)).status).toBe(200);
      await expectToFit(page);
    });

    it('without a network another part keeps the page, and what was loaded is shown', async () => {
      const four = await visits.newPlayers(4);
      const id = await runningCompetition(four, { form: 'ROUND_ROBIN' });
      const page = await visits.pageAt(four[0]!, `/competitions/${id}/standings`, look);
      const menu = page.getByRole('navigation', { name: text('competitions.parts') });
      const part = (key: string) =>
        menu.getByRole('link', { name: text(`competitions.part.${key}`), exact: true });
      const points = page.getByRole('columnheader', { name: text('competitions.points') });
      await points.waitFor();
      await part('entrants').click();
      await main(page).getByText(text('competitions.entryStatus.ENTERED')).first().waitFor();
      await page.context().setOffline(true);
      await part('log').click();
      await main(page).getByText(text('app.failed')).waitFor();
      await page.getByRole('heading', { level: 1, name: 'Sonntagsrunde' }).waitFor();
      await part('standings').click();
      await points.waitFor();
      await part('entrants').click();
      await main(page).getByText(text('competitions.entryStatus.ENTERED')).first().waitFor();
      await page.context().setOffline(false);
      await part('log').click();
      await main(page).getByText(text('competitions.logKind.STARTED')).waitFor();
      await part('table').click();
      await main(page).getByRole('columnheader', { name: four[0]!.username }).waitFor();
    });
  });
});
