import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A push subscription belongs to one user, and ends with the credential that made it. Nobody knows which session
 * made the existing ones: they get the session that their user refreshed last.
 */
export class PushCredentials1763780023000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW live_credentials AS
        SELECT id AS credential_id, user_id FROM sessions
        WHERE ended_at IS NULL AND expires_at > now()
        UNION ALL
        SELECT id, user_id FROM api_tokens WHERE expires_at IS NULL OR expires_at > now();
      COMMENT ON VIEW live_credentials IS 'Sessions and personal tokens that have not ended.';

      DELETE FROM push_subscriptions p USING push_subscriptions newer
      WHERE newer.endpoint = p.endpoint AND (newer.created_at, newer.id) > (p.created_at, p.id);
      ALTER TABLE push_subscriptions
        ADD COLUMN credential_id uuid,
        ADD COLUMN grant_id text CONSTRAINT push_subscriptions_grant_id_fkey
          REFERENCES app_grants ON DELETE CASCADE,
        ADD CONSTRAINT push_subscriptions_credential_check
          CHECK (credential_id IS NULL OR grant_id IS NULL),
        DROP CONSTRAINT push_subscriptions_once,
        ADD CONSTRAINT push_subscriptions_once UNIQUE (endpoint);
      COMMENT ON COLUMN push_subscriptions.credential_id IS
        'The session or personal token that made it; it ends with it. Null if an app made it.';
      COMMENT ON COLUMN push_subscriptions.grant_id IS
        'The grant of the app that made it; null if a session or a personal token did.';
      CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
      CREATE INDEX push_subscriptions_grant ON push_subscriptions (grant_id)
        WHERE grant_id IS NOT NULL;
      CREATE INDEX push_subscriptions_age ON push_subscriptions (created_at);

      UPDATE push_subscriptions p SET credential_id = (
        SELECT id FROM sessions s WHERE s.user_id = p.user_id AND s.ended_at IS NULL
        ORDER BY last_used_at DESC LIMIT 1);
      DELETE FROM push_subscriptions WHERE credential_id IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX push_subscriptions_age, push_subscriptions_grant, push_subscriptions_user;
      ALTER TABLE push_subscriptions
        DROP CONSTRAINT push_subscriptions_once,
        ADD CONSTRAINT push_subscriptions_once UNIQUE (user_id, endpoint),
        DROP COLUMN grant_id, DROP COLUMN credential_id;
      DROP VIEW live_credentials;
    `);
  }
}
