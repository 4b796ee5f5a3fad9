import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { backoffSeconds } from '../../../platform/database/backoff.js';
import { statement } from '../../../platform/database/statement.js';
import type { Autoplay } from '../domain/standing-orders.js';
import { AutoplayDueRow, AutoplayRow } from './tables.js';

/** An action of a plan or autoplay whose delay is over. */
export interface DueAnswer extends Pick<AutoplayDueRow, 'matchId' | 'version' | 'seat'> {
  readonly userId: string;
  /** Whether the player still has the seat, and a plan or a wish that forced actions are played. */
  readonly isWanted: boolean;
}

type InMatch = Autoplay & { readonly matchId: string };

/** Read whenever a match is shown to one of its players. */
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
     s.substitute_id IS NULL AND (coalesce((SELECT mode = 'FORCED' FROM autoplay a
       WHERE a.user_id = s.user_id AND (a.match_id = d.match_id OR a.match_id IS NULL)
       ORDER BY a.match_id NULLS LAST LIMIT 1), false) OR EXISTS (SELECT FROM plans p
       WHERE p.match_id = d.match_id AND p.seat = d.seat AND p.status = 'ACTIVE')) AS "isWanted"
   FROM autoplay_due d JOIN match_players s ON s.match_id = d.match_id AND s.seat = d.seat
   WHERE d.due_at <= service_now() ORDER BY d.due_at LIMIT :limit`,
);

const PUT_OFF = {
  failures: () => 'failures + 1',
  dueAt: () => `service_now() + make_interval(secs => ${backoffSeconds(60, 3600, 'failures')})`,
};

/** The setting of a user who has set nothing. */
const OFF: Autoplay = { mode: 'OFF', delay: 'NONE' };

/** Stores the settings of autoplay, and the actions of plans and autoplay that are delayed. */
@Injectable()
export class AutoplayStore {
  constructor(private readonly database: Database) {}

  /** Sets autoplay for a match; if `matchId` is null, sets the user's default. */
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

  /** The user's setting in each of these matches: the match's own, else the default. */
  async inMatches(
    userId: string,
    matchIds: readonly string[],
  ): Promise<ReadonlyMap<string, Autoplay>> {
    const rows = await this.database.rows(IN_MATCHES, { userId, matchIds });
    const settings = new Map(rows.map(({ matchId, ...autoplay }) => [matchId, autoplay]));
    return new Map(matchIds.map((id) => [id, settings.get(id) ?? OFF]));
  }

  /** The due answers, the longest due first. An answer is returned again until it is settled or put off. */
  due(limit: number): Promise<DueAnswer[]> {
    return this.database.rows(DUE, { limit });
  }

  async settle({ matchId, version }: DueAnswer): Promise<void> {
    await this.database.of(AutoplayDueRow).delete({ matchId, version });
  }

  /**
   * Tries again after a minute, then two, four … up to an hour, so that an answer that fails does not
   * delay others.
   */
  async putOff({ matchId, version }: DueAnswer): Promise<void> {
    await this.database.of(AutoplayDueRow).update({ matchId, version }, PUT_OFF);
  }
}
