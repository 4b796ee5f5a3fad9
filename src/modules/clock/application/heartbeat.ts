import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { MatchClocks } from '../../matches/application/index.js';

/** How long no api may have been there before that time is given back to the players. */
export const OUTAGE_SECONDS = 30;

/** Moves the heartbeat on; how long it had stood still. */
const BEAT = `
  UPDATE heartbeat SET at = now()
  FROM (SELECT at AS last FROM heartbeat FOR UPDATE) AS before
  RETURNING extract(epoch FROM now() - before.last)::float8 AS gap`;

const OUTAGE = 'INSERT INTO outages (from_at, to_at) VALUES ($1, $2)';

/**
 * Tells that players can be served. While nobody serves them no clock runs: an api that finds the
 * heartbeat standing still writes the outage down, and the deadlines move by it before any sweep can
 * end a match (ADR 18).
 */
@Injectable()
export class Heartbeat {
  constructor(
    private readonly database: Database,
    private readonly clocks: MatchClocks,
  ) {}

  /** Beats once; how many seconds of an outage were given back. */
  async beat(): Promise<number> {
    return this.database.transaction(async (manager) => {
      const [[row]] = await manager.query<[{ gap: number }[]]>(BEAT);
      const { gap } = row!;
      if (gap <= OUTAGE_SECONDS) return 0;
      await this.clocks.change('EVERYONE', manager, async (now) => {
        await manager.query(OUTAGE, [new Date(now.getTime() - gap * 1000), now]);
      });
      return gap;
    });
  }
}
