import { VERIFICATION_TYPE } from '../../domain/delivery.js';

/** A line of the ledger, `d`, as the domain names it. */
export const DELIVERY_COLUMNS = `d.id, d.number::float8 AS number, d.webhook_id AS "webhookId",
  d.position::float8 AS position, d.type, d.status, d.reason, d.attempts,
  d.last_status_code AS "lastStatusCode", d.due_at AS "dueAt", d.settled_at AS "settledAt",
  d.created_at AS "createdAt"`;

/** What a delivery is when it is owed from its first attempt on. */
export const OWED_ANEW = `status = 'PENDING', reason = NULL, attempts = 0, last_status_code = NULL,
  due_at = service_now(), settled_at = NULL`;

/**
 * What the owner asks for does not wait until a webhook that fails has rested. Statements take the id from
 * here, so that the webhook is locked before its deliveries, as where an attempt is settled.
 */
export const WAKE = 'UPDATE webhooks SET rests_until = NULL WHERE id = $1 RETURNING id';

/** Asks an address to confirm itself, at once and from the first attempt; one request at a time. */
export const OWE_VERIFICATION = `
  WITH hook AS (${WAKE})
  INSERT INTO webhook_deliveries AS d (webhook_id, type) SELECT id, '${VERIFICATION_TYPE}' FROM hook
  ON CONFLICT (webhook_id) WHERE type = '${VERIFICATION_TYPE}' AND status = 'PENDING'
  DO UPDATE SET ${OWED_ANEW} RETURNING ${DELIVERY_COLUMNS}`;
