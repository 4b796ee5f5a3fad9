import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { happened } from '../../domain-events.js';
import { Deliveries, DeliveryTargets } from '../../deliveries/application/index.js';
import type { Claimed } from '../../deliveries/application/index.js';
import type { UserEventRef } from '../../events/domain/index.js';
import { WEBHOOK } from '../domain/webhook.js';
import type { DisabledReason } from '../domain/webhook.js';
import { IS_LIVE_WEBHOOK } from './own-webhooks.js';
import { WebhookRow } from './tables.js';

type OwnWebhook = Pick<WebhookRow, 'id' | 'userId'>;

/** How many events are added together. The next ones follow when these have been tried. */
const BATCH = 100;

/** How many webhooks one pass looks at. */
const MOST_WEBHOOKS = 500;

/** The webhooks that have new events, and no delivery that is due. */
const BEHIND = statement<OwnWebhook>(
  'webhooks-behind',
  `SELECT w.id, w.user_id AS "userId" FROM webhooks w
   WHERE w.state = 'ACTIVE' AND ${IS_LIVE_WEBHOOK}
     AND EXISTS (SELECT FROM user_event_positions e
       WHERE e.user_id = w.user_id AND e.position > w.position)
     AND NOT EXISTS (SELECT FROM due_targets t WHERE t.target_id = w.id)
   LIMIT ${MOST_WEBHOOKS}`,
);

/**
 * Moves a webhook on in its user's events, and returns those that are sent to it. A user's events appear in the order of
 * their positions, so no new event can have a position before the last one that was read.
 */
const ADVANCE = statement<{ position: number; type: string }, { id: string }>(
  'webhooks-advance',
  `WITH hook AS (
     SELECT id, user_id, types, position FROM webhooks
     WHERE id = :id AND state = 'ACTIVE' FOR UPDATE SKIP LOCKED
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
   SELECT batch.position::float8 AS position, batch.type FROM hook, batch
   WHERE CASE WHEN hook.types IS NULL THEN is_notification ELSE batch.type = ANY(hook.types) END
   ORDER BY batch.position`,
);

/** Where a message goes, and what it is about. */
export interface AddressedMessage extends Pick<WebhookRow, 'url' | 'state'> {
  /** The row of the user's sequence of events; null for a test and a verification. */
  readonly event: UserEventRef | null;
  /** The secrets that sign, the newest first. */
  readonly sealed: readonly Buffer[];
}

const ADDRESS = statement<AddressedMessage, Pick<Claimed, 'targetId' | 'position'>>(
  'webhooks-address',
  `SELECT w.url, w.state,
     (SELECT json_build_object('position', e.position, 'matchId', e.match_id,
          'version', e.version, 'notificationId', e.notification_id)
      FROM user_event_positions e
      WHERE e.user_id = w.user_id AND e.position = :position::bigint) AS event,
     (SELECT array_agg(s.sealed ORDER BY s.expires_at DESC NULLS FIRST) FROM webhook_secrets s
      WHERE s.webhook_id = w.id
        AND (s.expires_at IS NULL OR s.expires_at > service_now())) AS sealed
   FROM webhooks w WHERE w.id = :targetId AND ${IS_LIVE_WEBHOOK}`,
);

const DISABLE = statement<{ number: number }, { id: string; reason: DisabledReason }>(
  'webhooks-disable',
  `UPDATE webhooks SET state = 'DISABLED', disabled_reason = :reason
   WHERE id = :id RETURNING nextval('webhook_disablings')::integer AS number`,
);

/** Adds the messages to webhooks, and writes what their outcomes mean for the webhooks. */
@Injectable()
export class WebhookMessageStore {
  constructor(
    private readonly database: Database,
    private readonly deliveries: Deliveries,
    private readonly targets: DeliveryTargets,
    private readonly outbox: Outbox,
  ) {}

  behind(): Promise<OwnWebhook[]> {
    return this.database.rows(BEHIND, {});
  }

  /** Adds the next events. Those that were sent already are sent again: a replay has gone back. */
  async addNext({ id, userId }: OwnWebhook): Promise<void> {
    await this.database.transaction(async (within) => {
      const events = await within.rows(ADVANCE, { id });
      if (events.length === 0) return;
      await this.targets.restartAt(
        id,
        events.map(({ position }) => position),
        within,
      );
      const delivery = { channel: WEBHOOK, userId, targetId: id };
      await this.deliveries.add(
        events.map((event) => ({ ...delivery, ...event })),
        within,
      );
    });
  }

  /** Null when the webhook has been deleted or has ended. */
  address({ targetId, position }: Claimed): Promise<AddressedMessage | null> {
    return this.database.row(ADDRESS, { targetId, position });
  }

  /** The address has confirmed itself: everything that has waited for it is due. */
  async confirm({ id, targetId }: Claimed, within: Transaction): Promise<void> {
    const confirmed = { confirmedAt: () => 'service_now()', state: 'ACTIVE' } as const;
    await within.of(WebhookRow).update({ id: targetId!, state: 'PENDING' }, confirmed);
    await this.targets.restartPending(targetId!, within, id);
  }

  async disable(
    { id, targetId, userId }: Claimed,
    reason: DisabledReason,
    within: Transaction,
  ): Promise<void> {
    const disabled = await within.row(DISABLE, { id: targetId!, reason });
    if (!disabled) return;
    await this.targets.suppressPending(targetId!, 'WEBHOOK_DISABLED', within, id);
    await this.targets.forgetFailures(targetId!, within);
    const about = { userId, webhookId: targetId!, version: disabled.number };
    await this.outbox.add(within, [happened('WEBHOOK_DISABLED', about)]);
  }
}
