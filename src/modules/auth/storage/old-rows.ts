import { oldRows } from '../../../platform/database/clear-old.js';

/** The rows that are deleted after some time. */
export const OLD_ROWS = [
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
    name: 'accounts-sweep-revoked',
    table: 'revoked_api_tokens',
    age: 'revoked_at',
    where: `revoked_at < now() - interval '30 days'`,
  }),
  oldRows({
    name: 'accounts-sweep-limits',
    table: 'rate_limits',
    age: 'expire',
    where: 'expire < (extract(epoch FROM now()) * 1000)::bigint',
  }),
];
