/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { describeInBrowser } from '../support/browser.js';
import { rowsOf } from '../support/sql.js';
import { unzip } from '../support/zip.js';
import { button, textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('the part of the settings with one’s data', () => {
  const visits = useVisits();

  it('asks for the archive, waits for it, and downloads it', async () => {
    const player = await visits.service.player();
    const page = await visits.pageOf(player);
    await page.goto(`${visits.service.base}/settings/data`);
    await button(page, 'settings.dataAsk').click();
    const link = page.getByRole('link', { name: /MB/ });
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    const files = unzip(await readFile(await download.path()));
    expect(files.get('account.ndjson')).toContain(player.username);
    expect(await button(page, 'settings.dataAsk').count()).toBe(0);
  });

  it('says when one could not be made', async () => {
    const player = await visits.service.player();
    await rowsOf(
      visits.service,
      `INSERT INTO takeouts (id, user_id, requested_at, failed_at, expires_at)
       SELECT gen_random_uuid(), id, now() - interval '2 days', now(), now() + interval '1 day'
       FROM users WHERE username = $1`,
      [player.username],
    );
    const page = await visits.pageOf(player);
    await page.goto(`${visits.service.base}/settings/data`);
    await page.getByText(textOf('settings.dataFailed')).waitFor();
    await button(page, 'settings.dataAsk').waitFor();
  });
});
