import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reminder belongs to a deadline. If the deadline moves far, the reminder is sent again. */
export class Reminders1763700790000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reminders ADD COLUMN deadline timestamptz(3);
      UPDATE reminders r SET deadline = m.deadline FROM matches m WHERE m.id = r.match_id;
      DELETE FROM reminders WHERE deadline IS NULL;
      ALTER TABLE reminders DROP CONSTRAINT reminders_pkey,
        ADD PRIMARY KEY (match_id, version, seconds_before, deadline);

      ALTER TABLE notifications ADD COLUMN deadline timestamptz(3),
        DROP CONSTRAINT notifications_once,
        ADD CONSTRAINT notifications_once UNIQUE NULLS NOT DISTINCT
          (user_id, type, match_id, challenge_id, version, seconds_before, deadline, message_id,
           vacation_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM notifications WHERE deadline IS NOT NULL;
      ALTER TABLE notifications DROP COLUMN deadline,
        ADD CONSTRAINT notifications_once UNIQUE NULLS NOT DISTINCT
          (user_id, type, match_id, challenge_id, version, seconds_before, message_id, vacation_id);
      DELETE FROM reminders;
      ALTER TABLE reminders DROP COLUMN deadline,
        ADD PRIMARY KEY (match_id, version, seconds_before);
    `);
  }
}
