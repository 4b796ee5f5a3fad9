import { OUTAGE_SECONDS } from '../domain/calendar.js';

/** A moment in milliseconds since 1970, for JSON. */
export const millis = (column: string): string => `extract(epoch FROM ${column}) * 1000`;

/** A row's span as `Span`, for `json_build_object`. */
export const spanOf = (row: string): string =>
  `'from', ${millis(`${row}.from_at`)}, 'to', ${millis(`${row}.to_at`)}`;

/** The id of the last outage. Outages become visible in the order of their ids (see the heartbeat). */
export const OUTAGES_KNOWN = `(SELECT coalesce(max(id), 0)::integer FROM outages)`;

/** The outages that ended after a moment. */
export const outagesSince = (since: string): string => `
  (SELECT coalesce(json_agg(json_build_object(${spanOf('o')}) ORDER BY o.from_at), '[]')
   FROM outages o WHERE o.to_at > ${since}) AS outages`;

/** Whether there was an outage after the one with this id. */
export const hasOutageAfter = (id: string): string =>
  `EXISTS (SELECT FROM outages WHERE id > ${id})`;

/** Whether players are served: otherwise nobody loses on time. */
export const IS_SERVED = `EXISTS (
  SELECT FROM heartbeat WHERE at > now() - interval '${OUTAGE_SECONDS} seconds')`;
