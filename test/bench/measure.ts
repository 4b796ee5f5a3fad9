import { performance } from 'node:perf_hooks';

/** What a number of workers got done in a while. */
export interface Speed {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const WARM_UP_MILLIS = 700;
const MEASURED_MILLIS = 2500;

/** Does `work` again and again, `atATime` of them; each knows its number. */
export async function speedOf(
  name: string,
  atATime: number,
  work: (worker: number) => Promise<unknown>,
): Promise<Speed> {
  await during(WARM_UP_MILLIS, atATime, work);
  const { took, millis } = await during(MEASURED_MILLIS, atATime, work);
  took.sort((a, b) => a - b);
  const at = (share: number) => round(took[Math.floor(took.length * share)]!);
  const speed = {
    perSecond: Math.round((took.length / millis) * 1000),
    p50: at(0.5),
    p99: at(0.99),
  };
  process.stderr.write(`${name}, ${atATime} at a time: ${JSON.stringify(speed)}\n`);
  return speed;
}

async function during(
  millis: number,
  atATime: number,
  work: (worker: number) => Promise<unknown>,
): Promise<{ took: number[]; millis: number }> {
  const took: number[] = [];
  const start = performance.now();
  const end = start + millis;
  const worker = async (number: number) => {
    for (let now = performance.now(); now < end;) {
      await work(number);
      const done = performance.now();
      took.push(done - now);
      now = done;
    }
  };
  await Promise.all(Array.from({ length: atATime }, (_, number) => worker(number)));
  return { took, millis: performance.now() - start };
}

export const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
