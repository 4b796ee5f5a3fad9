/** Real Postgres: a process that has read or written a match always gets it as its row is now. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { seeded } from '../../../src/engine/index.js';
import type { StoredMatch } from '../../../src/modules/matches/application/index.js';
import { KnownMatches } from '../../../src/modules/matches/storage/known-matches.js';
import { Matches } from '../../../src/modules/matches/storage/matches.js';
import { makeMove, openCore } from '../../bench/core-service.js';
import type { CoreService } from '../../bench/core-service.js';
import type { TestClient } from '../../support/client.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import { playCard, playOut, startMatch } from '../../support/table.js';
import type { Table } from '../../support/table.js';

let service: TestService;
let core: CoreService;
let players: TestClient[];
beforeAll(async () => {
  service = await startApiAlone();
  core = await openCore(service);
  players = await Promise.all([service.player(), service.player(), service.player()]);
});
afterAll(async () => {
  await core.close();
  await service.stop();
});

const storeOf = (known = new KnownMatches()) => new Matches(core.database, known);

/** A process that knows nothing reads the whole row. */
const fresh = (id: string): Promise<StoredMatch | null> => storeOf().find(id);

let table: Table;
let id: string;
beforeEach(async () => {
  table = await startMatch(players.slice(0, 2), { timeControl: { perTurnSeconds: 172_800 } });
  id = rowId(table.matchId);
});

/** Changes of a match's row that move no version, as other processes and operators make them. */
const CHANGES = [
  `deadline = deadline + interval '1 day'`,
  'abort_offers = ARRAY[1]::smallint[]',
  `snapshot = '{}'`,
  `result = '{"winners": []}'`,
  'score = ARRAY[3, 2]',
  `updated_at = updated_at + interval '1 second'`,
  `client_seeds = ARRAY['a', 'b']`,
];

describe('a known match', () => {
  it('is not read again while its row is unchanged', async () => {
    const store = storeOf();
    const first = await store.find(id);
    expect(await store.find(id)).toBe(first);
    expect((await store.findMany([id])).get(id)).toBe(first);
    expect(await fresh(id)).toEqual(first);
  });

  it.each(CHANGES)('is read again after %s', async (change) => {
    const store = storeOf();
    const first = await store.find(id);
    await rowsOf(service, `UPDATE matches SET ${change} WHERE id = '${id}'`);
    const second = await store.find(id);
    expect(second).not.toEqual(first);
    expect(second).toEqual(await fresh(id));
  });

  it('is read again after moves of another process, and a process that moves knows its own', async () => {
    const store = storeOf();
    let match = (await core.matches.find(id))!;
    for (let moves = 0; moves < 4; moves++) {
      await store.find(id);
      match = await makeMove(core, match);
      expect(await core.matches.find(id)).toBe(match);
      expect(await store.find(id)).toEqual(match);
      expect(await fresh(id)).toEqual(match);
      await playCard(table);
      match = (await core.matches.find(id))!;
      expect(match).toEqual(await fresh(id));
    }
  });

  it('has the values of its columns, in every state of a match', async () => {
    const store = storeOf();
    let looks = 0;
    await playOut(service, table, seeded(7), async () => {
      if (looks++ % 5 > 0) return;
      const byColumns = await storeOf().findMany([id, randomUUID()]);
      expect(byColumns.get(id)).toEqual(await fresh(id));
      expect(byColumns.get(id)).toEqual(await store.find(id));
    });
    expect((await store.find(id))!.status).toBe('FINISHED');
    const three = rowId((await startMatch(players, { variant: 'dreier' })).matchId);
    expect((await storeOf().findMany([three, id])).get(three)).toEqual(await fresh(three));
  });

  it('is known from a version on', async () => {
    const store = storeOf();
    expect(store.knownSince(id, 0)).toBeNull();
    const match = (await store.find(id))!;
    expect(store.knownSince(id, match.version)).toBe(match);
    expect(store.knownSince(id, match.version + 1)).toBeNull();
  });

  it('stays at its later version if an earlier answer arrives late, and is forgotten after others', async () => {
    const known = new KnownMatches();
    const match = (await storeOf(known).find(id))!;
    const { revision } = known.get(id)!;
    const later = known.keep('later', { ...match, version: match.version + 1 });
    expect(known.received({ id, revision, sent: null }, { revision, match })).toBe(match);
    expect(known.get(id)).toEqual({ revision: 'later', match: later });
    await storeOf(known).find(id); // the database has no such version: it was restored, or has lost it
    expect(known.get(id)).toEqual({ revision, match });
    for (let others = 0; others < 1000; others++) known.keep('', { ...match, id: randomUUID() });
    expect(known.get(id)).toBeNull();
  });
});

it('a match that does not exist is null, however often it is read', async () => {
  const store = storeOf();
  const none = randomUUID();
  expect([await store.find(none), await store.find(none)]).toEqual([null, null]);
});
