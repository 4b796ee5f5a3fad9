import { oneOf, wholeNumber } from './values.js';

/** How long statements and migrations may take. */
export const DATABASE_TIMES = {
  DATABASE_STATEMENT_MILLIS: wholeNumber(0, 3_600_000)
    .default(15_000)
    .describe('milliseconds that one statement may take; `0`: no limit'),
  DATABASE_LOCK_MILLIS: wholeNumber(0, 3_600_000)
    .default(3_000)
    .describe(
      'milliseconds that a statement waits for a lock; set less than `FINISH_SECONDS`; `0`: no limit',
    ),
  DATABASE_IDLE_MILLIS: wholeNumber(0, 3_600_000)
    .default(15_000)
    .describe('milliseconds after which an idle transaction is rolled back; `0`: never'),
  MIGRATE: oneOf(['start', 'never'])
    .default('start')
    .describe(
      '`start`: api and worker migrate the schema when they start; `never`: they only check it (the embedded Postgres is always migrated)',
    ),
  MIGRATE_LOCK_MILLIS: wholeNumber(100, 60_000)
    .default(2_000)
    .describe(
      'milliseconds that a migration waits for a table before it is tried again; set less than `DATABASE_LOCK_MILLIS`, because everyone else waits behind it',
    ),
  MIGRATE_SECONDS: wholeNumber(0, 86_400)
    .default(300)
    .describe('seconds for which a migration is tried again before it fails'),
};
