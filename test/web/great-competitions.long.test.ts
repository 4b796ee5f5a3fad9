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
  SELECT $1, n, u.id, 'ENTERED', n - 1, n - 1, CASE WHEN $2 THEN (n - 1) / 10 END
  FROM generate_series(1, 1000) n JOIN users u ON u.username = 'entrant' || n`;

const PAIRINGS = `INSERT INTO competition_pairings
    (competition_id, round, board, stage, lots, group_number, decision, points, bummerl, decided_at)
  SELECT $1, 1, b, 'MAIN', ARRAY[2 * b - 2, 2 * b - 1], CASE WHEN $2 THEN (b - 1) / 5 END, 'PLAYED', '{2,0}', '{0,1}', now()
  FROM generate_series(1, 500) b`;

const SETTINGS = {
  knockOut: { bestOf: 1, reentryUntil: 0, losersBracket: false, thirdPlace: false },
  league: { bestOf: 1, divisionSize: 10, legs: 1, moveShare: 25, sideBySide: true },
};

describeInBrowser('a competition of 1,000', () => {
  const visits = useVisits();

  async function written(form: keyof typeof SETTINGS): Promise<string> {
    const isLeague = form === 'league';
    await rowsOf(visits.service, PEOPLE);
    const [made] = await rowsOf<{ id: string }>(visits.service, COMPETITION, [
      form,
      SETTINGS[form],
    ]);
    await rowsOf(visits.service, ENTRIES, [made!.id, isLeague]);
    await rowsOf(
      visits.service,
      'INSERT INTO competition_rounds (competition_id, number, opened_at, ended_at) VALUES ($1, 1, now(), now())',
      [made!.id],
    );
    await rowsOf(visits.service, PAIRINGS, [made!.id, isLeague]);
    return toGlobalId('Competition', made!.id);
  }

  /** How many elements the page has: a bound for what it draws at once. */
  const size = (page: Page) => page.evaluate<number>('document.querySelectorAll("main *").length');

  const MOST_ELEMENTS = 1_500;

  it('a knock-out shows each part by pages, on a phone', async () => {
    const id = await written('knockOut');
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
    const id = await written('league');
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
});
