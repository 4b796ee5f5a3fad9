/** Real: the api over HTTP, Postgres, a worker’s sweeps; the database’s `service_now()` moves by days. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mutate } from '../../support/client.js';
import type { MatchPayload, TestClient } from '../../support/client.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { giveRole } from '../../support/staff.js';
import { asPlayerToAct, codesOf, playCard, startMatch } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { setClock } from '../../support/time.js';
import { startSweeper } from './sweeper.js';
import type { Sweeper } from './sweeper.js';

const HOUR = 3600;
const DAY = 24 * HOUR;
const BANK = { bankSeconds: 5 * DAY, incrementSeconds: HOUR, bankCapSeconds: 5 * DAY };

const CLOCK = `status toAct deadline result { reason } clock { turnStartedAt banks
  timeLedger(first: 100) { nodes { seat from to seconds kind bankAfter } } }`;

interface ClockJson {
  readonly status: string;
  readonly toAct: number | null;
  readonly deadline: string | null;
  readonly result: { readonly reason: string } | null;
  readonly clock: {
    readonly turnStartedAt: string;
    readonly banks: readonly number[] | null;
    readonly timeLedger: {
      readonly nodes: readonly {
        readonly seat: number;
        readonly from: string;
        readonly to: string;
        readonly seconds: number;
        readonly kind: string;
        readonly bankAfter: number | null;
      }[];
    };
  };
}

let service: TestService;
let sweeper: Sweeper;
let moderator: TestClient;
let players: TestClient[];

beforeAll(async () => {
  service = await startApiAlone();
  sweeper = await startSweeper(service);
  moderator = await service.player();
  await giveRole(service, moderator, 'MODERATOR');
});
afterAll(async () => {
  await sweeper.close();
  await service.stop();
});
beforeEach(async () => {
  players = await Promise.all([service.player(), service.player()]);
});
afterEach(() => setClock(service, 0));

const begin = (timeControl: object): Promise<Table> => startMatch(players, { timeControl });

const clockOf = ({ matchId, players: [first] }: Table): Promise<ClockJson> =>
  first!.match<ClockJson>(matchId, CLOCK);

const give = ({ matchId }: Table, seat: number, seconds: number) =>
  mutate<MatchPayload>(
    moderator,
    'giveTime',
    { matchId, seat, seconds, reason: 'The service was slow.' },
    'match { deadline }',
  );

/** The columns follow from the events, and the ledger has every second. */
async function expectConsistent(table: Table): Promise<ClockJson> {
  const { stored, rebuilt } = await sweeper.columns(table.matchId);
  expect(rebuilt).toEqual(stored);
  const seen = await clockOf(table);
  const { nodes } = seen.clock.timeLedger;
  const spans = nodes.filter(({ kind }) => kind !== 'INCREMENT' && kind !== 'GIVEN');
  for (const [i, span] of spans.slice(1).entries()) expect(span.from).toBe(spans[i]!.to);
  return seen;
}

const later = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;

describe('a turn with a time of its own', () => {
  it('lasts longer by what is given, at most by what was used', async () => {
    const table = await begin({ perTurnSeconds: 3 * DAY });
    await setClock(service, 2 * DAY);
    const { deadline, toAct } = await clockOf(table);
    expect(codesOf(await give(table, toAct!, 2 * DAY + HOUR))).toEqual(['TOO_MUCH_TIME']);
    expect(codesOf(await give(table, toAct!, DAY))).toEqual([]);
    const after = await expectConsistent(table);
    expect(later(deadline!, after.deadline!)).toBe(DAY);
    expect(codesOf(await give(table, toAct!, HOUR))).toEqual([]);
    const again = await expectConsistent(table);
    expect(later(deadline!, again.deadline!)).toBe(DAY + HOUR);
    expect(codesOf(await give(table, toAct!, DAY))).toEqual(['TOO_MUCH_TIME']);
    const given = again.clock.timeLedger.nodes.filter(({ kind }) => kind === 'GIVEN');
    expect(given).toMatchObject([
      { seat: toAct, seconds: DAY },
      { seat: toAct, seconds: HOUR },
    ]);
  });

  it('is lost at the new deadline, and not at the old one; the next turn has its usual time', async () => {
    const table = await begin({ perTurnSeconds: DAY });
    await setClock(service, DAY - HOUR);
    const { toAct } = await clockOf(table);
    await give(table, toAct!, 2 * HOUR);
    await setClock(service, DAY + HOUR / 2);
    await sweeper.sweep();
    expect((await clockOf(table)).status).toBe('IN_PROGRESS');
    await playCard(table);
    const next = await expectConsistent(table);
    expect(later(next.clock.turnStartedAt, next.deadline!)).toBe(DAY);
    await setClock(service, 3 * DAY);
    await sweeper.sweep();
    expect((await expectConsistent(table)).result?.reason).toBe('TIMEOUT');
  });

  it('is not given to who is not to act', async () => {
    const table = await begin({ perTurnSeconds: DAY });
    await setClock(service, HOUR);
    const { toAct } = await clockOf(table);
    expect(codesOf(await give(table, 1 - toAct!, HOUR))).toEqual(['NOT_TO_ACT']);
  });
});

describe('a bank', () => {
  it('gets what is given, in turn or not, and never more than it holds', async () => {
    const table = await begin(BANK);
    await setClock(service, 2 * DAY);
    const first = (await asPlayerToAct(table)).toAct!;
    expect(codesOf(await give(table, 1 - first, HOUR))).toEqual(['TOO_MUCH_TIME']);
    const before = (await clockOf(table)).deadline!;
    expect(codesOf(await give(table, first, DAY))).toEqual([]);
    expect(later(before, (await expectConsistent(table)).deadline!)).toBe(DAY);
    await playCard(table);
    const moved = await expectConsistent(table);
    const left = moved.clock.banks![first]!;
    expect(left).toBeCloseTo(4 * DAY + HOUR, -2);
    if (moved.toAct === first) return;
    expect(codesOf(await give(table, first, 2 * HOUR))).toEqual([]);
    const given = await expectConsistent(table);
    expect(given.clock.banks![first]).toBeCloseTo(left + 2 * HOUR, 0);
    expect(given.deadline).toBe(moved.deadline);
    expect(codesOf(await give(table, first, DAY))).toEqual(['TOO_MUCH_TIME']);
  });
});

describe('a match whose time runs out', () => {
  it('is lost if the time-out is written first, and goes on if the time is', async () => {
    for (const isTimeFirst of [true, false]) {
      await setClock(service, 0);
      const table = await begin({ perTurnSeconds: DAY });
      const { toAct } = await clockOf(table);
      await setClock(service, DAY - 60);
      const inTime = () => give(table, toAct!, HOUR);
      if (isTimeFirst) expect(codesOf(await inTime())).toEqual([]);
      await setClock(service, DAY + 60);
      await sweeper.sweep();
      const { status } = await clockOf(table);
      expect(status).toBe(isTimeFirst ? 'IN_PROGRESS' : 'FINISHED');
      if (!isTimeFirst) expect(codesOf(await inTime())).toEqual(['MATCH_OVER']);
    }
  });

  it('stays lost: time that is over is not given back', async () => {
    const table = await begin({ perTurnSeconds: DAY });
    const { toAct } = await clockOf(table);
    await setClock(service, DAY + 60);
    expect(codesOf(await give(table, toAct!, HOUR))).toEqual(['DEADLINE_PASSED']);
  });

  it('has exactly one outcome when both happen at the same moment', async () => {
    for (let i = 0; i < 8; i++) {
      await setClock(service, 0);
      const table = await begin({ perTurnSeconds: DAY });
      const { toAct } = await clockOf(table);
      // A worker reads that the time is over, when a moderator has just read that it is not.
      await setClock(service, DAY + 30);
      const timeout = await sweeper.prepareTimeout(table.matchId);
      await setClock(service, DAY - 60);
      const giving = give(table, toAct!, 60);
      if (i % 2 === 1) await giving;
      const [given, isLost] = await Promise.all([giving, timeout()]);
      const { status } = await clockOf(table);
      expect(isLost).toBe(status === 'FINISHED');
      expect(codesOf(given).length === 0).toBe(status === 'IN_PROGRESS');
    }
  });
});

it('is refused without a clock, for a seat that nobody plays, and beyond the bounds', async () => {
  const none = await begin({ perTurnSeconds: null, bankSeconds: null });
  for (const seat of [0, 1]) expect(codesOf(await give(none, seat, HOUR))).toEqual(['NO_CLOCK']);
  const table = await begin({ perTurnSeconds: 7 * DAY });
  await setClock(service, 6 * DAY);
  const { toAct } = await clockOf(table);
  for (const seat of [-1, 2])
    expect(codesOf(await give(table, seat, HOUR))).toEqual(['NO_SUCH_SEAT']);
  for (const seconds of [59, 3 * DAY + 1, -HOUR])
    expect(codesOf(await give(table, toAct!, seconds))).toEqual(['SECONDS_INVALID']);
});
