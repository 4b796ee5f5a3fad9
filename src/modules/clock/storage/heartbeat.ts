import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { OUTAGE_MARGIN_SECONDS, OUTAGE_SECONDS } from '../domain/calendar.js';

/**
 * Sets the heartbeat to now, and writes an outage if the gap fulfils a condition. It is one statement: a reader who sees
 * the new heartbeat also sees the outage. It locks one row, so that outages become visible in the order of their ids.
 */
const beat = (isOutage: string): string => `
    WITH before AS (
      SELECT id, at FROM heartbeat FOR UPDATE
    ), beaten AS (
      UPDATE heartbeat h SET at = clock_timestamp() FROM before WHERE h.id = before.id
      RETURNING before.at AS last, h.at - before.at AS gap, service_now() + (h.at - now()) AS back
    ), outage AS (
      INSERT INTO outages (from_at, to_at)
      SELECT back - gap, back + interval '${OUTAGE_MARGIN_SECONDS} seconds' FROM beaten
      WHERE ${isOutage}
      RETURNING id
    )
    SELECT CASE WHEN EXISTS (SELECT FROM outage) THEN extract(epoch FROM gap)::float8 ELSE 0 END AS gap
    FROM beaten`;

/** Returns the length of the outage in seconds; 0 if the heartbeat had not stood still long enough for one. */
const BEAT = statement<{ gap: number }>(
  'heartbeat-beat',
  beat(`gap > interval '${OUTAGE_SECONDS} seconds'`),
);

/** After a restore. It is an outage however short it was, so that no deadline counts until it is settled. */
const BEAT_RESTORED = statement<{ gap: number }>('heartbeat-beat-restored', beat('true'));

const LAST_BEAT = statement<{ at: Date }>('heartbeat-last', 'SELECT at FROM heartbeat');

/**
 * Records that players can be served. While they are not served, no clock runs: an api that finds an old
 * heartbeat writes an outage. A deadline ends a match only if it counts the outage (ADR 32). The cost does not
 * depend on the number of running matches.
 */
@Injectable()
export class Heartbeat {
  constructor(private readonly database: Database) {}

  /** Sets the heartbeat, also while requests hold all their connections. @returns how many seconds of an outage were given back */
  async beat(): Promise<number> {
    return (await this.database.ownRow(BEAT, {}))!.gap;
  }

  /** Records all time since the last heartbeat as an outage. @returns its length in seconds */
  async beatRestored(): Promise<number> {
    return (await this.database.row(BEAT_RESTORED, {}))!.gap;
  }

  /** When the service last ran, as far as the database knows. */
  async last(): Promise<Date> {
    return (await this.database.row(LAST_BEAT, {}))!.at;
  }
}
