/** The figures in the docs: one JSON line each, as the benchmarks wrote them. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Contest } from './contest.js';

/** The result of a level against the one below it, or of a budget against a fixed opponent. */
export interface StrengthResult extends Contest {
  readonly variant: string;
  readonly preset: string;
  readonly bot: string;
  readonly against: string;
}

export interface Budgeted extends StrengthResult {
  readonly rounds: number;
}

/** Two levels that have met, and the version of the bots. */
export interface Paired extends StrengthResult {
  readonly version: string;
}

/** The number of round trips to the database, and their time. */
export interface RoundTrips {
  readonly trips: number;
  readonly millis: number;
}

/** A statement by hand beside the same work by repositories. */
export interface ByHand {
  readonly group: string;
  readonly statement: string;
  readonly rows: number;
  readonly byHand: RoundTrips;
  readonly byRepository: RoundTrips;
}

/** The files of the benchmarks' results. */
export const RESULTS = {
  ladder: 'test/bench/results/ladder.jsonl',
  levels: 'test/bench/results/levels.jsonl',
  budget: 'test/bench/results/budget.jsonl',
  byHand: 'test/bench/results/by-hand.jsonl',
} as const;

export const readResults = <T>(file: string): T[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

const subject = (result: StrengthResult & { readonly rounds?: number }): string =>
  [result.variant, result.preset, result.bot, result.against, result.rounds].join(' ');

/** `results` with `result`: it replaces an older result of the same subject, or comes last. */
export function withResult<T extends StrengthResult>(results: readonly T[], result: T): T[] {
  const index = results.findIndex((known) => subject(known) === subject(result));
  return index < 0 ? [...results, result] : results.with(index, result);
}

/** Prints `result` on stderr, and writes it into `file` if there is one. */
export function report<T extends StrengthResult>(result: T, file: string | null): T {
  process.stderr.write(`${JSON.stringify(result)}\n`);
  if (file !== null) write(file, withResult(readResults<T>(file), result));
  return result;
}

const write = (file: string, results: readonly StrengthResult[]): void =>
  writeFileSync(file, results.map((result) => `${JSON.stringify(result)}\n`).join(''));
