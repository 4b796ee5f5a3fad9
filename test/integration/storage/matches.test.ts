/** Real Postgres: a match is read as its row is now, alone and among others. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { seeded } from '../../../src/engine/index.js';
import type { StoredMatch } from '../../../src/modules/matches/application/index.js';
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

/** The match as it is read with others: by its columns, not as JSON. */
const amongOthers = async (matchId: string): Promise<StoredMatch | undefined> =>
  (await core.matches.findMany([matchId, randomUUID()])).get(matchId);

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

describe('a match that is read alone', () => {
  it.each(CHANGES)('is as its row is after %s', async (change) => {
    const first = await core.matches.find(id);
    await rowsOf(service, `UPDATE matches SET ${change} WHERE id = '${id}'`);
    const second = await core.matches.find(id);
    expect(second).not.toEqual(first);
    expect(second).toEqual(await amongOthers(id));
  });

  it('is as moves of this process and of others have left it', async () => {
    let match = (await core.matches.find(id))!;
    for (let moves = 0; moves < 4; moves++) {
      match = await makeMove(core, match);
      expect(await core.matches.find(id)).toEqual(match);
      await playCard(table);
      match = (await core.matches.find(id))!;
      expect(match).toEqual(await amongOthers(id));
    }
  });

  it('has the values of its columns, in every state of a match', async () => {
    let looks = 0;
    await playOut(service, table, seeded(7), async () => {
      if (looks++ % 5 > 0) return;
      expect(await core.matches.find(id)).toEqual(await amongOthers(id));
    });
    expect((await core.matches.find(id))!.status).toBe('FINISHED');
    const three = rowId((await startMatch(players, { variant: 'dreier' })).matchId);
    expect(await core.matches.find(three)).toEqual(await amongOthers(three));
  });

  it('is null if it does not exist', async () => {
    expect(await core.matches.find(randomUUID())).toBeNull();
    expect(await core.matches.findMany([randomUUID()])).toEqual(new Map());
  });
});
