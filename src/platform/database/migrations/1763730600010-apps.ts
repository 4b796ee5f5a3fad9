import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apps that act for users by OAuth (ADR 52). */
export class Apps1763730600010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE apps (
        id uuid PRIMARY KEY,
        owner_id uuid REFERENCES users (id) ON DELETE CASCADE,
        name text NOT NULL,
        homepage text,
        redirect_uris text[] NOT NULL,
        secret_hash bytea,
        created_at timestamptz NOT NULL DEFAULT now(),
        used_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      COMMENT ON COLUMN apps.owner_id IS 'Null: the app has registered itself.';
      COMMENT ON COLUMN apps.secret_hash IS 'Null: a public app, which can keep no secret.';
      COMMENT ON COLUMN apps.used_at IS 'To the day.';
      CREATE UNIQUE INDEX apps_names ON apps (owner_id, lower(name)) WHERE deleted_at IS NULL;
      CREATE INDEX apps_unused ON apps (used_at) WHERE owner_id IS NULL;
      CREATE INDEX apps_deleted ON apps (deleted_at) WHERE deleted_at IS NOT NULL;

      CREATE TABLE app_grants (
        id text PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        app_id uuid NOT NULL REFERENCES apps (id) ON DELETE CASCADE,
        scopes text[] NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz NOT NULL DEFAULT now()
      );
      COMMENT ON COLUMN app_grants.last_used_at IS 'To the minute.';
      CREATE INDEX app_grants_user ON app_grants (user_id, last_used_at);
      CREATE INDEX app_grants_app ON app_grants (app_id);
      CREATE INDEX app_grants_age ON app_grants (last_used_at);

      CREATE TABLE oauth_records (
        key bytea PRIMARY KEY,
        model text NOT NULL,
        second_key bytea,
        grant_id text REFERENCES app_grants (id) ON DELETE CASCADE,
        user_id uuid REFERENCES users (id) ON DELETE CASCADE,
        scopes text[] NOT NULL,
        sealed bytea NOT NULL,
        consumed_at timestamptz,
        expires_at timestamptz NOT NULL
      );
      COMMENT ON COLUMN oauth_records.key IS 'The hash of the model and of what its holder shows.';
      COMMENT ON COLUMN oauth_records.second_key IS 'Of a device code its user code, of a sign-in its other name.';
      CREATE UNIQUE INDEX oauth_records_second ON oauth_records (second_key) WHERE second_key IS NOT NULL;
      CREATE INDEX oauth_records_grant ON oauth_records (grant_id) WHERE grant_id IS NOT NULL;
      CREATE INDEX oauth_records_user ON oauth_records (user_id) WHERE user_id IS NOT NULL AND grant_id IS NULL;
      CREATE INDEX oauth_records_expiry ON oauth_records (expires_at);

      CREATE TABLE oauth_keys (
        id uuid PRIMARY KEY,
        sealed bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX oauth_keys_age ON oauth_keys (created_at);

      ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
      ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN ('VERIFICATION',
        'PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'TOKEN_CREATED', 'WEBHOOK_CREATED',
        'APP_GRANTED'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM letters WHERE kind = 'APP_GRANTED';
      ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
      ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN ('VERIFICATION',
        'PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'TOKEN_CREATED', 'WEBHOOK_CREATED'));
      DROP TABLE oauth_keys, oauth_records, app_grants, apps;
    `);
  }
}
