/** House bots are named by their level, with a sign, wherever users' names are shown. */
import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import type { TestClient } from '../../support/client.js';
import { until } from '../../support/wait.js';
import type { Visits } from '../support/visits.js';

export const names = (visits: Visits): void =>
  describe('the names of house bots', () => {
    it(
      'no page shows the user name',
      async () => {
        const player = await visits.service.player();
        const addresses = await addressesWithBots(visits, player);
        const page = await visits.pageAt(player, '/');
        for (const { path, shown } of addresses) {
          await page.goto(`${visits.service.base}${path}`);
          await until(`${path} to show ${shown}`, async () =>
            (await textsOn(page)).includes(shown),
          );
          const raw = (await textsOn(page)).match(/.{0,20}\bbot-.{0,20}/gi);
          expect({ path, raw }).toEqual({ path, raw: null });
        }
      },
      PAGES_MILLIS,
    );
  });

/** Many pages, one after the other. */
const PAGES_MILLIS = 120_000;

interface Address {
  readonly path: string;
  /** A text that is on the page once its names are there. */
  readonly shown: string;
}

/** A finished and a running match against bots, a challenge with bots beside a friend, and all lists of users. */
async function addressesWithBots(visits: Visits, player: TestClient): Promise<readonly Address[]> {
  const bot = { bot: 'easy' };
  const finished = await player.challenge({ variant: 'zweier', rated: false, opponents: [bot] });
  await player.resign(finished.match!.id);
  const three = { variant: 'dreier', rated: false, opponents: [bot, bot] };
  const running = await player.challenge(three);
  const friend = await visits.service.player();
  const opponents = [{ username: friend.username }, bot, bot];
  const open = await player.challenge({ variant: 'bauern', rated: false, opponents });
  return [
    { path: '/', shown: '2 × Bot easy' },
    { path: `/challenge/${encodeURIComponent(open.challenge!.id)}`, shown: 'Bot easy' },
    { path: `/match/${encodeURIComponent(finished.match!.id)}`, shown: 'easy' },
    { path: `/match/${encodeURIComponent(running.match!.id)}`, shown: 'easy 2' },
    { path: `/match/${encodeURIComponent(finished.match!.id)}/review`, shown: 'easy' },
    { path: `/user/${player.username}`, shown: 'Bot easy' },
    { path: '/user/bot-easy', shown: 'easy' },
    { path: '/people', shown: 'Challenge Bot easy' },
    { path: '/people?name=bot-e', shown: 'Challenge Bot expert' },
    { path: '/leaderboard?game=zweier&kind=bots', shown: 'easy' },
  ];
}

/** All that is read or heard on the page. What a field holds is its user's own text. */
const textsOn = (page: Page): Promise<string> => page.evaluate<string>(TEXTS);

const TEXTS = `[
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((it) => [it.ariaLabel ?? '', it.title]),
].join('\\n')`;
