import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The reminders of users without preferences of their own, as in the notifications module. */
const DEFAULTS = `'{86400,10800}'::integer[]`;

/**
 * When each match must be checked for reminders: a lower bound, found by an index. A change of the deadline within a
 * turn (vacation, an outage that is counted) makes the match due at once, in the same transaction. A move begins a new
 * turn and never calls the function.
 */
export class NextReminders1763720004040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE next_reminders (
        match_id uuid PRIMARY KEY,
        due_at timestamptz(3) NOT NULL
      );
      INSERT INTO next_reminders (match_id, due_at)
        SELECT m.id, m.deadline - make_interval(secs => r.longest)
        FROM matches m LEFT JOIN notification_preferences p ON p.user_id = m.awaiting_id,
          LATERAL (SELECT max(s) AS longest FROM unnest(coalesce(p.reminders, ${DEFAULTS})) AS s) r
        WHERE m.status = 'IN_PROGRESS' AND m.awaiting_id IS NOT NULL AND m.deadline IS NOT NULL
          AND r.longest IS NOT NULL;
      CREATE INDEX next_reminders_due ON next_reminders (due_at);
      -- Last, and without a check of the rows (NOT VALID): until the commit no match can be written.
      ALTER TABLE next_reminders ADD FOREIGN KEY (match_id) REFERENCES matches (id)
        ON DELETE CASCADE NOT VALID;

      CREATE FUNCTION next_reminders_look() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO next_reminders AS n (match_id, due_at) VALUES (NEW.id, service_now())
          ON CONFLICT (match_id) DO UPDATE SET due_at = least(n.due_at, excluded.due_at);
          RETURN NULL;
        END $$;
      CREATE TRIGGER matches_deadline_moved AFTER UPDATE OF deadline ON matches FOR EACH ROW
        WHEN (NEW.awaiting_id IS NOT NULL AND NEW.status = 'IN_PROGRESS'
          AND OLD.turn_version = NEW.turn_version AND OLD.deadline IS DISTINCT FROM NEW.deadline)
        EXECUTE FUNCTION next_reminders_look();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER matches_deadline_moved ON matches;
      DROP FUNCTION next_reminders_look();
      DROP TABLE next_reminders`);
  }
}
