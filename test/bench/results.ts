/** The figures that the documents tell: a JSON line each, as the benches have written them. */
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

/** Two levels that have met, and by which version of them. */
export interface Paired extends Rung {
  readonly version: string;
}

/** How often the database was asked, and how long it took. */
export interface Way {
  readonly trips: number;
  readonly millis: number;
}

/** A statement beside the same done by repositories. */
export interface ByHand {
  readonly group: string;
  readonly statement: string;
  readonly rows: number;
  readonly byHand: Way;
  readonly byRepository: Way;
}

/** Where the figures of a bench are kept. */
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

/** `kept` with `rung` in the place of what was known of the same, or at the end. */
export function withResult<T extends Rung>(kept: readonly T[], rung: T): T[] {
  const place = kept.findIndex((known) => subject(known) === subject(rung));
  return place < 0 ? [...kept, rung] : kept.with(place, rung);
}

/** `rung`, told on stderr and, where it is to be kept, written into `file` at once. */
export function told<T extends Rung>(rung: T, file: string | null): T {
  process.stderr.write(`${JSON.stringify(rung)}\n`);
  if (file !== null) write(file, withResult(readResults<T>(file), rung));
  return rung;
}

const write = (file: string, rungs: readonly Rung[]): void =>
  writeFileSync(file, rungs.map((rung) => `${JSON.stringify(rung)}\n`).join(''));
