import { Global, Module } from '@nestjs/common';
import { clearOld, oldRows } from '../database/clear-old.js';
import { Database } from '../database/database.js';
import { Sweeps } from '../tasks/sweeps.js';
import { Idempotency } from './idempotency.js';

const SWEEP_MILLIS = 600_000;

/** Clients repeat a call within minutes; after a month its key is free again. */
const SWEEP = oldRows({
  name: 'idempotency-sweep',
  table: 'idempotency_keys',
  age: 'created_at',
  where: `created_at < now() - interval '30 days'`,
});

/** Makes calls idempotent, and deletes keys after 30 days. */
@Global()
@Module({ providers: [Idempotency], exports: [Idempotency] })
export class IdempotencyModule {
  constructor(sweeps: Sweeps, database: Database) {
    sweeps.register({
      name: 'idempotency keys',
      everyMillis: SWEEP_MILLIS,
      run: () => clearOld(database, SWEEP),
    });
  }
}
