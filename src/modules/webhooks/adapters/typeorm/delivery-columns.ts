/** A line of the ledger, `d`, as the domain names it. */
export const DELIVERY_COLUMNS = `d.id, d.number::float8 AS number, d.webhook_id AS "webhookId",
  d.position::float8 AS position, d.type, d.status, d.reason, d.attempts,
  d.last_status_code AS "lastStatusCode", d.due_at AS "dueAt", d.settled_at AS "settledAt",
  d.created_at AS "createdAt"`;

/** What a delivery is when it is owed from its first attempt on. */
export const OWED_ANEW = `status = 'PENDING', reason = NULL, attempts = 0, last_status_code = NULL,
  due_at = service_now(), settled_at = NULL`;
