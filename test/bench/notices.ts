/**
 * The speed of notifications that are due at the same time: reminders of many matches. One worker takes them from the
 * outbox into users' notifications and deliveries, with the queues of Postgres and of Redis.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataset } from '../chaos/dataset/dataset.js';
import { startPostgres } from '../support/postgres-server.js';
import { startRedis } from '../support/redis.js';
import { startService } from '../support/service.js';
import type { Settings, TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { until } from '../support/wait.js';
import { round } from './measure.js';

const NOTICES = 5000;

const PATIENCE_MILLIS = 1_800_000;

const ADD_EVENTS = `INSERT INTO outbox (subject, events)
  SELECT id, jsonb_build_array(jsonb_build_object('type', 'REMINDER_DUE', 'matchId', id,
    'seat', to_act, 'version', turn_version, 'secondsBefore', 600, 'deadline', deadline))
  FROM matches WHERE awaiting_id IS NOT NULL ORDER BY created_at LIMIT $1`;

/** Measures on servers of its own; the argument is the number of notifications. */
export async function run([count = NOTICES]: readonly (string | number)[]): Promise<object> {
  const folder = await mkdtemp(join(tmpdir(), 'bummerl-bench-'));
  const postgres = await startPostgres(join(folder, 'data'));
  const redis = await startRedis(join(folder, 'redis'));
  process.env.TEST_POSTGRES_URL = postgres.databaseUrl;
  try {
    return {
      notices: Number(count),
      postgres: await drain(Number(count), {}),
      redis: redis ? await drain(Number(count), { REDIS_URL: redis.url }) : null,
    };
  } finally {
    await redis?.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function drain(count: number, settings: Settings): Promise<object> {
  const service = await startService({ LOG_LEVEL: 'error', ...settings });
  try {
    await makeDataset(service, count);
    return await timed(service, count);
  } finally {
    await service.stop();
  }
}

const isDone = async (service: TestService): Promise<boolean> =>
  (await rowsOf(service, `SELECT FROM outbox LIMIT 1`)).length === 0;

async function timed(service: TestService, count: number): Promise<object> {
  const start = performance.now();
  await rowsOf(service, ADD_EVENTS, [count]);
  await until('all to be written', () => isDone(service), PATIENCE_MILLIS);
  const seconds = (performance.now() - start) / 1000;
  const text = `SELECT count(*)::integer AS count FROM notifications WHERE seconds_before = 600`;
  const [row] = await rowsOf<{ count: number }>(service, text);
  const figures = { ...row, seconds: round(seconds), aMinute: Math.round((count / seconds) * 60) };
  process.stderr.write(`${JSON.stringify(figures)}\n`);
  return figures;
}
