import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tasks to do after a commit, and the answers for repeated calls. */
export class Outbox1763700050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL,
        payload jsonb NOT NULL,
        offers integer NOT NULL DEFAULT 0,
        offer_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX outbox_due ON outbox (offer_at);

      CREATE TABLE idempotency_keys (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        key text NOT NULL,
        operation text NOT NULL,
        arguments_hash bytea NOT NULL,
        subject_id uuid NOT NULL,
        version integer,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT idempotency_keys_once PRIMARY KEY (user_id, key)
      );
      CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys; DROP TABLE outbox');
  }
}
