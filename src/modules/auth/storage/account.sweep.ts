import { Injectable } from '@nestjs/common';
import { clearAllOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';

/** Each table with the column that tells a row's age, and the age at which a row goes. */
const OLD = [
  // Ended sessions are kept until then: they tell which networks an account knows.
  ['sessions', 'last_used_at', `now() - interval '60 days'`],
  ['refresh_tokens', 'used_at', `now() - interval '60 days'`],
  ['api_tokens', 'expires_at', `now() - interval '30 days'`],
  ['rate_limits', 'expire', '(extract(epoch FROM now()) * 1000)::bigint'],
] as const;

const STATEMENTS = OLD.map(([table, age, oldest]) =>
  oldRows({ name: `accounts-sweep-${table}`, table, age, where: `${age} < ${oldest}` }),
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
