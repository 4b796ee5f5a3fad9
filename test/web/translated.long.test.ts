/**
 * Real: the complete service, the built web client and Chromium. Skipped if there is no browser. Stand-in: the browser's
 * translator, which replaces texts without translating them. So a translated page reads like an ordinary one.
 */
import { describe, expect, it } from '@jest/globals';
import { describeInBrowser } from '../support/browser.js';
import { PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { until } from '../support/wait.js';
import { fillIn, textOf } from './support/pages.js';
import { TRANSLATED, TRANSLATED_IN_STEPS } from './journeys/support/circumstances.js';
import { usePeople } from './journeys/support/person.js';
import type { Person } from './journeys/support/person.js';

/** Each page is opened with one of the two ways of replacing. Nothing in a page depends on the way. */
const PATHS_AT_ONCE = ['/', '/new', '/people', '/rules', '/settings'];
const PATHS_IN_STEPS = ['/lobby', '/friends', '/leaderboard', '/settings/notifications'];

describeInBrowser('pages that the browser translates', () => {
  const people = usePeople();

  describe.each([
    ['at once', TRANSLATED, PATHS_AT_ONCE],
    ['in two steps', TRANSLATED_IN_STEPS, PATHS_IN_STEPS],
  ])('each text is replaced %s', (_, script, paths) => {
    it('every page reads as it does without a translator, also after a change of language', async () => {
      const player = await people.service.player();
      const [translated, plain] = await both(script, player);
      for (const path of [...paths, `/user/${player.username}`]) {
        await translated.open(path);
        await plain.open(path);
        await untilSame(path, translated, plain);
        await switchLanguage(translated);
        await plain.open(path);
        await untilSame(`${path} in the other language`, translated, plain);
      }
      expect(await translated.page.locator('font').count()).toBeGreaterThan(0);
    });

    it('a list and a count that change are shown as they are now', async () => {
      const [player, friend] = [await people.service.player(), await people.service.player()];
      const [translated, plain] = await both(script, player);
      await untilSame('the start page', translated, plain);
      await friend.challenge({
        variant: 'zweier',
        opponents: [{ username: player.username }],
      });
      const row = ({ page }: Person) => page.getByRole('main').getByText(friend.username).first();
      for (const person of [translated, plain]) await row(person).waitFor();
      await untilSame('with a challenge', translated, plain);
      const main = translated.page.getByRole('main');
      await translated.button('home.decline', main).click();
      await main.getByText(translated.text('home.declineAsk')).waitFor();
      await translated.button('home.decline', main).click();
      await row(translated).waitFor({ state: 'detached' });
      await plain.open('/');
      await untilSame('without it', translated, plain);
    });

    it('errors of the sign-in appear and change', async () => {
      const person = await people.arrive({ scripts: [script] });
      await person.open('/login');
      await fillIn(person.page, 'app.signIn', { username: 'nobody', password: PASSWORD });
      const { page } = person;
      const main = page.getByRole('main');
      await main.getByRole('alert').first().waitFor();
      const error = await main.getByRole('alert').first().innerText();
      await page.getByRole('button', { name: /^DE/ }).click();
      await main.getByText(textOf('account.password', 'de'), { exact: true }).waitFor();
      for (const text of [textOf('account.password'), textOf('app.signIn')])
        expect(await main.innerText()).not.toContain(text);
      await fillIn(page, 'app.signIn', { username: 'nobody', password: PASSWORD, language: 'de' });
      await until('the new error', async () => !(await main.innerText()).includes(error));
    });
  });

  /** Two browsers of one player: one translates. */
  async function both(script: string, player: TestClient): Promise<[Person, Person]> {
    const translated = await people.arrive({ scripts: [script] });
    const plain = await people.arrive();
    await translated.signIn(player);
    await plain.signIn(player);
    return [translated, plain];
  }
});

/** Everything that can be read on a page. */
const readable = ({ page }: Person): Promise<string> => page.locator('body').innerText();

/** Waits until both show the same. */
async function untilSame(what: string, one: Person, other: Person): Promise<void> {
  for (const { page } of [one, other])
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  let texts: readonly string[] = [];
  try {
    await until(what, async () => {
      texts = await Promise.all([readable(one), readable(other)]);
      return texts[0] === texts[1];
    });
  } catch {
    expect({ what, text: texts[0] }).toEqual({ what, text: texts[1] });
  }
}

/** Switches to the other language in the menu of the account. */
async function switchLanguage({ page }: Person): Promise<void> {
  const lang = await page.locator('html').getAttribute('lang');
  const next = lang === 'de' ? 'en' : 'de';
  await page.getByRole('button', { name: lang === 'de' ? /^Konto von/ : /^Account of/ }).click();
  await page.getByRole('button', { name: new RegExp(`^${next.toUpperCase()}:`) }).click();
  await page.locator(`html[lang="${next}"]`).waitFor();
  await page.keyboard.press('Escape');
}
