/** Real: the service, and worker processes with a module of another's, which are killed while matches begin and end. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { execPath } from 'node:process';
import { startMatch } from '../../support/table.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { TABLE } from './foreign-module.js';

const KILLS = 5;
const PATIENCE = 60_000;

let service: TestService;
const workers: ChildProcess[] = [];

beforeAll(async () => {
  service = await startApiAlone();
  await rowsOf(service, TABLE);
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await service.stop();
});

/** Starts a worker; resolves when it hands out events. */
async function work(): Promise<{ worker: ChildProcess; output: () => string }> {
  const script = new URL('./foreign-worker.ts', import.meta.url).pathname;
  const register = new URL('../../support/register.mjs', import.meta.url).pathname;
  const args = ['--import', register, script, JSON.stringify(service.config)];
  const worker = spawn(execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  workers.push(worker);
  let text = '';
  worker.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await until('a worker', () => text.includes('ready'), PATIENCE);
  return { worker, output: () => text };
}

it('a module that nobody knows gets each event at least once and in order, through kills', async () => {
  const [anna, ben] = [await service.player(), await service.player()];
  const matchIds: string[] = [];
  const playOne = async () => {
    const { matchId } = await startMatch([anna, ben]);
    await anna.resign(matchId);
    matchIds.push(rowId(matchId));
  };
  for (let kill = 0; kill < KILLS; kill++) {
    const { worker, output } = await work();
    await playOne();
    await playOne();
    await until('a note', () => output().includes('noted'), PATIENCE);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await rowsOf(service, 'UPDATE outbox SET offer_at = now()');
  }
  await work();
  const left = () => rowsOf(service, `SELECT FROM outbox WHERE consumer IN ('', 'chronicle')`);
  await until('all events', async () => (await left()).length === 0, PATIENCE);
  const notes = await rowsOf<{ id: string; types: string[] }>(
    service,
    `SELECT match_id AS id, array_agg(type ORDER BY first) AS types
     FROM (SELECT match_id, type, min(n) AS first FROM chronicle GROUP BY match_id, type) noted
     GROUP BY match_id`,
  );
  expect(notes.map(({ id }) => id).sort()).toEqual([...matchIds].sort());
  for (const { types } of notes) expect(types).toEqual(['MATCH_BEGAN', 'MATCH_ENDED']);
});
