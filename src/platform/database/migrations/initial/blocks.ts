/** Who has blocked whom. */
export const blocks = `
  CREATE TABLE user_blocks (
    blocker_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (blocker_id, blocked_id),
    CHECK (blocker_id <> blocked_id)
  );

  CREATE VIEW blocks AS SELECT blocker_id, blocked_id FROM user_blocks;
  COMMENT ON VIEW blocks IS 'Who has blocked whom.';
`;
