/** What a point stands for, measured. */
import type { Answer, TestClient } from '../../support/client.js';
import type { PricedPart } from './priced-parts.js';
import { usedBetween, usedBy } from './processor.js';
import type { Victim } from './victim.js';

/** A part's price, and the microseconds of a core that it takes. */
export interface Measured {
  readonly name: string;
  readonly points: number;
  readonly service: number;
  readonly postgres: number;
}

export const microsOf = ({ service, postgres }: Measured): number => service + postgres;
export const microsAPoint = (measured: Measured): number => microsOf(measured) / measured.points;

/** How often a part is repeated in one operation, so that the reading of the request hardly counts. */
const MOST_REPEATED = 20;
/** The points that the repeated parts may cost, below those that an operation may. */
const MOST_POINTS = 4000;

/** Until so many milliseconds of a core are used, and so many operations asked, a part is measured. */
const LEAST_MILLIS = 300;
const LEAST_RUNS = 6;
/** Operations before the measurement, until the code is compiled. */
const WARM = 4;

type Priced = Answer<Record<string, unknown>> & {
  readonly extensions?: { readonly cost: { readonly points: number } };
};

/** Measures a part; null if the service refuses it, or has no data for it. */
export async function measure(
  victim: Victim,
  client: TestClient,
  part: PricedPart,
): Promise<Measured | null> {
  const ask = (count: number) => client.raw(operationOf(part, count)) as Promise<Priced>;
  const count = await repeated(ask);
  if (count === 0) return null;
  for (let run = 0; run < WARM; run++) await ask(count);
  const before = await usedBy(victim);
  let [points, runs, used] = [0, 0, { service: 0, postgres: 0 }];
  while (runs < LEAST_RUNS || used.service < LEAST_MILLIS) {
    points += (await ask(count)).extensions!.cost.points;
    runs += 1;
    used = usedBetween(before, await usedBy(victim));
  }
  const times = runs * count;
  const micros = { service: used.service * 1000, postgres: used.postgres * 1000 };
  return {
    name: part.name,
    points: points / times,
    service: micros.service / times,
    postgres: micros.postgres / times,
  };
}

const operationOf = ({ written }: PricedPart, count: number): string =>
  `{ ${Array.from({ length: count }, (_, i) => written(`a${i}`)).join(' ')} }`;

/** How often a part can be repeated; 0 if it cannot be measured. */
async function repeated(ask: (count: number) => Promise<Priced>): Promise<number> {
  const one = await ask(1);
  if (one.errors || !hasContent(one.data)) return 0;
  const { points } = one.extensions!.cost;
  let count = Math.max(1, Math.min(MOST_REPEATED, Math.floor(MOST_POINTS / points)));
  while (count > 1 && (await ask(count)).errors) count = Math.floor(count / 2);
  return count;
}

/** Whether a value holds anything: not null, no empty list, and no objects around such values only. */
function hasContent(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (Array.isArray(value)) return value.some(hasContent);
  if (typeof value !== 'object') return true;
  const parts = Object.entries(value).filter(([name]) => name !== '__typename');
  return parts.some(([, part]) => hasContent(part));
}
