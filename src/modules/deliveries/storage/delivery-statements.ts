import { backoffSeconds } from '../../../platform/database/backoff.js';
import { NEXT_BATCH } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import { listNewest } from '../../../platform/database/newest-first.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { TargetFailures } from '../domain/delivery.js';
import { DeliveryRow } from './tables.js';

const SHOWN = {
  id: true,
  channel: true,
  userId: true,
  targetId: true,
  target: true,
  subjectId: true,
  type: true,
  about: true,
  status: true,
  reason: true,
  lastStatusCode: true,
  dueAt: true,
  createdAt: true,
  settledAt: true,
} as const;

/** One message to one target, and its status. Postgres returns bigints as text. */
export interface Delivery extends Pick<DeliveryRow, keyof typeof SHOWN | 'attempts'> {
  /** Its place among all deliveries, ascending. */
  readonly number: number;
  readonly position: number | null;
}

const FIELDS = `d.number::float8 AS number, d.position::float8 AS position,
  ${columns(DeliveryRow, SHOWN, 'd')}`;

/** Without the attempt that is being made. */
const COLUMNS = `${FIELDS}, d.attempts - (d.claim IS NOT NULL)::integer AS attempts`;

/** Adds deliveries, except those that there are already. A delivery with a reason is suppressed from the start. */
export const ADD = statement<Delivery, { rows: string }>(
  'delivery-add',
  `INSERT INTO deliveries AS d (id, channel, user_id, type, target_id, target, subject_id, position, about,
     reason, status, due_at, settled_at)
   SELECT gen_random_uuid(), n.channel, n."userId", n.type, n."targetId", n.target, n."subjectId",
     n.position, n.about, n.reason, CASE WHEN n.reason IS NULL THEN 'PENDING' ELSE 'SUPPRESSED' END,
     CASE WHEN n.reason IS NULL THEN service_now() END,
     CASE WHEN n.reason IS NOT NULL THEN service_now() END
   FROM jsonb_to_recordset(:rows::jsonb) AS n(channel text, "userId" uuid, type text, "targetId" uuid,
     target text, "subjectId" uuid, position bigint, about jsonb, reason text)
   ON CONFLICT DO NOTHING
   RETURNING ${COLUMNS}`,
);

/**
 * Longer than any attempt: when it has passed, the worker that claimed the delivery counts as dead. Claims
 * use now(), not the clock of play.
 */
const CLAIM_TIME = `interval '90 seconds'`;

const IS_FREE = `(d.claimed_until IS NULL OR d.claimed_until <= now())`;

/** The oldest delivery of a digest is claimed for all of them. */
const IS_FIRST_OF_DIGEST = `(d.digest_at IS NULL OR NOT EXISTS (SELECT FROM deliveries o
  WHERE o.user_id = d.user_id AND o.digest_at = d.digest_at AND o.channel = d.channel
    AND o.status = 'PENDING' AND (o.created_at, o.id) < (d.created_at, d.id)))`;

const orderOf = (alias: string): string => `(coalesce(${alias}.position, -1), ${alias}.number)`;

/** One delivery at a time goes to a target, in their order; none while the target rests. */
const IS_NEXT_OF_TARGET = `(d.target_id IS NULL OR
  NOT EXISTS (SELECT FROM failing_targets f
    WHERE f.target_id = d.target_id AND f.rests_until > service_now())
  AND NOT EXISTS (SELECT FROM deliveries o
    WHERE o.target_id = d.target_id AND o.status = 'PENDING' AND o.id <> d.id
      AND (o.claimed_until > now()
        OR o.due_at <= service_now() AND ${orderOf('o')} < ${orderOf('d')})))`;

/** A delivery that one worker has claimed. Its `attempts` include this one; `now` is the clock of play. */
export interface Claimed extends Delivery, Pick<DeliveryRow, 'digestAt'> {
  readonly claim: string;
  readonly now: Date;
  readonly failures: TargetFailures | null;
  /** Whether the user is suspended. */
  readonly isSuspended: boolean;
}

/**
 * Claims deliveries, the longest due first. An attempt is counted before it is made: an attempt that kills its worker
 * must not be repeated for ever.
 */
export const CLAIM = statement<Claimed, Batch & { channel: string }>(
  'delivery-claim',
  `WITH due AS (
     SELECT d.id FROM deliveries d
     WHERE d.status = 'PENDING' AND d.channel = :channel AND d.due_at <= service_now()
       AND ${IS_FREE} AND ${IS_FIRST_OF_DIGEST} AND ${IS_NEXT_OF_TARGET}
     ORDER BY d.due_at, d.number ${NEXT_BATCH} FOR UPDATE SKIP LOCKED
   )
   UPDATE deliveries d SET attempts = attempts + 1, claim = gen_random_uuid(),
     claimed_until = now() + ${CLAIM_TIME}
   FROM due WHERE d.id = due.id
   RETURNING ${FIELDS}, d.attempts, d.digest_at AS "digestAt", d.claim, service_now() AS now,
     (SELECT json_build_object('count', f.failures, 'since', f.since)
      FROM failing_targets f WHERE f.target_id = d.target_id) AS failures,
     EXISTS (SELECT FROM user_standings n
             WHERE n.user_id = d.user_id AND n.suspension IS NOT NULL) AS "isSuspended"`,
);

export const SUSPENDED = statement<{ userId: string }, { userIds: readonly string[] }>(
  'delivery-suspended-users',
  `SELECT n.user_id AS "userId" FROM user_standings n
   WHERE n.user_id = ANY(:userIds::uuid[]) AND n.suspension IS NOT NULL`,
);

/** The end of a claim. */
type Settled = Pick<
  Claimed,
  'id' | 'claim' | 'status' | 'reason' | 'lastStatusCode' | 'digestAt'
> & {
  /** Whether it was sent; if not, the attempt does not count. */
  readonly made: boolean;
  readonly dueAt: Date | null;
  readonly seconds: number | null;
  /** The attempt in a list in JSON; an empty list if it is not kept. */
  readonly tried: string;
};

/** How many attempts of a delivery are kept: those of its first three days, and of later replays. */
const KEPT_ATTEMPTS = 20;

const LOGGED = `attempt_log = CASE WHEN :tried::jsonb = '[]' THEN attempt_log ELSE
  jsonb_path_query_array(attempt_log || :tried::jsonb, 'lax $[last - ${KEPT_ATTEMPTS - 1} to last]') END`;

/** A worker that has lost its claim writes nothing. */
export const SETTLE = statement<Pick<DeliveryRow, 'id'>, Settled>(
  'delivery-settle',
  `UPDATE deliveries d SET status = :status, reason = :reason, digest_at = :digestAt,
     attempts = CASE WHEN :made::boolean THEN attempts ELSE attempts - 1 END,
     last_status_code = CASE WHEN :made THEN :lastStatusCode::integer ELSE last_status_code END,
     ${LOGGED},
     due_at = CASE WHEN :status = 'PENDING' THEN
       coalesce(:dueAt::timestamptz, service_now() + make_interval(secs => :seconds::float8)) END,
     settled_at = CASE WHEN :status <> 'PENDING' THEN service_now() END,
     claim = NULL, claimed_until = NULL
   WHERE d.id = :id AND d.status = 'PENDING' AND d.claim = :claim
   RETURNING d.id`,
);

/** Keeps an attempt whose claim was lost: the delivery was restarted while it was being made. */
export const LOG = statement<object, { id: string; tried: string }>(
  'delivery-log-attempt',
  `UPDATE deliveries d SET ${LOGGED} WHERE d.id = :id`,
);

export const LOGS = statement<Pick<DeliveryRow, 'id' | 'attemptLog'>, { ids: readonly string[] }>(
  'delivery-attempts',
  `SELECT d.id, d.attempt_log AS "attemptLog" FROM deliveries d WHERE d.id = ANY(:ids::uuid[])`,
);

type DigestOf = Pick<DeliveryRow, 'userId' | 'channel' | 'digestAt'>;

const IS_IN_DIGEST = `d.user_id = :userId AND d.channel = :channel AND d.digest_at = :digestAt
  AND d.status = 'PENDING'`;

export const DIGEST = statement<Delivery, DigestOf>(
  'delivery-digest',
  `SELECT ${COLUMNS} FROM deliveries d WHERE ${IS_IN_DIGEST}`,
);

/** Settles the other deliveries of a digest that was sent. */
export const SETTLE_DIGEST = statement<
  object,
  DigestOf & { sent: readonly string[]; reason: string }
>(
  'delivery-settle-digest',
  `UPDATE deliveries d SET settled_at = service_now(), due_at = NULL, attempts = d.attempts + 1,
     status = CASE WHEN d.id = ANY(:sent::uuid[]) THEN 'DELIVERED' ELSE 'SUPPRESSED' END,
     reason = CASE WHEN d.id = ANY(:sent::uuid[]) THEN NULL ELSE :reason END
   WHERE ${IS_IN_DIGEST}`,
);

const restUntil = (failures: string): string =>
  `service_now() + make_interval(secs => ${backoffSeconds(1, 300, failures)})`;

/** A target rests longer after each failure: a second, then two, up to five minutes. */
export const REST = statement<object, { targetId: string; isItsFault: boolean }>(
  'delivery-rest-target',
  `INSERT INTO failing_targets AS f (target_id, failures, since, rests_until)
   VALUES (:targetId, 1, CASE WHEN :isItsFault::boolean THEN service_now() END, ${restUntil('0')})
   ON CONFLICT (target_id) DO UPDATE SET failures = f.failures + 1,
     since = coalesce(f.since, excluded.since), rests_until = ${restUntil('f.failures')}`,
);

/** Starts again from the first attempt, for whoever claims it next. */
const PENDING_AGAIN = `status = 'PENDING', reason = NULL, attempts = 0, last_status_code = NULL,
  due_at = service_now(), settled_at = NULL, claim = NULL, claimed_until = NULL`;

type OfTarget = { readonly targetId: string };

export const RESTART_ONE = statement<Delivery, OfTarget & { id: string; except: string }>(
  'delivery-restart',
  `UPDATE deliveries d SET ${PENDING_AGAIN}
   WHERE d.target_id = :targetId AND d.id = :id AND d.type <> :except RETURNING ${COLUMNS}`,
);

export const RESTART_PLACES = statement<object, OfTarget & { positions: readonly number[] }>(
  'delivery-restart-places',
  `UPDATE deliveries d SET ${PENDING_AGAIN}
   WHERE d.target_id = :targetId AND d.position = ANY(:positions::bigint[])`,
);

export const RESTART_PENDING = statement<Delivery, OfTarget & { except: string | null }>(
  'delivery-restart-pending',
  `UPDATE deliveries d SET ${PENDING_AGAIN}
   WHERE d.target_id = :targetId AND d.status = 'PENDING' AND d.id IS DISTINCT FROM :except::uuid
   RETURNING ${COLUMNS}`,
);

export const SUPPRESS_PENDING = statement<object, OfTarget & { reason: string; except: string }>(
  'delivery-suppress-pending',
  `UPDATE deliveries d SET status = 'SUPPRESSED', reason = :reason, due_at = NULL,
     settled_at = service_now(), claim = NULL, claimed_until = NULL
   WHERE d.target_id = :targetId AND d.status = 'PENDING' AND d.id <> :except`,
);

export const COUNT_TYPE = statement<{ found: number }, OfTarget & { type: string }>(
  'delivery-count-type',
  `SELECT count(*)::integer AS found FROM deliveries d
   WHERE d.target_id = :targetId AND d.position IS NULL AND d.type = :type
     AND d.created_at > service_now() - interval '1 hour'`,
);

export const OF_SUBJECTS = statement<Delivery, { ids: readonly string[] }>(
  'delivery-of-subjects',
  `SELECT ${COLUMNS} FROM deliveries d WHERE d.subject_id = ANY(:ids::uuid[])
   ORDER BY d.channel, d.created_at, d.id`,
);

type OnChannels = { readonly userId: string; readonly channels: readonly string[] };

const IS_ON_CHANNELS = `d.user_id = :userId AND d.channel = ANY(:channels::text[])`;

export const FIND = statement<Delivery, OnChannels & { id: string }>(
  'delivery-find',
  `SELECT ${COLUMNS} FROM deliveries d WHERE d.id = :id AND ${IS_ON_CHANNELS}`,
);

export const list = listNewest<Delivery, { userId: string; channels: readonly string[] }>({
  name: 'delivery-list',
  select: `SELECT ${COLUMNS} FROM deliveries d`,
  alias: 'd',
  parts: {
    userId: 'd.user_id = :userId',
    // Deliveries with a position are many: the index leaves them out.
    channels: 'd.position IS NULL AND d.channel = ANY(:channels::text[])',
  },
});

export const LIST_OF_TARGET = statement<
  Delivery,
  OfTarget & { after: number | null; limit: number }
>(
  'delivery-list-of-target',
  `SELECT ${COLUMNS} FROM deliveries d
   WHERE d.target_id = :targetId AND (:after::bigint IS NULL OR d.number < :after)
   ORDER BY d.number DESC LIMIT :limit`,
);
