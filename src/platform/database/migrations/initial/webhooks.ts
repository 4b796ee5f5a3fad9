/**
 * Users' webhooks, the secrets that sign for them, and what was sent. A lease covers a complete endpoint and uses
 * `now()`; what is due in it uses the time of play.
 */
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
    failing_since timestamptz,
    failures integer NOT NULL DEFAULT 0,
    rests_until timestamptz,
    position bigint NOT NULL,
    lease uuid,
    leased_until timestamptz NOT NULL DEFAULT now(),
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
  CREATE INDEX webhooks_turn ON webhooks (leased_until) WHERE state IN ('ACTIVE', 'PENDING');
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

  CREATE TABLE webhook_deliveries (
    id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
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
  -- An address has at most one pending confirmation.
  CREATE UNIQUE INDEX webhook_deliveries_confirmation ON webhook_deliveries (webhook_id)
    WHERE type = 'VERIFICATION' AND status = 'PENDING';
  CREATE INDEX webhook_deliveries_tests ON webhook_deliveries (webhook_id, created_at)
    WHERE type = 'TEST';
`;
