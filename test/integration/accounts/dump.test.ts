/**
 * Real: the whole service, Postgres, and Redis if there is one. A person has a row in every table that can have one, and a
 * marker is in every personal column of these rows. After the account has ended no dump shows anything of it.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { openCoreModules } from '../../support/core.js';
import { AccountEnd } from '../../../src/modules/accounts/application/account-end.js';
import { dumpOf, tablesWith } from '../../support/dump.js';
import { declaredData } from '../../support/personal-data.js';
import { redisDumpOf } from '../../support/redis-dump.js';
import { startService } from '../../support/service.js';
import type { Settings, TestService } from '../../support/service.js';
import { rowsOf, untilOutboxEmpty } from '../../support/sql.js';
import { knock } from './whole/account.js';
import { plantMarkers } from './whole/markers.js';
import type { Planting } from './whole/markers.js';
import { rowsLeft, valuesOfTheirOwn } from './whole/overwritten.js';
import { SETTINGS, wholePerson } from './whole/person.js';
import type { WholePerson } from './whole/person.js';
import { TRUE, USER_AGENT } from './whole/truths.js';
import { neededWays, waysOf } from './whole/ways.js';
import type { Way } from './whole/ways.js';

const REDIS_URL = process.env.TEST_REDIS_URL;
const QUEUES: readonly { where: string; settings: Settings; part: RegExp }[] = [
  { where: 'Postgres', settings: {}, part: /^bullmq\./ },
  ...(REDIS_URL ? [{ where: 'Redis', settings: { REDIS_URL }, part: /^redis / }] : []),
];

type Dump = ReadonlyMap<string, readonly string[]>;

describe.each(QUEUES)('an account that ends, with queues in $where', ({ settings, part }) => {
  let service: TestService;
  let core: INestApplicationContext;
  let person: WholePerson;
  let ways: readonly Way[];
  let rowless: string[];
  let planting: Planting;
  let ownBefore: string[];
  let before: Dump;
  let after: Dump;

  const dump = async (): Promise<Dump> =>
    new Map([...(await dumpOf(service)), ...(await redisDumpOf(service))]);
  const statuses = () =>
    Promise.all(person.addresses.map(async (address) => (await fetch(address)).status));
  /** Everything to look for, with the tables and keys in which it is. */
  const lookFor = (within: Dump) => [
    ...planting.planted.map(({ column, needle, stays }) => ({
      what: column,
      tables: tablesWith(within, needle).filter((it) => !stays.includes(it)),
    })),
    ...person.truths.map((what) => ({ what, tables: tablesWith(within, what) })),
  ];

  beforeAll(async () => {
    service = await startService({ ...SETTINGS, ...settings });
    core = await openCoreModules(service.config);
    person = await wholePerson(service, core);
    const all = await declaredData();
    ways = waysOf(all, person.ids);
    rowless = [];
    for (const { name, table, condition } of neededWays(ways))
      if ((await rowsOf(service, `SELECT FROM ${table} WHERE ${condition} LIMIT 1`)).length === 0)
        rowless.push(
          `${name} has no row of the person: make one in whole/person.ts, by the API if it can`,
        );
    expect(await statuses()).toEqual(person.addresses.map(() => 200));
    const truthful = await dump();
    planting = await plantMarkers(service, all, ways);
    ownBefore = await valuesOfTheirOwn(service, ways);
    before = new Map([...truthful, ...prefixed(await dump())]);
    const ends = core.get(AccountEnd, { strict: false });
    for (const id of person.ids) await ends.run(id);
    await untilOutboxEmpty(service);
    for (const id of person.ids) await ends.runAgain(id);
    for (const name of [TRUE.name, TRUE.oldName]) await knock(service, name);
    await untilOutboxEmpty(service);
    after = await dump();
  });
  afterAll(async () => {
    await person?.close();
    await core?.close();
    await service?.stop();
  });

  it('had a row in every table that is declared to hold data of people', () => {
    expect(rowless).toEqual([]);
  });

  it('had a marker in every personal and secret column, or there is a reason why not', () => {
    expect(planting.problems).toEqual([]);
  });

  it('was in a dump before with every marker, and with all that the person has given', () => {
    expect(lookFor(before).filter(({ tables }) => tables.length === 0)).toEqual([]);
    const queues = [...after].filter(([name, rows]) => part.test(name) && rows.length > 0);
    expect(queues.length).toBeGreaterThan(0);
  });

  it('is in none after: no marker, no name, address, network, text, key or link', () => {
    expect(lookFor(after).filter(({ tables }) => tables.length > 0)).toEqual([]);
  });

  it('leaves no row that is to go, and in those that stay the values of nobody', async () => {
    const overwritten = ways.flatMap(({ data }) =>
      Object.keys(data.overwrite ?? {}).map((column) => `${data.table}.${column}`),
    );
    expect(ownBefore).toEqual([...new Set(overwritten)].sort());
    expect(await valuesOfTheirOwn(service, ways)).toEqual([]);
    expect(await rowsLeft(service, ways)).toEqual([]);
  });

  it('leaves no archive and no link that opens anything', async () => {
    expect(await statuses()).toEqual(person.addresses.map(() => 404));
    expect(after.get('takeout_parts')).toEqual([]);
  });

  it('never was in it with the program that the person used', () => {
    expect(tablesWith(before, USER_AGENT)).toEqual([]);
  });
});

/** Beside the dump of an earlier moment. */
const prefixed = (later: Dump): Dump =>
  new Map([...later].map(([table, rows]) => [`later ${table}`, rows]));
