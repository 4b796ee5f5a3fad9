/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { expect, it } from '@jest/globals';
import { describeInBrowser } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import { until } from '../support/wait.js';
import { fillIn, fillInAndWait, playableCards, playBot, textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

describeInBrowser('registering and signing in', () => {
  const visits = useVisits();

  it('a visitor registers and plays a card against a bot, with requests to the service only', async () => {
    const visitor = await visits.visit();
    const page = await visitor.open(`${visits.service.base}/register`);
    await fillInAndWait(page, 'app.register', { username: 'constructor', password: PASSWORD });
    await playBot(page).click();
    await page.waitForURL(/\/match\//);
    await playableCards(page).first().click();
    const player = visits.service.client();
    player.username = 'constructor';
    await player.signIn();
    const matchId = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1)!);
    await until('the card', async () => (await player.match(matchId)).version > 0);
    const [noted] = JSON.parse(await page.evaluate<string>(SHUFFLES)) as Noted[];
    const { fairness } = (await player.match<Shuffled>(matchId, SHUFFLED)).deal;
    expect(noted).toEqual({
      matchId,
      commitment: fairness.commitment,
      seed: expect.any(String),
      viewer: expect.any(String),
    });
    expect(fairness.clientSeeds).toContain(noted!.seed);
    expect([...new Set(visitor.requests.map((url) => new URL(url).host))]).toEqual([
      new URL(visits.service.base).host,
    ]);
  });

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

/** What the page noted about its matches' shuffles. */
const SHUFFLES = `localStorage.getItem('bummerl.shuffles')`;

interface Noted {
  readonly seed: string;
}

const SHUFFLED = 'deal { fairness { commitment clientSeeds } }';

interface Shuffled {
  readonly deal: {
    readonly fairness: { readonly commitment: string; readonly clientSeeds: readonly string[] };
  };
}
