/** Real: Postgres' LISTEN and NOTIFY between two processes' buses, a connection that is cut. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { KnownCredentials } from '../../../src/modules/auth/application/known-credentials.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { joinOnPostgres } from '../live/postgres-member.js';

const ANNA = '00000000-0000-4000-8000-00000000000a';
const BEN = '00000000-0000-4000-8000-00000000000b';

/** Entries never expire here: only a message removes them. */
class LastingCredentials extends KnownCredentials {
  protected override readonly lifetimeMillis = Infinity;
}

let database: TestDatabase;
beforeAll(async () => {
  Logger.overrideLogger(false); // errors are expected here
  database = await freshDatabase();
});
afterAll(() => database.drop());

async function join() {
  const member = await joinOnPostgres(database.url);
  const known = new LastingCredentials(member.bus);
  let lookups = 0;
  return {
    ...member,
    known,
    /** Whether the credential of a user had to be looked up. */
    looksUp: async (userId: string): Promise<boolean> => {
      const before = lookups;
      await known.find(`key of ${userId}`, () => {
        lookups++;
        return Promise.resolve({ owned: { userId } });
      });
      return lookups > before;
    },
  };
}

describe('a valid credential in the cache', () => {
  let here: Awaited<ReturnType<typeof join>>;
  let there: Awaited<ReturnType<typeof join>>;
  beforeEach(async () => {
    [here, there] = await Promise.all([join(), join()]);
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
  });

  it('is looked up once', async () => {
    expect([await here.looksUp(ANNA), await here.looksUp(ANNA)]).toEqual([true, false]);
  });

  it('a credential is looked up again in every process after a credential of its user has ended', async () => {
    for (const process of [here, there])
      for (const user of [ANNA, BEN]) await process.looksUp(user);
    await here.known.ended(ANNA);
    expect(await here.looksUp(ANNA)).toBe(true);
    await until('the other process', () => there.looksUp(ANNA));
    expect([await here.looksUp(BEN), await there.looksUp(BEN)]).toEqual([false, false]);
  });

  it('a credential that ends during its lookup is not cached', async () => {
    await here.known.find('a key', async () => {
      await here.known.ended(ANNA);
      return { owned: { userId: ANNA } };
    });
    expect(here.known.has('a key')).toBe(false);
  });

  it('cached credentials are not trusted while the connection is lost, and are looked up again after it', async () => {
    await here.looksUp(ANNA);
    await here.proxy.cut();
    await until('the loss of the connection', () => !here.bus.deliversAll);
    expect([await here.looksUp(ANNA), await here.looksUp(ANNA)]).toEqual([true, true]);
    await here.proxy.mend();
    await until('the connection', () => here.bus.deliversAll);
    expect([await here.looksUp(ANNA), await here.looksUp(ANNA)]).toEqual([true, false]);
  });

  it('an expired credential is not cached', async () => {
    const owned = { userId: ANNA };
    const past = new Date(Date.now() - 1000);
    await here.known.find('a key', () => Promise.resolve({ owned, expiresAt: past }));
    expect(here.known.has('a key')).toBe(false);
  });

  it('an invalid credential is not cached', async () => {
    expect(await here.known.find('a key', () => Promise.resolve(null))).toBeNull();
    expect(here.known.has('a key')).toBe(false);
  });
});
