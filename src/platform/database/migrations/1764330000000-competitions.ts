import type { MigrationInterface, QueryRunner } from 'typeorm';

const SERIES = `
  CREATE TABLE competition_series (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    organiser_id uuid REFERENCES users (id) ON DELETE SET NULL,
    club_id uuid,
    terms jsonb NOT NULL,
    rhythm jsonb NOT NULL,
    seasons integer NOT NULL DEFAULT 0,
    next_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    ended_at timestamptz(3)
  );
  COMMENT ON COLUMN competition_series.next_at IS 'When the next season is to be announced; null once it has ended.';
  CREATE INDEX competition_series_due ON competition_series (next_at) WHERE next_at IS NOT NULL;
  CREATE INDEX competition_series_newest ON competition_series (created_at, id);
  CREATE INDEX competition_series_club ON competition_series (club_id) WHERE club_id IS NOT NULL;
  CREATE INDEX competition_series_organiser ON competition_series (organiser_id) WHERE ended_at IS NULL;
`;

const COMPETITIONS = `
  CREATE TABLE competitions (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    about text NOT NULL DEFAULT '',
    form text NOT NULL,
    settings jsonb NOT NULL,
    variant text NOT NULL,
    preset text NOT NULL,
    options jsonb NOT NULL,
    time_control jsonb NOT NULL,
    rated boolean NOT NULL,
    onlookers boolean NOT NULL,
    bots boolean NOT NULL,
    fixed_partners boolean NOT NULL,
    access text NOT NULL CHECK (access IN ('ALL', 'RATING', 'CLUB', 'INVITATION')),
    rating_least integer,
    rating_most integer,
    organiser_id uuid REFERENCES users (id) ON DELETE SET NULL,
    club_id uuid,
    series_id uuid REFERENCES competition_series (id),
    season integer,
    least_entries integer NOT NULL,
    places integer NOT NULL,
    opens_at timestamptz(3) NOT NULL,
    starts_at timestamptz(3),
    ends_at timestamptz(3),
    round_days integer NOT NULL CHECK (round_days BETWEEN 1 AND 365),
    matches_at_once integer NOT NULL CHECK (matches_at_once >= 1),
    timeouts_allowed integer NOT NULL CHECK (timeouts_allowed >= 0),
    invitation_version integer NOT NULL DEFAULT 0,
    status text NOT NULL DEFAULT 'ANNOUNCED'
      CHECK (status IN ('ANNOUNCED', 'OPEN', 'RUNNING', 'ENDED', 'CANCELLED')),
    version integer NOT NULL DEFAULT 0,
    round integer NOT NULL DEFAULT 0,
    entered integer NOT NULL DEFAULT 0,
    due_at timestamptz(3),
    created_at timestamptz(3) NOT NULL DEFAULT service_now(),
    started_at timestamptz(3),
    ended_at timestamptz(3),
    UNIQUE (series_id, season)
  );
  COMMENT ON COLUMN competitions.starts_at IS 'When entries close and the draw is made; null: once all places are taken.';
  COMMENT ON COLUMN competitions.ends_at IS 'When a ladder ends; null in forms with rounds, and for a ladder without an end.';
  COMMENT ON COLUMN competitions.due_at IS 'When the sweep has something to do for it; null for nothing.';
  CREATE INDEX competitions_due ON competitions (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX competitions_newest ON competitions (created_at, id);
  CREATE INDEX competitions_status ON competitions (status, created_at, id);
  CREATE INDEX competitions_club ON competitions (club_id, created_at, id) WHERE club_id IS NOT NULL;
  CREATE INDEX competitions_organiser ON competitions (organiser_id)
    WHERE status IN ('ANNOUNCED', 'OPEN', 'RUNNING');

  -- A table of its own: only the code of the draw reads the secret before entries are closed.
  CREATE TABLE competition_draws (
    competition_id uuid PRIMARY KEY REFERENCES competitions (id) ON DELETE CASCADE,
    commitment bytea NOT NULL,
    secret bytea NOT NULL,
    seed text,
    drawn_at timestamptz(3)
  );
`;

const PLAYING = `
  CREATE TABLE competition_entries (
    competition_id uuid NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number integer NOT NULL,
    user_id uuid NOT NULL REFERENCES users (id),
    partner_id uuid REFERENCES users (id),
    partner_agreed boolean NOT NULL DEFAULT false,
    status text NOT NULL
      CHECK (status IN ('INCOMPLETE', 'WAITING', 'ENTERED', 'WITHDRAWN', 'OUT', 'DISQUALIFIED', 'NOT_DRAWN')),
    client_seed text NOT NULL DEFAULT '',
    reentry_of integer,
    lot integer,
    player integer,
    group_number integer,
    out_since integer,
    place integer,
    timeouts integer NOT NULL DEFAULT 0,
    entered_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (competition_id, number)
  );
  COMMENT ON COLUMN competition_entries.reentry_of IS 'The number of the entry whose player bought this lot.';
  COMMENT ON COLUMN competition_entries.place IS 'The place on the ladder, or at the end of the competition.';
  CREATE UNIQUE INDEX competition_entries_once ON competition_entries (competition_id, user_id)
    WHERE reentry_of IS NULL;
  CREATE UNIQUE INDEX competition_entries_lot ON competition_entries (competition_id, lot) WHERE lot IS NOT NULL;
  CREATE INDEX competition_entries_user ON competition_entries (user_id, entered_at, competition_id);
  CREATE INDEX competition_entries_partner ON competition_entries (partner_id, competition_id)
    WHERE partner_id IS NOT NULL;

  CREATE TABLE competition_rounds (
    competition_id uuid NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number integer NOT NULL,
    opened_at timestamptz(3) NOT NULL,
    ends_at timestamptz(3),
    ended_at timestamptz(3),
    PRIMARY KEY (competition_id, number)
  );

  CREATE TABLE competition_pairings (
    competition_id uuid NOT NULL,
    round integer NOT NULL,
    board integer NOT NULL,
    stage text NOT NULL CHECK (stage IN ('MAIN', 'LOSERS', 'THIRD_PLACE', 'FINAL')),
    group_number integer,
    lots integer[] NOT NULL,
    games smallint NOT NULL DEFAULT 0,
    playing boolean NOT NULL DEFAULT false,
    try_at timestamptz(3),
    ends_at timestamptz(3),
    decision text CHECK (decision IN ('PLAYED', 'TIMEOUT', 'BYE', 'WALKOVER', 'ADJUDICATED', 'CALLED_OFF')),
    points integer[],
    bummerl integer[],
    decided_at timestamptz(3),
    PRIMARY KEY (competition_id, round, board),
    FOREIGN KEY (competition_id, round) REFERENCES competition_rounds (competition_id, number) ON DELETE CASCADE
  );
  COMMENT ON COLUMN competition_pairings.games IS 'How many matches of it have been opened.';
  COMMENT ON COLUMN competition_pairings.playing IS 'Whether one of its matches runs.';
  COMMENT ON COLUMN competition_pairings.try_at IS 'When its next match is to be opened; null while one runs, or none is to come.';
  COMMENT ON COLUMN competition_pairings.ends_at IS 'When a challenge on a ladder is adjudicated; null: at the end of its round.';
  CREATE INDEX competition_pairings_open ON competition_pairings (competition_id, round)
    WHERE decision IS NULL;
  CREATE INDEX competition_pairings_to_open ON competition_pairings (try_at) WHERE try_at IS NOT NULL;

  CREATE TABLE competition_matches (
    match_id uuid PRIMARY KEY REFERENCES matches (id),
    competition_id uuid NOT NULL,
    round integer NOT NULL,
    board integer NOT NULL,
    game smallint NOT NULL,
    seats integer[] NOT NULL,
    running boolean NOT NULL DEFAULT true,
    result jsonb,
    opened_at timestamptz(3) NOT NULL,
    UNIQUE (competition_id, round, board, game),
    FOREIGN KEY (competition_id, round, board)
      REFERENCES competition_pairings (competition_id, round, board) ON DELETE CASCADE
  );
  COMMENT ON COLUMN competition_matches.seats IS 'The index in the pairing’s lots of each seat.';

  CREATE TABLE competition_players (
    match_id uuid NOT NULL REFERENCES competition_matches (match_id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id),
    competition_id uuid NOT NULL,
    running boolean NOT NULL DEFAULT true,
    resign_at timestamptz(3),
    PRIMARY KEY (match_id, user_id)
  );
  COMMENT ON COLUMN competition_players.resign_at IS 'When the match is to be resigned for a player who is out.';
  CREATE INDEX competition_players_resigning ON competition_players (resign_at) WHERE resign_at IS NOT NULL;
  COMMENT ON TABLE competition_players IS 'Who plays the matches of competitions: how many at once, and what comes next.';
  CREATE INDEX competition_players_running ON competition_players (user_id, competition_id) WHERE running;
  CREATE INDEX competition_players_of ON competition_players (competition_id, user_id);

  CREATE TABLE competition_losses (
    competition_id uuid NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id),
    match_id uuid NOT NULL REFERENCES matches (id),
    PRIMARY KEY (competition_id, user_id)
  );
  COMMENT ON TABLE competition_losses IS 'The one loss by resignation or time of a player that counts for the rating.';

  CREATE TABLE competition_log (
    competition_id uuid NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
    number integer NOT NULL,
    at timestamptz(3) NOT NULL DEFAULT service_now(),
    act text NOT NULL,
    actor_id uuid REFERENCES users (id),
    subject_id uuid REFERENCES users (id),
    reason text,
    details jsonb NOT NULL DEFAULT '{}',
    PRIMARY KEY (competition_id, number)
  );
  COMMENT ON COLUMN competition_log.actor_id IS 'Null for what the service did by itself.';
`;

/** Competitions, their entries, rounds, pairings and matches. */
export class Competitions1764330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SERIES + COMPETITIONS + PLAYING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE competition_log, competition_losses, competition_players, competition_matches, competition_pairings,
         competition_rounds, competition_entries, competition_draws, competitions, competition_series`,
    );
  }
}
