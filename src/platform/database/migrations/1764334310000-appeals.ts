import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Appeals against what moderators have decided: one for each entry of the audit log. */
export class Appeals1764334310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE appeals (
        entry_id uuid PRIMARY KEY CONSTRAINT appeals_entry_id_fkey REFERENCES audit_log (id),
        user_id uuid NOT NULL CONSTRAINT appeals_user_id_fkey REFERENCES users (id) ON DELETE CASCADE,
        text text NOT NULL,
        made_at timestamptz(3) NOT NULL DEFAULT service_now(),
        answered_by_id uuid CONSTRAINT appeals_answered_by_id_fkey REFERENCES users (id),
        answered_at timestamptz(3),
        is_granted boolean,
        answer text,
        CONSTRAINT appeals_answer_check CHECK ((answered_at IS NULL) = (is_granted IS NULL))
      );
      CREATE INDEX appeals_user ON appeals (user_id, entry_id);
      CREATE INDEX appeals_answered_by ON appeals (answered_by_id) WHERE answered_by_id IS NOT NULL;
      CREATE INDEX appeals_open ON appeals (entry_id) WHERE answered_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE appeals');
  }
}
