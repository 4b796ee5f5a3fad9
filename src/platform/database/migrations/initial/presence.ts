/** Who is connected. */
export const presence = `
  -- Unlogged: each row is valid for at most a minute, so it may be lost in a crash.
  CREATE UNLOGGED TABLE presence (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    process_id uuid NOT NULL,
    seen_at timestamptz NOT NULL DEFAULT now(),
    match_ids uuid[] NOT NULL DEFAULT '{}',
    PRIMARY KEY (user_id, process_id)
  );
  COMMENT ON COLUMN presence.match_ids IS 'The matches that the user follows live there.';
`;
