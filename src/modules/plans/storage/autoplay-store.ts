import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { backoffSeconds } from '../../../platform/database/backoff.js';
import { statement } from '../../../platform/database/statement.js';
import type { Autoplay } from '../domain/standing-orders.js';
import { AutoplayDueRow, AutoplayRow } from './tables.js';

/** A forced action that has been held back long enough. */
export interface DueAnswer extends Pick<AutoplayDueRow, 'matchId' | 'version' | 'seat'> {
  readonly userId: string;
  /** Whether the player still plays the seat and wants forced actions played. */
  readonly isWanted: boolean;
}

type InMatch = Autoplay & { readonly matchId: string };

/** Asked whenever a match is shown to a player of it. */
const IN_MATCHES = statement<InMatch, { userId: string; matchIds: readonly string[] }>(
  'autoplay-in-matches',
  `SELECT DISTINCT ON (m.id) m.id AS "matchId", a.mode, a.delay
   FROM unnest(:matchIds::uuid[]) AS m(id)
     JOIN autoplay a ON a.user_id = :userId AND (a.match_id = m.id OR a.match_id IS NULL)
   ORDER BY m.id, a.match_id NULLS LAST`,
);

const DUE = statement<DueAnswer, { limit: number }>(
  'autoplay-due',
  `SELECT d.match_id AS "matchId", d.version, d.seat, s.user_id AS "userId",
     s.substitute_id IS NULL AND coalesce((SELECT mode = 'FORCED' FROM autoplay a
       WHERE a.user_id = s.user_id AND (a.match_id = d.match_id OR a.match_id IS NULL)
       ORDER BY a.match_id NULLS LAST LIMIT 1), false) AS "isWanted"
   FROM autoplay_due d JOIN match_players s ON s.match_id = d.match_id AND s.seat = d.seat
   WHERE d.due_at <= service_now() ORDER BY d.due_at LIMIT :limit`,
);

const PUT_OFF = {
  failures: () => 'failures + 1',
  dueAt: () => `service_now() + make_interval(secs => ${backoffSeconds(60, 3600, 'failures')})`,
};

/** Where nothing was said. */
const OFF: Autoplay = { mode: 'OFF', delay: 'NONE' };

/** Where the settings of `autoplay` live, and what is due by them. */
@Injectable()
export class AutoplayStore {
  constructor(private readonly database: Database) {}

  /** For a match, or with null the user's default. */
  async set(
    userId: string,
    matchId: string | null,
    { mode, delay }: Autoplay,
    within: Sql = this.database,
  ): Promise<void> {
    const setting = { userId, matchId, mode, delay };
    await within.of(AutoplayRow).upsert(setting, ['userId', 'matchId']);
  }

  async defaultOf(userId: string): Promise<Autoplay> {
    const row = await this.database.of(AutoplayRow).findOneBy({ userId, matchId: IsNull() });
    return row ?? OFF;
  }

  /** What holds for the user in some matches: what was said for the match, else the default. */
  async inMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Autoplay>> {
    const rows = await this.database.rows(IN_MATCHES, { userId, matchIds });
    const said = new Map(rows.map(({ matchId, ...autoplay }) => [matchId, autoplay]));
    return new Map(matchIds.map((id) => [id, said.get(id) ?? OFF]));
  }

  /** Longest due first; the same again until it is settled or put off. */
  due(limit: number): Promise<DueAnswer[]> {
    return this.database.rows(DUE, { limit });
  }

  async settle({ matchId, version }: DueAnswer): Promise<void> {
    await this.database.of(AutoplayDueRow).delete({ matchId, version });
  }

  /** Tries again in a minute, then two, four … an hour: one that fails does not keep the others back. */
  async putOff({ matchId, version }: DueAnswer): Promise<void> {
    await this.database.of(AutoplayDueRow).update({ matchId, version }, PUT_OFF);
  }
}
