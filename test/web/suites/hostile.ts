import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { TestContext } from '../../support/browser.js';
import { mustMutate } from '../../support/client.js';
import { startMatch } from '../../support/table.js';
import { button, textOf } from '../support/pages.js';
import type { Visits } from '../support/visits.js';

const MARKUP = '<img src=x onerror=alert(1)>';
const SCRIPT = '</script><script>alert(1)</script>';
/** A page that shows this unchanged shows the following text backwards. */
const RIGHT_TO_LEFT = '\u202Etxet';

/** A letter with so many accents that it would rise far above its line. */
const manyAccents = (length: number): string => `z${'\u0301'.repeat(length - 1)}`;
const longWord = (length: number): string => 'W'.repeat(length);

const PHONE = { viewport: { width: 360, height: 740 } };

export const hostileTexts = (visits: Visits): void =>
  describe('hostile texts', () => {
    let visitor: TestContext;

    async function pageAt(...[player, path]: Parameters<typeof visits.pageAt>): Promise<Page> {
      visitor = await visits.visit({ locale: 'en-AT', ...PHONE });
      await visitor.signIn(visits.service.base, player);
      return visitor.open(visits.service.base + path);
    }

    /** Checks that all texts are shown and none is executed. Dialogs and errors are checked after each test. */
    async function expectTexts(page: Page, texts: readonly string[]): Promise<void> {
      for (const text of texts) await page.getByText(text).first().waitFor();
      expect(await page.locator('main').locator('img, script').count()).toBe(0);
      expect(visitor.requests.filter((url) => url.endsWith('/x'))).toEqual([]);
      expect(await page.evaluate(BEYOND_RIGHT_EDGE)).toEqual([]);
    }

    it('in messages are shown as text, each within its own box', async () => {
      const [sender, reader] = await visits.pair();
      const { matchId } = await startMatch([sender, reader]);
      const texts = [MARKUP, SCRIPT, RIGHT_TO_LEFT, manyAccents(500), longWord(500)];
      for (const text of texts) await mustMutate(sender, 'sendMessage', { matchId, text });
      const page = await pageAt(reader, `/match/${matchId}`);
      await expectTexts(page, texts);
      // Any number of accents stays within its message.
      expect(await page.evaluate(OVERFLOW_STYLES)).toEqual(texts.map(() => 'clip'));
    });

    it('in the comment of a report are sent as text', async () => {
      const [sender, reader] = await visits.pair();
      const { matchId } = await startMatch([sender, reader]);
      await mustMutate(sender, 'sendMessage', { matchId, text: 'Servus!' });
      const page = await pageAt(reader, `/match/${matchId}`);
      await button(page, 'sidebar.report').click();
      await page
        .getByLabel(textOf('people.reportComment'))
        .fill(`${MARKUP}${SCRIPT}${RIGHT_TO_LEFT}`);
      await button(page, 'people.reportSend').click();
      await expectTexts(page, [textOf('people.reported')]);
    });

    it('in the description of a bot are shown as text', async () => {
      const bot = await visits.service.player();
      const [reader] = await visits.pair();
      const { username: owner } = reader;
      const description = `${MARKUP} ${SCRIPT} ${longWord(400)}`;
      await mustMutate(bot, 'becomeBot', {
        engine: longWord(60),
        version: MARKUP,
        owner,
        description,
      });
      const page = await pageAt(reader, `/user/${bot.username}`);
      await expectTexts(page, [description, longWord(60), MARKUP]);
    });

    it('in names of tokens and apps are shown as text', async () => {
      const player = await visits.service.player();
      const names = [MARKUP, SCRIPT, longWord(50)];
      for (const name of names) {
        await mustMutate(player, 'createApiToken', { name, scopes: ['match:read'] });
        await mustMutate(player, 'createApp', {
          name,
          redirectUris: ['https://club.example/back'],
        });
      }
      const page = await pageAt(player, '/settings/access');
      await expectTexts(page, names);
      for (const name of names) expect(await page.getByText(name).count()).toBeGreaterThan(1);
    });
  });

/** The elements beyond the right edge, if the page scrolls sideways. */
const BEYOND_RIGHT_EDGE = `document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > innerWidth)
    .map((element) => element.tagName + '.' + element.className)`;

/** How text that does not fit into its message is cut off. */
const OVERFLOW_STYLES = `[...document.querySelectorAll('[role="log"] p:has(> bdi)')]
  .map((text) => getComputedStyle(text).overflowY)`;
