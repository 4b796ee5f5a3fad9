/** The page for a new match: its three choices, what it keeps of them, and the ways to share an invitation. */
import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import type { TestClient } from '../../support/client.js';
import { button, textOf } from '../support/pages.js';
import type { Language } from '../support/pages.js';
import { textOfCode } from '../support/qr.js';
import type { Visits } from '../support/visits.js';

export const newMatch = (visits: Visits): void =>
  describe('a new match', () => {
    it('three choices make a match, and are the same the next time', async () => {
      const player = await visits.service.player();
      const page = await visits.pageAt(player, '/new');
      await choose(page, 'variant', 'challenge.variant.dritt');
      await choose(page, 'opponents', 'challenge.who.bot');
      await choose(page, 'howFast', 'challenge.clock.own');
      await page.getByLabel(textOf('challenge.clock.hours')).waitFor();
      const evening = optionsOf(page, 'howFast').nth(3);
      const pace = (await evening.textContent())!;
      await evening.click();
      await button(page, 'challenge.send.bot').click();
      await page.waitForURL(/\/match\//);
      expect(await matchAt(player, page)).toMatchObject({
        variant: { key: 'dritt' },
        seats: [{ isBot: false }, { isBot: true }, { isBot: true }],
      });
      await page.goto(`${visits.service.base}/new`);
      await button(page, 'challenge.send.bot').waitFor();
      expect(await chosenOn(page)).toEqual([
        textOf('challenge.variant.dritt'),
        textOf('challenge.who.bot'),
        pace,
      ]);
    });

    it('an address with a name challenges that user; bots fill the other seats', async () => {
      // The challenge stays open: no other test has these players.
      const [player, friend] = [await visits.service.player(), await visits.service.player()];
      const address = `/new?opponent=${friend.username}&variant=bauern`;
      const page = await visits.pageAt(player, address);
      const name = page.getByLabel(textOf('challenge.friend'), { exact: true });
      await name.waitFor();
      expect(await name.inputValue()).toBe(friend.username);
      expect(await fill(page).isChecked()).toBe(true);
      await button(page, 'challenge.send.friend').click();
      await page.waitForURL(/\/challenge\//);
      // The friend is the partner, who sits opposite.
      const bot = { user: { isBot: true } };
      expect(await seatsAt(player, page)).toMatchObject([
        { user: { username: player.username } },
        bot,
        { user: { username: friend.username } },
        bot,
      ]);
    });

    it('without bots, each seat has a name of its own; wrong names are marked', async () => {
      const [player, friend] = await visits.pair();
      const page = await visits.pageAt(player, `/new?opponent=${friend.username}&variant=dreier`);
      await fill(page).click();
      const names = page.getByLabel(textOf('challenge.friend'), { exact: true });
      await names.nth(1).fill('nobody-has-this-name');
      await button(page, 'challenge.send.friend').click();
      await page.locator('input[aria-invalid="true"]').waitFor();
      expect(await names.nth(1).getAttribute('aria-invalid')).toBe('true');
      expect(await names.nth(0).getAttribute('aria-invalid')).toBe('false');
    });

    it('an invitation has a link and its QR code; who opens it sits down among the bots', async () => {
      const [player] = await visits.pair();
      const page = await invitationOf(visits, player);
      const link = await linkOn(page);
      expect(await textOfCode(page.getByRole('img', { name: textOf('challenge.qr') }))).toBe(link);
      const guest = await (await visits.visit()).open(link);
      await guest.getByRole('heading', { name: player.username }).waitFor();
      await button(guest, 'challenge.sitDown').click();
      for (const each of [guest, page]) await each.waitForURL(/\/match\//);
      expect(await matchAt(player, page)).toMatchObject({
        variant: { key: 'bauern' },
        seats: [{ isBot: false }, { isBot: true }, { isBot: false }, { isBot: true }],
      });
    });

    it('where the system can share, it gets the link', async () => {
      const [player] = await visits.pair();
      const context = await visits.visit({ locale: 'en-AT', userAgent: 'a phone that shares' });
      await context.context.addInitScript(SYSTEM_SHARES);
      const page = await invitationOf(visits, player, context);
      await button(page, 'app.share').click();
      const url = await linkOn(page);
      const title = expect.stringContaining(textOf('challenge.variant.bauern'));
      expect(await page.evaluate('window.shared')).toEqual([{ title, url }]);
    });

    it('elsewhere the link is copied', async () => {
      const [player] = await visits.pair();
      const permissions = ['clipboard-read', 'clipboard-write'];
      const page = await invitationOf(visits, player, await visits.visit({ permissions }));
      const copy = button(page, 'app.copy');
      await copy.click();
      await page.getByText(textOf('app.copied'), { exact: true }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(await linkOn(page));
      expect(await button(page, 'app.share').count()).toBe(0);
    });

    it.each<{ language: Language }>([{ language: 'en' }, { language: 'de' }])(
      'on a phone all choices and the button that starts are in view at once: $language',
      async ({ language }) => {
        const [player] = await visits.pair();
        for (const { viewport, see } of SCREENS) {
          const page = await visits.pageAt(player, '/new', { viewport, language });
          for await (const choices of everyChoice(page, language)) {
            const hidden = await page.evaluate<string[]>(`(${OUT_OF_VIEW})('${see}')`);
            expect({ viewport, choices, hidden }).toEqual({ viewport, choices, hidden: [] });
          }
        }
      },
    );
  });

type Part = 'variant' | 'opponents' | 'howFast';

const PARTS: readonly Part[] = ['variant', 'opponents', 'howFast'];

const optionsOf = (page: Page, part: Part, language?: Language): Locator =>
  page
    .getByRole('group', { name: new RegExp(`^${textOf(`challenge.${part}`, language)}\\b`) })
    .locator('label');

/** Takes an option by its text, as a finger does: the radio button itself is not visible. */
const choose = (page: Page, part: Part, option: string, language?: Language): Promise<void> =>
  optionsOf(page, part, language)
    .filter({ has: page.getByText(textOf(option, language), { exact: true }) })
    .click();

const fill = (page: Page, language?: Language): Locator =>
  page.getByRole('switch', { name: textOf('challenge.fillWithBots', language) });

/** The texts of the chosen options. */
const chosenOn = (page: Page): Promise<string[]> =>
  Promise.all(
    PARTS.map(async (part) => {
      const chosen = optionsOf(page, part).filter({ has: page.locator('input:checked') });
      return (await chosen.locator('span').first().textContent())!;
    }),
  );

const idIn = (page: Page): string =>
  decodeURIComponent(new URL(page.url()).pathname.split('/')[2]!);

const matchAt = (player: TestClient, page: Page): Promise<unknown> =>
  player.match(idIn(page), 'variant { key } seats { isBot }');

async function seatsAt(player: TestClient, page: Page): Promise<unknown> {
  interface Found {
    readonly node: { readonly table: unknown };
  }
  const query = `query ($id: ID!) {
    node(id: $id) { ... on Challenge { table { user { username isBot } } } } }`;
  return (await player.ask<Found>(query, { id: idIn(page) })).node.table;
}

/** The page with the link of a new invitation: a partner for Bauernschnapsen against bots. */
async function invitationOf(
  visits: Visits,
  player: TestClient,
  context?: Awaited<ReturnType<Visits['visit']>>,
): Promise<Page> {
  const visitor = context ?? (await visits.visit());
  await visitor.signIn(visits.service.base, player);
  const page = await visitor.open(`${visits.service.base}/new?variant=bauern`);
  await choose(page, 'opponents', 'challenge.who.link');
  await fill(page).check();
  await button(page, 'challenge.send.link').click();
  await page.getByRole('img', { name: textOf('challenge.qr') }).waitFor();
  return page;
}

const linkOn = (page: Page): Promise<string> =>
  page.getByLabel(textOf('challenge.linkLabel'), { exact: true }).inputValue();

/** Chromium on Linux has no share dialogue. */
const SYSTEM_SHARES = `{
  window.shared = [];
  navigator.share = async (data) => void window.shared.push(data);
}`;

/** What is in view without scrolling. In landscape a phone has no room for all choices. */
const SCREENS = [
  { viewport: { width: 360, height: 640 }, see: 'all' },
  { viewport: { width: 390, height: 844 }, see: 'all' },
  { viewport: { width: 844, height: 390 }, see: 'button' },
];

const WHO = ['link', 'bot', 'anyone', 'friend'];
const GAMES = ['zweier', 'dritt', 'dreier', 'bauern'];

/** Makes all choices that change how much the page shows. */
async function* everyChoice(page: Page, language: Language): AsyncGenerator<string> {
  for (const game of GAMES) {
    await choose(page, 'variant', `challenge.variant.${game}`, language);
    for (const who of WHO) {
      await choose(page, 'opponents', `challenge.who.${who}`, language);
      const mayFill = (await fill(page, language).count()) > 0;
      for (const isFilled of mayFill ? [false, true] : [false]) {
        if (mayFill) await fill(page, language).setChecked(isFilled);
        yield `${game}, ${who}${isFilled ? ', bots' : ''}`;
      }
    }
  }
}

/** The choices, fields and buttons that are not in view from the top of the page, or are lower than 44 pixels. */
const OUT_OF_VIEW = `(see) => {
  scrollTo(0, 0);
  const form = document.querySelector('main form');
  const start = form.querySelector('button[type=submit]');
  const boxOf = (element) => element.getBoundingClientRect();
  const bar = boxOf(document.querySelector('nav'));
  const isIn = (box, bottom) => box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= bottom + 0.5;
  const choices = [...form.querySelectorAll('fieldset label, select, input:not([type=radio])')].filter((it) => !it.closest('details'));
  const hidden = see === 'all' ? choices.filter((it) => !isIn(boxOf(it), boxOf(start).top)) : [];
  const low = [...choices, start].filter((it) => it.type !== 'checkbox' && boxOf(it).height < 44);
  const covered = isIn(boxOf(start), bar.top) ? [] : [start];
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  return [...[...hidden, ...low, ...covered].map((it) => it.outerHTML.slice(0, 120)), ...wide];
}`;
