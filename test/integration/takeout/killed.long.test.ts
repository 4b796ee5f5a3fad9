/** Real: an api, Postgres, and a worker as a process that is killed by `kill -9` at every step of an archive. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { request } from 'undici';
import type { TestClient } from '../../support/client.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { prepareService } from '../start/service.js';
import { startApiOn } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowsOf } from '../../support/sql.js';
import { askTakeout, takeoutOf } from '../../support/takeout.js';
import { until } from '../../support/wait.js';
import { unzip } from '../../support/zip.js';
import { Processes } from '../crash/processes.js';

const JWT_SECRET = 'a secret that outlives every process';
const PATIENCE = 120_000;
/** Random texts, which do not get smaller: several parts before the last files are read. */
const DELIVERIES = 4000;

/** What holds the job up at each step, and where it stands then. */
const STEPS = [
  { step: 'before the first part', table: 'api_tokens', mode: 'ACCESS EXCLUSIVE' },
  { step: 'between two parts', table: 'vacations', mode: 'ACCESS EXCLUSIVE' },
  { step: 'while it is finished', table: 'outbox', mode: 'EXCLUSIVE' },
] as const;

let database: TestDatabase;
let api: TestService;
let workers: Processes;

beforeAll(async () => {
  prepareService();
  database = await freshDatabase();
  api = await startApiOn(database.url, { JWT_SECRET });
  workers = new Processes({ DATABASE_URL: database.url, JWT_SECRET, LOG_LEVEL: 'error' });
  await workers.startWorkers();
}, PATIENCE);

afterAll(async () => {
  workers.stop();
  await api.stop();
  await database.drop();
});

/** A person with several megabytes of data. */
async function personWithMuch(): Promise<TestClient> {
  const person = await api.player();
  await rowsOf(
    { database },
    `INSERT INTO deliveries (id, user_id, channel, type, about, status, settled_at)
     SELECT gen_random_uuid(), u.id, 'email', 'YOUR_TURN', jsonb_build_object('noise', (
       SELECT string_agg(md5(random()::text || n || m), '') FROM generate_series(1, 40) m)), 'DELIVERED', now()
     FROM users u, generate_series(1, ${DELIVERIES}) n WHERE u.username = $1`,
    [person.username],
  );
  return person;
}

/** Locks a table against the worker; resolves when the worker waits for it. */
async function hold(table: string, mode: string, begin: () => Promise<unknown>): Promise<Client> {
  const holder = new Client({ connectionString: database.url });
  await holder.connect();
  const lock = `BEGIN; LOCK TABLE ${table} IN ${mode} MODE`;
  if (table !== 'outbox') await holder.query(lock);
  await begin();
  if (table === 'outbox') {
    await until(
      'parts',
      async () => (await rowsOf({ database }, 'SELECT FROM takeout_parts')).length > 1,
    );
    await holder.query(lock);
  }
  await until(`a statement that waits for ${table}`, async () => {
    const waiting = `SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted`;
    return (await rowsOf({ database }, waiting, [table])).length > 0;
  });
  return holder;
}

describe('a worker that dies while it makes an archive', () => {
  it.each(STEPS)(
    '$step: the next one begins again, and finishes once',
    async ({ table, mode }) => {
      await rowsOf({ database }, 'DELETE FROM takeouts');
      const person = await personWithMuch();
      const holder = await hold(table, mode, () => askTakeout(person));
      const [before] = await attempts();
      await workers.killWorker();
      await holder.query('COMMIT');
      await holder.end();
      const ready = await until(
        'the archive',
        async () => {
          const takeout = await takeoutOf(person);
          return takeout?.status === 'READY' && takeout;
        },
        PATIENCE,
      );
      await untilHandled();
      const [after] = await attempts();
      expect(after!.attempts).toBeGreaterThan(before!.attempts);
      expect(await partsOfOthers()).toBe(0);
      expect((await filesOf(ready.url!)).get('deliveries.ndjson')!.split('\n')).toHaveLength(
        DELIVERIES + 1,
      );
      expect(await notificationsOf(person)).toBe(1);
    },
    3 * PATIENCE,
  );
});

const attempts = () => rowsOf<{ attempts: number }>({ database }, 'SELECT attempts FROM takeouts');

const countOf = async (from: string, values: readonly unknown[] = []): Promise<number> =>
  (await rowsOf({ database }, `SELECT FROM ${from}`, values)).length;

const partsOfOthers = () =>
  countOf('takeout_parts p JOIN takeouts t ON t.id = p.takeout_id WHERE p.attempt <> t.attempt');

const notificationsOf = ({ username }: TestClient) =>
  countOf(
    `notifications n JOIN users u ON u.id = n.user_id WHERE n.type = 'DATA_READY' AND u.username = $1`,
    [username],
  );

const untilHandled = () =>
  until('an empty outbox', async () => (await countOf('outbox')) === 0, PATIENCE);

/** The files of a complete download. */
async function filesOf(url: string): Promise<Map<string, string>> {
  const { headers, body } = await request(`${api.base}${new URL(url).pathname}`);
  const zip = Buffer.from(await body.arrayBuffer());
  expect(zip.length).toBe(Number(headers['content-length']));
  return unzip(zip);
}
