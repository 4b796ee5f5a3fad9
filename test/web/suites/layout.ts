/** The table keeps its place while it is played on, and fits on small screens. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { TestClient } from '../../support/client.js';
import {
  asPlayerToAct,
  playerToAct,
  putCards,
  startMatch,
  stackDeal,
} from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { mustMutate } from '../../support/client.js';
import { until } from '../../support/wait.js';
import { button, textOf } from '../support/pages.js';
import type { Visits } from '../support/visits.js';

export const tableLayout = (visits: Visits): void =>
  describe('the layout of the table', () => {
    it.each([
      { variant: 'zweier', seats: 2, viewport: { width: 390, height: 844 } },
      { variant: 'dreier', seats: 3, viewport: { width: 844, height: 390 } },
      { variant: 'bauern', seats: 4, viewport: { width: 360, height: 640 } },
    ])(
      'no part moves while a match of $variant is played and its cards fly',
      async ({ variant, seats, viewport }) => {
        const players = await visits.players(seats);
        const table = await startMatch(players, { variant, target: 1, rated: false });
        const page = await visits.pageAt(players[0]!, `/match/${table.matchId}`, {
          viewport,
          reducedMotion: 'no-preference',
        });
        await page.locator('[data-part="hand"]').waitFor();
        await page.evaluate(WATCH_PARTS);
        await playToEnd(table);
        await goOnToEnd(page);
        const places = await page.evaluate<Record<string, string[]>>('window.seenPlaces');
        expect(Object.keys(places).sort()).toEqual(['actions', 'hand', 'table']);
        for (const [part, seen] of Object.entries(places))
          expect({ part, seen }).toEqual({ part, seen: [seen[0]] });
      },
      DEAL_MILLIS,
    );

    it('the hand and all actions are in view on small screens, without scrolling', async () => {
      const tables = await ownTurns(visits);
      for (const viewport of SMALL_SCREENS)
        for (const { player, path } of tables) {
          const page = await visits.pageAt(player, path, { viewport, language: 'de' });
          await page.getByRole('group', { name: textOf('table.actions', 'de') }).waitFor();
          const hidden = await page.evaluate<string[]>(OUT_OF_VIEW);
          expect({ viewport, path, hidden }).toEqual({ viewport, path, hidden: [] });
        }
    });

    it('a card that is tapped does not scroll the page', async () => {
      for (const viewport of [{ width: 390, height: 844 }, ...SMALL_SCREENS]) {
        const lead = await startMatch(await visits.pair(), { rated: false });
        const { player, path } = await turnAt(lead);
        const page = await visits.pageAt(player, path, { viewport, hasTouch: true });
        const cards = page.locator('[data-part="hand"] button[data-card]');
        const card = cards.and(page.locator('[data-state="legal"][aria-disabled="false"]')).first();
        const { x, y } = (await card.boundingBox())!;
        await page.touchscreen.tap(x + 10, y + 20);
        await page.locator('[data-part="hand"] button[data-card]:focus').waitFor();
        await until('the card', async () => (await cards.count()) === 4);
        expect({ viewport, scrolled: await page.evaluate('scrollY') }).toEqual({
          viewport,
          scrolled: 0,
        });
      }
    });

    it('a message that arrives covers nothing of the table', async () => {
      const [one, other] = await visits.pair();
      const table = await startMatch([one, other], { rated: false });
      for (const viewport of SMALL_SCREENS) {
        const page = await visits.pageAt(one, `/match/${table.matchId}`, { viewport });
        await page.locator('[data-part="hand"]').waitFor();
        const text = `Servus ${viewport.width}!`;
        const line = page.getByRole('button', { name: text });
        // A message from before the page follows the match is no new one.
        await until('the message', async () => {
          await mustMutate(other, 'sendMessage', { matchId: table.matchId, text });
          const shown = line.first().waitFor({ timeout: SHOWN_MILLIS });
          return shown.then(
            () => true,
            () => false,
          );
        });
        const { y, height } = (await line.first().boundingBox())!;
        const main = (await page.getByRole('main').boundingBox())!;
        expect({ viewport, isAbove: y + height <= main.y }).toEqual({ viewport, isAbove: true });
      }
    });

    it('the index of a card touches neither its pips nor its court', async () => {
      const { table, page } = await cornerCases(visits);
      await page.locator('[data-part="hand"] text').first().waitFor();
      for (const pack of ['french', 'german']) {
        await page.evaluate(`localStorage.setItem('bummerl.face', '${pack}')`);
        await page.goto(`${visits.service.base}/match/${table.matchId}`);
        await page.locator('[data-part="hand"] text').first().waitFor();
        expect(await page.evaluate(TOUCHING)).toEqual([]);
      }
    });
  });

/** How long a message may take until it is shown. */
const SHOWN_MILLIS = 3_000;

/** A deal is shown card by card. */
const DEAL_MILLIS = 240_000;

/** Phones in landscape, small phones, and a page enlarged to 200 %. */
const SMALL_SCREENS = [
  { width: 844, height: 390 },
  { width: 360, height: 640 },
  { width: 640, height: 400 },
  { width: 320, height: 568 },
];

/** Everyone plays the first legal action that is not a claim. */
async function playToEnd(table: Table): Promise<void> {
  for (;;) {
    const match = await asPlayerToAct(table);
    if (match.status === 'FINISHED') return;
    const token = match.deal.legal.find((each) => each !== '66')!;
    await playerToAct(table, match).act(table.matchId, [token]);
  }
}

/** Dismisses the results of all deals. */
async function goOnToEnd(page: Page): Promise<void> {
  const end = page.getByRole('region', { name: textOf('table.matchOver') });
  for (;;) {
    await button(page, 'table.goOn').or(end).first().waitFor();
    if (await end.isVisible()) return;
    await button(page, 'table.goOn').click();
  }
}

interface OwnTurn {
  readonly player: TestClient;
  readonly path: string;
}

/** A lead with two marriages, an exchange and a close; all bids of Bauernschnapsen and of Dreierschnapsen. */
async function ownTurns(visits: Visits): Promise<readonly OwnTurn[]> {
  const lead = await startMatch(await visits.pair(), { rated: false });
  await stackDeal(visits.service, lead, MANY_ACTIONS);
  const dreier = await startMatch(await visits.players(3), { variant: 'dreier', rated: false });
  const bauern = await startMatch(await visits.players(4), { variant: 'bauern', rated: false });
  for (const table of [dreier, bauern]) await nameTrump(table);
  return Promise.all([lead, dreier, bauern].map(turnAt));
}

async function nameTrump(table: Table): Promise<void> {
  const match = await asPlayerToAct(table);
  await playerToAct(table, match).act(table.matchId, ['tH']);
}

async function turnAt(table: Table): Promise<OwnTurn> {
  const player = playerToAct(table, await asPlayerToAct(table));
  return { player, path: `/match/${table.matchId}` };
}

/** Diamonds are trumps. Forehand has everything to do before the first trick. */
const MANY_ACTIONS = {
  forehand: ['DJ', 'DK', 'DQ', 'SK', 'SQ'],
  dealer: ['HA', 'SA', 'CA', 'CJ', 'HJ'],
  talon: ['HT', 'HQ', 'HK', 'SJ', 'ST', 'CT', 'CK', 'CQ', 'DT', 'DA'],
};

async function cornerCases(visits: Visits): Promise<{ table: Table; page: Page }> {
  const players = await visits.pair();
  const preset = 'sechsundsechzig';
  const table = await startMatch(players, { preset, rated: false });
  const { dealer } = (await players[0].match(table.matchId)).deal;
  const hands = dealer === 1 ? [EVERY_RANK, OTHER_CARDS] : [OTHER_CARDS, EVERY_RANK];
  await putCards(visits.service, table.matchId, { hands, talon: REST });
  const { player, path } = await turnAt(table);
  return { table, page: await visits.pageAt(player, path, { viewport: SMALL_SCREENS[1]! }) };
}

const EVERY_RANK = ['HA', 'DT', 'CK', 'SQ', 'HJ', 'C9'];
const OTHER_CARDS = ['HT', 'HK', 'HQ', 'H9', 'SA', 'ST'];
const REST = ['SK', 'SJ', 'S9', 'DA', 'DK', 'DQ', 'DJ', 'D9', 'CA', 'CT', 'CQ', 'CJ'];

/** Notes in each frame where the parts of the table are: every place once. */
const WATCH_PARTS = `{
  window.seenPlaces = {};
  const look = () => {
    for (const element of document.querySelectorAll('[data-part]')) {
      const { x, y, width, height } = element.getBoundingClientRect();
      const seen = (window.seenPlaces[element.dataset.part] ??= []);
      const place = [x, y + scrollY, width, height].map((it) => it.toFixed(1)).join(' ');
      if (!seen.includes(place)) seen.push(place);
    }
    requestAnimationFrame(look);
  };
  look();
}`;

/** The names of cards and buttons that are not completely in view, or are lower than 44 pixels. */
const OUT_OF_VIEW = `{
  const group = document.querySelector('[data-part="actions"] [role="group"]');
  const controls = document.querySelectorAll('[data-part="hand"] button, [data-part="actions"] button');
  const isIn = ({ left, top, right, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const hidden = [...controls].filter((it) => {
    const box = it.getBoundingClientRect();
    return box.height < 44 || !(isIn(box) || (group.scrollHeight > group.clientHeight && group.contains(it)));
  });
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  const outside = [document.querySelector('[data-part="hand"]'), group].filter((it) => !isIn(it.getBoundingClientRect()));
  [...hidden.map((it) => it.textContent), ...outside.map((it) => it.outerHTML.slice(0, 80)), ...wide];
}`;

/** The cards of the hand whose index or corner suit touches another part of the face. */
const TOUCHING = `{
  const faces = [...document.querySelectorAll('[data-part="hand"] button > svg')];
  const overlap = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  faces.length === 6
    ? faces.filter((face) => {
        const boxOf = (it) => it.getBoundingClientRect();
        const indexes = [...face.querySelectorAll('text')].map(boxOf);
        const others = [...face.querySelectorAll(':scope > svg:not(text + svg, rect:not(:first-child) + svg), :scope > rect:not(:first-child)')].map(boxOf);
        return indexes.some((index) => others.some((other) => overlap(index, other)));
      }).map((face) => face.parentElement.textContent)
    : ['there are ' + faces.length + ' cards'];
}`;
