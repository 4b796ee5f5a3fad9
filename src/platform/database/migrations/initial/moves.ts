/**
 * Overdue matches that cannot be ended. They are in a table of their own, because a broken row may be one that
 * cannot be written.
 */
export const moves = `
  CREATE TABLE overdue_set_aside (
    match_id uuid PRIMARY KEY,
    -- The row counts only as long as the match has this version.
    version integer NOT NULL,
    failures integer NOT NULL,
    since timestamptz(3) NOT NULL DEFAULT now(),
    retry_at timestamptz(3) NOT NULL
  );
  CREATE INDEX overdue_set_aside_retry ON overdue_set_aside (retry_at);
`;
