import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { backoffSeconds } from '../../../platform/database/backoff.js';
import { statement } from '../../../platform/database/statement.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import type { UserEventRef } from '../../events/domain/index.js';
import { FAILING, REST } from '../domain/delivery-outcome.js';
import type { DeliveryOutcome } from '../domain/delivery-outcome.js';
import { VERIFICATION_TYPE } from '../domain/webhook.js';
import type { DisabledReason } from '../domain/webhook.js';
import { IS_LIVE_WEBHOOK } from './webhook-store.js';
import { DELIVERY_COLUMNS, PENDING_AGAIN } from './delivery-store.js';
import type { WebhookDelivery } from './delivery-store.js';
import { WebhookDeliveryRow, WebhookRow } from './tables.js';

/** A webhook that only this process serves while the lease runs. */
export interface LeasedWebhook extends Pick<WebhookRow, 'id' | 'userId'> {
  readonly lease: string;
}

type Lease = Pick<LeasedWebhook, 'id' | 'lease'>;

/** A delivery that is due, with everything needed to send it. */
export interface DueDelivery extends WebhookDelivery {
  readonly url: string;
  /** The row of the user's sequence of events; null for a test and a verification. */
  readonly event: UserEventRef | null;
  /** The secrets that sign, the newest first. */
  readonly sealed: readonly Buffer[];
}

/** Longer than a call may take. After it has expired, another process may lease the webhook. */
const LEASE = `now() + interval '30 seconds'`;

/** Only the request to confirm is sent to an address that has not confirmed itself. */
const MAY_BE_SENT = (hook: string) =>
  `(${hook}.state = 'ACTIVE' OR d.type = '${VERIFICATION_TYPE}')`;

/** How many events one statement puts into a ledger. */
const BATCH = 500;

const LEASE_SOME = statement<LeasedWebhook, { count: number }>(
  'webhooks-lease',
  `UPDATE webhooks SET lease = gen_random_uuid(), leased_until = ${LEASE}
   WHERE id IN (
     SELECT w.id FROM webhooks w
     WHERE w.state IN ('ACTIVE', 'PENDING') AND w.leased_until <= now()
       AND (w.rests_until IS NULL OR w.rests_until <= service_now()) AND ${IS_LIVE_WEBHOOK} AND (
       EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id
                 AND d.status = 'PENDING' AND d.due_at <= service_now() AND ${MAY_BE_SENT('w')})
       OR w.state = 'ACTIVE' AND EXISTS (SELECT FROM user_event_positions e WHERE e.user_id = w.user_id
                    AND e.position > w.position))
     ORDER BY w.leased_until LIMIT :count FOR UPDATE SKIP LOCKED)
   RETURNING id, user_id AS "userId", lease`,
);

/**
 * A user's events appear in the order of their positions, so no new event can have a position before the last
 * one that was read. An event may be in the ledger already because of a replay; it becomes pending again.
 */
const PLAN = statement<object, Lease>(
  'webhooks-plan',
  `WITH hook AS (
     SELECT id, user_id, types, position FROM webhooks
     WHERE id = :id AND lease = :lease AND state = 'ACTIVE' FOR UPDATE
   ), batch AS (
     SELECT e.position, coalesce(n.type, 'MATCH_EVENT') AS type, n.id IS NOT NULL AS is_notification
     FROM hook JOIN user_event_positions e ON e.user_id = hook.user_id AND e.position > hook.position
       LEFT JOIN notification_types n ON n.id = e.notification_id
     ORDER BY e.position LIMIT ${BATCH}
   ), noted AS (
     UPDATE webhooks SET position = batch.last
     FROM (SELECT max(position) AS last FROM batch) AS batch
     WHERE id = :id AND batch.last IS NOT NULL
   )
   INSERT INTO webhook_deliveries AS d (webhook_id, position, type)
   SELECT hook.id, batch.position, batch.type FROM hook, batch
   WHERE CASE WHEN hook.types IS NULL THEN is_notification ELSE batch.type = ANY(hook.types) END
   ORDER BY batch.position
   ON CONFLICT ON CONSTRAINT webhook_deliveries_once DO UPDATE SET ${PENDING_AGAIN}`,
);

const NEXT = statement<DueDelivery, Lease>(
  'webhooks-next',
  `WITH hook AS (
     UPDATE webhooks w SET leased_until = ${LEASE}
     WHERE id = :id AND lease = :lease AND state IN ('ACTIVE', 'PENDING') AND ${IS_LIVE_WEBHOOK}
     RETURNING id, user_id, url, state
   )
   SELECT ${DELIVERY_COLUMNS}, hook.url,
     (SELECT json_build_object('position', e.position, 'matchId', e.match_id,
          'version', e.version, 'notificationId', e.notification_id)
      FROM user_event_positions e WHERE e.user_id = hook.user_id AND e.position = d.position) AS event,
     (SELECT array_agg(s.sealed ORDER BY s.expires_at DESC NULLS FIRST) FROM webhook_secrets s
      WHERE s.webhook_id = hook.id
        AND (s.expires_at IS NULL OR s.expires_at > service_now())) AS sealed
   FROM hook JOIN webhook_deliveries d ON d.webhook_id = hook.id
   WHERE d.status = 'PENDING' AND d.due_at <= service_now() AND ${MAY_BE_SENT('hook')}
   ORDER BY d.position NULLS FIRST, d.number LIMIT 1`,
);

const RELEASE = statement<object, Lease>(
  'webhooks-release',
  'UPDATE webhooks SET lease = NULL, leased_until = now() WHERE id = :id AND lease = :lease',
);

const RESTS_UNTIL = `service_now() + make_interval(
  secs => ${backoffSeconds(REST.first, REST.longest, 'failures')})`;

/** `arrived` is null when the attempt says nothing about the server. */
const RECORD_ATTEMPT = statement<{ failing: boolean }, Lease & Pick<DeliveryOutcome, 'arrived'>>(
  'webhooks-note',
  `UPDATE webhooks SET
     failing_since = CASE WHEN :arrived::boolean THEN NULL
       WHEN :arrived IS NULL THEN failing_since ELSE coalesce(failing_since, service_now()) END,
     failures = CASE WHEN :arrived THEN 0 WHEN :arrived IS NULL THEN failures ELSE failures + 1 END,
     rests_until = CASE WHEN :arrived THEN NULL WHEN :arrived IS NULL THEN rests_until
       ELSE ${RESTS_UNTIL} END
   WHERE id = :id AND lease = :lease
   RETURNING failures >= ${FAILING.attempts}
     AND failing_since < service_now() - interval '${FAILING.days} days' AS failing`,
);

type Settled = Pick<WebhookDelivery, 'id'> &
  Pick<DeliveryOutcome, 'status' | 'reason' | 'statusCode' | 'tried' | 'retrySeconds'>;

const SETTLE = statement<object, Settled>(
  'webhook-deliveries-settle',
  `UPDATE webhook_deliveries SET status = :status, reason = :reason,
     last_status_code = CASE WHEN :tried::boolean THEN :statusCode ELSE last_status_code END,
     attempts = attempts + :tried::boolean::integer,
     due_at = service_now() + make_interval(secs => :retrySeconds::float8),
     settled_at = CASE WHEN :status = 'PENDING' THEN NULL ELSE service_now() END
   WHERE id = :id AND status = 'PENDING'`,
);

const DISABLE = statement<{ number: number }, { id: string; reason: DisabledReason }>(
  'webhooks-disable',
  `UPDATE webhooks SET state = 'DISABLED', disabled_reason = :reason, failing_since = NULL, failures = 0,
     rests_until = NULL
   WHERE id = :id RETURNING nextval('webhook_disablings')::integer AS number`,
);

/** Suppresses the pending deliveries of a disabled webhook. */
const SUPPRESSED = {
  status: 'SUPPRESSED',
  reason: 'WEBHOOK_DISABLED',
  dueAt: null,
  settledAt: () => 'service_now()',
} as const;

/** Leases webhooks and settles their deliveries. Any number of workers may do so at the same time. */
@Injectable()
export class DispatchStore {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Leases webhooks that have something to send, the longest waiting first. */
  lease(count: number): Promise<LeasedWebhook[]> {
    return this.database.rows(LEASE_SOME, { count });
  }

  /** Puts the user's next new events into the ledger, in order; one batch at a time. */
  async plan(webhook: LeasedWebhook): Promise<void> {
    await this.database.rows(PLAN, webhook);
  }

  /**
   * The first delivery that is due; renews the lease. Null when none is due, or the lease is lost.
   */
  next(webhook: LeasedWebhook): Promise<DueDelivery | null> {
    return this.database.row(NEXT, webhook);
  }

  /**
   * Writes the outcome of a delivery. If the lease is lost, it writes nothing and the message is sent again.
   */
  settle(
    webhook: LeasedWebhook,
    { id, type }: WebhookDelivery,
    outcome: DeliveryOutcome,
  ): Promise<void> {
    return this.database.transaction(async (within) => {
      const recorded = await within.row(RECORD_ATTEMPT, { ...webhook, arrived: outcome.arrived });
      if (!recorded) return;
      await within.rows(SETTLE, { id, ...outcome });
      if (type === VERIFICATION_TYPE && outcome.status === 'DELIVERED') {
        const confirmed = { confirmedAt: () => 'service_now()', state: 'ACTIVE' } as const;
        const pending = { id: webhook.id, state: 'PENDING' } as const;
        await within.of(WebhookRow).update(pending, confirmed);
      }
      const disable = outcome.disable ?? (recorded.failing ? 'FAILING' : null);
      if (disable) await this.disable(webhook, disable, within);
    });
  }

  async release(webhook: LeasedWebhook): Promise<void> {
    await this.database.rows(RELEASE, webhook);
  }

  /**
   * Pauses a webhook that could not be served, longer each time. `failing_since` stays: an error of this
   * service says nothing about the webhook's server, and does not disable the webhook.
   */
  async rest({ id }: LeasedWebhook): Promise<void> {
    const longer = { failures: () => 'failures + 1', restsUntil: () => RESTS_UNTIL };
    await this.database.of(WebhookRow).update({ id }, longer);
  }

  private async disable(
    { id, userId }: LeasedWebhook,
    reason: DisabledReason,
    within: Transaction,
  ): Promise<void> {
    const { number } = (await within.row(DISABLE, { id, reason }))!;
    const waiting = { webhookId: id, status: 'PENDING' } as const;
    await within.of(WebhookDeliveryRow).update(waiting, SUPPRESSED);
    const payload = { type: 'WEBHOOK_DISABLED', userId, webhookId: id, version: number };
    await this.outbox.add(within, [{ kind: 'notice', payload }]);
  }
}
