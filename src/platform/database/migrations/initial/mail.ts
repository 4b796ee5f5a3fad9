/**
 * Letters: e-mails about accounts. The token of a link is signed, not stored, so that an e-mail that is sent again after a crash is
 * the same.
 */
export const mail = `
  CREATE TABLE letters (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    kind text NOT NULL
      CHECK (kind IN ('VERIFICATION', 'PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'TOKEN_CREATED',
        'WEBHOOK_CREATED', 'APP_GRANTED', 'PUSH_ADDED')),
    -- The address for which the letter was written; the user may have another one when it is sent.
    email_key text NOT NULL,
    -- The link is valid from the first try until it is used, replaced or expired.
    expires_at timestamptz(3),
    closed_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    email text
  );
  COMMENT ON COLUMN letters.email IS 'The address to send to; null: the address that the user has when it is sent.';
  CREATE INDEX letters_user ON letters (user_id) WHERE closed_at IS NULL;
  CREATE INDEX letters_address ON letters (email_key, created_at);
  CREATE INDEX letters_age ON letters (created_at);
`;
