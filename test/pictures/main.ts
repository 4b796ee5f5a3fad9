/** Starts the real service, plays matches on it, and photographs the web client for the documentation. */
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
import { photograph } from './camera.js';
import type { Motif } from './camera.js';
import { arrange, playToEnd, playUntil } from './playing.js';
import type { People } from './playing.js';
import { TABLES, VIEWER } from './tables.js';

const tell = (line: string): boolean => process.stderr.write(`${line}\n`);

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
  const people = await invited(service);
  tell('playing');
  const motifs = await tablesOf(service, people);
  const afterwards = await finished(service, people);
  await everydayOf(people);
  await mustMutate(people.get(VIEWER)!, 'markNotificationsRead', {});
  const home = { name: 'home', path: '/' };
  const browser = await startBrowser();
  try {
    const english = { language: 'en', colorScheme: 'light' } as const;
    await photograph(browser, service.base, english, [home, ...motifs, afterwards, DIALOGUE]);
    await mustMutate(people.get(VIEWER)!, 'setSuits', { suits: 'german' });
    const german = { language: 'de', colorScheme: 'dark' } as const;
    const inGerman = [home, motifs[0]!].map((it) => ({ ...it, name: `${it.name}-de-dark` }));
    await photograph(browser, service.base, german, inGerman);
  } finally {
    await browser.close();
  }
}

const DIALOGUE: Motif = { name: 'challenge', path: '/new' };

async function invited(service: TestService): Promise<People> {
  const names = new Set([...TABLES.flatMap(({ players }) => players), ...OTHERS]);
  const people = new Map<string, TestClient>();
  for (const name of names) people.set(name, await service.player(name));
  return people;
}

const OTHERS = ['Katharina', 'Johannes', 'Clemens'];

async function tablesOf(service: TestService, people: People): Promise<Motif[]> {
  const motifs: Motif[] = [];
  for (const shown of TABLES) {
    const { matchId } = await arrange(service, people, shown);
    motifs.push({ name: shown.name, path: `/match/${matchId}` });
  }
  return motifs;
}

/** Plays matches to their end and has the last one reviewed; returns the picture of the review. */
async function finished(service: TestService, people: People): Promise<Motif> {
  const viewer = people.get(VIEWER)!;
  for (const [index, name] of ['Johannes', 'Franziska'].entries()) {
    const table = await startMatch([viewer, people.get(name)!], { target: 3, rated: false });
    await playOut(service, table, seeded(index + 3));
  }
  const reviewed = await startMatch([people.get('Katharina')!, viewer]);
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

/** Makes what else a player sees: matches that wait for others, a challenge from a friend, an open challenge. */
async function everydayOf(people: People): Promise<void> {
  const [viewer, katharina, johannes, clemens] = [VIEWER, ...OTHERS].map((it) => people.get(it)!);
  const waiting = async (table: Table) => playUntil(table, viewer!, false);
  await waiting(await startMatch([viewer!, johannes!]));
  await waiting(await startMatch([clemens!, viewer!], { preset: 'scharf' }));
  await waiting(await startMatch([viewer!, katharina!, clemens!], { variant: 'dreier' }));
  const calls = { variant: 'zweier', opponents: [{ username: VIEWER }] };
  await createObject(clemens!, 'createChallenge', calls, 'challenge');
  await createObject(
    johannes!,
    'createChallenge',
    { variant: 'bauern', peopleOnly: true },
    'challenge',
  );
}
