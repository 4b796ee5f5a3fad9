import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { growingSeconds } from '../../../../platform/database/growing.js';
import { Outbox } from '../../../../platform/outbox/outbox.js';
import { DispatchStore } from '../../application/dispatch-store.js';
import type { DueDelivery, LeasedWebhook } from '../../application/dispatch-store.js';
import { VERIFICATION_TYPE } from '../../domain/delivery.js';
import type { Delivery } from '../../domain/delivery.js';
import { FAILING, REST } from '../../domain/verdict.js';
import type { Verdict } from '../../domain/verdict.js';
import type { DisabledReason } from '../../domain/webhook.js';
import { DELIVERY_COLUMNS, OWED_ANEW } from './delivery-columns.js';

/** Longer than a call may take; whoever is slower than that has lost the webhook to another. */
const LEASE = `now() + interval '30 seconds'`;

/** To an address that has not confirmed itself goes nothing but the request to. */
const MAY_BE_SENT = (hook: string) =>
  `(${hook}.state = 'ACTIVE' OR d.type = '${VERIFICATION_TYPE}')`;

/** How many events one statement puts into a ledger. */
const BATCH = 500;

const LEASE_SOME = {
  name: 'webhooks-lease',
  text: `UPDATE webhooks SET lease = gen_random_uuid(), leased_until = ${LEASE}
         WHERE id IN (
           SELECT w.id FROM webhooks w
           WHERE w.state IN ('ACTIVE', 'PENDING') AND w.leased_until <= now()
             AND (w.rests_until IS NULL OR w.rests_until <= service_now()) AND (
             EXISTS (SELECT FROM webhook_deliveries d WHERE d.webhook_id = w.id
                       AND d.status = 'PENDING' AND d.due_at <= service_now() AND ${MAY_BE_SENT('w')})
             OR w.state = 'ACTIVE' AND EXISTS (SELECT FROM user_events e WHERE e.user_id = w.user_id
                          AND e.position > w.position))
           ORDER BY w.leased_until LIMIT $1 FOR UPDATE SKIP LOCKED)
         RETURNING id, user_id AS "userId", lease`,
};

/**
 * A user's events appear in the order of their positions, so none comes in behind. Those that are in
 * the ledger already are there because of a replay: they are owed anew.
 */
const PLAN = {
  name: 'webhooks-plan',
  text: `
    WITH hook AS (
      SELECT id, user_id, types, position FROM webhooks
      WHERE id = $1 AND lease = $2 AND state = 'ACTIVE' FOR UPDATE
    ), batch AS (
      SELECT e.position, coalesce(n.type, 'MATCH_EVENT') AS type, n.id IS NOT NULL AS is_notification
      FROM hook JOIN user_events e ON e.user_id = hook.user_id AND e.position > hook.position
        LEFT JOIN notifications n ON n.id = e.notification_id
      ORDER BY e.position LIMIT ${BATCH}
    ), noted AS (
      UPDATE webhooks SET position = batch.last
      FROM (SELECT max(position) AS last FROM batch) AS batch
      WHERE id = $1 AND batch.last IS NOT NULL
    )
    INSERT INTO webhook_deliveries AS d (webhook_id, position, type)
    SELECT hook.id, batch.position, batch.type FROM hook, batch
    WHERE CASE WHEN hook.types IS NULL THEN is_notification ELSE batch.type = ANY(hook.types) END
    ORDER BY batch.position
    ON CONFLICT ON CONSTRAINT webhook_deliveries_once DO UPDATE SET ${OWED_ANEW}`,
};

const NEXT = {
  name: 'webhooks-next',
  text: `
    WITH hook AS (
      UPDATE webhooks SET leased_until = ${LEASE}
      WHERE id = $1 AND lease = $2 AND state IN ('ACTIVE', 'PENDING')
      RETURNING id, user_id, url, state
    )
    SELECT ${DELIVERY_COLUMNS}, hook.url,
      (SELECT json_build_object('position', e.position, 'matchId', e.match_id,
           'version', e.version, 'notificationId', e.notification_id)
       FROM user_events e WHERE e.user_id = hook.user_id AND e.position = d.position) AS event,
      (SELECT array_agg(s.sealed ORDER BY s.expires_at DESC NULLS FIRST) FROM webhook_secrets s
       WHERE s.webhook_id = hook.id
         AND (s.expires_at IS NULL OR s.expires_at > service_now())) AS sealed
    FROM hook JOIN webhook_deliveries d ON d.webhook_id = hook.id
    WHERE d.status = 'PENDING' AND d.due_at <= service_now() AND ${MAY_BE_SENT('hook')}
    ORDER BY d.position NULLS FIRST, d.number LIMIT 1`,
};

const RELEASE = {
  name: 'webhooks-release',
  text: 'UPDATE webhooks SET lease = NULL, leased_until = now() WHERE id = $1 AND lease = $2',
};

const REST_SECONDS = growingSeconds(REST.first, REST.longest, 'failures');

/** `failing_since` stays: a fault of our own says nothing of its server, and disables nothing. */
const REST_A_WHILE = {
  name: 'webhooks-rest',
  text: `UPDATE webhooks SET failures = failures + 1, rests_until = service_now() + make_interval(
           secs => ${REST_SECONDS})
         WHERE id = $1`,
};

/** $3: whether something arrived, null where that is not known. */
const NOTE = `
  UPDATE webhooks SET
    failing_since = CASE WHEN $3::boolean THEN NULL
      WHEN $3 IS NULL THEN failing_since ELSE coalesce(failing_since, service_now()) END,
    failures = CASE WHEN $3 THEN 0 WHEN $3 IS NULL THEN failures ELSE failures + 1 END,
    rests_until = CASE WHEN $3 THEN NULL WHEN $3 IS NULL THEN rests_until
      ELSE service_now() + make_interval(
        secs => ${REST_SECONDS}) END
  WHERE id = $1 AND lease = $2
  RETURNING failures >= ${FAILING.attempts}
    AND failing_since < service_now() - interval '${FAILING.days} days' AS failing`;

const SETTLE = `
  UPDATE webhook_deliveries SET status = $2, reason = $3,
    last_status_code = CASE WHEN $5::boolean THEN $4 ELSE last_status_code END,
    attempts = attempts + $5::boolean::integer,
    due_at = service_now() + make_interval(secs => $6::float8),
    settled_at = CASE WHEN $2 = 'PENDING' THEN NULL ELSE service_now() END
  WHERE id = $1 AND status = 'PENDING'`;

const CONFIRM = `
  UPDATE webhooks SET confirmed_at = service_now(), state = 'ACTIVE'
  WHERE id = $1 AND state = 'PENDING'`;

const DISABLE = `
  UPDATE webhooks SET state = 'DISABLED', disabled_reason = $2, failing_since = NULL, failures = 0,
    rests_until = NULL
  WHERE id = $1 RETURNING nextval('webhook_disablings')::integer AS number`;

const SUPPRESS_REST = `
  UPDATE webhook_deliveries SET status = 'SUPPRESSED', reason = 'WEBHOOK_DISABLED', due_at = NULL,
    settled_at = service_now()
  WHERE webhook_id = $1 AND status = 'PENDING'`;

@Injectable()
export class PostgresDispatchStore extends DispatchStore {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  lease(count: number): Promise<LeasedWebhook[]> {
    return this.database.run<LeasedWebhook & { [column: string]: unknown }>(LEASE_SOME, [count]);
  }

  async plan({ id, lease }: LeasedWebhook): Promise<void> {
    await this.database.run(PLAN, [id, lease]);
  }

  async next({ id, lease }: LeasedWebhook): Promise<DueDelivery | null> {
    return (await this.database.run<DueDelivery>(NEXT, [id, lease]))[0] ?? null;
  }

  settle(webhook: LeasedWebhook, { id, type }: Delivery, verdict: Verdict): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const { status, reason, statusCode, tried, retrySeconds } = verdict;
      const held = await note(transaction, webhook, verdict.arrived);
      if (!held) return;
      await transaction.query(SETTLE, [id, status, reason, statusCode, tried, retrySeconds]);
      if (type === VERIFICATION_TYPE && status === 'DELIVERED')
        await transaction.query(CONFIRM, [webhook.id]);
      const disable = verdict.disable ?? (held.failing ? 'FAILING' : null);
      if (disable) await this.disable(transaction, webhook, disable);
    });
  }

  async release({ id, lease }: LeasedWebhook): Promise<void> {
    await this.database.run(RELEASE, [id, lease]);
  }

  async rest({ id }: LeasedWebhook): Promise<void> {
    await this.database.run(REST_A_WHILE, [id]);
  }

  private async disable(
    transaction: Transaction,
    { id, userId }: LeasedWebhook,
    reason: DisabledReason,
  ): Promise<void> {
    const [row] = await transaction.query<{ number: number }[]>(DISABLE, [id, reason]);
    await transaction.query(SUPPRESS_REST, [id]);
    const payload = { type: 'WEBHOOK_DISABLED', userId, webhookId: id, version: row!.number };
    await this.outbox.add(transaction, [{ kind: 'notice', payload }]);
  }
}

/** Whether the webhook has failed for too long; null when the lease is lost. */
async function note(
  transaction: Transaction,
  { id, lease }: LeasedWebhook,
  arrived: boolean | null,
): Promise<{ failing: boolean } | null> {
  const [row] = await transaction.query<{ failing: boolean }[]>(NOTE, [id, lease, arrived]);
  return row ?? null;
}
