import type { MigrationInterface, QueryRunner } from 'typeorm';

const EPOCHS = `
  -- An epoch begins after the database was restored to an earlier time (npm run restored). Before the first one the table
  -- is empty. Numbers grow, but some may be left out.
  CREATE TABLE epochs (
    number integer PRIMARY KEY CHECK (number BETWEEN 1 AND 2000),
    begun_at timestamptz(3) NOT NULL DEFAULT service_now(),
    finished_at timestamptz(3)
  );
  COMMENT ON COLUMN epochs.finished_at IS 'Null while the command works: api and worker do not start then.';

  -- Fewer than 2^40 positions are used between two restores, so no position comes twice.
  CREATE VIEW epoch_positions AS SELECT number, number::bigint << 40 AS first_position FROM epochs;
  COMMENT ON VIEW epoch_positions IS 'The position in sequences of events with which each epoch begins.';

  ALTER TABLE matches ADD COLUMN restores jsonb NOT NULL DEFAULT '[]';
  COMMENT ON COLUMN matches.restores IS 'What restores of the database changed in the match while it ran.';
`;

/** Epochs: a restore to an earlier time begins a new one, so that nothing of the lost time fits by chance. */
export class Epochs1764310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EPOCHS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE matches DROP COLUMN restores;
      DROP VIEW epoch_positions; DROP TABLE epochs`);
  }
}
