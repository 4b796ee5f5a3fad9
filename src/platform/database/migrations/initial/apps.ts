/** Apps that act for users by OAuth (ADR 52). */
export const apps = `
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
  COMMENT ON COLUMN apps.owner_id IS 'Null: the app registered itself.';
  COMMENT ON COLUMN apps.secret_hash IS 'Null: a public app, which cannot keep a secret.';
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
    last_used_at timestamptz NOT NULL DEFAULT now(),
    spent_token bytea,
    is_successor_used boolean NOT NULL DEFAULT false
  );
  COMMENT ON COLUMN app_grants.last_used_at IS 'To the minute.';
  COMMENT ON COLUMN app_grants.spent_token IS 'The hash of the refresh token that was exchanged last.';
  COMMENT ON COLUMN app_grants.is_successor_used IS 'Whether a token that was given for it has been used.';
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
    expires_at timestamptz NOT NULL,
    given_for bytea
  );
  COMMENT ON COLUMN oauth_records.key IS 'The hash of the model and of the value that its holder presents.';
  COMMENT ON COLUMN oauth_records.second_key IS
    'A device code has the hash of its user code here, a sign-in the hash of its uid.';
  COMMENT ON COLUMN oauth_records.given_for IS
    'The hash of the refresh token for which an access token was given; null for the first one.';
  CREATE UNIQUE INDEX oauth_records_second ON oauth_records (second_key) WHERE second_key IS NOT NULL;
  CREATE INDEX oauth_records_grant ON oauth_records (grant_id) WHERE grant_id IS NOT NULL;
  CREATE INDEX oauth_records_user ON oauth_records (user_id)
    WHERE user_id IS NOT NULL AND grant_id IS NULL;
  CREATE INDEX oauth_records_expiry ON oauth_records (expires_at);

  CREATE TABLE oauth_keys (
    id uuid PRIMARY KEY,
    sealed bytea NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX oauth_keys_age ON oauth_keys (created_at);

  CREATE VIEW live_grants AS
    SELECT g.id AS grant_id FROM app_grants g JOIN apps a ON a.id = g.app_id
    WHERE a.deleted_at IS NULL;
  COMMENT ON VIEW live_grants IS 'Grants of users to apps that have not been deleted.';

  CREATE VIEW grant_names AS SELECT g.id AS grant_id, a.name FROM app_grants g JOIN apps a ON a.id = g.app_id;
  COMMENT ON VIEW grant_names IS 'The names of the apps of grants.';
`;
