import { oldRows } from '../../../platform/database/clear-old.js';

/** The rows that are deleted after some time. */
export const OLD_ROWS = [
  oldRows({
    name: 'apps-sweep-records',
    table: 'oauth_records',
    age: 'expires_at',
    where: 'expires_at < now()',
  }),
  oldRows({
    name: 'apps-sweep-grants',
    table: 'app_grants',
    age: 'last_used_at',
    where: `last_used_at < now() - interval '90 days'`,
  }),
  oldRows({
    name: 'apps-sweep-deleted-grants',
    table: 'app_grants',
    age: 'app_id',
    // Some apps at a time, so that the sweep reads the grants of few apps.
    where: `app_id = ANY (ARRAY(
      SELECT id FROM apps WHERE deleted_at IS NOT NULL ORDER BY deleted_at LIMIT 100))`,
  }),
  oldRows({
    name: 'apps-sweep-deleted',
    table: 'apps',
    age: 'deleted_at',
    where: `deleted_at < now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM app_grants WHERE app_id = apps.id)`,
  }),
  oldRows({
    name: 'apps-sweep-unused',
    table: 'apps',
    age: 'used_at',
    where: `owner_id IS NULL AND used_at < now() - interval '30 days'
      AND NOT EXISTS (SELECT FROM app_grants WHERE app_id = apps.id)`,
  }),
  oldRows({
    name: 'apps-sweep-keys',
    table: 'oauth_keys',
    age: 'created_at',
    where: `created_at < now() - interval '90 days'`,
  }),
];
