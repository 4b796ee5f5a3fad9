import pg from 'pg';
import type { StoredMatch } from '../../src/modules/matches/application/index.js';

const TABLES = `
  CREATE TABLE bench_matches AS SELECT * FROM matches;
  ALTER TABLE bench_matches ADD PRIMARY KEY (id);
  CREATE TABLE bench_events (LIKE match_events INCLUDING ALL);
  CREATE TABLE bench_outbox (LIKE outbox INCLUDING ALL);`;

/** The writes of a move in their simplest form: four statements in a transaction. */
export class PlainTransaction {
  private version = 1_000_000;
  private readonly pool: pg.Pool;

  private constructor(url: string) {
    this.pool = new pg.Pool({ connectionString: url, max: 16 });
  }

  static async on(url: string): Promise<PlainTransaction> {
    const plain = new PlainTransaction(url);
    await plain.pool.query(TABLES);
    return plain;
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  /** One round trip without work. */
  selectOne(): Promise<unknown> {
    return this.pool.query({ name: 'one', text: 'SELECT 1' });
  }

  async write(match: StoredMatch): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('BEGIN');
      await this.statements(client, match);
      await client.query('COMMIT');
    } finally {
      client.release();
    }
  }

  private async statements(client: pg.PoolClient, match: StoredMatch): Promise<void> {
    const { id } = match;
    const version = this.version++;
    const payload = JSON.stringify({ matchId: id, version });
    await client.query({
      name: 'read',
      text: 'SELECT * FROM bench_matches WHERE id = $1 FOR UPDATE',
      values: [id],
    });
    await client.query({
      name: 'write',
      text: 'UPDATE bench_matches SET version = $2, snapshot = $3, updated_at = now() WHERE id = $1',
      values: [id, version, JSON.stringify(match.snapshot)],
    });
    await client.query({
      name: 'event',
      text: `INSERT INTO bench_events (match_id, version, type, seat, token, payload)
             VALUES ($1, $2, 'CARD_PLAYED', 0, 'HA', $3)`,
      values: [id, version, payload],
    });
    await client.query({
      name: 'owe',
      text: `INSERT INTO bench_outbox (events) VALUES (jsonb_build_array($1::jsonb))`,
      values: [payload],
    });
  }
}
