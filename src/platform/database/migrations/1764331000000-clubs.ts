import type { MigrationInterface, QueryRunner } from 'typeorm';

const CLUBS = `
  CREATE TABLE clubs (
    id uuid PRIMARY KEY,
    name text NOT NULL,
    name_key text NOT NULL,
    about text NOT NULL,
    visibility text NOT NULL CHECK (visibility IN ('OPEN', 'LISTED', 'PRIVATE')),
    rhythm text NOT NULL CHECK (rhythm IN ('NONE', 'MONTH', 'QUARTER', 'YEAR')),
    time_zone text NOT NULL,
    link_version integer NOT NULL DEFAULT 1,
    created_at timestamptz(3) NOT NULL DEFAULT service_now()
  );
  CREATE INDEX clubs_listed ON clubs (name_key COLLATE "C", id) WHERE visibility <> 'PRIVATE';

  -- The number is the version of a notification, an integer.
  CREATE SEQUENCE club_news_number AS integer CYCLE;

  CREATE TABLE club_members (
    club_id uuid NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('OWNER', 'KEEPER', 'MEMBER')),
    joined_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (club_id, user_id)
  );
  CREATE INDEX club_members_user ON club_members (user_id, joined_at, club_id);
  CREATE INDEX club_members_order ON club_members (club_id, joined_at, user_id);
  CREATE UNIQUE INDEX club_members_one_owner ON club_members (club_id) WHERE role = 'OWNER';

  CREATE TABLE club_removals (
    club_id uuid NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    removed_by_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    reason text NOT NULL,
    link_version integer NOT NULL,
    removed_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (club_id, user_id)
  );
  COMMENT ON TABLE club_removals IS
    'Who was removed from a club. They come back only by a link that was made after that.';
  CREATE INDEX club_removals_order ON club_removals (club_id, removed_at, user_id);
  CREATE INDEX club_removals_user ON club_removals (user_id);

  CREATE TABLE club_offers (
    challenge_id uuid PRIMARY KEY REFERENCES challenges (id) ON DELETE CASCADE,
    club_id uuid NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    creator_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    created_at timestamptz(3) NOT NULL DEFAULT service_now()
  );
  COMMENT ON TABLE club_offers IS 'The lobby of each club: challenges by invitation.';
  CREATE INDEX club_offers_newest ON club_offers (club_id, created_at DESC, challenge_id DESC);
  CREATE INDEX club_offers_creator ON club_offers (creator_id, club_id);
  CREATE INDEX club_offers_age ON club_offers (created_at);

  CREATE VIEW open_challenges AS SELECT id AS challenge_id FROM challenges WHERE status = 'OPEN';
  COMMENT ON VIEW open_challenges IS 'Challenges that wait for players.';

  CREATE TABLE club_matches (
    club_id uuid NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    booked_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (club_id, match_id)
  );
  COMMENT ON TABLE club_matches IS 'The matches that are in the ledger of a club.';
  CREATE INDEX club_matches_match ON club_matches (match_id);

  CREATE TABLE club_seasons (
    club_id uuid NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    label text NOT NULL,
    begins_at timestamptz(3) NOT NULL,
    ends_at timestamptz(3) NOT NULL,
    matches integer NOT NULL,
    PRIMARY KEY (club_id, label)
  );
  COMMENT ON TABLE club_seasons IS 'The seasons in which matches of a club have ended.';
  CREATE INDEX club_seasons_newest ON club_seasons (club_id, begins_at DESC, label DESC);

  CREATE TABLE club_ledger (
    club_id uuid NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    season text NOT NULL,
    low_id uuid NOT NULL REFERENCES users (id),
    high_id uuid NOT NULL REFERENCES users (id),
    matches integer NOT NULL,
    low_wins integer NOT NULL,
    high_wins integer NOT NULL,
    low_bummerl integer NOT NULL,
    high_bummerl integer NOT NULL,
    PRIMARY KEY (club_id, season, low_id, high_id),
    CHECK (low_id < high_id)
  );
  COMMENT ON TABLE club_ledger IS 'The season is empty in the rows for all seasons together.';
  CREATE INDEX club_ledger_order ON club_ledger (club_id, season, matches DESC, low_id, high_id);

  CREATE TABLE club_balances (
    club_id uuid NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    season text NOT NULL,
    user_id uuid NOT NULL REFERENCES users (id),
    matches integer NOT NULL,
    given integer NOT NULL,
    taken integer NOT NULL,
    PRIMARY KEY (club_id, season, user_id)
  );
  COMMENT ON TABLE club_balances IS 'The sums of club_ledger for each member.';
  CREATE INDEX club_balances_order
    ON club_balances (club_id, season, (given - taken) DESC, user_id);
`;

/** Clubs: their members, lobby and ledger. */
export class Clubs1764331000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CLUBS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE club_balances, club_ledger, club_seasons, club_matches;
      DROP TABLE club_offers, club_removals, club_members, clubs;
      DROP VIEW open_challenges; DROP SEQUENCE club_news_number`);
  }
}
