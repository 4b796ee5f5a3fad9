/** The answers for repeated calls. A key is stored as a hash of one size, because a client chooses its length. */
export const idempotency = `
  CREATE TABLE idempotency_keys (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key text NOT NULL,
    operation text NOT NULL,
    arguments_hash bytea NOT NULL,
    subject_id uuid NOT NULL,
    version integer,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT idempotency_keys_once PRIMARY KEY (user_id, key)
  );
  CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
`;
