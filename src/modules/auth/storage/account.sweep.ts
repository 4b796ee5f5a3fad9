import { Injectable } from '@nestjs/common';
import { clearAllOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';

const NOW_MILLIS = '(extract(epoch FROM now()) * 1000)::bigint';

/** Each table with the column that tells a row's age, and the age at which a row goes. */
const OLD = [
  // Ended sessions are kept until then: they tell which networks an account knows.
  { table: 'sessions', age: 'last_used_at', before: `now() - interval '60 days'` },
  { table: 'refresh_tokens', age: 'used_at', before: `now() - interval '60 days'` },
  { table: 'api_tokens', age: 'expires_at', before: `now() - interval '30 days'` },
  { table: 'rate_limits', age: 'expire', before: NOW_MILLIS },
];

const STATEMENTS = OLD.map(({ table, age, before }) =>
  oldRows({ name: `accounts-sweep-${table}`, table, age, where: `${age} < ${before}` }),
);

/**
 * Removes sessions that nobody used for 60 days, spent refresh tokens that would have expired, personal
 * tokens a month after they expired, and counters whose time is over. Any number of processes may do it at once.
 */
@Injectable()
export class AccountSweep {
  constructor(private readonly database: Database) {}

  sweep(): Promise<void> {
    return clearAllOld(this.database, STATEMENTS);
  }
}
