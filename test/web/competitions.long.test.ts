/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { clubOf } from '../support/clubs.js';
import {
  announceCompetition,
  openMatchesOf,
  runningCompetition,
  startedCompetition,
} from '../support/competitions.js';
import { until } from '../support/wait.js';
import { AxePage } from './support/axe-page.js';
import { expectToFit, LOOKS } from './support/looks.js';
import { button, textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('competitions', () => {
  const visits = useVisits();

  describe.each(LOOKS)('in $language, $viewport.width wide', ({ language, viewport }) => {
    const text = (key: string) => textOf(key, language);
    const look = { language, viewport };
    const main = (page: Page) => page.getByRole('main');
    const press = (page: Page, key: string) =>
      main(page)
        .getByRole('button', { name: text(key), exact: true })
        .click();

    it('is announced with a name alone, found in the list, and entered; withdrawing asks first', async () => {
      const [organiser, other] = await visits.newPlayers(2);
      const page = await visits.pageAt(organiser!, '/competitions', look);
      await main(page)
        .getByRole('link', { name: text('competitions.new') })
        .click();
      const name = `Preisschnapsen ${organiser!.username}`;
      await page.getByLabel(text('competitions.name'), { exact: true }).fill(name);
      await expectToFit(page);
      await press(page, 'competitions.create');
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await expectToFit(page);
      const others = await visits.pageAt(other!, '/competitions', look);
      await expectToFit(others);
      await others.getByRole('link', { name }).click();
      await press(others, 'competitions.enter');
      await others.getByText(text('competitions.yourStatus.ENTERED')).waitFor();
      await press(others, 'competitions.withdraw');
      await others.getByText(text('competitions.withdrawAsk')).waitFor();
      expect(await others.getByText(text('competitions.yourStatus.ENTERED')).count()).toBe(1);
      await press(others, 'competitions.withdraw');
      await others.getByText(text('competitions.yourStatus.WITHDRAWN')).waitFor();
    });

    it('a guest is told beforehand why entering is not possible', async () => {
      const [organiser] = await visits.newPlayers(1);
      const id = await announceCompetition(organiser!, { places: 4 });
      const page = await (
        await visits.visit({ locale: `${language}-AT`, viewport })
      ).open(`${visits.service.base}/competitions/${id}`);
      await page.getByText(text('competitions.signedOut')).waitFor();
      expect(await page.getByRole('button', { name: text('competitions.enter') }).count()).toBe(0);
    });

    it('a knock-out: the bracket says who is through, a match names its competition; axe finds no violations', async () => {
      const four = await visits.newPlayers(4);
      const id = await runningCompetition(four);
      const own = () => openMatchesOf([four[0]!]);
      await until('the match', async () => (await own()).length > 0);
      const [matchId] = await own();
      const page = await visits.pageAt(four[0]!, `/match/${matchId!}`, look);
      await main(page).getByRole('link', { name: 'Sonntagsrunde' }).first().waitFor();
      const axe = await AxePage.of(page, language, 'light');
      await axe.check('/');
      await expectToFit(page);
      for (const player of four.slice(1)) await resignAll(player);
      await page.goto(`${visits.service.base}/competitions/${id}`);
      const whole = await AxePage.of(page, language, 'light');
      for (const part of ['', '/entrants', '/standings', '/bracket', '/rounds', '/log']) {
        await whole.check(`/competitions/${id}${part}`);
        await expectToFit(page);
      }
      await whole.go(`/competitions/${id}/bracket`);
      await main(page).getByText(text('competitions.through')).first().waitFor();
    });

    it('everyone against everyone: a cross table with headers; axe finds no violations', async () => {
      const three = await visits.newPlayers(3);
      const id = await runningCompetition(three, { form: 'ROUND_ROBIN' });
      // One of the three has a bye.
      for (const player of three.slice(1)) await resignAll(player);
      const page = await visits.pageAt(three[0]!, `/competitions/${id}`, look);
      const axe = await AxePage.of(page, language, 'light');
      for (const part of ['/table', '/standings']) {
        await axe.check(`/competitions/${id}${part}`);
        await expectToFit(page);
      }
      await axe.go(`/competitions/${id}/table`);
      for (const { username } of three)
        await main(page).getByRole('columnheader', { name: username }).waitFor();
      await main(page)
        .getByRole('cell', { name: text('competitions.letter.lost'), exact: true })
        .first()
        .waitFor();
    });
  });

  it('on a ladder one sees whom one may challenge and why not others; a challenge asks first', async () => {
    const four = await visits.newPlayers(4);
    const id = await startedCompetition(four, { form: 'LADDER' });
    const challenges: number[] = [];
    for (const player of four) {
      const page = await visits.pageAt(player, `/competitions/${id}/entrants`);
      await page.getByText(four[3]!.username).first().waitFor();
      const buttons = page
        .getByRole('main')
        .getByRole('button', { name: textOf('people.challenge') });
      challenges.push(await buttons.count());
      if (challenges.at(-1) === 0) continue;
      await buttons.first().click();
      await page
        .getByRole('main')
        .getByRole('button', { name: textOf('app.cancel') })
        .waitFor();
      expect(await openMatchesOf([player])).toEqual([]);
      await buttons.first().click();
      await until('the match', async () => (await openMatchesOf([player])).length === 1);
      return;
    }
    throw new Error(`nobody may challenge: ${challenges.join(', ')}`);
  });

  it('a club announces a competition for its members from its page', async () => {
    const [owner, member] = await visits.newPlayers(2);
    const club = await clubOf([owner!, member!]);
    const page = await visits.pageAt(owner!, `/club/${club.id}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: textOf('competitions.new') })
      .click();
    await page.getByLabel(textOf('competitions.name'), { exact: true }).fill('Unter uns');
    await button(page, 'competitions.create').click();
    await page.getByRole('heading', { level: 1, name: 'Unter uns' }).waitFor();
    const members = await visits.pageAt(member!, `/club/${club.id}`);
    await members.getByRole('link', { name: /Unter uns/ }).click();
    await button(members, 'competitions.enter').click();
    await members.getByText(textOf('competitions.yourStatus.ENTERED')).waitFor();
  });

  /** The player resigns every match that is open now. */
  async function resignAll(player: TestClient): Promise<void> {
    const open = await openMatchesOf([player]);
    for (const matchId of open) await mustMutate(player, 'resign', { matchId }, 'match { id }');
    await until('the results', async () =>
      (await openMatchesOf([player])).every((matchId) => !open.includes(matchId)),
    );
  }
});
