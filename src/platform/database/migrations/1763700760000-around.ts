import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Around the match: spectators, backers, calling off, playing again, and the list of turns. */
export class Around1763700760000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE matches
        ADD COLUMN onlookers boolean NOT NULL DEFAULT true,
        ADD COLUMN abort_offers smallint[] NOT NULL DEFAULT '{}',
        ADD COLUMN turn_version integer NOT NULL DEFAULT 0,
        ADD COLUMN awaiting_id uuid REFERENCES users (id);
      UPDATE matches m SET turn_version = m.version, awaiting_id =
        (SELECT s.user_id FROM match_seats s WHERE s.match_id = m.id AND s.seat = m.to_act
           AND NOT s.is_bot AND s.substitute_id IS NULL);
      -- Matches without a deadline come last.
      CREATE INDEX matches_turns ON matches
        (awaiting_id, coalesce(deadline, 'infinity'::timestamptz), id) WHERE awaiting_id IS NOT NULL;

      CREATE TABLE match_backers (
        match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id),
        seat smallint NOT NULL,
        PRIMARY KEY (match_id, user_id)
      );
      CREATE INDEX match_backers_user ON match_backers (user_id, match_id);
      CREATE OR REPLACE VIEW match_followers AS
        SELECT match_id, user_id FROM match_seats WHERE NOT is_bot
        UNION SELECT match_id, user_id FROM match_backers;

      ALTER TABLE challenges
        ADD COLUMN onlookers boolean NOT NULL DEFAULT true,
        ADD COLUMN rematch_of uuid REFERENCES matches (id);
      -- A match has one rematch; a declined rematch may be offered again.
      CREATE UNIQUE INDEX challenges_one_rematch ON challenges (rematch_of)
        WHERE status IN ('OPEN', 'MATCHED');
      CREATE INDEX challenges_open_terms ON challenges
        (variant, preset, created_at DESC, id DESC) WHERE status = 'OPEN';

      -- Nobody backs two seats of a match: the key contains no seat.
      CREATE TABLE challenge_backers (
        challenge_id uuid NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        seat smallint NOT NULL,
        answer text NOT NULL CHECK (answer IN ('ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
        number integer NOT NULL,
        PRIMARY KEY (challenge_id, user_id)
      );
      CREATE INDEX challenge_backers_user ON challenge_backers (user_id, challenge_id);

      -- No player of a match backs a seat of it, so the view still has each user once.
      CREATE OR REPLACE VIEW match_followers AS
        SELECT match_id, user_id FROM match_seats WHERE NOT is_bot
        UNION ALL SELECT match_id, user_id FROM match_backers;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE VIEW match_followers AS
        SELECT match_id, user_id FROM match_seats WHERE NOT is_bot;
      CREATE OR REPLACE VIEW match_followers AS
        SELECT match_id, user_id FROM match_seats WHERE NOT is_bot;
      DROP TABLE challenge_backers; DROP TABLE match_backers;
      DROP INDEX challenges_open_terms;
      ALTER TABLE challenges DROP COLUMN rematch_of, DROP COLUMN onlookers;
      ALTER TABLE matches DROP COLUMN awaiting_id, DROP COLUMN turn_version,
        DROP COLUMN abort_offers, DROP COLUMN onlookers`);
  }
}
