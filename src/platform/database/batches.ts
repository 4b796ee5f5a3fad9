import { errorText } from '../errors.js';
import type { Database } from './database.js';

/** The greatest number of statements in one pass, so that a process that is stopping need not wait long. */
const MOST_BATCHES = 200;

/** The end of a SELECT that reads one {@link Batch}; {@link takeAll} gives the values. */
export const NEXT_BATCH = 'LIMIT :limit OFFSET :passedOver';

export interface Batch {
  readonly limit: number;
  readonly passedOver: number;
}

/**
 * Takes up to `limit` rows after the first `passedOver` ones. Returns how many it took. Rows that are passed over stay
 * unchanged.
 */
type TakeBatch = (limit: number, passedOver: number) => Promise<number>;

/** For each name, how many rows its unfinished pass had passed over. The next pass continues there. */
const placesOf = new WeakMap<Database, Map<string, number>>();

/**
 * Takes batch after batch until one is not full. When a batch fails, smaller
 * ones are tried; a row that fails alone is passed over until the next pass.
 *
 * @param name of the work, for the error
 * @param most the greatest number of rows in a batch
 * @throws at the end, if rows were passed over; at once, if the database does not answer
 */
export async function takeAll(
  database: Database,
  name: string,
  most: number,
  take: TakeBatch,
): Promise<void> {
  const places = placesOf.get(database) ?? new Map<string, number>();
  placesOf.set(database, places);
  const pass = new Pass(most, places.get(name) ?? 0);
  await pass.run(database, take);
  places.set(name, pass.isComplete ? 0 : pass.passedOver);
  if (pass.failure !== null)
    throw new Error(`${name}: rows are skipped until the next pass: ${pass.failure}`);
}

class Pass {
  isComplete = false;
  /** Why the last row was passed over. */
  failure: string | null = null;
  /** One of this many next rows is known to fail; 0 if none is known. */
  private suspect = 0;
  private limit: number;

  constructor(
    private readonly most: number,
    public passedOver: number,
  ) {
    this.limit = most;
  }

  async run(database: Database, take: TakeBatch): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES && !this.isComplete; batch++) {
      try {
        this.taken(await take(this.limit, this.passedOver));
      } catch (error) {
        await database.ask();
        this.failed(error);
      }
    }
  }

  private taken(count: number): void {
    this.isComplete = count < this.limit;
    this.suspect = Math.max(0, this.suspect - count);
    this.limit = this.suspect > 0 ? Math.ceil(this.suspect / 2) : 2 * this.limit;
    this.limit = Math.min(this.limit, this.most);
  }

  private failed(error: unknown): void {
    if (this.limit > 1) {
      this.suspect = this.limit;
      this.limit = Math.ceil(this.limit / 2);
      return;
    }
    this.passedOver++;
    this.suspect = 0;
    this.failure = errorText(error);
  }
}

/**
 * Does batch after batch of due items, each item once, until none is left. It ends after `most` batches, because a
 * process that is stopping waits for it.
 *
 * @param keyOf the key that identifies an item
 * @param next returns due items; its argument has the keys of items that are done, which it may leave out
 */
export async function inBatches<T>(
  most: number,
  keyOf: (item: T) => string,
  next: (done: readonly string[]) => Promise<T[]>,
  work: (items: readonly T[]) => Promise<void>,
): Promise<void> {
  const done = new Set<string>();
  for (let batch = 0; batch < most; batch++) {
    const items = (await next([...done])).filter((item) => !done.has(keyOf(item)));
    if (items.length === 0) return;
    items.forEach((item) => done.add(keyOf(item)));
    await work(items);
  }
}

/**
 * Does each step, even if earlier ones fail.
 *
 * @throws at the end, if steps have failed; at once, if the database does not answer
 */
export async function runEach(
  database: Database,
  steps: readonly (() => Promise<void>)[],
): Promise<void> {
  const failures: string[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      await database.ask();
      failures.push(errorText(error));
    }
  }
  if (failures.length > 0) throw new Error(failures.join('; '));
}
