/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { guestOf } from '../support/guests.js';
import { rowsOf, untilOutboxEmpty } from '../support/sql.js';
import { startMatch } from '../support/table.js';
import { until } from '../support/wait.js';
import { button, fillInAndWait, textOf } from './support/pages.js';
import type { Language } from './support/pages.js';
import { useVisits } from './support/visits.js';

/** The beginning of a text, up to its first value. */
const beginOf = (key: string, language?: Language): string =>
  textOf(key, language).split('{')[0]!.trim();

/** By how many pixels the page is wider than the screen. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

const isOnScreen = async (thing: Locator): Promise<boolean> =>
  ((await thing.boundingBox())?.y ?? -1) >= 0;

describeInBrowser('an account that is deleted', () => {
  const visits = useVisits();

  const openAccount = async (page: Page): Promise<void> => {
    await page.goto(`${visits.service.base}/settings/account`);
    await page.getByRole('heading', { level: 2, name: textOf('leaving.title') }).waitFor();
  };
  const sectionOf = (page: Page) => page.getByRole('region', { name: textOf('leaving.title') });
  const signIn = (page: Page, { username }: TestClient) =>
    fillInAndWait(page, 'app.signIn', { username, password: PASSWORD });

  it('is signed out; the page says until when, and signing in takes it back, which is said once', async () => {
    const player = await visits.service.player();
    const page = await visits.pageOf(player);
    await openAccount(page);
    const section = sectionOf(page);
    const password = section.getByLabel(textOf('settings.passwordNow'));
    await password.fill('not the password 1');
    await button(section, 'leaving.delete').click();
    await section.getByRole('textbox', { name: textOf('settings.passwordNow') }).waitFor();
    await password.fill(PASSWORD);
    await button(section, 'leaving.delete').click();
    const left = page.getByText(beginOf('leaving.left'));
    await left.waitFor();
    const notice = left.filter({ has: page.getByRole('link', { name: textOf('app.signIn') }) });
    await notice.getByRole('link').click();
    await signIn(page, player);
    await page.getByText(textOf('leaving.withdrawn')).waitFor();
    expect(await left.count()).toBe(0);
    await button(page, 'app.understood').click();
    await page.getByText(textOf('leaving.withdrawn')).waitFor({ state: 'detached' });

    // Later sign-ins have taken nothing back.
    const later = await visits.pageOf(player);
    await later.getByRole('button', { name: player.username }).waitFor();
    await later.waitForLoadState('networkidle');
    expect(await later.getByText(textOf('leaving.withdrawn')).count()).toBe(0);
  });

  it('of a guest takes one button, which asks first, and a phone has room for it', async () => {
    const guest = await guestOf(visits.service);
    const visitor = { language: 'de', viewport: { width: 390, height: 844 } } as const;
    const page = await visits.pageAt(guest, '/settings/account', visitor);
    const act = page.getByRole('button', { name: textOf('leaving.delete', 'de'), exact: true });
    await act.click();
    await page.getByText(textOf('leaving.guestAsk', 'de')).waitFor();
    expect(await page.evaluate(OVERFLOW)).toBeLessThanOrEqual(0);
    await act.click();
    // The button was far down on the page, and the notice is at its top.
    const notice = page.getByText(textOf('leaving.leftGuest', 'de'));
    await notice.waitFor();
    await until('the notice on the screen', () => isOnScreen(notice));
    const { errors } = await guest.raw('{ me { username } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('has no name in what others see, and a profile that says so', async () => {
    const [anna, berta] = await visits.newPlayers(2);
    const { matchId } = await startMatch([anna!, berta!]);
    await anna!.resign(matchId);
    await untilOutboxEmpty(visits.service);
    const match = encodeURIComponent(matchId);
    const name = 'gone-0123456789abcde';
    await rowsOf(
      visits.service,
      `UPDATE users SET username = $2, username_key = $2, closed_at = now() WHERE username = $1`,
      [berta!.username, name],
    );
    const page = await visits.pageAt(anna!, `/match/${match}`);
    await page.getByText(textOf('people.deleted')).first().waitFor();
    await page.goto(`${visits.service.base}/match/${match}/review`);
    await page.getByText(textOf('people.deleted')).first().waitFor();
    await page.goto(`${visits.service.base}/user/${anna!.username}`);
    await page.getByText(textOf('people.deleted')).first().waitFor();
    expect(await page.getByText('gone-').count()).toBe(0);
    await page.goto(`${visits.service.base}/user/${name}`);
    await page.getByText(textOf('people.deletedHint')).waitFor();
    expect(await page.getByText('gone-').count()).toBe(0);
  });
});
