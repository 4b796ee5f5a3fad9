/** Real: the whole service and Postgres; the service's clock is moved, and matches are archived by the sweep. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { request } from 'undici';
import { CoreModule } from '../../../src/app/core.module.js';
import { seeded } from '../../../src/engine/index.js';
import { ArchiveSweep } from '../../../src/modules/matches/application/archive.sweep.js';
import type { Answer, TestClient } from '../../support/client.js';
import { MESSAGE, mustSend } from '../../support/messages.js';
import { PAYLOAD } from '../../support/payloads.js';
import { lockMatch } from '../../support/row-lock.js';
import { startApi, startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { playOut, startMatch } from '../../support/table.js';
import { setClock } from '../../support/time.js';

const DAY = 24 * 3600;
/** The default of ARCHIVE_AFTER_DAYS. */
const AFTER = 90;

/** Everything that is made from events and deals. */
const ALL = `status version score record proof draw { dealer link rounds { seat card } }
  events(first: 100) { pageInfo { hasNextPage endCursor } nodes { cursor type version seat token at ${PAYLOAD} } }
  deals { number dealer hands { seat cards } talon gamePoints: result { gamePoints }
    fairness { algorithm seed commitment clientSeeds } }
  steps(deal: 1, open: true) { seat token text deal { number position } }
  deal { number dealer result { gamePoints } }
  clock { timeLedger(first: 100) { nodes { seat kind from to seconds } } }
  messages(first: 10) { nodes { ${MESSAGE} } }`;

let service: TestService;
let core: INestApplicationContext;
/** An api that has read nothing before. */
let fresh: TestService;
let anna: TestClient;
let ben: TestClient;

beforeAll(async () => {
  service = await startService({ ARCHIVE_AFTER_DAYS: 'none' });
  fresh = await startApi(service);
  core = await NestFactory.createApplicationContext(CoreModule.forRoot(service.config), {
    logger: false,
  });
  [anna, ben] = [await service.player(), await service.player()];
});
afterAll(async () => {
  await core.close();
  await fresh.stop();
  await service.stop();
});
beforeEach(() => setClock(service, 0));

const archive = (days = AFTER) => core.get(ArchiveSweep, { strict: false }).run(days);

async function played(seed: number): Promise<string> {
  const table = await startMatch([anna, ben], {
    target: 2,
    rated: false,
    timeControl: { perTurnSeconds: 86_400 },
  });
  await mustSend(anna, table.matchId, 'Servus');
  await playOut(service, table, seeded(seed));
  return table.matchId;
}

async function resigned(): Promise<string> {
  const { matchId } = await startMatch([anna, ben]);
  await anna.resign(matchId);
  return matchId;
}

const stateOf = async (matchId: string) =>
  (
    await rowsOf<object>(
      service,
      `SELECT archived, (SELECT count(*)::integer FROM match_events WHERE match_id = m.id) AS events,
         (SELECT count(*)::integer FROM match_deals WHERE match_id = m.id) AS deals,
         (SELECT count(*)::integer FROM match_archives WHERE match_id = m.id) AS archives
       FROM matches m WHERE id = $1`,
      [rowId(matchId)],
    )
  )[0];

const ARCHIVED = { archived: true, events: 0, deals: 0, archives: 1 };

/** What a player and a visitor see of a match, at a fresh api. */
async function seen(matchId: string) {
  const reader = Object.assign(fresh.client(), { accessToken: anna.accessToken });
  const { body } = await request(`${fresh.base}/export/matches.ndjson?player=${anna.username}`);
  const exported = (await body.text()).split('\n').filter((line) => line.includes(matchId));
  return {
    player: await reader.match<object>(matchId, ALL),
    visitor: await fresh.client().match<object>(matchId, ALL),
    exported,
  };
}

/** What an answer says that it cost, in points. */
const costOf = ({ extensions }: Answer<unknown>): number => extensions!.cost!.points;

describe('a match that ended long ago', () => {
  it('shows the same when it is archived: events, deals, record, proof, clock, messages, export', async () => {
    const matchIds = [await played(1), await resigned()];
    await setClock(service, (AFTER + 1) * DAY);
    const before = await Promise.all(matchIds.map(seen));
    expect(before[0]!.exported).toHaveLength(1);
    await archive();
    expect(await Promise.all(matchIds.map(stateOf))).toEqual([ARCHIVED, ARCHIVED]);
    expect(await Promise.all(matchIds.map(seen))).toEqual(before);
    // Once more, from what the api remembers.
    expect(await Promise.all(matchIds.map(seen))).toEqual(before);
  });

  it('is paid for its events once they have to be made again', async () => {
    const matchId = await played(1);
    const query = `{ match(id: "${matchId}") { version events(first: 1) { nodes { version } } } }`;
    const read = () => fresh.client().raw<{ match: { version: number } }>(query);
    await setClock(service, (AFTER + 1) * DAY);
    const [before, version] = [costOf(await read()), (await read()).data!.match.version];
    await archive();
    expect(costOf(await read())).toBe(before + version);
  });

  it('is archived once, even by several workers at the same time', async () => {
    const matchId = await resigned();
    await setClock(service, (AFTER + 1) * DAY);
    await Promise.all([archive(), archive(), archive()]);
    expect(await stateOf(matchId)).toEqual(ARCHIVED);
  });

  it('stays as it is before its days are over, and in the first week after the migration', async () => {
    const matchId = await resigned();
    const before = await stateOf(matchId);
    await setClock(service, (AFTER - 1) * DAY);
    await archive();
    expect(await stateOf(matchId)).toEqual(before);
    await setClock(service, 6 * DAY);
    await archive(1);
    expect(await stateOf(matchId)).toEqual(before);
    await setClock(service, 8 * DAY);
    await archive(1);
    expect(await stateOf(matchId)).toEqual(ARCHIVED);
  });

  it('keeps its rows if its events cannot be made again, and the others are archived', async () => {
    const [broken, sound] = [await resigned(), await resigned()];
    await rowsOf(
      service,
      `UPDATE match_events SET payload = payload || '{"dealer": 7}'
       WHERE match_id = $1 AND type = 'DEAL_STARTED'`,
      [rowId(broken)],
    );
    const { events, deals } = (await stateOf(broken)) as { events: number; deals: number };
    await setClock(service, (AFTER + 1) * DAY);
    await archive();
    expect(await stateOf(broken)).toEqual({ archived: false, events, deals, archives: 0 });
    expect(await stateOf(sound)).toEqual(ARCHIVED);
  });

  it('is not archived while somebody holds its row, and the others are', async () => {
    const [held, free] = [await resigned(), await resigned()];
    await setClock(service, (AFTER + 1) * DAY);
    const lock = await lockMatch(service.database, rowId(held));
    await archive();
    expect(await stateOf(held)).toMatchObject({ archived: null });
    expect(await stateOf(free)).toEqual(ARCHIVED);
    await lock.release();
    await archive();
    expect(await stateOf(held)).toEqual(ARCHIVED);
  });
});

describe('a month that is detached', () => {
  it('leaves its matches in lists; their events are refused as broken, and come back with it', async () => {
    const matchId = await resigned();
    await setClock(service, (AFTER + 1) * DAY);
    await archive();
    const before = await seen(matchId);
    const [{ part } = { part: '' }] = await rowsOf<{ part: string }>(
      service,
      `SELECT tableoid::regclass::text AS part FROM match_archives WHERE match_id = $1`,
      [rowId(matchId)],
    );
    const [{ bounds } = { bounds: '' }] = await rowsOf<{ bounds: string }>(
      service,
      `SELECT pg_get_expr(relpartbound, oid) AS bounds FROM pg_class WHERE oid = $1::regclass`,
      [part],
    );
    await rowsOf(service, `ALTER TABLE match_archives DETACH PARTITION ${part}`);
    const another = await startApi(service);
    try {
      const client = another.client();
      expect(await client.match<object>(matchId, 'status score')).toMatchObject({
        status: 'FINISHED',
      });
      await expect(client.match(matchId, 'events { nodes { type } }')).rejects.toThrow(
        'MATCH_BROKEN',
      );
    } finally {
      await another.stop();
    }
    await rowsOf(service, `ALTER TABLE match_archives ATTACH PARTITION ${part} ${bounds}`);
    expect(await seen(matchId)).toEqual(before);
  });
});
