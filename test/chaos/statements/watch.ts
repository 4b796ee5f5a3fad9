import type { DataSource } from 'typeorm';
import { round } from '../../bench/measure.js';

interface SendingClient {
  connectionParameters: { application_name?: string; database?: string };
}

type Query = (this: SendingClient, ...args: unknown[]) => unknown;

/** The times of each statement, in milliseconds, by its name. */
export type Timings = Map<string, number[]>;

/** The client class of the copy of the driver that TypeORM has loaded. */
function clientClass(source: DataSource): { prototype: { query: Query } } {
  const { master } = source.driver as unknown as {
    master: { Client: { prototype: { query: Query } } };
  };
  return master.Client;
}

/** Times every statement of a service until the returned function is called. */
export function watchStatements(source: DataSource, current: () => Timings): () => void {
  const database = String(source.driver.database);
  const { prototype } = clientClass(source);
  const { query } = prototype;
  prototype.query = function (this: SendingClient, ...args: unknown[]) {
    if (!isOf(database, this)) return query.apply(this, args);
    const timings = current();
    const name = nameOf(args[0]);
    const start = performance.now();
    const ended = () => record(timings, name, performance.now() - start);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const withTiming = (...answer: unknown[]) => {
        ended();
        (last as (...answer: unknown[]) => void)(...answer);
      };
      return query.apply(this, [...args.slice(0, -1), withTiming]);
    }
    const answer = query.apply(this, args) as Promise<unknown>;
    void answer.then(ended, ended);
    return answer;
  };
  return () => {
    prototype.query = query;
  };
}

const isOf = (database: string, { connectionParameters }: SendingClient): boolean =>
  connectionParameters.application_name === 'bummerl' && connectionParameters.database === database;

export function record(timings: Timings, name: string, millis: number): void {
  const known = timings.get(name);
  if (known) known.push(millis);
  else timings.set(name, [millis]);
}

/** A statement's name, or its beginning if it has none. */
function nameOf(statement: unknown): string {
  if (typeof statement === 'string') return startOf(statement);
  const { name, text } = statement as { name?: string; text?: string };
  return name ?? startOf(text ?? '');
}

const startOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 60);

/** The 10th percentile of the times, as other work on the machine can only make a time longer. */
export function lowOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return round(sorted[Math.floor(sorted.length / 10)]!, 3);
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return round(sorted[Math.floor(sorted.length / 2)]!, 3);
}
