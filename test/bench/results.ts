/** The figures in the docs: one JSON line each, as the benchmarks wrote them. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Contest } from './contest.js';

/** A level against the one below it, or a budget against a fixed opponent. */
export interface Rung extends Contest {
  readonly variant: string;
  readonly preset: string;
  readonly bot: string;
  readonly against: string;
}

export interface Budgeted extends Rung {
  readonly rounds: number;
}

/** Two levels that have met, and the version of the bots. */
export interface Paired extends Rung {
  readonly version: string;
}

/** The number of round trips to the database, and their time. */
export interface Way {
  readonly trips: number;
  readonly millis: number;
}

/** A statement by hand beside the same work by repositories. */
export interface ByHand {
  readonly group: string;
  readonly statement: string;
  readonly rows: number;
  readonly byHand: Way;
  readonly byRepository: Way;
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

const subject = (rung: Rung & { readonly rounds?: number }): string =>
  [rung.variant, rung.preset, rung.bot, rung.against, rung.rounds].join(' ');

/** `kept` with `rung` in place of an older result of the same subject, or at the end. */
export function withResult<T extends Rung>(kept: readonly T[], rung: T): T[] {
  const place = kept.findIndex((known) => subject(known) === subject(rung));
  return place < 0 ? [...kept, rung] : kept.with(place, rung);
}

/** Prints `rung` on stderr, and writes it into `file` if there is one. */
export function told<T extends Rung>(rung: T, file: string | null): T {
  process.stderr.write(`${JSON.stringify(rung)}\n`);
  if (file !== null) write(file, withResult(readResults<T>(file), rung));
  return rung;
}

const write = (file: string, rungs: readonly Rung[]): void =>
  writeFileSync(file, rungs.map((rung) => `${JSON.stringify(rung)}\n`).join(''));
