/** Matches. The events are the truth; the row of `matches` is a snapshot that can be rebuilt from them. */
export const matches = `
  CREATE TABLE matches (
    id uuid PRIMARY KEY REFERENCES shuffle_chains (match_id),
    variant text NOT NULL,
    preset text NOT NULL,
    options jsonb NOT NULL,
    chosen_rules jsonb NOT NULL,
    rules_version integer NOT NULL,
    target integer NOT NULL,
    rated boolean NOT NULL,
    time_control jsonb NOT NULL,
    commitment bytea NOT NULL,
    client_seeds text[] NOT NULL,
    status text NOT NULL CHECK (status IN ('IN_PROGRESS', 'FINISHED', 'ABORTED')),
    version integer NOT NULL,
    deal_number integer NOT NULL,
    to_act smallint,
    deadline timestamptz(3),
    score integer[] NOT NULL,
    snapshot jsonb NOT NULL,
    result jsonb,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    updated_at timestamptz(3) NOT NULL DEFAULT service_now(),
    finished_at timestamptz(3),
    turn_started_at timestamptz(3),
    -- Milliseconds by seat, at the beginning of the running turn.
    banks double precision[],
    -- Increases when a calendar changes on which the running match depends: a move that was computed with the old
    -- calendar is computed again.
    calendar_version integer NOT NULL DEFAULT 0,
    -- Increases when a player changes a plan or autoplay: a move that was computed with the former standing orders is
    -- not written.
    orders_revision integer NOT NULL DEFAULT 0,
    onlookers boolean NOT NULL DEFAULT true,
    abort_offers smallint[] NOT NULL DEFAULT '{}',
    turn_version integer NOT NULL DEFAULT 0,
    awaiting_id uuid REFERENCES users (id),
    -- Up to which outage the deadline was computed: an outage changes no match.
    outages_counted integer NOT NULL DEFAULT 0
  );
  CREATE INDEX matches_overdue ON matches (deadline) WHERE status = 'IN_PROGRESS';
  CREATE INDEX matches_newest ON matches (created_at DESC, id DESC);
  CREATE INDEX matches_finished ON matches (finished_at, id) WHERE status = 'FINISHED';
  -- Matches without a deadline come last.
  CREATE INDEX matches_turns ON matches (awaiting_id, coalesce(deadline, 'infinity'::timestamptz), id)
    WHERE awaiting_id IS NOT NULL;
  CREATE INDEX matches_settled ON matches (outages_counted, deadline)
    WHERE status = 'IN_PROGRESS' AND deadline IS NOT NULL;
  -- Without running matches, so that no move writes it.
  CREATE INDEX matches_over ON matches (status, created_at DESC, id DESC)
    WHERE status <> 'IN_PROGRESS';

  -- The times of a match are stored with its seats too, so that one index both finds and sorts.
  CREATE TABLE match_seats (
    match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat smallint NOT NULL,
    user_id uuid NOT NULL REFERENCES users (id),
    is_bot boolean NOT NULL,
    substitute_id uuid REFERENCES users (id),
    -- Fixed when the match begins, so that nobody gains a weekend by another time zone.
    time_zone text NOT NULL DEFAULT 'UTC',
    running boolean NOT NULL DEFAULT true,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    finished_at timestamptz(3),
    PRIMARY KEY (match_id, seat)
  );
  CREATE INDEX match_seats_user ON match_seats (user_id, match_id);
  CREATE INDEX match_seats_running ON match_seats (user_id)
    WHERE running AND NOT is_bot AND substitute_id IS NULL;
  CREATE INDEX match_seats_newest ON match_seats (user_id, created_at DESC, match_id DESC);
  CREATE INDEX match_seats_playing ON match_seats (user_id, created_at DESC, match_id DESC)
    WHERE running;
  CREATE INDEX match_seats_finished ON match_seats (user_id, finished_at, match_id)
    WHERE finished_at IS NOT NULL;

  CREATE TABLE match_backers (
    match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id),
    seat smallint NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (match_id, user_id)
  );
  CREATE INDEX match_backers_user ON match_backers (user_id, match_id);
  CREATE INDEX match_backers_newest ON match_backers (user_id, created_at DESC, match_id DESC);

  CREATE TABLE match_events (
    match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    version integer NOT NULL,
    type text NOT NULL,
    seat smallint,
    token text,
    payload jsonb NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT service_now(),
    CONSTRAINT match_events_once PRIMARY KEY (match_id, version)
  );

  CREATE TABLE match_deals (
    match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number integer NOT NULL,
    variant text NOT NULL,
    dealer smallint NOT NULL,
    hands jsonb NOT NULL,
    talon jsonb NOT NULL,
    algorithm text NOT NULL,
    link bytea NOT NULL,
    actions jsonb,
    started_at timestamptz(3) NOT NULL DEFAULT service_now(),
    ended_at timestamptz(3),
    PRIMARY KEY (match_id, number)
  );

  -- Runs within each statement that ends a match; moves that do not end a match never call it.
  CREATE FUNCTION match_seats_rest() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE match_seats SET running = false,
        finished_at = CASE WHEN NEW.status = 'FINISHED' THEN NEW.finished_at END
      WHERE match_id = NEW.id;
      RETURN NULL;
    END $$;
  CREATE TRIGGER matches_ended AFTER UPDATE OF status ON matches FOR EACH ROW
    WHEN (OLD.status = 'IN_PROGRESS' AND NEW.status <> 'IN_PROGRESS')
    EXECUTE FUNCTION match_seats_rest();

  CREATE VIEW match_players AS SELECT match_id, seat, user_id, is_bot, substitute_id FROM match_seats;
  COMMENT ON VIEW match_players IS 'The players of a match by seat.';

  -- No player of a match backs a seat of it, so each user is here once.
  CREATE VIEW match_followers AS
    SELECT match_id, user_id FROM match_seats WHERE NOT is_bot
    UNION ALL SELECT match_id, user_id FROM match_backers;
  COMMENT ON VIEW match_followers IS 'The users who have a match in their sequence of events, each once.';

  CREATE VIEW match_turns AS
    SELECT id AS match_id, variant, status, to_act, awaiting_id, turn_version,
      turn_started_at, deadline, status = 'IN_PROGRESS' AND deadline IS NOT NULL
        AND outages_counted < (SELECT last_id FROM known_outages) AS is_behind
    FROM matches;
  COMMENT ON VIEW match_turns IS
    'The player to act and the deadline; is_behind: the deadline does not yet count all outages.';

  CREATE VIEW running_matches AS
    SELECT id, version, deadline, outages_counted FROM matches
    WHERE status = 'IN_PROGRESS';
  COMMENT ON VIEW running_matches IS 'Matches in progress.';

  CREATE VIEW finished_matches AS
    SELECT m.id, m.variant, m.preset, m.rated, m.result, m.finished_at,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', s.user_id,
         'substituteId', s.substitute_id) ORDER BY s.seat), '[]')
       FROM match_seats s WHERE s.match_id = m.id) AS players,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', b.user_id, 'seat', b.seat)), '[]')
       FROM match_backers b WHERE b.match_id = m.id) AS backers
    FROM matches m WHERE m.status = 'FINISHED';
  COMMENT ON VIEW finished_matches IS 'The results of matches, with players and backers.';

  CREATE VIEW match_ends AS SELECT id AS match_id, finished_at AS ended_at FROM matches;
  COMMENT ON VIEW match_ends IS 'When matches ended.';

  CREATE VIEW deal_ends AS SELECT match_id, number AS deal_number, ended_at FROM match_deals;
  COMMENT ON VIEW deal_ends IS 'When deals ended.';

  CREATE VIEW match_event_versions AS SELECT match_id, version FROM match_events;
  COMMENT ON VIEW match_event_versions IS 'The versions of the events of a match.';
`;
