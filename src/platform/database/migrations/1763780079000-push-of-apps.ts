import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = (...more: readonly string[]): string => `
  ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
  ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN ('VERIFICATION',
    'PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'TOKEN_CREATED', 'WEBHOOK_CREATED',
    'APP_GRANTED'${more.map((kind) => `, '${kind}'`).join('')}));`;

/**
 * A push subscription of an app ends when the app is deleted. Subscriptions that were added without the right to see
 * notifications are deleted.
 */
export class PushOfApps1763780079000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW live_grants AS
        SELECT g.id AS grant_id FROM app_grants g JOIN apps a ON a.id = g.app_id
        WHERE a.deleted_at IS NULL;
      COMMENT ON VIEW live_grants IS 'Grants of users to apps that have not been deleted.';
      DELETE FROM push_subscriptions p USING app_grants g
      WHERE g.id = p.grant_id AND NOT g.scopes && '{notification:read,notification:write}';
      DELETE FROM push_subscriptions p USING api_tokens t
      WHERE t.id = p.credential_id AND NOT t.scopes && '{notification:read,notification:write}';
      ${kinds('PUSH_ADDED')}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW live_grants;
      DELETE FROM letters WHERE kind = 'PUSH_ADDED';
      ${kinds()}
    `);
  }
}
