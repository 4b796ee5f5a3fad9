import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A webhook that a personal token or an app has created ends with it. Nobody knows who created the existing ones. */
export class WebhookMakers1763780083000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW token_names AS SELECT id AS token_id, name FROM api_tokens;
      COMMENT ON VIEW token_names IS 'The names of personal tokens.';
      CREATE VIEW grant_names AS
        SELECT g.id AS grant_id, a.name FROM app_grants g JOIN apps a ON a.id = g.app_id;
      COMMENT ON VIEW grant_names IS 'The names of the apps of grants.';

      ALTER TABLE webhooks
        ADD COLUMN token_id uuid CONSTRAINT webhooks_token_id_fkey
          REFERENCES api_tokens ON DELETE CASCADE,
        ADD COLUMN grant_id text CONSTRAINT webhooks_grant_id_fkey
          REFERENCES app_grants ON DELETE CASCADE,
        ADD CONSTRAINT webhooks_maker_check CHECK (token_id IS NULL OR grant_id IS NULL);
      COMMENT ON COLUMN webhooks.token_id IS
        'The personal token that created it; it ends with it. Null if a session or an app did.';
      COMMENT ON COLUMN webhooks.grant_id IS
        'The grant of the app that created it; it ends with it. Null if a session or a token did.';
      CREATE INDEX webhooks_token ON webhooks (token_id) WHERE token_id IS NOT NULL;
      CREATE INDEX webhooks_grant ON webhooks (grant_id) WHERE grant_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX webhooks_grant, webhooks_token;
      ALTER TABLE webhooks DROP CONSTRAINT webhooks_maker_check,
        DROP COLUMN grant_id, DROP COLUMN token_id;
      DROP VIEW grant_names, token_names;
    `);
  }
}
