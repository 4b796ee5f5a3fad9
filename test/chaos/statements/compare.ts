/**
 * Compares how long each statement of the service takes on a large and on a small database. The service runs them:
 * clients' operations go through an api, and every sweep is run. The two databases take turns, so that other work
 * on the machine affects both.
 */
import { round } from '../../bench/measure.js';
import { openFilledService } from './filled-service.js';
import type { FilledService } from './filled-service.js';
import { OPERATIONS } from './operations.js';
import { lowOf, medianOf, record } from './watch.js';

/** A statement's time in milliseconds: the median and the quickest. */
export interface Compared {
  readonly name: string;
  readonly small: number;
  readonly large: number;
  /** Median on the large database divided by the median on the small one. */
  readonly ratio: number;
  /** The same ratio of the quickest times: on a busy machine it is more reliable. */
  readonly lowSmall: number;
  readonly lowLarge: number;
  readonly lowRatio: number;
  readonly runs: number;
}

/** Statements that are not compared: those of transactions and of migrations. */
const NOT_COMPARED = /^(START|COMMIT|ROLLBACK|BEGIN|SELECT version\(\)|SHOW)/i;

/** Rounds to warm up: Postgres chooses a plan after a connection has run a statement five times. */
const WARM_ROUNDS = 15;

export async function compareStatements(
  urls: { readonly small: string; readonly large: string },
  rounds = 20,
): Promise<Compared[]> {
  const small = await openFilledService(urls.small);
  const large = await openFilledService(urls.large);
  try {
    for (let n = 0; n < WARM_ROUNDS; n++) await bothRound([small, large], n);
    [small, large].forEach((filled) => (filled.timings = new Map()));
    for (let n = 0; n < rounds; n++) await bothRound([small, large], n);
    return compared(small, large);
  } finally {
    await large.close();
    await small.close();
  }
}

async function bothRound(services: readonly FilledService[], n: number): Promise<void> {
  for (const operation of OPERATIONS) {
    for (const { players } of services) {
      const player = players[n % players.length]!;
      await operation(player, players[(n + 1) % players.length]!);
    }
  }
  for (const [i] of services[0]!.sweeps.entries()) {
    for (const filled of services) await sweep(filled, i);
  }
}

async function sweep(filled: FilledService, i: number): Promise<void> {
  const swept = filled.sweeps[i]!;
  const start = performance.now();
  await swept.run();
  record(filled.timings, `sweep: ${swept.name}`, performance.now() - start);
}

function compared(small: FilledService, large: FilledService): Compared[] {
  const names = [...large.timings.keys()].filter(
    (name) => small.timings.has(name) && !NOT_COMPARED.test(name),
  );
  const rows = names.map((name) => ({
    name,
    ...ratioOf(name, small, large),
    runs: large.timings.get(name)!.length,
  }));
  return rows.sort((a, b) => b.lowRatio - a.lowRatio);
}

function ratioOf(
  name: string,
  ...services: readonly FilledService[]
): Omit<Compared, 'name' | 'runs'> {
  const [less, more] = services.map(({ timings }) => timings.get(name)!) as [number[], number[]];
  const [small, large, lowSmall, lowLarge] = [
    medianOf(less),
    medianOf(more),
    lowOf(less),
    lowOf(more),
  ];
  const ratio = round(large / small);
  return { small, large, ratio, lowSmall, lowLarge, lowRatio: round(lowLarge / lowSmall) };
}
