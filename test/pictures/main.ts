/** Starts the real service, plays matches on it, and photographs the web client for the documentation. */
import type { Page } from 'playwright-core';
import { seeded } from '../../src/engine/index.js';
import { onOwnPostgres } from '../bench/own-postgres.js';
import { startBrowser } from '../support/chromium.js';
import { createObject, mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { playOut, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';
import { STATES, photograph } from './camera.js';
import type { Shot } from './camera.js';
import { drawPreview } from './preview.js';
import { createTable, playToEnd, playUntil } from './playing.js';
import type { PlayersByName } from './playing.js';
import type { ShownTable } from './tables.js';
import { BIDDING, TABLES, VIEWER } from './tables.js';

const log = (line: string): boolean => process.stderr.write(`${line}\n`);

export function main(): Promise<void> {
  return onOwnPostgres(async () => {
    const service = await startService();
    try {
      await show(service);
    } finally {
      await service.stop();
    }
  });
}

async function show(service: TestService): Promise<void> {
  const players = await playersOf(service);
  log('playing');
  const shots = await tablesOf(service, players, TABLES);
  const bidding = await tablesOf(service, players, BIDDING);
  const review = await finishedMatches(service, players);
  const ended = { path: review.path.replace('/review', '') };
  const states = [
    ...shots,
    ...bidding,
    { ...ended, name: 'deal-over' },
    { ...ended, name: 'match-over', prepare: goOn },
  ];
  await createWaitingMatches(players);
  await mustMutate(players.get(VIEWER)!, 'markNotificationsRead', {});
  const home = { name: 'home', path: '/' };
  const browser = await startBrowser();
  try {
    await drawPreview(browser);
    const english = { language: 'en', colorScheme: 'light' } as const;
    const documented = [home, ...shots, review, CHALLENGE_FORM];
    await photograph(browser, service.base, english, { shots: documented });
    await photograph(browser, service.base, english, { shots: states, album: STATES });
    await mustMutate(players.get(VIEWER)!, 'setSuits', { suits: 'GERMAN' });
    const german = { language: 'de', colorScheme: 'dark' } as const;
    const germanShots = [home, shots[0]!].map((it) => ({ ...it, name: `${it.name}-de-dark` }));
    await photograph(browser, service.base, german, { shots: germanShots });
    const germanStates = states.map((it) => ({ ...it, name: `${it.name}-de` }));
    await photograph(browser, service.base, german, { shots: germanStates, album: STATES });
  } finally {
    await browser.close();
  }
}

const CHALLENGE_FORM: Shot = { name: 'challenge', path: '/new' };

async function playersOf(service: TestService): Promise<PlayersByName> {
  const names = new Set([...TABLES.flatMap(({ players }) => players), ...OTHERS]);
  const players = new Map<string, TestClient>();
  for (const name of names) players.set(name, await service.player(name));
  return players;
}

/** Dismisses the result of the last deal. */
const goOn = (page: Page): Promise<void> =>
  page.locator('main section[tabindex="-1"] button').last().click();

const OTHERS = ['Katharina', 'Johannes', 'Clemens'];

async function tablesOf(
  service: TestService,
  players: PlayersByName,
  tables: readonly ShownTable[],
): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const shown of tables) {
    const { matchId } = await createTable(service, players, shown);
    shots.push({ name: shown.name, path: `/match/${matchId}` });
  }
  return shots;
}

/** Plays matches to their end and has the last one reviewed; returns the picture of the review. */
async function finishedMatches(service: TestService, players: PlayersByName): Promise<Shot> {
  const viewer = players.get(VIEWER)!;
  for (const [index, name] of ['Johannes', 'Franziska'].entries()) {
    const table = await startMatch([viewer, players.get(name)!], { target: 3, rated: false });
    await playOut(service, table, seeded(index + 3));
  }
  const reviewed = await startMatch([players.get('Katharina')!, viewer]);
  await playToEnd(reviewed);
  const { matchId } = reviewed;
  await mustMutate(viewer, 'requestReview', { matchId });
  type Reviewed = { review: { status: string } };
  await until('the review', async () => {
    const { review } = await viewer.match<Reviewed>(matchId, 'review { status }');
    return review.status === 'DONE';
  });
  return { name: 'review', path: `/match/${matchId}/review` };
}

/** Creates matches that wait for other players, a challenge from a friend, and an open challenge. */
async function createWaitingMatches(players: PlayersByName): Promise<void> {
  const [viewer, katharina, johannes, clemens] = [VIEWER, ...OTHERS].map((it) => players.get(it)!);
  const waiting = async (table: Table) => playUntil(table, viewer!, false);
  await waiting(await startMatch([viewer!, johannes!]));
  await waiting(await startMatch([clemens!, viewer!], { preset: 'scharf' }));
  await waiting(await startMatch([viewer!, katharina!, clemens!], { variant: 'dreier' }));
  const challenge = { variant: 'zweier', opponents: [{ username: VIEWER }] };
  await createObject(clemens!, 'createChallenge', challenge, 'challenge');
  await createObject(
    johannes!,
    'createChallenge',
    { variant: 'bauern', peopleOnly: true },
    'challenge',
  );
}
