import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import { AccountSweep } from '../../application/index.js';

const STATEMENTS = [
  {
    name: 'accounts-sweep-sessions',
    text: `DELETE FROM sessions WHERE last_used_at < now() - interval '60 days'`,
  },
  {
    name: 'accounts-sweep-refresh',
    text: `DELETE FROM refresh_tokens WHERE used_at < now() - interval '60 days'`,
  },
  {
    name: 'accounts-sweep-tokens',
    text: `DELETE FROM api_tokens WHERE expires_at < now() - interval '30 days'`,
  },
  {
    name: 'accounts-sweep-limits',
    text: 'DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000',
  },
] as const;

/** The sweep in Postgres; any number of processes may run it at once. */
@Injectable()
export class PostgresAccountSweep extends AccountSweep {
  constructor(private readonly database: Database) {
    super();
  }

  async sweep(): Promise<void> {
    for (const statement of STATEMENTS) await this.database.run(statement, []);
  }
}
