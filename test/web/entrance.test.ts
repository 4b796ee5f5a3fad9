/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { expect, it } from '@jest/globals';
import { describeInBrowser } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import { fillIn, textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('signing in', () => {
  const visits = useVisits();

  it('the page shows that the session was ended elsewhere, and signing in leads back to the page', async () => {
    const player = await visits.service.player();
    const page = await visits.pageAt(player, '/settings/account');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await player.ask('mutation { logoutEverywhere { userErrors { code } } }');
    await page.reload();
    await page.getByText(textOf('app.ended')).waitFor();
    await page
      .getByRole('link', { name: textOf('app.signIn') })
      .first()
      .click();
    await fillIn(page, 'app.signIn', { username: player.username, password: PASSWORD });
    await page.waitForURL(`${visits.service.base}/settings/account`);
    expect(await page.getByText(textOf('app.ended')).count()).toBe(0);
  });
});
