import type { Language } from '../../../platform/api/reader.js';
import { oldRows } from '../../../platform/database/clear-old.js';
import { backoffSeconds } from '../../../platform/database/backoff.js';
import { listNewest } from '../../../platform/database/newest-first.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { NEXT_BATCH } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import { presentSql } from '../../../platform/presence/presence.js';
import type { Target, WaitingMatch } from '../domain/delivery.js';
import { PREFERENCE_COLUMNS } from './preference-store.js';
import type { PreferenceRow } from './preference-store.js';
import { DeliveryRow, NotificationRow } from './tables.js';

const DELIVERY = {
  id: true,
  notificationId: true,
  channel: true,
  target: true,
  status: true,
  reason: true,
  attempts: true,
  createdAt: true,
  dueAt: true,
  settledAt: true,
} as const;
const SUBJECT = { type: true, matchId: true, challengeId: true } as const;

/** A row of the ledger: a notification on one route to its user, and its status. */
export type NotificationDelivery = Pick<DeliveryRow, keyof typeof DELIVERY> &
  Pick<NotificationRow, keyof typeof SUBJECT>;

const LEDGER = `SELECT ${columns(DeliveryRow, DELIVERY, 'd')}, ${columns(NotificationRow, SUBJECT, 'n')}
  FROM deliveries d JOIN notifications n ON n.id = d.notification_id`;

/** A delivery in the form in which {@link addDeliveries} reads it from JSON. */
export const toDeliveryJson = <Delivery extends { readonly target: Target | null }>({
  target,
  ...rest
}: Delivery) => ({ ...rest, targetId: target?.id, target: target?.label });

/**
 * Writes deliveries. A delivery with a `d.reason` is suppressed from the start.
 *
 * @param from a FROM clause of `d`, with the names below
 */
export const addDeliveries = (from: string): string => `
  INSERT INTO deliveries (id, notification_id, user_id, channel, target_id, target, status, reason,
    due_at, settled_at)
  SELECT gen_random_uuid(), d."notificationId", d."userId", d.channel, d."targetId", d.target,
    CASE WHEN d.reason IS NULL THEN 'PENDING' ELSE 'SUPPRESSED' END, d.reason,
    CASE WHEN d.reason IS NULL THEN service_now() END,
    CASE WHEN d.reason IS NOT NULL THEN service_now() END
  FROM ${from}
  ON CONFLICT ON CONSTRAINT deliveries_once DO NOTHING
  RETURNING id, status`;

export const ADD = statement<Pick<DeliveryRow, 'id' | 'status'>, { rows: string }>(
  'delivery-add',
  addDeliveries(`jsonb_to_recordset(:rows::jsonb) AS d("notificationId" uuid, "userId" uuid,
    channel text, "targetId" uuid, target text, reason text)`),
);

/**
 * Longer than any attempt: when it has passed, the worker that claimed the delivery counts as dead. Leases
 * use now(), not the clock of play.
 */
const LEASE = `interval '90 seconds'`;

/** The oldest delivery of a digest is claimed for all of them. */
const IS_FIRST_OF_DIGEST = `(d.digest_at IS NULL OR NOT EXISTS (SELECT FROM deliveries o
  WHERE o.user_id = d.user_id AND o.digest_at = d.digest_at AND o.channel = d.channel
    AND o.status = 'PENDING' AND (o.created_at, o.id) < (d.created_at, d.id)))`;

const CLAIMED = { id: true, userId: true, channel: true, attempts: true, digestAt: true } as const;
const NOTIFICATION = { ...SUBJECT, friendId: true, version: true, createdAt: true } as const;

/**
 * A delivery that one worker has claimed. Its `attempts` include this one; `now` is the clock of play.
 */
export interface ClaimedRow
  extends
    Pick<DeliveryRow, keyof typeof CLAIMED>,
    Pick<NotificationRow, keyof typeof NOTIFICATION>,
    PreferenceRow {
  readonly target: Target;
  readonly username: string;
  readonly timeZone: string;
  readonly language: Language;
  readonly now: Date;
  readonly isConnected: boolean;
  readonly hasPreferences: boolean;
}

/**
 * Claims deliveries. An attempt is counted before it is made: an attempt that kills its worker must not be
 * repeated for ever.
 */
const claimOf = <Values extends object>(name: string, which: string) =>
  statement<ClaimedRow, Values>(
    name,
    `WITH due AS (
       SELECT d.id FROM deliveries d
       WHERE d.status = 'PENDING' AND d.due_at <= service_now() AND ${IS_FIRST_OF_DIGEST}
         AND (d.leased_until IS NULL OR d.leased_until <= now()) ${which}
       FOR UPDATE SKIP LOCKED
     ), claimed AS (
       UPDATE deliveries d SET attempts = attempts + 1, leased_until = now() + ${LEASE}
       FROM due WHERE d.id = due.id RETURNING d.*
     )
     SELECT ${columns(DeliveryRow, CLAIMED, 'd')}, ${columns(NotificationRow, NOTIFICATION, 'n')},
       json_build_object('id', d.target_id, 'label', d.target) AS target, u.username,
       u.time_zone AS "timeZone", u.language, service_now() AS now,
       ${presentSql('d.user_id')} AS "isConnected",
       p.user_id IS NOT NULL AS "hasPreferences", ${PREFERENCE_COLUMNS}
     FROM claimed d JOIN notifications n ON n.id = d.notification_id
       JOIN user_profiles u ON u.user_id = d.user_id
       LEFT JOIN notification_preferences p ON p.user_id = d.user_id`,
  );

export const CLAIM = claimOf<{ id: string }>('delivery-claim', 'AND d.id = :id');
export const CLAIM_DUE = claimOf<Batch>('delivery-claim-due', `ORDER BY d.due_at ${NEXT_BATCH}`);

/** A claim; its attempt number distinguishes it from other claims of the same delivery. */
type Claim = Pick<DeliveryRow, 'id' | 'attempts'>;

/** A worker that has lost its claim writes nothing. */
const HELD = `d.id = :id AND d.status = 'PENDING' AND d.attempts = :attempts`;

/** Up to a fifth earlier or later, so that deliveries that failed together are not tried together. */
export const RETRY_AT = `service_now() + make_interval(secs =>
  ${backoffSeconds(30, 6 * 3600, 'attempts - 1', 4)} * (0.8 + 0.4 * random()))`;

/** An attempt that was not made does not count. */
export const SETTLE = statement<object, Claim & Pick<DeliveryRow, 'status' | 'reason'>>(
  'delivery-settle',
  `UPDATE deliveries d SET status = :status, reason = :reason, settled_at = service_now(),
     due_at = NULL, leased_until = NULL,
     attempts = CASE WHEN :status = 'SUPPRESSED' THEN attempts - 1 ELSE attempts END
   WHERE ${HELD}`,
);

export const SETTLE_DIGEST = statement<object, Claim & { matchIds: readonly string[] }>(
  'delivery-settle-digest',
  `UPDATE deliveries d SET settled_at = service_now(), due_at = NULL, leased_until = NULL,
     status = CASE WHEN n.match_id = ANY(:matchIds::uuid[]) THEN 'DELIVERED' ELSE 'SUPPRESSED' END,
     reason = CASE WHEN n.match_id = ANY(:matchIds::uuid[]) THEN NULL ELSE 'OUT_OF_DATE' END,
     attempts = CASE WHEN d.id = led.id THEN d.attempts ELSE d.attempts + 1 END
   FROM deliveries led, notifications n
   WHERE led.id = :id AND led.status = 'PENDING' AND led.attempts = :attempts
     AND d.user_id = led.user_id AND d.channel = led.channel AND d.digest_at = led.digest_at
     AND d.status = 'PENDING' AND n.id = d.notification_id`,
);

export const WAITING = statement<WaitingMatch, { userId: string }>(
  'delivery-waiting-turns',
  `SELECT m.match_id AS "matchId", m.variant, m.deadline,
     ARRAY(SELECT u.username FROM match_players o JOIN user_profiles u USING (user_id)
           WHERE o.match_id = m.match_id AND o.seat <> m.to_act ORDER BY o.seat) AS opponents
   FROM match_turns m WHERE m.awaiting_id = :userId
   ORDER BY coalesce(m.deadline, 'infinity'::timestamptz), m.match_id`,
);

export const SWEEP = oldRows({
  name: 'delivery-sweep',
  table: 'deliveries',
  age: 'settled_at',
  where: `settled_at < service_now() - interval '30 days'`,
});

export const OF_NOTIFICATIONS = statement<
  NotificationDelivery,
  { notificationIds: readonly string[] }
>(
  'delivery-of-notifications',
  `${LEDGER} WHERE d.notification_id = ANY(:notificationIds::uuid[])
   ORDER BY d.channel, d.created_at, d.id`,
);

export const FIND = statement<NotificationDelivery, { id: string; userId: string }>(
  'delivery-find',
  `${LEDGER} WHERE d.id = :id AND d.user_id = :userId`,
);

export const list = listNewest<NotificationDelivery, { userId: string }>({
  name: 'delivery-list',
  select: LEDGER,
  alias: 'd',
  parts: { userId: 'd.user_id = :userId' },
});
