import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Webhooks confirm their address before events are sent to them. Existing ones count as confirmed. */
export class ConfirmedWebhooks1763720003010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhooks ADD COLUMN confirmed_at timestamptz(3);
      UPDATE webhooks SET confirmed_at = created_at;
      DROP INDEX webhooks_turn;
      CREATE INDEX webhooks_turn ON webhooks (leased_until) WHERE state IN ('ACTIVE', 'PENDING');
      -- An address has at most one pending confirmation.
      CREATE UNIQUE INDEX webhook_deliveries_confirmation ON webhook_deliveries (webhook_id)
        WHERE type = 'VERIFICATION' AND status = 'PENDING';
      COMMENT ON COLUMN webhooks.confirmed_at IS 'When the address answered its challenge; null: not yet, so it is sent nothing else.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX webhook_deliveries_confirmation;
      DROP INDEX webhooks_turn;
      CREATE INDEX webhooks_turn ON webhooks (leased_until) WHERE state = 'ACTIVE';
      UPDATE webhooks SET state = 'ACTIVE' WHERE state = 'PENDING';
      ALTER TABLE webhooks DROP COLUMN confirmed_at;
    `);
  }
}
