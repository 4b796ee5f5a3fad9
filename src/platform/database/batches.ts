import { errorText } from '../errors.js';
import type { Database } from './database.js';

/** How many statements one pass runs at most, so that a process which is asked to end need not wait. */
const MOST_BATCHES = 200;

/** In SQL, the {@link Batch} that {@link takeAll} asks for. */
export const NEXT_BATCH = 'LIMIT :limit OFFSET :passedOver';

export interface Batch {
  readonly limit: number;
  readonly passedOver: number;
}

/** Takes up to `limit` rows, the first ones after `passedOver` that stay as they are; how many it took. */
type TakeBatch = (limit: number, passedOver: number) => Promise<number>;

/** How many rows a pass had passed over when it had to end, by what it takes: the next goes on there. */
const placesOf = new WeakMap<Database, Map<string, number>>();

/**
 * Takes batch after batch until one is not full; others take their turns between them. What fails together
 * is taken by ever fewer at a time; a row that fails alone is passed over until the next pass.
 *
 * @param name what is taken
 * @param most how many at a time
 * @throws at the end, where rows were passed over; at once, where the database is away
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
  if (pass.failure !== null) throw new Error(`${name}: rows are passed over: ${pass.failure}`);
}

class Pass {
  isComplete = false;
  /** Why the last row was passed over. */
  failure: string | null = null;
  /** Of so many that come next one fails. */
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
 * Does batch after batch of what is due, each item once, until no other is left or `most` are done: a
 * process that is asked to end waits for it.
 *
 * @param keyOf tells one item from another
 * @param next what is due; given those that have been done, which may be left out
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
 * Does each step, whatever becomes of those before.
 *
 * @throws at the end, what has failed; at once, where the database is away
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
