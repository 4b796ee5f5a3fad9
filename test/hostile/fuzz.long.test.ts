/**
 * Real: the built service as a process of its own, its Postgres, its Redis. Attacks are made from its schema
 * and a seed. A failure names the seed of its attack: HOSTILE_SEED=<seed> HOSTILE_ATTACKS=1 repeats it
 * on new data.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestClient } from '../support/client.js';
import { storedDifferences } from '../support/stored.js';
import { schemaOf } from '../support/schema.js';
import { rowsOf } from '../support/sql.js';
import { prepareData } from './support/prepared-data.js';
import { attackAll } from './support/fuzz.js';
import type { Fault } from './support/fuzz.js';
import { rounds } from './support/rounds.js';
import { startVictim } from './support/victim.js';
import type { Victim } from './support/victim.js';

const SEED = Number(process.env['HOSTILE_SEED'] ?? 1);
const ATTACKS = Number(process.env['HOSTILE_ATTACKS'] ?? rounds(2_000, 100_000));
/** After so many attacks new data are prepared, as sessions have ended and matches have finished. */
const ATTACKS_PER_DATA_SET = 2_000;

let victim: Victim;

beforeAll(async () => {
  victim = await startVictim();
});
afterAll(async () => {
  await victim?.stop();
});

describe(`${ATTACKS} attacks from seed ${SEED} on`, () => {
  it('random attacks are answered, and none causes an error of the service', async () => {
    const { base } = victim;
    const schema = await schemaOf(new TestClient(base));
    const tally = new Map<string, number>();
    const faults: Fault[] = [];
    for (let sent = 0; sent < ATTACKS && faults.length === 0; sent += ATTACKS_PER_DATA_SET) {
      const target = { base, schema, data: await prepareData(base) };
      const attacks = Math.min(ATTACKS_PER_DATA_SET, ATTACKS - sent);
      faults.push(...(await attackAll(target, { seed: SEED + sent, attacks, tally })));
    }
    if (process.env['HOSTILE_TALLY']) process.stderr.write(`${table(tally)}\n`);
    expect(faults).toEqual([]);
  }, 3_600_000);

  it('random attacks leave no error in the log', () => {
    expect(victim.complaints()).toEqual([]);
  });

  it('after random attacks the row of every match agrees with its events', async () => {
    const rows = await rowsOf<{ id: string }>(victim, 'SELECT id FROM matches LIMIT 500');
    const differences = await Promise.all(rows.map(({ id }) => storedDifferences(victim, id)));
    expect(differences.flat()).toEqual([]);
  });

  it('after random attacks the service still works and stops cleanly', async () => {
    const newcomer = await new TestClient(victim.base).register('afterwards');
    const bot = { variant: 'zweier', opponents: [{ bot: 'random' }] };
    expect((await newcomer.challenge(bot)).userErrors).toEqual([]);
    const ended = victim.stop();
    await expect(ended).resolves.toEqual([]);
  });
});

const table = (tally: ReadonlyMap<string, number>): string =>
  [...tally]
    .sort()
    .map(([what, count]) => `${String(count).padStart(7)}  ${what}`)
    .join('\n');
