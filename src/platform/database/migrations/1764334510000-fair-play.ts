import type { MigrationInterface, QueryRunner } from 'typeorm';

const FAIR_PLAY = `
  CREATE TABLE fair_play_matches (
    match_id uuid PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    rating_key text NOT NULL,
    deal_count integer NOT NULL,
    deals_done integer NOT NULL DEFAULT 0,
    attempts smallint NOT NULL DEFAULT 0,
    failed_at timestamptz(3),
    finished_at timestamptz(3),
    after jsonb
  );
  COMMENT ON TABLE fair_play_matches IS 'Matches whose decisions are compared with those of the strongest bot.';
  COMMENT ON COLUMN fair_play_matches.attempts IS 'How often the next deal was tried.';
  COMMENT ON COLUMN fair_play_matches.after IS
    'The state of the match after the last deal that is done; null before the first.';

  CREATE TABLE fair_play_figures (
    match_id uuid NOT NULL REFERENCES fair_play_matches (match_id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    seat smallint NOT NULL,
    band integer NOT NULL,
    decisions integer NOT NULL DEFAULT 0,
    agreed integer NOT NULL DEFAULT 0,
    loss double precision NOT NULL DEFAULT 0,
    thoughts jsonb NOT NULL DEFAULT '[]',
    PRIMARY KEY (match_id, user_id)
  );
  COMMENT ON TABLE fair_play_figures IS 'The sums of one player in one of these matches.';
  COMMENT ON COLUMN fair_play_figures.band IS 'The hundred points of the rating before the match.';
  COMMENT ON COLUMN fair_play_figures.agreed IS 'Decisions in which no action was better.';
  COMMENT ON COLUMN fair_play_figures.loss IS 'In game points.';
  COMMENT ON COLUMN fair_play_figures.thoughts IS
    'The number of legal actions and the milliseconds of each decision.';
  CREATE INDEX fair_play_figures_user ON fair_play_figures (user_id);

  CREATE TABLE fair_play_peers (
    rating_key text NOT NULL,
    band integer NOT NULL,
    players integer NOT NULL,
    matches integer NOT NULL,
    decisions double precision NOT NULL,
    decisions_squared double precision NOT NULL,
    agreed double precision NOT NULL,
    agreed_squared double precision NOT NULL,
    agreed_times_decisions double precision NOT NULL,
    loss double precision NOT NULL,
    loss_squared double precision NOT NULL,
    loss_times_decisions double precision NOT NULL,
    PRIMARY KEY (rating_key, band)
  );
  COMMENT ON TABLE fair_play_peers IS 'What all players of a rating did in these matches, as sums over matches.';
`;

/** Figures about fair play for moderators. */
export class FairPlay1764334510000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FAIR_PLAY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE fair_play_peers; DROP TABLE fair_play_figures; DROP TABLE fair_play_matches',
    );
  }
}
