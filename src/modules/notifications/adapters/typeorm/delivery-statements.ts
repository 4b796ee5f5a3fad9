import { oldRows } from '../../../../platform/database/clear-old.js';
import type { PositionalStatement } from '../../../../platform/database/database.js';
import { BATCH } from '../../../../platform/database/take-all.js';
import { presentSql } from '../../../../platform/presence/presence.js';
import { PREFERENCE_COLUMNS } from './preference-columns.js';

/** A delivery's columns under the names of `Delivery`. */
const COLUMNS = `d.id, d.notification_id AS "notificationId", n.type, n.match_id AS "matchId",
  n.challenge_id AS "challengeId", d.channel, d.target, d.status, d.reason, d.attempts,
  d.created_at AS "createdAt", d.due_at AS "dueAt", d.settled_at AS "settledAt"`;
const LEDGER = 'FROM deliveries d JOIN notifications n ON n.id = d.notification_id';

export const ADD = `
  INSERT INTO deliveries (id, notification_id, user_id, channel, target_id, target, status, reason,
    due_at, settled_at)
  SELECT d.id, d.notification_id, d.user_id, d.channel, d.target_id, d.target,
    CASE WHEN d.reason IS NULL THEN 'PENDING' ELSE 'SUPPRESSED' END, d.reason,
    CASE WHEN d.reason IS NULL THEN service_now() END,
    CASE WHEN d.reason IS NOT NULL THEN service_now() END
  FROM jsonb_to_recordset($1::jsonb) AS d(id uuid, notification_id uuid, user_id uuid, channel text,
    target_id uuid, target text, reason text)
  ON CONFLICT ON CONSTRAINT deliveries_once DO NOTHING
  RETURNING id, status`;

/**
 * Longer than any try takes: after it the worker that claimed a delivery is taken for dead. By now(),
 * as all leases are.
 */
const LEASE = `interval '90 seconds'`;

/** Of the deliveries of one digest the oldest stands for all. */
const LEADS = `(d.digest_at IS NULL OR NOT EXISTS (SELECT FROM deliveries o
  WHERE o.user_id = d.user_id AND o.digest_at = d.digest_at AND o.channel = d.channel
    AND o.status = 'PENDING' AND (o.created_at, o.id) < (d.created_at, d.id)))`;

/** A try is counted before it is made, so that one that kills its worker is not made for ever. */
const claimOf = (name: string, which: string): PositionalStatement => ({
  name,
  text: `
    WITH due AS (
      SELECT d.id FROM deliveries d
      WHERE d.status = 'PENDING' AND d.due_at <= service_now() AND ${LEADS}
        AND (d.leased_until IS NULL OR d.leased_until <= now()) ${which}
      FOR UPDATE SKIP LOCKED
    ), claimed AS (
      UPDATE deliveries d SET attempts = attempts + 1, leased_until = now() + ${LEASE}
      FROM due WHERE d.id = due.id RETURNING d.*
    )
    SELECT d.id, d.user_id AS "userId", u.username, u.time_zone AS "timeZone", d.channel,
      json_build_object('id', d.target_id, 'label', d.target) AS target, d.attempts,
      d.digest_at AS "digestAt", n.type, n.match_id AS "matchId", n.challenge_id AS "challengeId",
      n.version, n.created_at AS "createdAt", service_now() AS now,
      ${presentSql('d.user_id')} AS "isConnected",
      p.user_id IS NOT NULL AS "hasPreferences", ${PREFERENCE_COLUMNS}
    FROM claimed d JOIN notifications n ON n.id = d.notification_id
      JOIN users u ON u.id = d.user_id
      LEFT JOIN notification_preferences p ON p.user_id = d.user_id`,
});

export const CLAIM = claimOf('delivery-claim', 'AND d.id = $1');
export const CLAIM_DUE = claimOf('delivery-claim-due', `ORDER BY d.due_at ${BATCH}`);

/** Whoever lost the claim to somebody else writes nothing. */
const HELD = `d.id = $1 AND d.status = 'PENDING' AND d.attempts = $2`;

export const POSTPONE: PositionalStatement = {
  name: 'delivery-postpone',
  text: `UPDATE deliveries d SET due_at = $3, attempts = attempts - 1, leased_until = NULL
         WHERE ${HELD}`,
};

export const COLLECT: PositionalStatement = {
  name: 'delivery-collect',
  text: `UPDATE deliveries d
         SET due_at = $3, digest_at = $3, attempts = attempts - 1, leased_until = NULL
         WHERE ${HELD}`,
};

/** With up to a fifth more or less, so that what failed together is not tried together. */
export const RETRY: PositionalStatement = {
  name: 'delivery-retry',
  text: `UPDATE deliveries d SET reason = $4, leased_until = NULL,
           due_at = service_now() + make_interval(secs => $3::float8 * (0.8 + 0.4 * random()))
         WHERE ${HELD}`,
};

/** A try that was not made does not count. */
export const SETTLE: PositionalStatement = {
  name: 'delivery-settle',
  text: `UPDATE deliveries d SET status = $3, reason = $4, settled_at = service_now(),
           due_at = NULL, leased_until = NULL,
           attempts = CASE WHEN $3 = 'SUPPRESSED' THEN attempts - 1 ELSE attempts END
         WHERE ${HELD}`,
};

export const SETTLE_DIGEST: PositionalStatement = {
  name: 'delivery-settle-digest',
  text: `UPDATE deliveries d SET settled_at = service_now(), due_at = NULL, leased_until = NULL,
           status = CASE WHEN n.match_id = ANY($3::uuid[]) THEN 'DELIVERED' ELSE 'SUPPRESSED' END,
           reason = CASE WHEN n.match_id = ANY($3::uuid[]) THEN NULL ELSE 'OUT_OF_DATE' END,
           attempts = CASE WHEN d.id = led.id THEN d.attempts ELSE d.attempts + 1 END
         FROM deliveries led, notifications n
         WHERE led.id = $1 AND led.status = 'PENDING' AND led.attempts = $2
           AND d.user_id = led.user_id AND d.channel = led.channel AND d.digest_at = led.digest_at
           AND d.status = 'PENDING' AND n.id = d.notification_id`,
};

export const SWEEP = oldRows({
  name: 'delivery-sweep',
  table: 'deliveries',
  age: 'settled_at',
  where: `settled_at < service_now() - interval '30 days'`,
});

export const OF_NOTIFICATIONS: PositionalStatement = {
  name: 'delivery-of-notifications',
  text: `SELECT ${COLUMNS} ${LEDGER} WHERE d.notification_id = ANY($1::uuid[])
         ORDER BY d.channel, d.created_at, d.id`,
};

export const FIND: PositionalStatement = {
  name: 'delivery-find',
  text: `SELECT ${COLUMNS} ${LEDGER} WHERE d.id = $1 AND d.user_id = $2`,
};

/** The statement of a page; `conditions` and `name` from its filter. */
export const listed = (conditions: string, name: string): PositionalStatement => ({
  name: `delivery-list-${name}`,
  text: `SELECT ${COLUMNS} ${LEDGER} ${conditions} ORDER BY d.created_at DESC, d.id DESC LIMIT $1`,
});
