/**
 * Real: api and worker in one process, with the fewest connections to Postgres that the settings allow. Reads that wait
 * for a lock hold all of them.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { rowId, rowsOf } from '../support/sql.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

const CONNECTIONS = 2;
const READERS = 20;
const READ = '{ me { blocked { username } } }';

let service: TestService;
let table: Table;
let holder: Client;

beforeAll(async () => {
  service = await startService({
    DATABASE_POOL: String(CONNECTIONS),
    DATABASE_WAIT_MILLIS: '500',
    DATABASE_LOCK_MILLIS: '0',
    LOG_LEVEL: 'silent',
  });
  const players = [await service.player(), await service.player()];
  table = await startMatch(players, { timeControl: { perTurnSeconds: 86_400 } });
  holder = new Client({ connectionString: service.database.url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await service.stop();
});

/** Makes slow reads until `work` is done, which begins when the others are refused. */
async function whileReadersHoldAll(work: () => Promise<void>): Promise<void> {
  const [reader] = table.players;
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE user_blocks IN ACCESS EXCLUSIVE MODE');
  // Some are refused, and the service may cut the others.
  const reads = Promise.allSettled(Array.from({ length: READERS }, () => reader!.raw(READ)));
  try {
    await until('a refusal', async () => (await reader!.raw('{ me { username } }')).errors);
    await work();
  } finally {
    await holder.query('ROLLBACK');
    await reads;
  }
}

const lastBeat = async (): Promise<number> => {
  const [beat] = await rowsOf<{ at: Date }>(service, 'SELECT at FROM heartbeat');
  return beat!.at.getTime();
};

const statusOf = async (id: string): Promise<string> =>
  (await rowsOf<{ status: string }>(service, 'SELECT status FROM matches WHERE id = $1', [id]))[0]!
    .status;

describe('reads that hold all connections of requests', () => {
  it('do not stop the heartbeat', async () => {
    await whileReadersHoldAll(async () => {
      const before = await lastBeat();
      await until('the next beat', async () => (await lastBeat()) > before);
    });
  });

  it('do not stop the clock: a match whose time is over ends', async () => {
    const id = rowId(table.matchId);
    await whileReadersHoldAll(async () => {
      await rowsOf(
        service,
        `UPDATE matches SET deadline = clock_timestamp() - interval '1 second' WHERE id = $1`,
        [id],
      );
      await until('its end', async () => (await statusOf(id)) !== 'IN_PROGRESS');
    });
    expect(await statusOf(id)).toBe('FINISHED');
  });
});
