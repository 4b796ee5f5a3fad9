/** Everything that is sent to users outside the service, and the targets that fail. */
export const deliveries = `
  CREATE TABLE deliveries (
    id uuid PRIMARY KEY,
    number bigint GENERATED ALWAYS AS IDENTITY,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    channel text NOT NULL,
    -- What is sent to one target is sent in order.
    target_id uuid,
    target text,
    -- The row that it carries: a notification, a letter.
    subject_id uuid,
    position bigint,
    type text NOT NULL,
    about jsonb NOT NULL,
    status text NOT NULL CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED', 'SUPPRESSED')),
    reason text,
    last_status_code integer,
    attempts integer NOT NULL DEFAULT 0,
    due_at timestamptz(3),
    digest_at timestamptz(3),
    claim uuid,
    claimed_until timestamptz,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    settled_at timestamptz(3),
    CONSTRAINT deliveries_due_check CHECK ((status = 'PENDING') = (due_at IS NOT NULL)),
    CONSTRAINT deliveries_settled_check CHECK ((status = 'PENDING') = (settled_at IS NULL))
  );
  CREATE UNIQUE INDEX deliveries_once ON deliveries (subject_id, channel, target_id)
    NULLS NOT DISTINCT WHERE subject_id IS NOT NULL;
  CREATE UNIQUE INDEX deliveries_place ON deliveries (target_id, position)
    WHERE position IS NOT NULL;
  CREATE INDEX deliveries_due ON deliveries (channel, due_at) WHERE status = 'PENDING';
  CREATE INDEX deliveries_waiting ON deliveries (target_id, position, number)
    WHERE status = 'PENDING' AND target_id IS NOT NULL;
  CREATE INDEX deliveries_digest ON deliveries (user_id, digest_at)
    WHERE status = 'PENDING' AND digest_at IS NOT NULL;
  CREATE INDEX deliveries_of_target ON deliveries (target_id, number) WHERE target_id IS NOT NULL;
  CREATE INDEX deliveries_unplaced ON deliveries (target_id, created_at)
    WHERE target_id IS NOT NULL AND position IS NULL;
  CREATE INDEX deliveries_of_user ON deliveries (user_id, created_at DESC, id DESC)
    WHERE position IS NULL;
  CREATE INDEX deliveries_settled ON deliveries (settled_at) WHERE settled_at IS NOT NULL;

  CREATE TABLE failing_targets (
    target_id uuid PRIMARY KEY,
    failures integer NOT NULL,
    since timestamptz,
    rests_until timestamptz NOT NULL
  );
  CREATE INDEX failing_targets_rest ON failing_targets (rests_until);

  CREATE VIEW target_failures AS SELECT target_id, since FROM failing_targets;
  COMMENT ON VIEW target_failures IS 'Since when each failing target has failed.';
  CREATE VIEW due_targets AS SELECT target_id FROM deliveries
    WHERE status = 'PENDING' AND due_at <= service_now() AND target_id IS NOT NULL;
  COMMENT ON VIEW due_targets IS 'The targets of deliveries that are due.';
`;
