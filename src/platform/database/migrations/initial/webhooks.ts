/** Users' webhooks, and the secrets that sign for them. */
export const webhooks = `
  -- Numbers the times when webhooks were disabled, so that each gets exactly one notification.
  CREATE SEQUENCE webhook_disablings AS integer;

  CREATE TABLE webhooks (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    url text NOT NULL,
    types text[],
    state text NOT NULL DEFAULT 'ACTIVE',
    disabled_reason text,
    position bigint NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    confirmed_at timestamptz(3),
    token_id uuid REFERENCES api_tokens (id) ON DELETE CASCADE,
    grant_id text REFERENCES app_grants (id) ON DELETE CASCADE,
    CONSTRAINT webhooks_once UNIQUE (user_id, url),
    CONSTRAINT webhooks_maker_check CHECK (token_id IS NULL OR grant_id IS NULL)
  );
  COMMENT ON COLUMN webhooks.position IS 'The last event of the user that has a delivery or was left out.';
  COMMENT ON COLUMN webhooks.confirmed_at IS
    'When the address answered its challenge; null: not yet, so nothing else is sent to it.';
  COMMENT ON COLUMN webhooks.token_id IS
    'The personal token that created it; it ends with it. Null if a session or an app did.';
  COMMENT ON COLUMN webhooks.grant_id IS
    'The grant of the app that created it; it ends with it. Null if a session or a token did.';
  CREATE INDEX webhooks_token ON webhooks (token_id) WHERE token_id IS NOT NULL;
  CREATE INDEX webhooks_grant ON webhooks (grant_id) WHERE grant_id IS NOT NULL;

  CREATE TABLE webhook_secrets (
    webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
    sealed bytea NOT NULL,
    expires_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY
  );
  COMMENT ON COLUMN webhook_secrets.sealed IS 'AES-256-GCM under a key that is derived from JWT_SECRET.';
  CREATE UNIQUE INDEX webhook_secrets_current ON webhook_secrets (webhook_id)
    WHERE expires_at IS NULL;
  CREATE INDEX webhook_secrets_expiry ON webhook_secrets (webhook_id, expires_at);
  CREATE INDEX webhook_secrets_old ON webhook_secrets (expires_at) WHERE expires_at IS NOT NULL;
`;
