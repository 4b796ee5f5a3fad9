/** Real: the complete service, the built web client, and Chromium. Skipped if there is no browser. */
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { CodeProgram } from '../support/codes.js';
import { button, textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

/** What the service says of a code that does not work. */
const WRONG = /code is wrong/;

describeInBrowser('two-factor sign-in', () => {
  const visits = useVisits();
  const factorOf = (page: Page) => page.getByRole('region', { name: textOf('settings.factor') });
  const codeField = (page: Page) => page.locator('form').getByLabel(textOf('account.code'));

  /** Signs in up to the code, and sends it. */
  async function signIn(page: Page, { username }: TestClient, code: string): Promise<void> {
    await page.goto(`${visits.service.base}/login`);
    await page.getByLabel(textOf('account.username')).fill(username);
    await page.getByLabel(textOf('account.password')).fill(PASSWORD);
    await page.getByLabel(textOf('account.password')).press('Enter');
    // The field that appears has the focus: the code is typed at once.
    await codeField(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.type(code);
    await page.keyboard.press('Enter');
  }

  it('is turned on with the keyboard alone, and a sign-in takes a code or, once, a recovery code', async () => {
    const player = await visits.service.player();
    const page = await visits.pageOf(player);
    await page.goto(`${visits.service.base}/settings/account`);
    const factor = factorOf(page);
    await factor.getByLabel(textOf('settings.passwordNow')).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await factor.getByLabel(textOf('settings.factorFirst')).and(page.locator(':focus')).waitFor();
    const program = new CodeProgram(await factor.locator('code').innerText());
    await page.keyboard.type(program.wrongCode());
    await page.keyboard.press('Enter');
    await factor.getByRole('alert').filter({ hasText: WRONG }).waitFor();
    await factor.getByLabel(textOf('settings.factorFirst')).fill(program.code(-1));
    await page.keyboard.press('Enter');
    await page.locator(':focus').getByText(textOf('settings.recoveryOnce')).waitFor();
    const [recovery] = (await factor.locator('pre').innerText()).split('\n');

    const away = await (await visits.visit()).open(`${visits.service.base}/login`);
    await signIn(away, player, program.wrongCode());
    await away.getByRole('alert').filter({ hasText: WRONG }).waitFor();
    await codeField(away).fill(program.code());
    await codeField(away).press('Enter');
    await away.getByRole('heading', { level: 1, name: textOf('home.title') }).waitFor();

    const [lost, again] = [await (await visits.visit()).open('about:blank'), visits.visit()];
    await signIn(lost, player, recovery!);
    await lost.getByRole('heading', { level: 1, name: textOf('home.title') }).waitFor();
    const last = await (await again).open('about:blank');
    await signIn(last, player, recovery!);
    await last.getByRole('alert').filter({ hasText: WRONG }).waitFor();
    expect(new URL(last.url()).pathname).toBe('/login');
  });

  it('is turned off with the password and a code', async () => {
    const player = await visits.service.player();
    const page = await visits.pageOf(player);
    await page.goto(`${visits.service.base}/settings/account`);
    const factor = factorOf(page);
    await factor.getByLabel(textOf('settings.passwordNow')).fill(PASSWORD);
    await button(factor, 'settings.factorTurnOn').click();
    const program = new CodeProgram(await factor.locator('code').innerText());
    await factor.getByLabel(textOf('settings.factorFirst')).fill(program.code(-1));
    await button(factor, 'settings.factorConfirm').click();
    const off = factor.getByRole('group').filter({ hasText: textOf('settings.factorTurnOff') });
    await off.getByText(textOf('settings.factorTurnOff')).first().click();
    await off.getByLabel(textOf('settings.passwordNow')).fill(PASSWORD);
    await off.getByLabel(textOf('account.code')).fill(program.code());
    await button(off, 'settings.factorTurnOff').click();
    await button(factor, 'settings.factorTurnOn').waitFor();
    await factor.getByText(textOf('settings.recoveryOnce')).waitFor({ state: 'detached' });
  });
});
