import { Injectable } from '@nestjs/common';
import { clearAllOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';

const STATEMENTS = [
  oldRows({
    name: 'accounts-sweep-sessions',
    table: 'sessions',
    age: 'last_used_at',
    where: `last_used_at < now() - interval '60 days'`,
  }),
  oldRows({
    name: 'accounts-sweep-refresh',
    table: 'refresh_tokens',
    age: 'used_at',
    where: `used_at < now() - interval '60 days'`,
  }),
  oldRows({
    name: 'accounts-sweep-tokens',
    table: 'api_tokens',
    age: 'expires_at',
    where: `expires_at < now() - interval '30 days'`,
  }),
  oldRows({
    name: 'accounts-sweep-limits',
    table: 'rate_limits',
    age: 'expire',
    where: 'expire < (extract(epoch FROM now()) * 1000)::bigint',
  }),
];

/**
 * Removes expired counters, spent refresh tokens that would have expired, personal tokens a month after they
 * expired, and sessions that were not used for 60 days. Ended sessions stay until then as well: they show
 * which networks an account knows. Any number of processes may run it at the same time.
 */
@Injectable()
export class AccountSweep {
  constructor(private readonly database: Database) {}

  sweep(): Promise<void> {
    return clearAllOld(this.database, STATEMENTS);
  }
}
