import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each deal is reviewed from the state that the last one left, and the players of its turns are known from the start.
 */
export class ReviewErrors1763750700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews ADD COLUMN leaving jsonb;
      COMMENT ON COLUMN reviews.leaving IS 'Where the player left the seat to a house bot.';
      ALTER TABLE review_deals ADD COLUMN after jsonb;
      COMMENT ON COLUMN review_deals.after IS 'How the match stood when the deal had ended; null in old reviews.';

      -- Unfinished reviews of players who left do not contain when that was. They fail here; a new request 
      -- continues them.
      UPDATE reviews SET failed_at = service_now()
      WHERE finished_at IS NULL AND failed_at IS NULL AND EXISTS (
        SELECT FROM match_seats s
        WHERE s.match_id = reviews.match_id AND s.seat = reviews.seat AND s.substitute_id IS NOT NULL);

      DROP INDEX outbox_shares;
      CREATE INDEX outbox_shares ON outbox (kind, (payload->>'forUser'), id)
        WHERE kind IN ('bot-turn', 'review');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX outbox_shares;
      CREATE INDEX outbox_shares ON outbox ((payload->>'forUser'), id) WHERE kind = 'bot-turn';
      ALTER TABLE reviews DROP COLUMN leaving;
      ALTER TABLE review_deals DROP COLUMN after;
    `);
  }
}
