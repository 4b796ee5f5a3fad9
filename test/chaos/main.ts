import { seeded } from '../../src/engine/index.js';
import { redisVersion } from '../support/redis.js';
import { checkAll } from './checks/list.js';
import { drillAll } from './drills/drilling.js';
import { drillsOf } from './drills/list.js';
import { planOf } from './drills/plan.js';
import { sparesFor } from './drills/spare-servers.js';
import { upgrade } from './drills/upgrade.js';
import { Installation } from './installation/installation.js';
import { builtRelease } from './installation/last-release.js';
import { HELP, optionsOf } from './options.js';
import type { Options } from './options.js';
import { reportOf, totalsOf } from './report.js';
import type { Report } from './report.js';

const say = (line: string): boolean => process.stderr.write(`${line}\n`);

/** Runs the command line; returns the exit status. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args);
  if (options === 'HELP') process.stdout.write(`${HELP}\n`);
  else if (options?.statements) return compare(options).catch(failed);
  else if (options) return run(options).catch(failed);
  return options ? 0 : 2;
}

function failed(error: unknown): number {
  say(String(error));
  return 1;
}

function parseOptions(args: string[]): Options | 'HELP' | null {
  try {
    return optionsOf(args);
  } catch (error) {
    say(`${(error as Error).message}\n\n${HELP}`);
    return null;
  }
}

/** Times every statement on a large and on a small database; returns 1 if one takes too long on the large one. */
async function compare({ matches, rounds }: Options): Promise<number> {
  const statements = await import('./statements/run.js');
  const report = await statements.run([`--matches=${matches}`, `--rounds=${rounds}`]);
  process.stdout.write(`${JSON.stringify(report)}\n`);
  return report.slower.length === 0 ? 0 : 1;
}

async function run(options: Options): Promise<number> {
  say(`seed ${options.seed}`);
  const began = performance.now();
  const runs: Report[] = [];
  const queues = queuesOf(options);
  for (const queue of queues) runs.push(await runOn(queue, options, queues.length));
  const seconds = Math.round((performance.now() - began) / 1000);
  const report = { seed: options.seed, seconds, ...totalsOf(runs), runs };
  process.stdout.write(`${JSON.stringify(report)}\n`);
  return report.isKept ? 0 : 1;
}

function queuesOf({ queues, drills }: Options): readonly ('postgres' | 'redis')[] {
  if (queues !== 'both') return [queues];
  if (redisVersion() === undefined || sparesFor(drills) === 'patroni') return ['postgres'];
  return sparesFor(drills) === 'none' ? ['postgres', 'redis'] : ['redis'];
}

/** One run on one kind of queue, with its share of the time and the kills. */
async function runOn(queues: string, options: Options, runs: number): Promise<Report> {
  const installation = await Installation.make();
  const work = openAndDrill(installation, queues, options, runs);
  // An interruption ends the processes while the run still uses them; its errors then do not matter.
  work.catch(() => undefined);
  try {
    return await Promise.race([work, interruption()]);
  } finally {
    await installation.close(options.keep);
  }
}

/** Rejects at Ctrl-C; a second Ctrl-C must not stop the cleaning up. */
function interruption(): Promise<never> {
  return new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      process.on(signal, () => reject(new Error(`ended by ${signal}`)));
    }
  });
}

async function openAndDrill(
  installation: Installation,
  queues: string,
  options: Options,
  runs: number,
) {
  const disk = options.drills.includes('full-disk') && options.matches === 0;
  const isUpgrade = options.drills.join() === upgrade.name;
  const lastRelease = isUpgrade ? builtRelease(options.from, say) : null;
  const spares = sparesFor(options.drills);
  await installation.open({ ...options, redis: queues === 'redis', disk, lastRelease, spares });
  say(`${queues}: the service is up, in ${installation.folder}`);
  return drillAndCheck(installation, queues, options, runs);
}

async function drillAndCheck(
  installation: Installation,
  queues: string,
  options: Options,
  runs: number,
) {
  const random = seeded(options.seed);
  const chosen = drillsOf(options.realOutage).filter(({ name }) => options.drills.includes(name));
  const skipped = Object.fromEntries(
    chosen.flatMap((drill) => {
      const reason = drill.skipReason?.(installation);
      return reason ? [[drill.name, reason]] : [];
    }),
  );
  const possible = chosen.filter(({ name }) => !(name in skipped));
  const plan = planOf(possible, Math.ceil(options.kills / runs), random);
  const end = performance.now() + (options.minutes * 60_000) / runs;
  installation.crowd.begin();
  const done = await drillAll(
    installation,
    plan,
    random,
    () => performance.now() > end,
    (it) => {
      const what = it.failure ?? `recovered in ${it.recoveredMillis} ms`;
      say(`${it.name}: ${what}; ${installation.crowd.journal.moves.length} moves`);
    },
  );
  const gaveUp = await installation.crowd.end();
  const found = await checkAll(installation, (name, broken) => say(`${name}: ${broken.length}`));
  const checks = { gaveUp, ...found };
  return reportOf({ done, checks, skipped }, installation, queues);
}
