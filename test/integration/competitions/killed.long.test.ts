/**
 * Real: two built workers, which are killed by `kill -9` again and again while competitions of every form are drawn,
 * open rounds and matches, and settle results; Postgres, whose clock jumps ahead and back. The players act in this process.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isDeepStrictEqual } from 'node:util';
import { seeded } from '../../../src/engine/index.js';
import { ChallengeOnLadderUseCase } from '../../../src/modules/competitions/application/index.js';
import { wrongOfCompetition } from '../../support/competition-checks.js';
import { until } from '../../support/wait.js';
import { Processes } from '../crash/processes.js';
import { prepareService, SLOW_MACHINE } from '../start/service.js';
import { Arena } from './fixture.js';

const FORMS = [
  { form: 'knockOut', players: 8 },
  { form: 'knockOut', players: 5, settings: { losersBracket: true } },
  { form: 'roundRobin', players: 5 },
  { form: 'swiss', players: 9, settings: { rounds: 3 } },
  { form: 'league', players: 6, settings: { divisionSize: 3 } },
  { form: 'tables', players: 7, variant: 'dreier', settings: { rounds: 2 } },
  { form: 'tables', players: 4, variant: 'bauern', settings: { rounds: 3 } },
];
/** Nobody is out, and no round's time is up: this test is about what workers do. */
const PATIENT = { timeoutsAllowed: 50, roundDays: 60 };
/** The ladder ends when all others have. */
const LADDER_DAYS = 30;
const CHALLENGES = 3;

/** Grows with each step of a worker. */
const STEPS = `SELECT (SELECT count(*) FROM competition_rounds) + (SELECT count(*) FROM competition_matches)
  + (SELECT count(*) FROM competition_pairings WHERE decision IS NOT NULL) AS steps`;
/** The most steps between two kills. */
const STEPS_BETWEEN = 8;
const LEAST_KILLS = 5;
const MINUTE = 1 / (24 * 60);
const JUMP_MINUTES = 6;

/** What was done before by the other process, or by the clock. */
const LATE = /^(MATCH_OVER|NOT_A_PLAYER|STALE_VERSION|DEADLINE_PASSED)$/;

const random = seeded(43);
let arena: Arena;
let workers: Processes;
let ladder: string;
let withRounds: string[];

const steps = async (): Promise<number> => {
  const [row] = await arena.sql<{ steps: string }>(STEPS);
  return Number(row!.steps);
};

async function isOver(ids: readonly string[]): Promise<boolean> {
  const all = await Promise.all(ids.map((id) => arena.competition(id)));
  return all.every(({ status }) => status === 'ENDED');
}

async function announce({ players, ...terms }: (typeof FORMS)[number]): Promise<string> {
  const users = await arena.users(players);
  const { id } = await arena.create(users[0]!, { ...PATIENT, places: players, ...terms });
  await arena.enter(id, users);
  return id;
}

async function loseAll(id: string): Promise<void> {
  for (const table of await arena.running(id)) {
    const loser = parseInt(table.matchId.slice(0, 6), 16) % table.userIds.length;
    await arena.lose(table, loser).catch((error: Error) => {
      if (!LATE.test(error.message)) throw error;
    });
  }
}

/** Whoever is last challenges the one above, as often as wanted. */
async function climb(): Promise<void> {
  for (let done = 0; done < CHALLENGES; done++) {
    const [last, above] = await until('a ladder with nobody busy', async () => {
      // The places are read last: they do not change while no challenge is open.
      const isFree = (await arena.pairings(ladder)).every(({ decision }) => decision !== null);
      const ranks = (await arena.entries(ladder)).sort((a, b) => b.place! - a.place!);
      return ranks[0]?.place !== null && isFree && ranks;
    });
    const command = { userId: last!.userId, competitionId: ladder, number: above!.number };
    const made = await arena
      .get(ChallengeOnLadderUseCase)
      .execute({ ...command, idempotencyKey: null });
    expect(made).toMatchObject({ ok: true });
  }
}

/** The players end their matches until so much has happened; false if all competitions with rounds are over. */
async function playUntil(wanted: number): Promise<boolean> {
  const state = await until(
    'some steps',
    async () => {
      for (const id of [...withRounds, ladder]) await loseAll(id);
      await arena.days(MINUTE); // what a killed worker had taken is due again some minutes later
      if (await isOver(withRounds)) return 'OVER';
      return (await steps()) >= wanted && 'GOES_ON';
    },
    120_000,
  );
  return state === 'GOES_ON';
}

/** Kills one worker or both as soon as something has happened, and moves the clock, until it is all over. */
async function playAndKill(): Promise<number> {
  for (let kills = 0; ; kills++) {
    const wanted = (await steps()) + 1 + Math.floor(random() * STEPS_BETWEEN);
    if (!(await playUntil(wanted))) return kills;
    const numbers = random() < 0.5 ? [0, 1] : [Math.floor(random() * 2)];
    await Promise.all(numbers.map((number) => workers.killWorker(number)));
    await arena.days((random() < 0.3 ? -1 : 1) * JUMP_MINUTES * MINUTE);
  }
}

/** Matches of no competition, and news of a round that were told twice or never. */
const NO_COMPETITION = `SELECT id FROM matches m WHERE NOT EXISTS (
  SELECT FROM competition_matches WHERE match_id = m.id)`;
const TOLD = `SELECT user_id, competition_id, count(*)::integer AS told FROM notifications
  WHERE type = 'ROUND_BEGAN' GROUP BY user_id, competition_id`;
const PAIRED = `SELECT e.user_id, p.competition_id, count(DISTINCT p.round)::integer AS told
  FROM competition_pairings p JOIN competition_entries e
    ON e.competition_id = p.competition_id AND e.lot = ANY(p.lots)
  WHERE p.competition_id <> $1 GROUP BY e.user_id, p.competition_id`;

beforeAll(async () => {
  prepareService();
  arena = await Arena.open();
  const { service } = arena;
  workers = new Processes(
    {
      DATABASE_URL: service.database.url,
      JWT_SECRET: service.config.JWT_SECRET,
      LOG_LEVEL: 'warn',
      BOT_THREADS: '0',
      SWEEP_SPEED: '20',
      ...SLOW_MACHINE,
    },
    2,
  );
  await workers.startWorkers();
});
afterAll(async () => {
  workers?.stop();
  await arena?.close();
});

describe('workers that are killed again and again', () => {
  beforeAll(async () => {
    withRounds = [];
    for (const one of FORMS) withRounds.push(await announce(one));
    const users = await arena.users(4);
    const endsAt = new Date(Date.now() + LADDER_DAYS * 24 * 3_600_000);
    const terms = { ...PATIENT, form: 'ladder', places: 4, endsAt };
    ladder = (await arena.create(users[0]!, terms)).id;
    await arena.enter(ladder, users);
    const [kills] = await Promise.all([playAndKill(), climb()]);
    expect(kills).toBeGreaterThanOrEqual(LEAST_KILLS);
    await arena.days(LADDER_DAYS);
  });

  it('let every competition come to its end', async () => {
    await until('the end of the ladder', () => isOver([ladder]));
    for (const id of [...withRounds, ladder]) {
      const acts = (await arena.log(id)).map(({ act }) => act);
      for (const act of ['STARTED', 'ENDED'])
        expect(acts.filter((one) => one === act)).toHaveLength(1);
    }
  });

  it('open each round once, with the pairs of its form, and each match once', async () => {
    const source = { get: arena.get.bind(arena), database: arena.service.database };
    const wrong = await Promise.all(
      [...withRounds, ladder].map((id) => wrongOfCompetition(source, id)),
    );
    expect(wrong.flat()).toEqual([]);
    expect(await arena.sql(NO_COMPETITION)).toEqual([]);
  });

  it('tell each player of each round once', async () => {
    const paired = new Set(await arena.sql(PAIRED, [ladder]));
    let told = new Set<object>();
    await until('the news', async () => {
      await arena.days(MINUTE);
      told = new Set(await arena.sql(TOLD));
      return isDeepStrictEqual(told, paired);
    }).catch(() => undefined); // the difference says more
    expect(told).toEqual(paired);
  });
});
