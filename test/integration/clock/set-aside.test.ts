/** Real: the api over HTTP, Postgres, workers' sweeps; rows are copied and broken by SQL. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Metrics } from '../../../src/platform/http/metrics.js';
import { fromGlobalId, toGlobalId } from '../../../src/platform/api/ids.js';
import type { TestClient } from '../../support/client.js';
import { proxyToPostgres } from '../../support/tcp-proxy.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { startMatch } from '../../support/table.js';
import { until } from '../../support/wait.js';
import { copiesOf, dropCopies, times } from './copies.js';
import { startSweeper } from './sweeper.js';
import type { Sweeper } from './sweeper.js';

interface SetAsideRow {
  readonly failures: number;
  /** The seconds until the next try. */
  readonly seconds: number;
}

/** A deadline that passed long before the deadline of the intact match. */
const LONG_AGO = '2026-01-01T12:00:00Z';

let service: TestService;
let sweeper: Sweeper;
let players: TestClient[];
let intact: string;
const copied: string[] = [];

beforeAll(async () => {
  service = await startApiAlone();
  sweeper = await startSweeper(service);
  players = await Promise.all([service.player(), service.player()]);
  intact = (await startMatch(players, { timeControl: { perTurnSeconds: 3600 } })).matchId;
});
afterAll(async () => {
  await sweeper.close();
  await service.stop();
});
afterEach(async () => {
  await dropCopies(sweeper, copied.splice(0));
  await sweeper.query('DELETE FROM overdue_set_aside');
});

/** Copies of the intact match; they are dropped after each test. */
async function copies(changes: readonly object[]): Promise<string[]> {
  const ids = await copiesOf(
    sweeper,
    intact,
    changes.map((change) => ({ ...change })),
  );
  copied.push(...ids);
  return ids;
}

const rowOf = (id: string): string => fromGlobalId(id)!.id;

/** Overdue matches that cannot be ended. */
const broken = (count: number, changes: object = {}): Promise<string[]> =>
  copies(times(count, { deadline: LONG_AGO, snapshot: {}, ...changes }));

/** An overdue match with the latest deadline of all. */
async function overdue(changes: object = {}): Promise<string> {
  const deadline = new Date(Date.now() - 1000).toISOString();
  return (await copies([{ deadline, ...changes }]))[0]!;
}

const statusOf = async (id: string): Promise<string> => {
  const sql = 'SELECT status FROM matches WHERE id = $1';
  return (await sweeper.query<{ status: string }>(sql, [id]))[0]!.status;
};

const setAsideRows = (ids: readonly string[]): Promise<SetAsideRow[]> =>
  sweeper.query<SetAsideRow>(
    `SELECT failures, extract(epoch FROM retry_at - now())::float8 AS seconds
     FROM overdue_set_aside WHERE match_id = ANY($1)`,
    [ids],
  );

/** In the past, because the column rounds to milliseconds and may round up. */
const PASSED = `now() - interval '1 second'`;

const dueNow = () => sweeper.query(`UPDATE overdue_set_aside SET retry_at = ${PASSED}`);

describe('overdue matches that cannot be ended', () => {
  it('are set aside and do not delay others', async () => {
    const ids = await broken(250);
    const last = await overdue();
    await sweeper.end();
    expect(await statusOf(last)).toBe('FINISHED');
    expect((await setAsideRows(ids)).map(({ failures }) => failures)).toEqual(Array(250).fill(1));
    expect(await new Metrics().text()).toContain('bummerl_matches_set_aside 250');
  });

  it('matches that are set aside wait for their next try, longer each time', async () => {
    const ids = await broken(3);
    await sweeper.end();
    await sweeper.end();
    await sweeper.retry();
    expect((await setAsideRows(ids)).map(({ failures }) => failures)).toEqual([1, 1, 1]);
    await dueNow();
    await sweeper.retry();
    for (const { failures, seconds } of await setAsideRows(ids)) {
      expect(failures).toBe(2);
      expect(seconds).toBeGreaterThan(10);
    }
    await sweeper.query(`UPDATE overdue_set_aside SET retry_at = ${PASSED}, failures = 40`);
    await sweeper.retry();
    for (const { seconds } of await setAsideRows(ids)) expect(seconds).toBeLessThan(8 * 3600);
  });

  it('a match that is set aside ends by itself when it is repaired', async () => {
    const [id] = await broken(1);
    await sweeper.end();
    await sweeper.query(
      'UPDATE matches SET snapshot = (SELECT snapshot FROM matches WHERE id = $2) WHERE id = $1',
      [id, rowOf(intact)],
    );
    await dueNow();
    await sweeper.retry();
    expect([await statusOf(id!), await setAsideRows([id!])]).toEqual(['FINISHED', []]);
  });

  it('a match whose version has changed is no longer set aside', async () => {
    const [id] = await broken(1);
    await sweeper.end();
    await sweeper.query(
      `UPDATE matches SET version = version + 1,
         snapshot = (SELECT snapshot FROM matches WHERE id = $2) WHERE id = $1`,
      [id, rowOf(intact)],
    );
    await sweeper.end();
    expect(await statusOf(id!)).toBe('FINISHED');
    await dueNow();
    await sweeper.retry();
    expect(await setAsideRows([id!])).toEqual([]);
  });

  it('broken matches do not delay others even if they cannot be set aside', async () => {
    await broken(120);
    await sweeper.query('ALTER TABLE overdue_set_aside ADD CONSTRAINT never CHECK (failures < 1)');
    try {
      const last = await overdue();
      await sweeper.end();
      expect(await statusOf(last)).toBe('FINISHED');
    } finally {
      await sweeper.query('ALTER TABLE overdue_set_aside DROP CONSTRAINT never');
    }
  });

  it('no match is set aside while the database is away', async () => {
    const last = await overdue();
    const proxy = await proxyToPostgres(service.config.DATABASE_URL);
    const config = { ...service.config, DATABASE_URL: proxy.through(service.config.DATABASE_URL) };
    const behindProxy = await startSweeper({ ...service, config });
    try {
      proxy.loseAnswersTo('match-load-for-move');
      const pass = expect(behindProxy.end()).rejects.toThrow();
      await until('a match is read', () => proxy.losing);
      await proxy.cut();
      await pass;
      expect(await setAsideRows([last])).toEqual([]);
    } finally {
      await proxy.mend();
      await behindProxy.close();
      await proxy.cut();
    }
  });

  it('a prompt sets a broken match aside too', async () => {
    const [id] = await broken(1);
    await sweeper.endOne(toGlobalId('Match', id!));
    expect(await setAsideRows([id!])).toHaveLength(1);
  });
});

describe('deadlines that do not count the latest outage yet', () => {
  afterEach(() => sweeper.query('ALTER TABLE matches DROP CONSTRAINT IF EXISTS unwritable'));

  /** Adds an outage that the stored deadlines do not count yet. */
  const outage = () =>
    sweeper.query(`INSERT INTO outages (from_at, to_at) VALUES ('2020-01-01', '2020-01-02')`);

  it('are stored together; only matches for which that fails are set aside', async () => {
    const withoutClock = await broken(4, { time_control: {} });
    const [unwritten] = await broken(1, { target: 77 });
    const ids = await copies(times(40, { deadline: LONG_AGO }));
    await outage();
    const [{ known } = { known: 0 }] = await sweeper.query<{ known: number }>(
      'SELECT max(id)::integer AS known FROM outages',
    );
    const check = `CHECK (target <> 77 OR outages_counted < ${known}) NOT VALID`;
    await sweeper.query(`ALTER TABLE matches ADD CONSTRAINT unwritable ${check}`);
    await sweeper.sweep();
    for (const id of ids) expect(await statusOf(id)).toBe('IN_PROGRESS');
    expect(await setAsideRows([...withoutClock, unwritten!])).toHaveLength(5);
    expect(await setAsideRows(ids)).toEqual([]);
  });

  it('do not delay matches whose deadline is in force', async () => {
    const behind = await copies(times(300, { deadline: LONG_AGO }));
    await outage();
    const known = await sweeper.query<{ id: number }>('SELECT max(id)::integer AS id FROM outages');
    const last = await overdue({ outages_counted: known[0]!.id });
    await sweeper.end();
    expect(await statusOf(last)).toBe('FINISHED');
    for (const id of behind) expect(await statusOf(id)).toBe('IN_PROGRESS');
  });
});
