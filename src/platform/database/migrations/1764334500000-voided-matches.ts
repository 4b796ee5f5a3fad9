import type { MigrationInterface, QueryRunner } from 'typeorm';

const VOIDED = `
  CREATE TABLE voided_matches (
    match_id uuid PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    voided_at timestamptz(3) NOT NULL DEFAULT service_now(),
    sequence bigint UNIQUE
  );
  COMMENT ON TABLE voided_matches IS 'Matches that count for nothing, because a moderator has said so.';
  COMMENT ON COLUMN voided_matches.sequence IS
    'When the effect on the books was taken back, in the order of booking; null if it has not been, or there was none.';

  CREATE TABLE rating_reversals (
    match_id uuid NOT NULL REFERENCES voided_matches (match_id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id),
    rating_key text NOT NULL,
    sequence bigint NOT NULL,
    mu_before double precision NOT NULL,
    sigma_before double precision NOT NULL,
    mu_after double precision NOT NULL,
    sigma_after double precision NOT NULL,
    PRIMARY KEY (match_id, user_id)
  );
  COMMENT ON TABLE rating_reversals IS 'How voided matches changed ratings back.';
  CREATE INDEX rating_reversals_history ON rating_reversals (user_id, rating_key, sequence DESC);

  CREATE VIEW match_voids AS SELECT match_id, voided_at FROM voided_matches;
  COMMENT ON VIEW match_voids IS 'Which matches were voided, and when.';

  ALTER TABLE club_matches ADD COLUMN taken_back boolean NOT NULL DEFAULT false;
  COMMENT ON COLUMN club_matches.taken_back IS 'Whether the match was voided and taken out of the ledger.';
`;

/** Matches that a moderator has voided, and what they changed back in the books. */
export class VoidedMatches1764334500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VOIDED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE club_matches DROP COLUMN taken_back;
      DROP VIEW match_voids; DROP TABLE rating_reversals; DROP TABLE voided_matches`);
  }
}
