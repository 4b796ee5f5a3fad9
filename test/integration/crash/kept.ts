import { DataSource } from 'typeorm';
import { PostgresMatchStore } from '../../../src/modules/matches/adapters/typeorm/postgres-match-store.js';
import { differences, rebuildMatch } from '../../../src/modules/matches/domain/rebuild.js';
import type { DealtBefore } from '../../../src/modules/matches/domain/rebuild.js';
import type { StoredEvent } from '../../../src/modules/matches/domain/stored-event.js';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { Database } from '../../../src/platform/database/database.js';

/** What a database keeps of matches, looked at from outside the service. */
export class KeptMatches {
  private constructor(
    private readonly source: DataSource,
    private readonly store: PostgresMatchStore,
  ) {}

  static async of(databaseUrl: string): Promise<KeptMatches> {
    const options = dataSourceOptions({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2 });
    const source = await new DataSource(options).initialize();
    return new KeptMatches(source, new PostgresMatchStore(new Database(source)));
  }

  close(): Promise<void> {
    return this.source.destroy();
  }

  ids(): Promise<string[]> {
    return this.column('SELECT id AS value FROM matches');
  }

  /** The first column, called `value`, of every row. */
  async column<T>(sql: string): Promise<T[]> {
    const rows = await this.source.query<{ value: T }[]>(sql);
    return rows.map((row) => row.value);
  }

  events(matchId: string): Promise<StoredEvent[]> {
    const sql = `SELECT version, type, seat, token, payload FROM match_events
                 WHERE match_id = $1 ORDER BY version`;
    return this.source.query(sql, [matchId]);
  }

  /** The cards of every deal, those of the running one too. */
  private deals(matchId: string): Promise<DealtBefore[]> {
    const sql = 'SELECT number, dealer, hands, talon FROM match_deals WHERE match_id = $1';
    return this.source.query(sql, [matchId]);
  }

  /** What of the match's row does not follow from its events; throws where they do not fit. */
  async differences(matchId: string): Promise<string[]> {
    const stored = (await this.store.find(matchId))!;
    const [events, deals] = await Promise.all([this.events(matchId), this.deals(matchId)]);
    return differences(stored, rebuildMatch(stored, events, deals));
  }
}
