/**
 * Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. A competition of 1,000
 * is written to the tables, because entering them one by one would take minutes.
 */
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { toGlobalId } from '../../src/platform/api/ids.js';
import { describeInBrowser } from '../support/browser.js';
import { rowsOf } from '../support/sql.js';
import { AxePage } from './support/axe-page.js';
import { expectToFit } from './support/looks.js';
import { textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

const PEOPLE = `INSERT INTO users (id, username, username_key)
  SELECT gen_random_uuid(), 'entrant' || n, 'entrant' || n FROM generate_series(1, 1000) n
  ON CONFLICT DO NOTHING`;

const COMPETITION = `INSERT INTO competitions (id, name, form, settings, variant, preset, options, time_control, rated,
    onlookers, bots, fixed_partners, access, least_entries, places, opens_at, round_days, matches_at_once,
    timeouts_allowed, status, round, entered, started_at)
  VALUES (gen_random_uuid(), 'Of a thousand', $1, $2, 'zweier', 'weich', '{"target": 7}', '{"perTurnSeconds": 86400}',
    false, true, false, false, 'ALL', 2, 1000, now(), 14, 4, 1, 'RUNNING', 1, 1000, now())
  RETURNING id`;

const ENTRIES = `INSERT INTO competition_entries (competition_id, number, user_id, status, lot, player, group_number)
  SELECT $1, n, u.id, 'ENTERED', n - 1, n - 1, (n - 1) / $2::int
  FROM generate_series(1, $3::int) n JOIN users u ON u.username = 'entrant' || n`;

const PAIRINGS = `INSERT INTO competition_pairings
    (competition_id, round, board, stage, lots, group_number, decision, points, bummerl, decided_at)
  SELECT $1, 1, b, 'MAIN', ARRAY[2 * b - 2, 2 * b - 1], (2 * b - 2) / $2::int, 'PLAYED', '{2,0}', '{0,1}', now()
  FROM generate_series(1, $3::int / 2) b`;

const SETTINGS = {
  knockOut: { bestOf: 1, reentryUntil: 0, losersBracket: false, thirdPlace: false },
  league: { bestOf: 1, divisionSize: 10, legs: 1, moveShare: 25, sideBySide: true },
  roundRobin: { bestOf: 1, legs: 1, groups: 1, advance: 2 },
};

describeInBrowser('a competition of 1,000', () => {
  const visits = useVisits();

  /** @param groupSize how many are in a group or division; null for none */
  async function written(
    form: keyof typeof SETTINGS,
    groupSize: number | null,
    entrants = 1000,
  ): Promise<string> {
    await rowsOf(visits.service, PEOPLE);
    const [made] = await rowsOf<{ id: string }>(visits.service, COMPETITION, [
      form,
      SETTINGS[form],
    ]);
    await rowsOf(visits.service, ENTRIES, [made!.id, groupSize, entrants]);
    await rowsOf(
      visits.service,
      'INSERT INTO competition_rounds (competition_id, number, opened_at, ended_at) VALUES ($1, 1, now(), now())',
      [made!.id],
    );
    await rowsOf(visits.service, PAIRINGS, [made!.id, groupSize, entrants]);
    return toGlobalId('Competition', made!.id);
  }

  /** How many elements the page has: a bound for what it draws at once. */
  const size = (page: Page) => page.evaluate<number>('document.querySelectorAll("main *").length');

  const MOST_ELEMENTS = 1_500;

  it('a knock-out shows each part by pages, on a phone', async () => {
    const id = await written('knockOut', null);
    const player = await visits.service.player();
    const viewport = { width: 390, height: 844 };
    const page = await visits.pageAt(player, '/nowhere', { viewport });
    const axe = await AxePage.of(page, 'en', 'light');
    for (const part of ['', '/entrants', '/standings', '/bracket', '/rounds']) {
      await axe.check(`/competitions/${id}${part}`);
      await expectToFit(page);
      expect(await size(page)).toBeLessThan(MOST_ELEMENTS);
    }
    await axe.go(`/competitions/${id}/standings`);
    const rows = page.getByRole('main').getByRole('row');
    expect(await rows.count()).toBe(51);
    await page.getByRole('button', { name: textOf('app.more') }).click();
    await page.getByRole('rowheader').nth(60).waitFor();
  });

  it('a league of 100 divisions says in words who moves up and down', async () => {
    const id = await written('league', 10);
    const player = await visits.service.player();
    const page = await visits.pageAt(player, '/nowhere');
    const axe = await AxePage.of(page, 'en', 'light');
    for (const part of ['/standings', '/table']) {
      await axe.check(`/competitions/${id}${part}`);
      await expectToFit(page);
      expect(await size(page)).toBeLessThan(MOST_ELEMENTS);
    }
    await axe.go(`/competitions/${id}/standings`);
    await page.getByText(textOf('competitions.outlook.PROMOTED')).first().waitFor();
    await page.getByText(textOf('competitions.outlook.RELEGATED')).first().waitFor();
  });

  it('a cross table is whole, though its division begins on one page of standings and ends on the next', async () => {
    const id = await written('league', 20);
    const page = await visits.pageAt(await visits.service.player(), `/competitions/${id}/table`);
    const table = (number: number) =>
      page.getByRole('table', {
        name: textOf('competitions.division').replace('{number}', String(number)),
        exact: true,
      });
    await table(3).getByRole('row').nth(20).waitFor();
    expect(await table(3).getByRole('row').count()).toBe(21);
    await page.getByRole('button', { name: textOf('app.more') }).click();
    await table(5).getByRole('row').nth(20).waitFor();
    expect(await table(3).count()).toBe(1);
    expect(await table(3).getByRole('row').count()).toBe(21);
  });

  it('a cross table of 64 shows some of its rows, with all columns', async () => {
    const id = await written('roundRobin', 64, 64);
    const page = await visits.pageAt(await visits.service.player(), `/competitions/${id}/table`);
    const table = page.getByRole('table');
    await table.getByRole('row').nth(16).waitFor();
    expect(await table.getByRole('row').count()).toBe(17);
    expect(await table.getByRole('columnheader').count()).toBe(67);
    await expectToFit(page);
    expect(await size(page)).toBeLessThan(MOST_ELEMENTS);
    const rows = page.getByLabel(textOf('competitions.crossRows'), { exact: true });
    await rows.selectOption('48');
    await table.getByRole('cell', { name: '64', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: textOf('app.more') }).count()).toBe(0);
  });
});
