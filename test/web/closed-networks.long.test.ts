/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import { giveRole } from '../support/staff.js';
import { button, fillIn, textOf } from './support/pages.js';
import type { Language } from './support/pages.js';
import { useVisits } from './support/visits.js';

/** The address that a proxy reports for the visitors of a network. */
const INSIDE = { extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.9' } };

describeInBrowser('a closed network', () => {
  const visits = useVisits({ TRUST_PROXY: '1' });

  it('is closed and opened by a moderator, and says so to who comes from there', async () => {
    const { service } = visits;
    const [moderator, member] = [await service.player(), await service.player()];
    await giveRole(service, moderator, 'MODERATOR');
    const page = await visits.pageAt(moderator, '/moderation/networks');
    await page.getByText(textOf('networks.none')).waitFor();

    expect(await button(page, 'networks.close').isDisabled()).toBe(true);
    await page.getByLabel(textOf('networks.network')).fill('198.51.100.0/8');
    await page.getByLabel(textOf('networks.reason')).fill('A flood of guests.');
    await confirm(page, 'networks.close', 'networks.closeAsk');
    await page.getByRole('alert').filter({ hasText: '/16' }).waitFor();

    await page.getByLabel(textOf('networks.network')).fill('198.51.100.0/24');
    await confirm(page, 'networks.close', 'networks.closeAsk');
    await page.getByRole('heading', { name: '198.51.100.0/24' }).waitFor();
    await page.getByText('A flood of guests.').first().waitFor();

    for (const [language, closed] of [
      ['en', 'from your network until'],
      ['de', 'Aus deinem Netz kann bis'],
    ] as const)
      await expectRefusals(language, closed, member.username);

    await page.getByText(textOf('networks.open')).first().click();
    await page.getByLabel(textOf('networks.reason')).last().fill('It was a school.');
    await confirm(page, 'networks.open', 'networks.openAsk');
    await page.getByText(textOf('networks.none')).waitFor();
  });

  it('is for moderators only', async () => {
    const page = await visits.pageAt(await visits.service.player(), '/moderation/networks');
    await page.getByRole('heading', { name: textOf('app.notFound') }).waitFor();
  });

  /** The forms to register and to sign in, and the button for guests, say why. */
  async function expectRefusals(language: Language, closed: string, username: string) {
    const context = await visits.visit({ ...INSIDE, locale: `${language}-AT` });
    const { base } = visits.service;
    const page = await context.open(`${base}/login`);
    await fillIn(page, 'app.signIn', { username, password: PASSWORD, language });
    await page.getByText(closed).waitFor();
    await page.goto(`${base}/register`);
    await fillIn(page, 'app.register', { username: 'shut_out', password: PASSWORD, language });
    await page.getByText(closed).waitFor();
    await page.goto(base);
    await page.getByRole('button', { name: textOf('home.playNow', language) }).click();
    await page.getByText(closed).waitFor();
  }
});

/** Presses a button that asks first, and confirms. */
async function confirm(page: Page, name: string, question: string): Promise<void> {
  await button(page, name).click();
  await page.getByText(textOf(question)).waitFor();
  await button(page, name).click();
}
