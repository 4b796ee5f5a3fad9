/** What was reported. */
export const reports = `
  -- Holds a copy of the message, which may have been deleted when somebody reads the report.
  CREATE TABLE reports (
    id uuid PRIMARY KEY,
    reporter_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    reported_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    match_id uuid,
    message_id uuid,
    message text,
    reason text NOT NULL,
    comment text,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    closed_at timestamptz(3)
  );
  CREATE UNIQUE INDEX reports_once_a_message ON reports (reporter_id, message_id)
    WHERE message_id IS NOT NULL;
  CREATE UNIQUE INDEX reports_once_a_user ON reports (reporter_id, reported_id)
    WHERE message_id IS NULL AND closed_at IS NULL;
  CREATE INDEX reports_open ON reports (created_at) WHERE closed_at IS NULL;
`;
