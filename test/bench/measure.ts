import { performance } from 'node:perf_hooks';

/** The work that several workers did in a time. */
export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const WARM_UP_MILLIS = 700;
const MEASURED_MILLIS = 2500;

/** Repeats `work` with `atATime` workers; each gets its number. */
export async function speedOf(
  name: string,
  atATime: number,
  work: (worker: number) => Promise<unknown>,
): Promise<Speed> {
  await during(WARM_UP_MILLIS, atATime, work);
  const speed = speedIn(await during(MEASURED_MILLIS, atATime, work));
  process.stderr.write(`${name}, ${atATime} at a time: ${JSON.stringify(speed)}\n`);
  return speed;
}

/** The time of each call, and of all together. */
export interface Took {
  readonly took: number[];
  readonly millis: number;
}

export function speedIn({ took, millis }: Took): Speed {
  const [p50, p99] = percentiles(took, 0.5, 0.99);
  return { perSecond: Math.round((took.length / millis) * 1000), p50: p50!, p99: p99! };
}

/** The value that this share of the values does not exceed; 0 for an empty list. */
export function percentiles(values: readonly number[], ...shares: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return shares.map((share) => round(sorted[Math.floor(sorted.length * share)] ?? 0));
}

/** Repeats `work` for a time. A number that it returns counts as its time. */
export async function during(
  millis: number,
  atATime: number,
  work: (worker: number) => Promise<unknown>,
): Promise<Took> {
  const took: number[] = [];
  const start = performance.now();
  const end = start + millis;
  const worker = async (number: number) => {
    for (let now = performance.now(); now < end;) {
      const result = await work(number);
      const done = performance.now();
      took.push(typeof result === 'number' ? result : done - now);
      now = done;
    }
  };
  await Promise.all(Array.from({ length: atATime }, (_, number) => worker(number)));
  return { took, millis: performance.now() - start };
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

const DIGITS = 3;

/** The figures with every number rounded. */
export const rounded = <T>(figures: T): T =>
  JSON.parse(JSON.stringify(figures), (_, value: unknown) =>
    typeof value === 'number' ? round(value, DIGITS) : value,
  ) as T;
