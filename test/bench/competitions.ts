/**
 * The opening of rounds of great competitions: statements and seconds of the round, of its matches, and how long moves
 * take beside it. `npm run bench -- competitions [swiss] [knockOut]`: the numbers of players, 1000 and 512 by default.
 */
import { toGlobalId } from '../../src/platform/api/ids.js';
import { CompetitionSweep } from '../../src/modules/competitions/application/index.js';
import { CompetitionWriter } from '../../src/modules/competitions/application/competition-writer.js';
import { CompetitionProgress } from '../../src/modules/competitions/application/progress.js';
import { Standings, StandingReader } from '../../src/modules/competitions/application/readers.js';
import { EntryStore } from '../../src/modules/competitions/storage/entry-store.js';
import { Database } from '../../src/platform/database/database.js';
import { Arena } from '../integration/competitions/fixture.js';
import { rowsOf } from '../support/sql.js';
import { endlessMatch, nextToken, openCore } from './core-service.js';
import { round } from './measure.js';
import { onOwnPostgres } from './own-postgres.js';
import { sentBy } from './round-trips.js';

/** The figures of a piece of work. */
interface Cost {
  readonly statements: number;
  readonly seconds: number;
}

export async function run([swiss = 1000, knockOut = 512]: readonly (
  string | number
)[]): Promise<object> {
  return onOwnPostgres(async () => {
    const arena = await Arena.open();
    try {
      return {
        swiss: await opened(arena, 'swiss', Number(swiss)),
        knockOut: await opened(arena, 'knockOut', Number(knockOut)),
      };
    } finally {
      await arena.close();
    }
  });
}

async function opened(arena: Arena, form: string, players: number): Promise<object> {
  const id = await announced(arena, form, players);
  const advance = () =>
    arena.get(CompetitionWriter).hold(id, (held) => arena.get(CompetitionProgress).runAll(held));
  const first = await cost(arena, advance);
  const alone = await latencies(arena, () => Promise.resolve());
  let matches: Cost | null = null;
  const beside = await latencies(arena, async () => {
    matches = await cost(arena, async () => {
      while ((await waiting(arena)) > 0) await arena.get(CompetitionSweep).run();
    });
  });
  await decideAll(arena, id);
  const second = await cost(arena, advance);
  await rowsOf(arena.service, 'UPDATE competition_pairings SET try_at = NULL');
  const figures = {
    players,
    firstRound: first,
    matches,
    secondRound: second,
    moveMillis: { alone, beside },
    standingsMillis: await standings(arena, id),
  };
  process.stderr.write(`${form} ${JSON.stringify(figures)}\n`);
  return figures;
}

/** A competition of which all players have entered, and which is to start. */
async function announced(arena: Arena, form: string, players: number): Promise<string> {
  const users = await arena.users(players);
  const { id } = await arena.create(users[0]!, { form, places: players });
  const entrants = users.map((userId) => ({ userId, partnerId: null }));
  await arena
    .get(Database)
    .transaction((within) => arena.get(EntryStore).insertMany(id, entrants, within));
  await rowsOf(arena.service, 'UPDATE competitions SET entered = $2 WHERE id = $1', [id, players]);
  return id;
}

async function cost(arena: Arena, work: () => Promise<unknown>): Promise<Cost> {
  const core = await openCore(arena.service);
  const began = performance.now();
  const statements = (await sentBy(core.source, work)).length;
  const seconds = round((performance.now() - began) / 1000);
  await core.close();
  return { statements, seconds };
}

async function waiting({ service }: Arena): Promise<number> {
  const text = `SELECT count(*)::integer AS count FROM competition_pairings WHERE try_at <= now()`;
  return (await rowsOf<{ count: number }>(service, text))[0]!.count;
}

/** Every first lot wins. */
async function decideAll({ service }: Arena, id: string): Promise<void> {
  await rowsOf(
    service,
    `UPDATE competition_pairings SET decision = 'PLAYED', points = '{2,0}', bummerl = '{0,1}',
       playing = false, decided_at = now(), try_at = NULL
     WHERE competition_id = $1 AND decision IS NULL`,
    [id],
  );
}

/** The median and the 95th percentile of moves, in milliseconds, while `work` is done; a second of them at least. */
async function latencies(arena: Arena, work: () => Promise<unknown>): Promise<object> {
  const core = await openCore(arena.service);
  const players = [await arena.service.player(), await arena.service.player()];
  const matchId = await endlessMatch(players);
  const taken: number[] = [];
  let isDone = false;
  const began = performance.now();
  const busy = work().finally(() => (isDone = true));
  while (!isDone || performance.now() - began < 1000) {
    const match = (await core.matches.find(matchId))!;
    const start = performance.now();
    const done = await core.act.execute({
      userId: match.players[match.toAct!]!.userId,
      matchId,
      seat: null,
      actions: [nextToken(match)],
      expectedVersion: match.version,
      idempotencyKey: null,
    });
    if (!done.ok) throw new Error(`${toGlobalId('Match', matchId)}: ${done.error.code}`);
    taken.push(performance.now() - start);
  }
  await busy;
  await core.close();
  const sorted = taken.sort((a, b) => a - b);
  const at = (share: number) => round(sorted[Math.floor(share * (sorted.length - 1))]!);
  return { moves: sorted.length, median: at(0.5), p95: at(0.95) };
}

async function standings(arena: Arena, id: string): Promise<number> {
  const competition = await arena.competition(id);
  const reader = new StandingReader(arena.get(Database));
  await new Standings(reader).of(competition);
  const began = performance.now();
  await new Standings(reader).of(competition);
  return round(performance.now() - began);
}
