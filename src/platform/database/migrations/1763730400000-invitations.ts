import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Challenges that are in no list. They are found by the users whom they name, and by their invitation link. */
export class Invitations1763730400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE challenges ADD COLUMN by_invitation boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE challenges DROP COLUMN by_invitation');
  }
}
