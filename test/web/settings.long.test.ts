/** Real: the complete service, its e-mails, the built web client, and Chromium. Skipped if there is no browser. */
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { PAGE_TEXTS } from '../../src/modules/auth/adapters/http/page-texts.js';
import { describeInBrowser } from '../support/browser.js';
import { mustMutate, mutate, PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { textsSeenBy } from '../support/messages.js';
import { giveAddress } from '../support/sql.js';
import { startMatch } from '../support/table.js';
import { until } from '../support/wait.js';
import { DelayedResponses, isOperation } from './support/delayed-responses.js';
import { Emails } from './support/emails.js';
import { button, fillInAndWait, textOf } from './support/pages.js';
import { useVisits } from './support/visits.js';

const NEW_PASSWORD = 'another horse battery 9';

describeInBrowser('the settings', () => {
  const emails = new Emails();
  const visits = useVisits(emails.settings);
  afterAll(() => emails.remove());

  const openSettings = async (page: Page, part = '') => {
    await page.goto(`${visits.service.base}/settings/${part}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  };

  describe('the time zone', () => {
    it('is the account’s in all dates and times, not the browser’s', async () => {
      const player = await visits.service.player();
      await mutate(player, 'setTimeZone', { timeZone: 'Europe/Vienna' });
      const visitor = await visits.visit({ timezoneId: 'America/New_York' });
      const page = await visits.pageOf(player, visitor);
      await openSettings(page, 'account');
      const expected = (await sessionsOf(player)).map(momentIn('Europe/Vienna'));
      for (const time of expected) await page.getByText(time).first().waitFor();
      expect(expected).toHaveLength(2);
    });

    it('is the browser’s for a new account', async () => {
      const visitor = await visits.visit({ timezoneId: 'America/New_York' });
      const page = await visitor.open(`${visits.service.base}/register`);
      await fillInAndWait(page, 'app.register', { username: 'new-yorker', password: PASSWORD });
      const player = visits.service.client();
      player.username = 'new-yorker';
      await player.signIn();
      expect(await player.ask('{ me { timeZone } }')).toEqual({
        me: { timeZone: 'America/New_York' },
      });
    });
  });

  describe('the language', () => {
    it('is the browser’s after the choice “Automatic”, even if an old answer arrives late', async () => {
      const player = await visits.service.player();
      // Answers from a service worker cannot be held back.
      const visitor = await visits.visit({ serviceWorkers: 'block' });
      const page = await visits.pageOf(player, visitor);
      await mutate(player, 'setLocale', { locale: 'DE' });
      await openSettings(page);
      await page.getByRole('heading', { name: textOf('settings.title', 'de') }).waitFor();
      const viewer = await DelayedResponses.of(page, '**/graphql', isOperation('Viewer'));
      await openSettings(page);
      const english = await DelayedResponses.of(page, '**/assets/en-*.js');
      await page.getByText(textOf('settings.automatic', 'de'), { exact: true }).click();
      await until('the change', () => english.hasRequest);
      await viewer.release();
      await page.getByRole('button', { name: player.username }).waitFor();
      await english.release();
      await page.getByRole('heading', { name: textOf('settings.title') }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
    });
  });

  describe('the name', () => {
    it('is changed with the password; the old address of the profile leads to the new one', async () => {
      const player = await visits.service.player();
      const before = player.username;
      const after = `${before}-2`;
      const page = await visits.pageAt(player, '/settings/account');
      const form = page
        .locator('form')
        .filter({ has: page.getByLabel(textOf('settings.nameNew')) });
      await form.getByLabel(textOf('settings.nameNew')).fill(after);
      await form.getByLabel(textOf('settings.passwordNow')).fill(PASSWORD);
      await form.getByRole('button', { name: textOf('settings.nameChange') }).click();
      await page.getByText(textOf('settings.nameChanged')).waitFor();
      // The form is gone for 30 days.
      expect(await page.getByLabel(textOf('settings.nameNew')).count()).toBe(0);
      await page.goto(`${visits.service.base}/user/${before}`);
      await page.getByRole('heading', { level: 1, name: after }).waitFor();
      await page.waitForURL(`**/user/${after}`);
    });
  });

  describe('who may see what', () => {
    it('is chosen for each, and a stranger sees no more on the profile', async () => {
      const player = await visits.service.player();
      const page = await visits.pageAt(player, '/settings');
      for (const datum of ['profile', 'matches'] as const) {
        await page.getByLabel(textOf(`settings.visibility.${datum}`)).selectOption('NOBODY');
        await until('the choice', async () => {
          const query = '{ me { visibilitySettings { profile matches } } }';
          const { me } = await player.ask<{
            me: { visibilitySettings: Record<string, string> };
          }>(query);
          return me.visibilitySettings[datum] === 'NOBODY';
        });
      }
      const visitor = await visits.visit();
      const profile = await visitor.open(`${visits.service.base}/user/${player.username}`);
      await until('both panels', async () => {
        return (await profile.getByText(textOf('people.hidden')).count()) === 2;
      });
    });
  });

  it('a part that could not be loaded is loaded when the network is back', async () => {
    const page = await visits.pageAt(await visits.service.player(), '/settings');
    await page.getByRole('heading', { name: textOf('settings.visibility') }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: textOf('settings.part.data') }).click();
    await page.getByText(textOf('app.failed')).waitFor();
    await page.context().setOffline(false);
    await button(page, 'settings.dataAsk').waitFor();
  });

  describe('the account', () => {
    it('has its new e-mail address after the link in the e-mail was followed', async () => {
      const player = await visits.service.player();
      const email = `${player.username}@club.example`;
      const page = await visits.pageAt(player, '/settings/account');
      const panel = panelOf(page, 'settings.email');
      await panel.getByLabel(textOf('settings.emailNew')).fill(email);
      await panel.getByLabel(textOf('settings.passwordNow')).fill(PASSWORD);
      await button(panel, 'settings.emailChange').click();
      await panel.getByText(textOf('settings.emailChanged')).waitFor();
      expect(await addressOf(player)).toEqual({ email, emailVerified: false });
      await page.goto(await emails.link('verify', email));
      const { verify, toHome } = PAGE_TEXTS.en;
      await page.getByRole('button', { name: verify.button }).click();
      await page.getByText(verify.done).waitFor();
      expect(await addressOf(player)).toEqual({ email, emailVerified: true });
      await page.getByRole('link', { name: toHome }).click();
      await page.getByRole('heading', { level: 1, name: textOf('home.title') }).waitFor();
    });

    it('a forgotten password is reset by e-mail', async () => {
      const player = await visits.service.player();
      const { username } = player;
      const email = `${username}@club.example`;
      await giveAddress(visits.service, player, email);
      const visitor = await visits.visit({ locale: 'de-AT' });
      const page = await visitor.open(`${visits.service.base}/login`);
      await page.getByRole('link', { name: textOf('account.toForgotten', 'de') }).click();
      await page.getByLabel(textOf('account.nameOrEmail', 'de')).fill(email);
      await page.getByRole('button', { name: textOf('account.sendReset', 'de') }).click();
      await page.getByText(textOf('account.resetSent', 'de')).waitFor();
      await page.goto(await emails.link('reset', email));
      const { reset, toSignIn } = PAGE_TEXTS.de;
      await page.getByLabel(reset.password).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: reset.button }).click();
      await page.getByText(reset.done).waitFor();
      expect(await isSignedIn(player)).toBe(false);
      await page.getByRole('link', { name: toSignIn }).click();
      await fillInAndWait(page, 'app.signIn', { username, password: NEW_PASSWORD, language: 'de' });
    });

    it('a change of the password ends all other sessions', async () => {
      const player = await visits.service.player();
      // This signs in here as well: the player's client has a different session.
      const page = await visits.pageOf(player);
      await openSettings(page, 'account');
      const panel = panelOf(page, 'settings.password');
      const change = async (current: string) => {
        await panel.getByLabel(textOf('settings.passwordNow')).fill(current);
        await panel.getByLabel(textOf('settings.passwordNew')).fill(NEW_PASSWORD);
        await button(panel, 'settings.passwordChange').click();
      };
      await change('not my password');
      await panel.getByRole('alert').waitFor();
      expect(await isSignedIn(player)).toBe(true);
      await change(PASSWORD);
      await panel.getByText(textOf('settings.passwordChanged')).waitFor();
      expect(await isSignedIn(player)).toBe(false);
      await expect(player.signIn(PASSWORD)).rejects.toThrow('INVALID_CREDENTIALS');
      await page.reload();
      await panelOf(page, 'settings.sessions').getByText(textOf('settings.thisSession')).waitFor();
      expect(await isSignedIn(await player.signIn(NEW_PASSWORD))).toBe(true);
    });

    it('a token is shown once and stops working when it is revoked', async () => {
      const player = await visits.service.player();
      const page = await visits.pageAt(player, '/settings/access', {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const panel = panelOf(page, 'settings.tokens');
      await panel.getByText(textOf('settings.newToken')).click();
      await panel.getByLabel(textOf('settings.name'), { exact: true }).fill('my program');
      await panel.getByLabel(textOf('settings.scope.match:read')).check();
      await button(panel, 'settings.create').click();
      await button(panel, 'app.copy').click();
      await panel.getByText(textOf('app.copied')).waitFor();
      const program = visits.service.client();
      program.accessToken = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(await panel.locator('code').textContent()).toBe(program.accessToken);
      expect(await isSignedIn(program)).toBe(true);
      await page.reload();
      await button(panel, 'settings.revoke').click();
      expect(await panel.locator('code').count()).toBe(0);
      await panel.getByRole('group').getByRole('button').first().click();
      await panel.getByText(textOf('settings.revoked')).waitFor();
      expect(await isSignedIn(program)).toBe(false);
    });

    it('a blocked player stays blocked until the block is removed', async () => {
      const [player, other] = await visits.pair();
      const { matchId } = await startMatch([player, other], { rated: false });
      await mustMutate(other, 'sendMessage', { matchId, text: 'Servus!' });
      await mustMutate(player, 'sendMessage', { matchId, text: 'Guten Abend!' });
      const page = await visits.pageAt(player, `/match/${matchId}`);
      await page.getByRole('log').getByText('Servus!').waitFor();
      await page.goto(`${visits.service.base}/user/${other.username}`);
      await button(page, 'people.block').click();
      await page
        .getByRole('group')
        .getByRole('button', { name: textOf('people.block') })
        .click();
      await button(page, 'people.unblock').waitFor();
      await page.goto(`${visits.service.base}/match/${matchId}`);
      await page.getByRole('log').getByText('Guten Abend!').waitFor();
      expect(await page.getByText('Servus!').count()).toBe(0);
      const call = { variant: 'dritt', opponents: [{ username: player.username }] };
      expect((await other.challenge(call)).userErrors).toMatchObject([
        { code: 'OPPONENT_UNAVAILABLE' },
      ]);
      await page.goto(`${visits.service.base}/settings/blocked`);
      await page
        .getByRole('button', { name: `${textOf('people.unblock')}: ${other.username}` })
        .click();
      await page.getByText(textOf('settings.noneBlocked')).waitFor();
      await until('the message', async () =>
        (await textsSeenBy(player, matchId)).includes('Servus!'),
      );
    });
  });
});

async function sessionsOf(player: TestClient): Promise<string[]> {
  type Sessions = { me: { sessions: { createdAt: string }[] } };
  const { me } = await player.ask<Sessions>('{ me { sessions { createdAt } } }');
  return me.sessions.map(({ createdAt }) => createdAt);
}

/** A moment as the British English page shows it. */
const momentIn = (timeZone: string) => (iso: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

const panelOf = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: textOf(title), exact: true });

async function addressOf(player: TestClient): Promise<object> {
  return (await player.ask<{ me: object }>('{ me { email emailVerified } }')).me;
}

/** Whether the service still accepts the client's token. */
async function isSignedIn(client: TestClient): Promise<boolean> {
  const { data } = await client.raw<{ me: object | null }>('{ me { id } }');
  return Boolean(data?.me);
}
