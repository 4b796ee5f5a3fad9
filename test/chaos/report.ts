import type { DrillResult } from './drills/drilling.js';
import type { Installation } from './installation/installation.js';

/** The results of one run, on one kind of queue. */
export interface Findings {
  readonly done: readonly DrillResult[];
  readonly checks: Readonly<Record<string, readonly string[]>>;
  readonly skipped: Readonly<Record<string, string>>;
}

/** The number of cases of each kind that are printed in full. */
const EXAMPLES = 5;

/** The figures of a run, and whether every promise was kept. */
export function reportOf(
  { done, checks, skipped }: Findings,
  installation: Installation,
  queues: string,
) {
  const { journal } = installation.crowd;
  const counts = Object.fromEntries(
    Object.entries(checks).map(([name, all]) => [name, all.length]),
  );
  const failed = done.filter(({ failure }) => failure !== undefined);
  const { deaths } = installation.fleet;
  const cases = Object.values(checks).flatMap((all) => all.slice(0, EXAMPLES));
  return {
    queues,
    drills: drillsOf(done),
    skipped,
    kills: done.filter(({ isKill }) => isKill).length,
    acknowledged: journal.moves.length,
    matches: journal.matches.size,
    competitions: journal.competitions.size,
    broken: counts,
    repeated: Object.fromEntries(journal.repeated),
    unexcused: Object.fromEntries(journal.unexcused),
    deaths: deaths.length,
    readyMillis: installation.readyMillis,
    acts: installation.acts,
    isKept: cases.length + failed.length + deaths.length + journal.unexcused.size === 0,
    examples: [
      ...cases,
      ...failed.map(({ name, failure }) => `${name}: ${failure}`),
      ...journal.examples,
      ...deaths.slice(0, EXAMPLES).map((death) => JSON.stringify(death)),
    ],
  };
}

export type Report = ReturnType<typeof reportOf>;

function drillsOf(done: readonly DrillResult[]) {
  const names = [...new Set(done.map(({ name }) => name))];
  return Object.fromEntries(names.map((name) => [name, timesOf(done, name)]));
}

function timesOf(done: readonly DrillResult[], wanted: string) {
  const all = done.filter(({ name }) => name === wanted);
  const times = all.flatMap(({ recoveredMillis }) => recoveredMillis ?? []).sort((a, b) => a - b);
  return {
    count: all.length,
    recoveredMillis: { median: times[Math.floor(times.length / 2)], worst: times.at(-1) },
  };
}

/** The sums over all runs. */
export function totalsOf(runs: readonly Report[]) {
  const sum = (figure: (report: Report) => number | undefined) =>
    runs.reduce((total, report) => total + (figure(report) ?? 0), 0);
  return {
    isKept: runs.every(({ isKept }) => isKept),
    kills: sum(({ kills }) => kills),
    acknowledged: sum(({ acknowledged }) => acknowledged),
    lost: sum(({ broken }) => broken['lost']),
    doubled: sum(({ broken }) => broken['doubled']),
    stuck: sum(({ broken }) => broken['stuck']),
    pending: sum(({ broken }) => broken['pending']),
  };
}
