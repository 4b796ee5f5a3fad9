import { errorText } from '../errors.js';
import type { Database } from './database.js';

/** The greatest number of statements in one pass, so that a process that is stopping need not wait long. */
const MOST_BATCHES = 200;

/** The {@link Batch} of {@link takeAll}, in SQL. */
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

/** How many rows an unfinished pass had passed over, by its name. The next pass continues there. */
const placesOf = new WeakMap<Database, Map<string, number>>();

/**
 * Takes batch after batch until one is not full. Other work gets its turn between them. When a batch fails, smaller
 * ones are tried; a row that fails alone is passed over until the next pass.
 *
 * @param name what is taken
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
  /** One row fails among so many next ones. */
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
 * Does batch after batch of due items, each item once, until none is left or `most` batches are done: a process that is
 * stopping waits for it.
 *
 * @param keyOf the key that identifies an item
 * @param next returns due items; it gets the keys of those that are done, which it may leave out
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
export async function eachByItself(
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
