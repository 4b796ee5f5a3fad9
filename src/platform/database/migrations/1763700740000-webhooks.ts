import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Users' webhooks, the secrets that sign for them, and the ledger of what was sent. A lease covers a complete endpoint
 * and uses `now()`; what is due in it uses the time of play.
 */
export class Webhooks1763700740000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Numbers the times when webhooks were disabled, so that each gets exactly one notification.
      CREATE SEQUENCE webhook_disablings AS integer;
      ALTER TABLE notifications ADD COLUMN webhook_id uuid;

      CREATE TABLE webhooks (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        url text NOT NULL,
        types text[],
        state text NOT NULL DEFAULT 'ACTIVE',
        disabled_reason text,
        failing_since timestamptz,
        failures integer NOT NULL DEFAULT 0,
        rests_until timestamptz,
        position bigint NOT NULL,
        lease uuid,
        leased_until timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        CONSTRAINT webhooks_once UNIQUE (user_id, url)
      );
      CREATE INDEX webhooks_turn ON webhooks (leased_until) WHERE state = 'ACTIVE';
      COMMENT ON COLUMN webhooks.position IS 'The last event of the user that is in the ledger, or passed over.';

      CREATE TABLE webhook_secrets (
        webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
        sealed bytea NOT NULL,
        expires_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE UNIQUE INDEX webhook_secrets_current ON webhook_secrets (webhook_id)
        WHERE expires_at IS NULL;
      CREATE INDEX webhook_secrets_expiry ON webhook_secrets (webhook_id, expires_at);
      COMMENT ON COLUMN webhook_secrets.sealed IS 'AES-256-GCM under a key that is derived from JWT_SECRET.';

      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        number bigint GENERATED ALWAYS AS IDENTITY,
        webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
        position bigint,
        type text NOT NULL,
        status text NOT NULL DEFAULT 'PENDING',
        reason text,
        attempts integer NOT NULL DEFAULT 0,
        last_status_code integer,
        due_at timestamptz DEFAULT service_now(),
        settled_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        CONSTRAINT webhook_deliveries_once UNIQUE (webhook_id, position),
        CHECK ((status = 'PENDING') = (due_at IS NOT NULL)),
        CHECK ((status = 'PENDING') = (settled_at IS NULL))
      );
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_id, due_at)
        WHERE status = 'PENDING';
      CREATE INDEX webhook_deliveries_ledger ON webhook_deliveries (webhook_id, number);
      CREATE INDEX webhook_deliveries_settled ON webhook_deliveries (settled_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE webhook_deliveries; DROP TABLE webhook_secrets; DROP TABLE webhooks;
       ALTER TABLE notifications DROP COLUMN webhook_id; DROP SEQUENCE webhook_disablings`,
    );
  }
}
