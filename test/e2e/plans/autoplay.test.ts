/** Real: the service over HTTP and Postgres. Forced actions, at once and delayed. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestClient } from '../../support/client.js';
import { setAutoplay, setPlan } from '../../support/plans.js';
import { startApiAlone, startWorker } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';
import {
  playerToAct,
  asPlayerToAct,
  codesOf,
  waitingPlayer,
  startMatch,
  stackDeal,
} from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { setClock } from '../../support/time.js';
import { until } from '../../support/wait.js';

let service: TestService;
let people: TestClient[];

beforeAll(async () => {
  service = await startApiAlone();
  people = await Promise.all([service.player(), service.player()]);
});
afterAll(() => service.stop());

/** Forehand closes and leads hearts: the dealer has one heart, which must be played. */
const STACK = {
  forehand: ['HA', 'HT', 'HK', 'DQ', 'CJ'],
  dealer: ['HQ', 'ST', 'SK', 'SQ', 'SJ'],
  talon: ['DA', 'DT', 'DK', 'DJ', 'CA', 'CT', 'CK', 'CQ', 'SA', 'HJ'],
};

let table: Table;
let forehand: TestClient;
let dealer: TestClient;
let version: number;
beforeEach(async () => {
  await setClock(service, 0);
  table = await startMatch(people, { rated: false, timeControl: { perTurnSeconds: 3600 } });
  await stackDeal(service, table, STACK);
  const match = await asPlayerToAct(table);
  version = match.version;
  forehand = playerToAct(table, match);
  dealer = waitingPlayer(table, match);
});

const setForMatch = (delay: string, mode = 'FORCED') =>
  setAutoplay(dealer, { matchId: table.matchId, mode, delay });
const leaveOneLegalAction = () => forehand.act(table.matchId, ['c', 'HA']);
const tokens = async () => {
  const rows = await rowsOf<{ token: string }>(
    service,
    `SELECT token FROM match_events WHERE match_id = $1 AND token IS NOT NULL ORDER BY version`,
    [rowId(table.matchId)],
  );
  return rows.map(({ token }) => token);
};
const due = () =>
  rowsOf<{ version: number; seconds: number; left: number }>(
    service,
    `SELECT d.version, extract(epoch FROM d.due_at - m.updated_at)::float8 AS seconds,
       extract(epoch FROM m.deadline - d.due_at)::float8 AS left
     FROM autoplay_due d JOIN matches m ON m.id = d.match_id WHERE m.id = $1`,
    [rowId(table.matchId)],
  );

describe('autoplay', () => {
  it('is off by default', async () => {
    expect(await dealer.ask('{ autoplay { mode delay } }')).toEqual({
      autoplay: { mode: 'OFF', delay: 'NONE' },
    });
    await leaveOneLegalAction();
    expect(await tokens()).toEqual(['c', 'HA']);
    expect(await due()).toEqual([]);
  });

  it('plays the only legal action in the call of the opponent', async () => {
    await setForMatch('NONE');
    const { match } = await leaveOneLegalAction();
    expect(await tokens()).toEqual(['c', 'HA', 'HQ']);
    expect(match!.deal.lastTrick!.map(({ card }) => card)).toEqual(['HA', 'HQ']);
  });

  it('plays nothing where there is a choice', async () => {
    await setForMatch('NONE');
    await forehand.act(table.matchId, ['DQ']);
    expect(await tokens()).toEqual(['DQ']);
  });

  it('follows the setting of the match, then the user’s default', async () => {
    await setAutoplay(dealer, { mode: 'FORCED' });
    const { autoplay } = await dealer.match<{ autoplay: object }>(
      table.matchId,
      'autoplay { mode delay }',
    );
    expect(autoplay).toEqual({ mode: 'FORCED', delay: 'NONE' });
    await setForMatch('NONE', 'OFF');
    await leaveOneLegalAction();
    expect(await tokens()).toEqual(['c', 'HA']);
    await setAutoplay(dealer, { mode: 'OFF' });
  });

  it('comes after a plan, even if the plan has no legal choice', async () => {
    await setForMatch('NONE');
    await setPlan(dealer, table.matchId, [{ when: {}, then: [{ token: 'SJ' }] }]);
    await leaveOneLegalAction();
    expect(await tokens()).toEqual(['c', 'HA']);
  });

  it('cannot be set by a user who does not play', async () => {
    const stranger = await service.player();
    const answer = await setAutoplay(stranger, { matchId: table.matchId, mode: 'FORCED' });
    expect(codesOf(answer)).toEqual(['NOT_A_PLAYER']);
  });
});

describe('a delayed answer', () => {
  beforeEach(async () => {
    await setForMatch('HIDDEN');
    await leaveOneLegalAction();
  });

  it('is due in one to twenty minutes, well before the deadline', async () => {
    const [delayed] = await due();
    expect(delayed!.version).toBe(version + (await eventsSince()));
    expect(delayed!.seconds).toBeGreaterThanOrEqual(60);
    expect(delayed!.seconds).toBeLessThanOrEqual(1200);
    expect(delayed!.left).toBeGreaterThan(1200);
    expect(await tokens()).toEqual(['c', 'HA']);
  });

  it('is played once when it is due, though two workers find it', async () => {
    await setClock(service, 1300);
    const workers = await Promise.all([startWorker(service), startWorker(service)]);
    try {
      await until('the answer', async () => (await tokens()).length === 3);
      await until('no answer to be due', async () => (await due()).length === 0);
      expect(await tokens()).toEqual(['c', 'HA', 'HQ']);
    } finally {
      await Promise.all(workers.map((worker) => worker.close()));
    }
  });

  it('whose worker died after playing it is settled by the next worker', async () => {
    const [delayed] = await due();
    await dealer.act(table.matchId, ['HQ']);
    await rowsOf(
      service,
      `INSERT INTO autoplay_due (match_id, version, seat, due_at) VALUES ($1, $2, 0, service_now())
       ON CONFLICT (match_id) DO UPDATE SET version = excluded.version, due_at = excluded.due_at`,
      [rowId(table.matchId), delayed!.version],
    );
    const worker = await startWorker(service);
    try {
      await until('no answer to be due', async () => (await due()).length === 0);
      expect(await tokens()).toEqual(['c', 'HA', 'HQ']);
    } finally {
      await worker.close();
    }
  });

  it('is not played if the player has switched autoplay off', async () => {
    await setForMatch('NONE', 'OFF');
    await setClock(service, 1300);
    const worker = await startWorker(service);
    try {
      await until('no answer to be due', async () => (await due()).length === 0);
      expect(await tokens()).toEqual(['c', 'HA']);
    } finally {
      await worker.close();
    }
  });

  async function eventsSince(): Promise<number> {
    return (await asPlayerToAct(table)).version - version;
  }
});
