/**
 * Compares statements by hand with the same work by TypeORM's repositories, in turns on one Postgres.
 * Server and client share the machine, so that a round trip costs less than over a network.
 */
import { performance } from 'node:perf_hooks';
import { writeFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { round } from '../measure.js';
import { onOwnPostgres } from '../own-postgres.js';
import { RESULTS } from '../results.js';
import type { ByHand } from '../results.js';
import { sentBy } from '../round-trips.js';
import { withFixture } from './fixture.js';
import type { Fixture } from './fixture.js';
import { pairsOn } from './pairs.js';
import type { Pair } from './pairs.js';

const WARM_UP = 30;
const ROUNDS = 300;
const COUNTED = 5;

/** Measures on a Postgres of its own; `--write` writes the figures into the docs. */
export async function run(args: readonly string[]): Promise<{ pairs: ByHand[] }> {
  const pairs = await onOwnPostgres(() => withFixture(measureAll));
  const lines = pairs.map((pair) => `${JSON.stringify(pair)}\n`).join('');
  if (args.includes('--write')) await writeFile(RESULTS.byHand, lines);
  return { pairs };
}

async function measureAll(fixture: Fixture): Promise<ByHand[]> {
  const figures: ByHand[] = [];
  for (const pair of pairsOn(fixture)) {
    figures.push(await measured(fixture, pair));
    process.stderr.write(`${JSON.stringify(figures.at(-1))}\n`);
  }
  return figures;
}

async function measured({ core }: Fixture, pair: Pair): Promise<ByHand> {
  const { group, statement, rows } = pair;
  await inTurns(pair, WARM_UP);
  const tripsByHand = await tripsOf(core.source, pair, () => pair.byHand());
  const tripsByRepository = await tripsOf(core.source, pair, () => pair.byRepository());
  const [byHand, byRepository] = (await inTurns(pair, ROUNDS)).map(quickest);
  return {
    group,
    statement,
    rows,
    byHand: { trips: tripsByHand, millis: round(byHand!) },
    byRepository: { trips: tripsByRepository, millis: round(byRepository!) },
  };
}

/** The fewest statements of a few tries: the service's own heartbeat adds some. */
async function tripsOf(source: DataSource, pair: Pair, work: () => Promise<unknown>) {
  const counts: number[] = [];
  for (let n = 0; n < COUNTED; n++) {
    await pair.before?.();
    counts.push((await sentBy(source, work)).length);
  }
  return Math.min(...counts);
}

/** The milliseconds of each run, by hand and by repository. */
async function inTurns(pair: Pair, rounds: number): Promise<[number[], number[]]> {
  const took: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds; n++) {
    took[0].push(await timed(pair, () => pair.byHand()));
    took[1].push(await timed(pair, () => pair.byRepository()));
  }
  return took;
}

async function timed(pair: Pair, work: () => Promise<unknown>): Promise<number> {
  await pair.before?.();
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** The quickest tenth of the times: the slower ones contain other work of the machine. */
const quickest = (took: number[]): number => took.sort((a, b) => a - b)[took.length / 10]!;
