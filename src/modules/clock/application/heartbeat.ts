import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';

/** How long no api may have been there before that time is given back to the players. */
export const OUTAGE_SECONDS = 30;

/** Moves the heartbeat on; how long it had stood still. */
const BEAT = `
  UPDATE heartbeat SET at = now()
  FROM (SELECT at AS last FROM heartbeat FOR UPDATE) AS before
  RETURNING extract(epoch FROM now() - before.last)::float8 AS gap, before.last`;

/** Deadlines that had not passed when the service went away move by the time it was away. */
const GIVE_BACK = `
  UPDATE matches SET deadline = deadline + make_interval(secs => $1)
  WHERE status = 'IN_PROGRESS' AND deadline > $2`;

/**
 * Tells that players can be served. While nobody serves them no clock runs: an api that finds the
 * heartbeat standing still moves the deadlines by that time (DESIGN §6).
 */
@Injectable()
export class Heartbeat {
  constructor(private readonly database: Database) {}

  /** Beats once; how many seconds of an outage were given back. */
  async beat(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const [[row]] = await manager.query<[{ gap: number; last: Date }[]]>(BEAT);
      const { gap, last } = row!;
      if (gap <= OUTAGE_SECONDS) return 0;
      await manager.query(GIVE_BACK, [gap, last]);
      return gap;
    });
  }
}
