import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows change often in these tables: a fiftieth of dead rows is enough for a vacuum, and a large table gets it in time. */
const CHANGED_OFTEN = [
  'matches',
  'match_seats',
  'next_reminders',
  'notifications',
  'deliveries',
  'user_events',
  'idempotency_keys',
  'presence',
  'shuffle_chains',
  'challenges',
];

/** Rows come, and go together when their match is archived. */
const APPENDED = ['match_events', 'match_deals'];

const VACUUM = [
  ...CHANGED_OFTEN.map(
    (table) => `ALTER TABLE ${table} SET (autovacuum_vacuum_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05)`,
  ),
  ...APPENDED.map(
    (table) => `ALTER TABLE ${table} SET (autovacuum_vacuum_scale_factor = 0.01,
      autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05)`,
  ),
  // Its rows live for milliseconds: a vacuum after each five thousand, however long the table has grown once.
  `ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
    autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 50000)`,
];

/** Tables that change often are vacuumed sooner. The settings block neither readers nor writers. */
export class VacuumSettings1764308300002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const setting of VACUUM) await runner.query(setting);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...CHANGED_OFTEN, ...APPENDED, 'outbox']) {
      await runner.query(`ALTER TABLE ${table} RESET (autovacuum_vacuum_scale_factor,
        autovacuum_analyze_scale_factor, autovacuum_vacuum_insert_scale_factor,
        autovacuum_vacuum_threshold, autovacuum_vacuum_insert_threshold)`);
    }
  }
}
