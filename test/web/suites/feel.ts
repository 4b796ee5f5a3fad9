/** Flights, sounds, vibration, the celebration, and the way to the next table. */
import { describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { TestClient } from '../../support/client.js';
import { playToTurnOf, playerToAct, startMatch } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { until } from '../../support/wait.js';
import { dealtTable } from '../support/dealt-table.js';
import { button, cardName, legalActions, playableCards, textOf } from '../support/pages.js';
import type { Visits } from '../support/visits.js';

export const feel = (visits: Visits): void =>
  describe('the feel of the table', () => {
    const watchedPage = async (
      player: TestClient,
      path: string,
      options: BrowserContextOptions = MOVING,
    ) => {
      const context = await visits.visit(options);
      await context.context.addInitScript(WATCH);
      await context.signIn(visits.service.base, player);
      return context.open(`${visits.service.base}${path}`);
    };

    it('cards fly from their players, tricks to the winner, drawn cards from the talon', async () => {
      const { matchId, forehand, dealer, trick, path } = await dealtTable(visits);
      const seat = (await forehand.match(matchId)).toAct!;
      const page = await watchedPage(forehand, path);
      await tapCard(page, 'HA');
      await until('the card', async () => (await trick()).length === 1);
      await dealer.act(matchId, ['HJ']);
      await inHand(page, 'HT').waitFor();
      const flights = await flightsOn(page);
      const isFlight = (from: string, to: string) => (each: Flight) =>
        each.from.includes(from) && each.to.includes(to);
      const count = (from: string, to: string) => flights.filter(isFlight(from, to)).length;
      expect({
        own: count('hand', 'trick HA'),
        other: count(`seat ${1 - seat}`, 'trick HJ'),
        taken: count(textOf('table.trick'), `pile ${seat}`),
        drawn: count('talon', 'hand HT'),
        drawnByOther: count('talon', `seat ${1 - seat}`),
        all: flights.length,
      }).toEqual({ own: 1, other: 1, taken: 2, drawn: 1, drawnByOther: 1, all: 6 });
      await until('no copy is left', () => page.evaluate(`!document.querySelector('${COPIES}')`));
    });

    it('nothing flies if the viewer wants little motion', async () => {
      const { matchId, forehand, dealer, trick, path } = await dealtTable(visits);
      const page = await watchedPage(forehand, path, STILL);
      await tapCard(page, 'HA');
      await until('the card', async () => (await trick()).length === 1);
      await dealer.act(matchId, ['HJ']);
      await inHand(page, 'HT').waitFor();
      expect(await flightsOn(page)).toEqual([]);
    });

    it('sounds are off at first, kept when they are on, and made only after a tap', async () => {
      const { forehand, path } = await dealtTable(visits);
      const page = await watchedPage(forehand, path);
      const sounds = button(page, 'table.sounds');
      const made = () => page.evaluate<number>('window.contexts');
      const isLoaded = () =>
        page.evaluate<boolean>(
          `performance.getEntriesByType('resource').some(({ name }) => name.includes('/synth'))`,
        );
      await tapCard(page, 'HA');
      expect(await sounds.getAttribute('aria-pressed')).toBe('false');
      expect({ made: await made(), isLoaded: await isLoaded() }).toEqual({
        made: 0,
        isLoaded: false,
      });
      await sounds.click();
      await until('the sounds', async () => (await made()) === 1);
      expect(await sounds.getAttribute('aria-pressed')).toBe('true');
      await page.reload();
      await until('the module', isLoaded);
      expect(await sounds.getAttribute('aria-pressed')).toBe('true');
      expect(await made()).toBe(0);
      await until('the sounds', async () => {
        await page.getByRole('main').click({ position: { x: 5, y: 5 } });
        return (await made()) === 1;
      });
      await sounds.click();
      expect(await sounds.getAttribute('aria-pressed')).toBe('false');
      await page.reload();
      expect(await sounds.getAttribute('aria-pressed')).toBe('false');
    });

    it('the device vibrates once when it becomes the own turn, and not after the own move', async () => {
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      const page = await watchedPage(dealer, path);
      await page.getByText(`${forehand.username} is thinking`).waitFor();
      await page.getByRole('main').click({ position: { x: 5, y: 5 } });
      await forehand.act(matchId, ['ST']);
      await page.getByText(textOf('table.phase.FOLLOW')).first().waitFor();
      await until('the vibration', async () => (await vibrationsOn(page)) === 1);
      await tapCard(page, 'SA');
      await page.getByText(textOf('table.phase.LEAD')).first().waitFor();
      expect(await vibrationsOn(page)).toBe(1);
      await page.reload();
      await legalActions(page).first().waitFor();
      expect(await vibrationsOn(page)).toBe(0);
    });

    it('after a move a link leads to the next table that waits, until none does', async () => {
      const players = [await visits.service.player(), await visits.service.player()] as const;
      const [one, other] = players;
      const first = await ledBy(one, players);
      const second = await ledBy(one, players);
      const page = await visits.pageAt(one, pathOf(first));
      const link = page.getByRole('link', { name: textOf('table.nextTable') });
      await playableCards(page).first().waitFor();
      expect(await link.count()).toBe(0);
      await page.locator(SETTLED).first().click();
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(pathOf(second));
      await until('the next table', async () => {
        await link.click();
        return page.url().endsWith(pathOf(second));
      });
      await page.locator(SETTLED).first().click();
      await page.getByText(/ is thinking/).waitFor();
      await link.waitFor({ state: 'detached' });
      await playToTurnOf(one, first);
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(pathOf(first));
      await playToTurnOf(other, first);
      await link.waitFor({ state: 'detached' });
    });

    it('a victory is celebrated once, and only for the winner', async () => {
      const { matchId, forehand, dealer, path } = await dealtTable(visits);
      const [winner, loser, still] = await Promise.all([
        watchedPage(forehand, path),
        watchedPage(dealer, path),
        watchedPage(forehand, path, STILL),
      ]);
      for (const page of [winner, loser, still]) await page.locator('[data-part="hand"]').waitFor();
      await dealer.resign(matchId);
      for (const page of [winner, loser, still]) await button(page, 'table.goOn').click();
      // One is around the box, one in it for low screens.
      const bursts = (page: Page) => page.locator('[data-burst]').count();
      for (const page of [winner, loser, still])
        await page.getByRole('region', { name: textOf('table.matchOver') }).waitFor();
      expect([await bursts(winner), await bursts(loser), await bursts(still)]).toEqual([2, 0, 0]);
      await winner.reload();
      await winner.getByRole('region', { name: textOf('table.matchOver') }).waitFor();
      expect(await bursts(winner)).toBe(0);
    });
  });

const MOVING = { reducedMotion: 'no-preference' } as const;
const STILL = { reducedMotion: 'reduce', colorScheme: 'dark' } as const;

/** The copies of cards that have left the table. */
const COPIES = '[data-part="table"] [aria-hidden="true"] > svg[style]';

/** A card that may be played now. */
const SETTLED = 'button[data-state="legal"][aria-disabled="false"]';

const pathOf = ({ matchId }: Table): string => `/match/${matchId}`;

/** A new match in which this player leads. The dealer is drawn by lot. */
async function ledBy(player: TestClient, players: readonly TestClient[]): Promise<Table> {
  const table = await startMatch(players, { rated: false });
  const match = await player.match(table.matchId);
  return playerToAct(table, match) === player ? table : ledBy(player, players);
}

const inHand = (page: Page, card: string) =>
  page
    .getByRole('list', { name: textOf('table.hand') })
    .getByRole('button', { name: new RegExp(`^${cardName(card)}`) });

/** Taps a card as soon as a tap counts. */
const tapCard = (page: Page, card: string): Promise<void> =>
  inHand(page, card).and(page.locator('[aria-disabled="false"]')).click();

/** The parts of the table in which a flight began and ended. */
interface Flight {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const flightsOn = (page: Page) => page.evaluate<Flight[]>('window.flights');
const vibrationsOn = (page: Page) => page.evaluate<number>('window.vibrations');

/** Notes flights, vibrations, and how many audio contexts are made. A browser that is used again runs it twice. */
const WATCH = `if (!window.flights) {
  window.flights = [];
  window.vibrations = 0;
  window.contexts = 0;
  navigator.vibrate = () => Boolean(++window.vibrations);
  window.AudioContext = class extends window.AudioContext {
    constructor(...given) {
      super(...given);
      window.contexts++;
    }
  };
  const partsAt = (x, y) =>
    [...document.querySelectorAll('[data-spot], [data-part], ol[aria-label]')]
      .filter((it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        return left <= x && x <= right && top <= y && y <= bottom;
      })
      .map((it) => it.dataset.spot ?? it.dataset.part ?? it.ariaLabel);
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    if (!this.closest('[data-burst]')) {
      const { left, top, width, height } = this.getBoundingClientRect();
      const at = (shift) => {
        const [across, down = 0] = shift.split(' ').map(parseFloat);
        return partsAt(left + width / 2 + across, top + height / 2 + down);
      };
      const [first, last] = keyframes.translate;
      window.flights.push({ from: at(first), to: at(last) });
    }
    return animate.call(this, keyframes, options);
  };
}`;
