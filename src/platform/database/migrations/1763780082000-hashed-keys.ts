import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Idempotency keys become hashes of one size: a client chose how long its key is. */
export class HashedKeys1763780082000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE idempotency_keys
      SET key = left(translate(encode(sha256(convert_to(key, 'UTF8')), 'base64'), '+/', '-_'), 22);
    `);
  }

  /** A hash has no way back: a call that is sent again after this may be done again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM idempotency_keys');
  }
}
