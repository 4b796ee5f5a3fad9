/**
 * Real: built processes of api and worker under load, a Postgres that is backed up meanwhile and restored to a time, and
 * the built command `restored`, which is killed in the middle.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { seeded } from '../../src/engine/index.js';
import { killAll, prepareService, service, SLOW_MACHINE } from '../integration/start/service.js';
import type { Ending, Service } from '../integration/start/service.js';
import { TestClient } from '../support/client.js';
import { copies, pgBackRest, RestorablePostgres } from '../support/restorable.js';
import type { BackupTool } from '../support/restorable.js';
import { rowId } from '../support/sql.js';
import { asPlayerToAct, startMatch, step } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';

const JWT_SECRET = 'a secret of both times, the lost one and the new one';
/** How many copies of a running match there are, so that the command takes some seconds. */
const COPIES = 1500;

beforeAll(prepareService);
afterEach(killAll);
afterAll(killAll);

/** The service on a restorable Postgres, with players who play all the time. */
class Installation {
  tables: Table[] = [];
  private processes: Service[] = [];
  private isPlaying = false;
  private load: Promise<unknown> = Promise.resolve();
  private moves = 0;

  private constructor(readonly postgres: RestorablePostgres) {}

  static async open(tool: BackupTool): Promise<Installation> {
    return new Installation(await RestorablePostgres.open(tool));
  }

  private get env() {
    const DATABASE_URL = this.postgres.url;
    return { DATABASE_URL, JWT_SECRET, LOG_LEVEL: 'error', DATABASE_POOL: '6', ...SLOW_MACHINE };
  }

  program(file: string, ...args: string[]): Service {
    return service({ env: this.env, program: [`dist/${file}.main.js`, ...args] });
  }

  restored = (...args: string[]): Promise<Ending> => this.program('restored', ...args).ended;

  /** Starts api and worker; the players go on at the new address. */
  async start(): Promise<void> {
    const api = this.program('api');
    this.processes = [api, this.program('worker')];
    const base = await api.ready();
    const names = this.tables.flatMap(({ players }) => players);
    const moved = new Map(
      names.map((client) => {
        const { username, accessToken } = client;
        return [client, Object.assign(new TestClient(base), { username, accessToken })];
      }),
    );
    this.tables = this.tables.map((table) => ({
      ...table,
      players: table.players.map((client) => moved.get(client)!),
    }));
    if (this.tables.length === 0) await this.sitDown(base);
  }

  private async sitDown(base: string): Promise<void> {
    const player = (name: string) => new TestClient(base).register(name);
    const [anna, ben, clara] = [await player('anna'), await player('ben'), await player('clara')];
    const unrated = { rated: false, target: 99 };
    this.tables = [
      await startMatch([anna, ben], unrated),
      await startMatch([ben, clara], unrated),
      await startMatch([clara, anna, ben], { ...unrated, variant: 'dreier', target: 999 }),
      await startMatch([anna, clara], { rated: true }),
    ];
  }

  /** `kill -9` for all. */
  async kill(): Promise<void> {
    for (const { child } of this.processes) child.kill('SIGKILL');
    await Promise.all(this.processes.map(({ ended }) => ended));
  }

  play(seed: number): void {
    this.isPlaying = true;
    const random = seeded(seed);
    // The rated match, which is the last one, must not end before the backup.
    const load = this.tables.slice(0, -1).map((table) => this.playAt(table, random));
    this.load = Promise.all(load);
  }

  async rest(): Promise<void> {
    this.isPlaying = false;
    await this.load;
  }

  /** Waits until this many further moves have been made. */
  async played(count: number): Promise<void> {
    const before = this.moves;
    await until('moves', () => this.moves >= before + count, 60_000);
  }

  private async playAt(table: Table, random: () => number): Promise<void> {
    while (this.isPlaying) {
      const match = await asPlayerToAct(table);
      if (match.status !== 'IN_PROGRESS') return;
      await step(table, match, random);
      this.moves += 1;
    }
  }

  /** Copies a running match, with all its rows. */
  async copyMatch(matchId: string): Promise<void> {
    const rowsOf = (table: string, id: string) =>
      `INSERT INTO ${table} SELECT (jsonb_populate_record(NULL::${table},
         to_jsonb(t) || jsonb_build_object('${id}', c.id))).*
       FROM copies c JOIN ${table} t ON t.${id} = '${rowId(matchId)}'`;
    await this.postgres.rows(
      `CREATE TEMP TABLE copies AS SELECT gen_random_uuid() AS id FROM generate_series(1, ${COPIES});
       ${rowsOf('shuffle_chains', 'match_id')}; ${rowsOf('matches', 'id')};
       ${rowsOf('match_seats', 'match_id')}; ${rowsOf('match_events', 'match_id')};
       ${rowsOf('match_deals', 'match_id')}; SELECT 1`,
    );
  }

  async dealt(): Promise<ReadonlySet<string>> {
    const sql = 'SELECT DISTINCT hands::text || talon::text AS cards FROM match_deals';
    return new Set((await this.postgres.rows<{ cards: string }>(sql)).map(({ cards }) => cards));
  }

  async close(): Promise<void> {
    killAll();
    await this.postgres.close();
  }
}

const OWN = 'query ($after: String) { events(first: 100, after: $after) { nodes { cursor } } }';

const cursorOf = async ([table]: readonly Table[]): Promise<string> =>
  (await table!.players[0]!.ask<{ eventCursor: string }>('{ eventCursor }')).eventCursor;

describe.each([copies, pgBackRest])('a restore to a time, by $name', (tool) => {
  if (tool.missing !== null) process.stderr.write(`${tool.name}: skipped, ${tool.missing}\n`);
  const run = tool.missing === null ? it : it.skip;
  let installation: Installation | undefined;
  afterAll(() => installation?.close());

  run(
    'under load begins an epoch; nothing that was seen comes again, and everything goes on',
    async () => {
      installation = await Installation.open(tool);
      const { postgres } = installation;
      expect((await installation.program('migrate').ended).status).toBe(0);
      await installation.start();
      await installation.copyMatch(installation.tables[0]!.matchId);
      installation.play(1);
      await installation.played(40);
      await postgres.backUp();
      await installation.played(60);
      const target = await postgres.now();
      const then = await installation.dealt();
      await installation.played(150);
      await installation.rest();
      const lost = await cursorOf(installation.tables);
      const seen = [...(await installation.dealt())].filter((cards) => !then.has(cards));
      expect(seen.length).toBeGreaterThan(5);
      const refused = await installation.restored('--confirm');
      expect(refused).toMatchObject({ status: 1, err: expect.stringContaining('stop every api') });
      await installation.kill();

      await postgres.restoreTo(target);
      const told = await installation.restored();
      expect(told.out).toMatch(
        /deal the running deal of \d+ unrated matches again, and call 1 rated/,
      );
      await interrupt(installation);
      const early = await installation.program('api').ended;
      expect(early).toMatchObject({ status: 1, err: expect.stringContaining('npm run restored') });
      const done = await installation.restored('--confirm');
      expect(done).toMatchObject({ status: 0, out: expect.stringContaining('Epoch 1 begins') });
      expect(await left(postgres)).toBe(0);

      await installation.start();
      const { errors } = await installation.tables[0]!.players[0]!.raw(OWN, { after: lost });
      expect(errors).toMatchObject([{ extensions: { code: 'EVENTS_CLEARED' } }]);
      installation.play(1);
      await installation.played(200);
      await installation.rest();
      const now = await installation.dealt();
      expect(seen.filter((cards) => now.has(cards))).toEqual([]);
      const notices = `SELECT user_id, count(*)::integer AS count FROM notifications
      WHERE type = 'SERVICE_RESTORED' GROUP BY user_id HAVING count(*) <> 1`;
      expect(await postgres.rows(notices)).toEqual([]);
      await installation.kill();
    },
  );

  run('and again to the same time: the epoch is new, though the first one is lost', async () => {
    const { postgres, restored } = installation!;
    const [{ at }] = (await postgres.rows<{ at: string }>(
      `SELECT (begun_at - interval '1 second')::text AS at FROM epochs`,
    )) as [{ at: string }];
    await postgres.restoreTo(at);
    expect(await postgres.rows('SELECT FROM epochs')).toEqual([]);
    const { out } = await restored('--confirm');
    expect(out).toContain('Epoch 2 begins');
    expect(
      await postgres.rows('SELECT FROM matches WHERE version BETWEEN 1000000 AND 2000000'),
    ).toEqual([]);
  });
});

/** The running matches that the command still has to change. */
const left = async (postgres: RestorablePostgres): Promise<number> => {
  const sql = `SELECT count(*)::integer AS count FROM matches
    WHERE status = 'IN_PROGRESS' AND version <= 1000000`;
  return (await postgres.rows<{ count: number }>(sql))[0]!.count;
};

/** Kills the command when it has changed some matches, but not all. */
async function interrupt(installation: Installation): Promise<void> {
  const { postgres } = installation;
  const command = installation.program('restored', '--confirm');
  const changed = 'SELECT FROM matches WHERE version > 1000000 LIMIT 1';
  await until('the first matches', async () => (await postgres.rows(changed)).length > 0, 60_000);
  command.child.kill('SIGKILL');
  await command.ended;
  expect(await left(postgres)).toBeGreaterThan(0);
}
