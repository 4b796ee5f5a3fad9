/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { mustMutate, PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { guestOf } from '../support/guests.js';
import { giveRole } from '../support/staff.js';
import { until } from '../support/wait.js';
import { operationIn } from './support/delayed-responses.js';
import { button, offlineSign, textOf } from './support/pages.js';
import type { Language } from './support/pages.js';
import { useVisits } from './support/visits.js';

const REASON = 'Insults in three matches.';
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
/** Another tab has renewed the session. */
const RENEWED = `(() => {
  const key = 'bummerl.session';
  const now = JSON.parse(localStorage.getItem(key));
  localStorage.setItem(key, JSON.stringify({ ...now, refreshToken: now.refreshToken + '0' }));
  dispatchEvent(new StorageEvent('storage', { key }));
})()`;
/** By how many pixels the page is wider than the screen. */
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

describeInBrowser('a suspended person', () => {
  const visits = useVisits();
  let moderator: TestClient;
  beforeAll(async () => {
    moderator = await visits.service.player();
    await giveRole(visits.service, moderator, 'MODERATOR');
  });

  const suspend = ({ username }: TestClient, until: string | null = TOMORROW) =>
    mustMutate(moderator, 'suspendUser', { username, reason: REASON, until });
  const headingOf = (page: Page, language?: Language) =>
    page.getByRole('heading', { level: 1, name: textOf('suspended.title', language) });
  const signIn = async (page: Page, { username }: TestClient): Promise<void> => {
    await page.getByLabel(textOf('account.username')).fill(username);
    await page.getByLabel(textOf('account.password')).fill(PASSWORD);
    await button(page.locator('form'), 'app.signIn').click();
  };

  it('sees it in the open page, signs in once more, and appeals', async () => {
    const player = await visits.service.player();
    const page = await visits.pageAt(player, '/friends');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await suspend(player);
    await headingOf(page).waitFor();
    await page.getByText(REASON).first().waitFor();
    await signIn(page, player);
    await page.getByLabel(textOf('moderation.appealWhy')).fill('It was somebody else.');
    await button(page, 'moderation.appeal').click();
    await page.getByText(textOf('moderation.appealWaits')).waitFor();
    await page.getByRole('heading', { name: textOf('settings.part.data') }).waitFor();

    // Every other address leads to the same page, also after a reload.
    await page.goto(`${visits.service.base}/lobby`);
    await headingOf(page).waitFor();
    await button(page, 'leaving.delete').click();
    await button(page, 'leaving.delete').click();
    await page.getByLabel(textOf('settings.passwordNow')).fill(PASSWORD);
    await button(page, 'leaving.delete').click();
    await page.getByText(textOf('leaving.left').split('{')[0]!.trim()).waitFor();
    expect(await headingOf(page).count()).toBe(0);
  });

  it('who signs in learns why, and may sign in anyway', async () => {
    const player = await visits.service.player();
    await suspend(player, null);
    const page = await (await visits.visit()).open(`${visits.service.base}/login`);
    await signIn(page, player);
    await page.getByText(REASON).waitFor();
    await button(page, 'suspended.anyway').click();
    await headingOf(page).waitFor();
    await page.getByText(textOf('suspended.forGood')).waitFor();
    await button(page, 'app.signOut').click();
    await headingOf(page).waitFor({ state: 'detached' });
  });

  it('was offline then: the connection is back on the page, and what was decided is read once', async () => {
    const player = await visits.service.player();
    const page = await visits.pageAt(player, '/friends');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.context().setOffline(true);
    await offlineSign(page).waitFor();
    await suspend(player);
    await page.context().setOffline(false);
    await headingOf(page).waitFor();
    await offlineSign(page).waitFor({ state: 'detached' });
    let reads = 0;
    page.on('request', (request) => {
      if (operationIn(request) === 'DecisionsAboutMe') reads += 1;
    });
    await signIn(page, player);
    await page.getByLabel(textOf('moderation.appealWhy')).waitFor();
    await page.waitForLoadState('networkidle');
    expect(reads).toBe(1);
    // A session is renewed each few minutes. What was typed meanwhile stays.
    await page.getByLabel(textOf('moderation.appealWhy')).fill('It was somebody else.');
    await page.evaluate(RENEWED);
    await page.waitForLoadState('networkidle');
    const appeal = page.getByLabel(textOf('moderation.appealWhy'));
    expect(await appeal.inputValue()).not.toBe('');
    await button(page, 'suspended.again').click();
    await until('the text after a reload', async () => (await appeal.inputValue()) !== '');
    await button(page, 'moderation.appeal').click();
    await page.getByText(textOf('moderation.appealWaits')).waitFor();
  });

  it('comes to the page for a new account from there', async () => {
    const player = await visits.service.player();
    const page = await visits.pageAt(player, '/friends');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await suspend(player);
    await headingOf(page).waitFor();
    await page.getByRole('link', { name: textOf('account.toRegister') }).click();
    await page.getByRole('heading', { level: 1, name: textOf('app.register') }).waitFor();
  });

  it('leaves the page to somebody else who signs in there', async () => {
    const [player, other] = [await visits.service.player(), await visits.service.player()];
    const page = await visits.pageAt(player, '/friends');
    await suspend(player);
    await headingOf(page).waitFor();
    await signIn(page, other);
    await page.getByRole('button', { name: other.username }).waitFor();
    expect(await headingOf(page).count()).toBe(0);
  });

  it('who is a guest can still delete the account, on a phone', async () => {
    const guest = await guestOf(visits.service);
    const { me } = await guest.ask<{ me: { username: string } }>('{ me { username } }');
    const visitor = { language: 'de', viewport: { width: 390, height: 844 } } as const;
    const page = await visits.pageAt(guest, '/', visitor);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await mustMutate(moderator, 'suspendUser', { username: me.username, reason: REASON });
    await headingOf(page, 'de').waitFor();
    const act = page.getByRole('button', { name: textOf('leaving.delete', 'de'), exact: true });
    await act.click();
    expect(await page.evaluate(OVERFLOW)).toBeLessThanOrEqual(0);
    await act.click();
    await page.getByText(textOf('leaving.leftGuest', 'de')).waitFor();
  });
});
