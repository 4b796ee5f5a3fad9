/** Bots: their descriptions, their owners, and what they accept. */
export const botAccounts = `
  -- House bots have a row too, so that one list has all bots.
  CREATE TABLE bots (
    user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    owner_id uuid REFERENCES users (id),
    owner_confirmed boolean NOT NULL DEFAULT false,
    engine text NOT NULL,
    version text NOT NULL,
    description text,
    homepage text,
    policy jsonb,
    listed_as text UNIQUE,
    created_at timestamptz(3) NOT NULL DEFAULT service_now()
  );
  CREATE INDEX bots_owner ON bots (owner_id) WHERE owner_id IS NOT NULL;
`;
