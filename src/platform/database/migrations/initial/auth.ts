/** How users sign in, and the counters of failed attempts. Secrets are stored only as hashes. */
export const auth = `
  CREATE TABLE passwords (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    password_hash text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE sessions (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    network text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL,
    ended_at timestamptz,
    spent_token bytea,
    is_successor_used boolean NOT NULL DEFAULT false
  );
  COMMENT ON COLUMN sessions.spent_token IS 'The hash of the refresh token that was exchanged last.';
  COMMENT ON COLUMN sessions.is_successor_used IS 'Whether a token that was given for it has been used.';
  CREATE INDEX sessions_user ON sessions (user_id, network);
  CREATE INDEX sessions_age ON sessions (last_used_at);

  -- Used tokens are kept as long as their session, so that a second use is noticed.
  CREATE TABLE refresh_tokens (
    token_hash bytea PRIMARY KEY,
    session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    used_at timestamptz,
    successor_salt bytea
  );
  COMMENT ON COLUMN refresh_tokens.successor_salt IS
    'The successor is computed from it, the token and the secret of the service; alone it is worth nothing.';
  CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);
  CREATE INDEX refresh_tokens_spent ON refresh_tokens (used_at) WHERE used_at IS NOT NULL;

  CREATE TABLE api_tokens (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name text NOT NULL,
    token_hash bytea NOT NULL UNIQUE,
    scopes text[] NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz,
    expires_at timestamptz
  );
  CREATE INDEX api_tokens_user ON api_tokens (user_id);
  CREATE INDEX api_tokens_expiry ON api_tokens (expires_at) WHERE expires_at IS NOT NULL;

  -- The columns that rate-limiter-flexible reads and writes; expire is in milliseconds.
  CREATE TABLE rate_limits (
    key varchar(255) PRIMARY KEY,
    points integer NOT NULL DEFAULT 0,
    expire bigint
  );
  CREATE INDEX rate_limits_expire ON rate_limits (expire);

  CREATE VIEW live_credentials AS
    SELECT id AS credential_id, user_id FROM sessions
    WHERE ended_at IS NULL AND expires_at > now()
    UNION ALL
    SELECT id, user_id FROM api_tokens WHERE expires_at IS NULL OR expires_at > now();
  COMMENT ON VIEW live_credentials IS 'Sessions and personal tokens that have not ended.';

  CREATE VIEW token_names AS SELECT id AS token_id, name FROM api_tokens;
  COMMENT ON VIEW token_names IS 'The names of personal tokens.';
`;
