import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { OUTAGE_MARGIN_SECONDS, OUTAGE_SECONDS } from '../domain/calendar.js';

/**
 * Moves the heartbeat on, and writes the outage down where it had stood still; how long that was. One
 * statement: who sees the heartbeat move sees the outage too, and since one row is locked for it,
 * outages become visible in the order of their ids.
 */
const BEAT = statement<{ gap: number }>(
  'heartbeat-beat',
  `
    WITH before AS (
      SELECT id, at FROM heartbeat FOR UPDATE
    ), beaten AS (
      UPDATE heartbeat h SET at = clock_timestamp() FROM before WHERE h.id = before.id
      RETURNING before.at AS last, h.at - before.at AS gap, service_now() + (h.at - now()) AS back
    ), outage AS (
      INSERT INTO outages (from_at, to_at)
      SELECT back - gap, back + interval '${OUTAGE_MARGIN_SECONDS} seconds' FROM beaten
      WHERE gap > interval '${OUTAGE_SECONDS} seconds'
      RETURNING id
    )
    SELECT CASE WHEN EXISTS (SELECT FROM outage) THEN extract(epoch FROM gap)::float8 ELSE 0 END AS gap
    FROM beaten`,
);

/**
 * Tells that players can be served. While nobody serves them no clock runs: an api that finds the
 * heartbeat standing still writes the outage down, and no deadline that does not count it ends a match
 * (ADR 32). It costs the same however many matches run.
 */
@Injectable()
export class Heartbeat {
  constructor(private readonly database: Database) {}

  /** Beats once; how many seconds of an outage were given back. */
  async beat(): Promise<number> {
    return (await this.database.row(BEAT, {}))!.gap;
  }
}
