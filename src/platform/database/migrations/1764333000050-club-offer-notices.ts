import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a member was notified last that the club is offered to them. */
export class ClubOfferNotices1764333000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE club_members ADD COLUMN notified_of_offer_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE club_members DROP COLUMN notified_of_offer_at');
  }
}
