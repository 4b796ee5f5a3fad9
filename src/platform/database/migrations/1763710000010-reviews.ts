import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reviews: the values of players' decisions, computed after the end of a match. */
export class Reviews1763710000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reviews (
        id uuid PRIMARY KEY,
        match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        seat smallint NOT NULL,
        deal_count integer NOT NULL,
        requested_at timestamptz(3) NOT NULL DEFAULT service_now(),
        finished_at timestamptz(3),
        CONSTRAINT reviews_once UNIQUE (user_id, match_id)
      );

      -- Deals are reviewed one after the other. A row is a reviewed deal, even if the process has died since.
      CREATE TABLE review_deals (
        review_id uuid NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
        number integer NOT NULL,
        decisions jsonb NOT NULL,
        PRIMARY KEY (review_id, number)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE review_deals; DROP TABLE reviews');
  }
}
