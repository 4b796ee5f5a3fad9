/** Real: the api over HTTP, Postgres' clock, workers' sweeps; deadlines are set back in the database. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../src/platform/api/ids.js';
import type { MatchJson, MatchPayload, TestClient } from '../../support/client.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { until } from '../../support/wait.js';
import { startSweeper } from './sweeper.js';
import type { Sweeper } from './sweeper.js';

let service: TestService;
let sweepers: Sweeper[];
let sweeper: Sweeper;
let players: TestClient[];

beforeAll(async () => {
  service = await startApiAlone();
  sweepers = await Promise.all([startSweeper(service), startSweeper(service)]);
  sweeper = sweepers[0]!;
  players = await Promise.all([service.player(), service.player(), service.player()]);
});
afterAll(async () => {
  await Promise.all(sweepers.map((one) => one.close()));
  await service.stop();
});

/** A match between people, as the player to act sees it. */
async function begin(input: object = {}, seats = 2): Promise<MatchJson> {
  const [creator, ...guests] = players.slice(0, seats);
  const opponents = guests.map(({ username }) => ({ username }));
  const timeControl = { perTurnSeconds: 3600 };
  const request = { variant: 'zweier', opponents, timeControl, ...input };
  const { challenge } = await creator!.challenge(request);
  for (const guest of guests) await guest.accept({ challengeId: challenge!.id });
  return asPlayerToAct(challenge!.matchId);
}

async function asPlayerToAct(id: string): Promise<MatchJson> {
  const match = await players[0]!.match(id);
  return match.toAct ? players[match.toAct]!.match(id) : match;
}

const act = (match: MatchJson): Promise<MatchPayload> =>
  players[match.toAct!]!.act(match.id, [match.deal.legal[0]!]);

const sweepAll = () => Promise.all(sweepers.map((one) => one.sweep()));

const endings = (match: MatchJson) =>
  sweeper.query(`SELECT version FROM match_events WHERE match_id = $1 AND type = 'MATCH_ENDED'`, [
    idOf('Match', match.id),
  ]);

describe('a turn that lasts too long', () => {
  let match: MatchJson;
  beforeEach(async () => {
    match = await begin();
  });

  it('has its complete time from the moment it began', () => {
    const left = new Date(match.deadline!).getTime() - Date.now();
    expect(left / 1000).toBeGreaterThan(3500);
    expect(left / 1000).toBeLessThanOrEqual(3600 + 5);
  });

  it('loses the match by TIMEOUT: two Bummerl for a loser without game points', async () => {
    await sweeper.setDeadline(match.id, -1);
    await sweeper.sweep();
    const over = await players[0]!.match(match.id);
    const loser = match.toAct!;
    const bummerl = loser === 0 ? [2, 0] : [0, 2];
    expect(over.status).toBe('FINISHED');
    expect(over.result).toMatchObject({ winners: [1 - loser], reason: 'TIMEOUT', bummerl });
    expect([over.toAct, over.deadline]).toEqual([null, null]);
  });

  it('a timeout leaves a record that says who was overdue', async () => {
    await sweeper.setDeadline(match.id, -1);
    await sweeper.sweep();
    const { record } = await players[0]!.match<{ record: object }>(match.id, 'record');
    expect(record).toMatchObject({ ended: { seat: match.toAct, reason: 'TIMEOUT' } });
  });

  it('a player does not lose on time while the turn has time left', async () => {
    await sweeper.setDeadline(match.id, 30);
    await sweeper.sweep();
    expect(await players[0]!.match(match.id)).toMatchObject({ status: 'IN_PROGRESS' });
  });

  it('an overdue match takes no move and no resignation, before and after the sweep', async () => {
    await sweeper.setDeadline(match.id, -1);
    const late = [await act(match), await players[match.toAct!]!.resign(match.id)];
    expect(late.map(({ userErrors }) => userErrors[0]!.code)).toEqual([
      'DEADLINE_PASSED',
      'DEADLINE_PASSED',
    ]);
    await sweeper.sweep();
    expect((await act(match)).userErrors[0]!.code).toBe('MATCH_OVER');
  });

  it('an overdue match ends once, however many sweeps run at once', async () => {
    await sweeper.setDeadline(match.id, -1);
    await Promise.all([sweepAll(), sweepAll(), sweepAll()]);
    expect(await endings(match)).toHaveLength(1);
    const ended = [{ type: 'MATCH_ENDED', matchId: idOf('Match', match.id) }];
    const rows = await sweeper.query('SELECT 1 FROM outbox WHERE events @> $1', [
      JSON.stringify(ended),
    ]);
    expect(rows).toHaveLength(1);
  });

  it('overdue matches end together, each once', async () => {
    const all: MatchJson[] = [];
    for (let i = 0; i < 12; i++) all.push(await begin());
    await Promise.all(all.map(({ id }) => sweeper.setDeadline(id, -1)));
    await Promise.all([sweepAll(), sweepAll()]);
    for (const one of all) expect(await endings(one)).toHaveLength(1);
  });
});

describe('how many Bummerl a timeout costs', () => {
  it('a timeout costs one Bummerl if the loser had a game point', async () => {
    const match = await begin();
    const score = [1, 1];
    await sweeper.query(
      `UPDATE matches SET score = $2, snapshot = jsonb_set(snapshot, '{before,score}', $3::jsonb)
       WHERE id = $1`,
      [idOf('Match', match.id), score, JSON.stringify(score)],
    );
    await sweeper.setDeadline(match.id, -1);
    await sweeper.sweep();
    const { result } = await players[0]!.match(match.id);
    expect(result!.bummerl).toEqual(match.toAct === 0 ? [1, 0] : [0, 1]);
  });
});

describe('a move at the moment of its deadline', () => {
  /** The outcome of a move that is sent `millis` before the deadline while workers sweep. */
  async function race(millis: number): Promise<string> {
    const match = await begin();
    await sweeper.setDeadline(match.id, millis / 1000);
    let answered = false;
    const sweeps = until('the answer', async () => {
      await sweepAll();
      return answered;
    });
    const { userErrors } = await act(match);
    answered = true;
    await sweeps;
    await sweepAll();
    const { status } = await players[0]!.match(match.id);
    return `${userErrors[0]?.code ?? 'counted'} ${status} ${(await endings(match)).length}`;
  }

  it('counts or is refused, never both', async () => {
    const seen = new Set<string>();
    // The next move is sent closer to its deadline if this one counted, else earlier.
    for (let round = 0, millis = 40; round < 40; round++) {
      const outcome = await race(millis);
      millis *= outcome.startsWith('counted') ? 0.8 : 1.3;
      seen.add(outcome);
    }
    const refusals = ['DEADLINE_PASSED', 'MATCH_OVER', 'STALE_VERSION'];
    const allowed = ['counted IN_PROGRESS 0', ...refusals.map((code) => `${code} FINISHED 1`)];
    expect(allowed).toEqual(expect.arrayContaining([...seen]));
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('turns without a deadline', () => {
  it('a match without a clock has no deadline', async () => {
    const match = await begin({ timeControl: {} });
    expect(match.deadline).toBeNull();
    const { match: next } = await act(match);
    expect(next!.deadline).toBeNull();
    await sweepAll();
    expect(await endings(match)).toEqual([]);
  });

  it('a house bot has no deadline, and a stored one is ignored', async () => {
    const match = await until('a match in which the bot is to act', async () => {
      const opponents = [{ bot: 'easy' }];
      const { match } = await players[0]!.challenge({ variant: 'zweier', opponents });
      return match!.toAct === 1 && match!;
    });
    expect(match.deadline).toBeNull();
    await sweeper.setDeadline(match.id, -1);
    await sweepAll();
    expect(await endings(match)).toEqual([]);
  });
});

describe('while nobody was served', () => {
  it('no clock runs: the time is given back before anybody loses', async () => {
    const match = await begin();
    await sweeper.setDeadline(match.id, -3600);
    await sweeper.query(`UPDATE heartbeat SET at = now() - interval '2 hours'`);
    await sweepAll();
    expect(await endings(match)).toEqual([]);
    await until('the next beat', async () => {
      const { deadline } = await players[0]!.match(match.id);
      return new Date(deadline!).getTime() > Date.now() + 3_000_000;
    });
    await sweepAll();
    expect(await endings(match)).toEqual([]);
  });
});
