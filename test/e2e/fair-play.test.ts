/** Real: an api, workers that come and go, Postgres and the bots' search. Players play a few tricks of rated matches. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../support/core.js';
import { happened } from '../../src/modules/domain-events.js';
import { MeasureConsumer } from '../../src/modules/fair-play/application/index.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { startApiAlone, startWorker } from '../support/service.js';
import type { TestService, Worker } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { giveRole } from '../support/staff.js';
import { playCard, startMatch } from '../support/table.js';
import { until } from '../support/wait.js';

const MATCHES = 5;

let service: TestService;
let core: INestApplicationContext;
let worker: Worker | undefined;
let moderator: TestClient;
let anna: TestClient;
let ben: TestClient;

/** A rated match that Ben resigns after some cards. */
async function played(): Promise<void> {
  const table = await startMatch([anna, ben], { rated: true });
  for (let card = 0; card < 4; card++) await playCard(table);
  await ben.resign(table.matchId);
}

const booked = async (): Promise<number> =>
  (await rowsOf(service, 'SELECT FROM booked_matches')).length;

beforeAll(async () => {
  service = await startApiAlone();
  core = await openCoreModules(service.config);
  [moderator, anna, ben] = (await Promise.all([1, 2, 3].map(() => service.player()))) as [
    TestClient,
    TestClient,
    TestClient,
  ];
  await giveRole(service, moderator, 'MODERATOR');
  for (let n = 0; n < MATCHES; n++) await played();
  worker = await startWorker(service);
  await until('the matches to be rated', async () => (await booked()) === MATCHES);
  await worker.close();
  worker = undefined;
}, 120_000);
afterAll(async () => {
  await worker?.close();
  await core?.close();
  await service?.stop();
});

interface Estimate {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
  readonly observations: number;
}

interface FairPlay {
  readonly matches: number;
  readonly measure: { matches: number; measured: number; failed: number; running: boolean };
  readonly decisionFigures: {
    agreement: Estimate | null;
    meanLoss: Estimate | null;
    peers: number;
    peerAgreement: Estimate | null;
  };
  readonly times: { quick: readonly { legalCount: number; quickShare: Estimate }[] };
  readonly pairs: readonly {
    opponent: { username: string };
    matches: number;
    wonMatches: number;
    surplus: Estimate;
    share: number;
    opponentShare: number;
  }[];
  readonly networks: readonly {
    accounts: number;
    hasMore: boolean;
    others: readonly { username: string }[];
  }[];
}

const ESTIMATE = '{ estimate low high observations }';

async function figuresOf(username: string, by = moderator): Promise<FairPlay | null> {
  const { fairPlay } = await by.ask<{ fairPlay: FairPlay | null }>(
    `query ($username: String!) { fairPlay(username: $username, variant: zweier) {
       matches measure { matches measured failed running }
       decisionFigures { agreement ${ESTIMATE} meanLoss ${ESTIMATE} peers peerAgreement ${ESTIMATE} }
       times { median ${ESTIMATE} quick { legalCount quickShare ${ESTIMATE} } }
       pairs { opponent { username } matches wonMatches surplus ${ESTIMATE} share opponentShare }
       networks { accounts hasMore others { username } } } }`,
    { username },
  );
  return fairPlay;
}

const measure = (username: string) =>
  mustMutate(moderator, 'measureFairPlay', { username, variant: 'zweier' });

const sums = () =>
  rowsOf<{ matchId: string; userId: string; decisions: number; loss: number }>(
    service,
    `SELECT match_id AS "matchId", user_id AS "userId", decisions, agreed, loss, thoughts
     FROM fair_play_figures ORDER BY 1, 2`,
  );

const finished = async (): Promise<number> =>
  (await rowsOf(service, 'SELECT FROM fair_play_matches WHERE finished_at IS NOT NULL')).length;

describe('figures about fair play', () => {
  it('are for moderators, and nothing is logged or shown to others', async () => {
    await expect(figuresOf(anna.username, anna)).rejects.toThrow('FORBIDDEN');
    await expect(
      mustMutate(anna, 'measureFairPlay', { username: ben.username, variant: 'zweier' }),
    ).rejects.toThrow('FORBIDDEN');
    expect(await rowsOf(service, `SELECT FROM audit_log WHERE act = 'FAIR_PLAY_READ'`)).toEqual([]);
  });

  it('have results and networks at once, and decisions only when they are measured', async () => {
    const figures = (await figuresOf(anna.username))!;
    expect(figures.measure).toEqual({ matches: MATCHES, measured: 0, failed: 0, running: false });
    expect(figures.decisionFigures).toMatchObject({ agreement: null, meanLoss: null, peers: 0 });
    expect(figures.pairs).toMatchObject([
      { opponent: { username: ben.username }, matches: MATCHES, wonMatches: MATCHES, share: 1 },
    ]);
    const [pair] = figures.pairs;
    expect(pair!.surplus.low).toBeLessThan(pair!.surplus.estimate);
    const [network] = figures.networks;
    expect(network).toMatchObject({ accounts: 3, hasMore: false });
    expect(network!.others.map(({ username }) => username)).toContain(ben.username);
  });

  it('write each reading to the audit log, and tell the player nothing', async () => {
    const entries = await rowsOf<{ username: string }>(
      service,
      `SELECT u.username FROM audit_log a JOIN users u ON u.id = a.subject_id
       WHERE a.act = 'FAIR_PLAY_READ'`,
    );
    expect(entries).toEqual([{ username: anna.username }]);
    const told = `SELECT FROM notifications WHERE type = 'MODERATED'`;
    expect(await rowsOf(service, told)).toEqual([]);
  });

  it('are null for nobody', async () => {
    expect(await figuresOf('nobody_at_all')).toBeNull();
  });
});

describe('measuring', () => {
  it('goes on in another worker after one has stopped, and counts each deal once', async () => {
    await measure(anna.username);
    worker = await startWorker(service);
    await until('a match to be measured', async () => (await finished()) > 0, 60_000);
    await worker.close();
    worker = await startWorker(service);
    await until('all matches', async () => (await finished()) === MATCHES, 120_000);
    const stored = await sums();
    expect(stored).toHaveLength(2 * MATCHES);
    const consumer = core.get(MeasureConsumer);
    const { matchId, userId } = stored[0]!;
    const again = happened('FAIR_PLAY_CONTINUED', { matchId, dealNumber: 1, userId });
    await Promise.all([consumer.handle([again]), consumer.handle([again])]);
    expect(await sums()).toEqual(stored);
  });

  it('gives figures with bounds; peers have none while there are too few', async () => {
    const { measure: state, decisionFigures, times } = (await figuresOf(anna.username))!;
    expect(state).toEqual({ matches: MATCHES, measured: MATCHES, failed: 0, running: false });
    const { agreement, meanLoss, peers, peerAgreement } = decisionFigures;
    expect(agreement!.observations).toBeGreaterThan(MATCHES);
    for (const figure of [agreement!, meanLoss!]) {
      expect(figure.low).toBeLessThanOrEqual(figure.estimate);
      expect(figure.high).toBeGreaterThanOrEqual(figure.estimate);
    }
    expect(peers).toBeLessThan(5);
    expect(peerAgreement).toBeNull();
    expect(times.quick.length).toBeGreaterThan(0);
  });

  it('does nothing a second time', async () => {
    const stored = await sums();
    await measure(anna.username);
    await measure(ben.username);
    expect(await finished()).toBe(MATCHES);
    expect(await sums()).toEqual(stored);
  });

  it('compares with peers once there are enough, without the player’s own matches', async () => {
    // Five more players who did the same.
    await rowsOf(
      service,
      `UPDATE fair_play_peers SET players = 6, matches = matches * 6, decisions = decisions * 6,
         decisions_squared = decisions_squared * 6, agreed = agreed * 6,
         agreed_squared = agreed_squared * 6, agreed_times_decisions = agreed_times_decisions * 6`,
    );
    const { peers, peerAgreement } = (await figuresOf(anna.username))!.decisionFigures;
    expect(peers).toBe(5);
    expect(peerAgreement!.low).toBeLessThan(peerAgreement!.high);
  });

  it('never looks at a running match', async () => {
    const { matchId } = await startMatch([anna, ben], { rated: true });
    await playCard({ matchId, players: [anna, ben] });
    await measure(anna.username);
    const id = rowId(matchId);
    const known = 'SELECT FROM fair_play_matches WHERE match_id = $1';
    expect(await rowsOf(service, known, [id])).toEqual([]);
    await rowsOf(
      service,
      `INSERT INTO fair_play_matches (match_id, rating_key, deal_count) VALUES ($1, 'zweier', 1)`,
      [id],
    );
    const event = happened('FAIR_PLAY_CONTINUED', { matchId: id, dealNumber: 1, userId: id });
    await expect(core.get(MeasureConsumer).handle([event])).rejects.toThrow('is running');
  });
});
