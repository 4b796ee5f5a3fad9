/** Standing orders of players: plans, and the setting for forced actions. */
export const plans = `
  -- A removed plan keeps its row, so that no revision is used twice.
  CREATE TABLE plans (
    match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat smallint NOT NULL,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    revision integer NOT NULL,
    status text NOT NULL CHECK (status IN ('ACTIVE', 'STOPPED', 'REMOVED')),
    deal_number integer,
    rules jsonb NOT NULL,
    spent integer[] NOT NULL DEFAULT '{}',
    fired_versions integer[] NOT NULL DEFAULT '{}',
    stopped jsonb,
    updated_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (match_id, seat)
  );

  -- The row without a match is the user's default.
  CREATE TABLE autoplay (
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    match_id uuid REFERENCES matches (id) ON DELETE CASCADE,
    mode text NOT NULL CHECK (mode IN ('OFF', 'FORCED')),
    delay text NOT NULL CHECK (delay IN ('NONE', 'HIDDEN')),
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    CONSTRAINT autoplay_once UNIQUE NULLS NOT DISTINCT (user_id, match_id)
  );

  CREATE TABLE autoplay_due (
    match_id uuid PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    version integer NOT NULL,
    seat smallint NOT NULL,
    due_at timestamptz(3) NOT NULL,
    failures integer NOT NULL DEFAULT 0
  );
  COMMENT ON COLUMN autoplay_due.failures IS 'How often the action could not be played.';
  CREATE INDEX autoplay_due_next ON autoplay_due (due_at);
`;
