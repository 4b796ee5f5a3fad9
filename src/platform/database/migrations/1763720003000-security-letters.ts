import type { MigrationInterface, QueryRunner } from 'typeorm';

/** E-mails about changes to an account go to the address that was verified when they were added to the outbox. */
export class SecurityLetters1763720003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE letters ADD COLUMN email text;
      COMMENT ON COLUMN letters.email IS 'Where it goes, whatever the address is by then; null: to the address of the user.';
      ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
      ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN ('VERIFICATION',
        'PASSWORD_RESET', 'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'TOKEN_CREATED', 'WEBHOOK_CREATED'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM letters WHERE kind NOT IN ('VERIFICATION', 'PASSWORD_RESET');
      ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
      ALTER TABLE letters ADD CONSTRAINT letters_kind_check
        CHECK (kind IN ('VERIFICATION', 'PASSWORD_RESET'));
      ALTER TABLE letters DROP COLUMN email;
    `);
  }
}
