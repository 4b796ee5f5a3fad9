import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The names that renamed accounts have given up. A trigger keeps them from others, so that every process keeps them,
 * also one of an older release. It runs after the row is in the unique indexes of `users`: whoever registers a name
 * that is being given up has waited there for the end of that transaction, and the trigger sees what it wrote.
 */
export class OldUsernames1764334600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE old_usernames (
        username_key text PRIMARY KEY,
        lookalike_key text NOT NULL,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        given_up_at timestamptz NOT NULL DEFAULT now(),
        kept_until timestamptz NOT NULL
      );
      COMMENT ON TABLE old_usernames IS 'Names that renamed accounts have given up. Others cannot take them before kept_until.';
      CREATE INDEX old_usernames_lookalike ON old_usernames (lookalike_key);
      CREATE INDEX old_usernames_user ON old_usernames (user_id);
      CREATE INDEX old_usernames_age ON old_usernames (kept_until);

      CREATE FUNCTION refuse_kept_username() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (
          SELECT FROM old_usernames o
          WHERE (o.username_key = NEW.username_key OR o.lookalike_key = NEW.lookalike_key)
            AND o.user_id <> NEW.id AND o.kept_until > now()
        ) THEN
          RAISE unique_violation USING CONSTRAINT = 'old_usernames_kept',
            MESSAGE = 'this name, or one that looks like it, is kept for its former owner';
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER users_name_kept AFTER INSERT OR UPDATE OF username_key, lookalike_key ON users
        FOR EACH ROW EXECUTE FUNCTION refuse_kept_username();
    `);
    // The rows that are there have fulfilled a narrower condition: nothing needs to be checked.
    await runner.query(`
      ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
      ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN ('VERIFICATION', 'PASSWORD_RESET',
        'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'TOKEN_CREATED', 'WEBHOOK_CREATED', 'APP_GRANTED', 'PUSH_ADDED',
        'NAME_CHANGED')) NOT VALID;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER users_name_kept ON users;
      DROP FUNCTION refuse_kept_username();
      DROP TABLE old_usernames;
      DELETE FROM letters WHERE kind = 'NAME_CHANGED';
      ALTER TABLE letters DROP CONSTRAINT letters_kind_check;
      ALTER TABLE letters ADD CONSTRAINT letters_kind_check CHECK (kind IN ('VERIFICATION', 'PASSWORD_RESET',
        'PASSWORD_CHANGED', 'EMAIL_CHANGED', 'TOKEN_CREATED', 'WEBHOOK_CREATED', 'APP_GRANTED', 'PUSH_ADDED'))
        NOT VALID;
    `);
  }
}
