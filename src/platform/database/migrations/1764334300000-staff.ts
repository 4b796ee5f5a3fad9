import type { MigrationInterface, QueryRunner } from 'typeorm';

const AUDIT = `
  CREATE TABLE audit_log (
    id uuid PRIMARY KEY,
    number integer NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT audit_log_number_once UNIQUE,
    actor_id uuid CONSTRAINT audit_log_actor_id_fkey REFERENCES users (id),
    act text NOT NULL,
    subject_id uuid CONSTRAINT audit_log_subject_id_fkey REFERENCES users (id),
    match_id uuid,
    report_id uuid,
    created_at timestamptz(3) NOT NULL DEFAULT service_now()
  );
  COMMENT ON TABLE audit_log IS 'What moderators, admins and the operator’s command did. Rows are only added.';
  CREATE INDEX audit_log_feed ON audit_log (created_at DESC, id DESC);
  CREATE INDEX audit_log_actor ON audit_log (actor_id, created_at DESC, id DESC);
  CREATE INDEX audit_log_subject ON audit_log (subject_id, created_at DESC, id DESC);
  CREATE INDEX audit_log_act ON audit_log (act, created_at DESC, id DESC);
  CREATE FUNCTION audit_log_only_grows() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'rows of audit_log are only added'; END $$;
  CREATE TRIGGER audit_log_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION audit_log_only_grows();
  CREATE TABLE audit_texts (
    entry_id uuid PRIMARY KEY CONSTRAINT audit_texts_entry_id_fkey REFERENCES audit_log (id),
    subject_id uuid CONSTRAINT audit_texts_subject_id_fkey REFERENCES users (id),
    reason text NOT NULL,
    details jsonb NOT NULL DEFAULT '{}'
  );
  CREATE INDEX audit_texts_subject ON audit_texts (subject_id, entry_id);
  COMMENT ON TABLE audit_texts IS 'The words of an entry of the audit log. They are deleted with the account of the person concerned.';
`;

/** Roles with a second factor, and the audit log of what those who have them do. */
export class Staff1764334300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE user_roles (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        role text NOT NULL CONSTRAINT user_roles_role_check CHECK (role IN ('MODERATOR', 'ADMIN')),
        given_at timestamptz(3) NOT NULL DEFAULT service_now()
      );
      CREATE TABLE second_factors (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        id uuid NOT NULL,
        secret bytea NOT NULL,
        begun_at timestamptz(3) NOT NULL DEFAULT service_now(),
        confirmed_at timestamptz(3),
        last_step integer
      );
      COMMENT ON COLUMN second_factors.secret IS 'Encrypted with the service’s secret.';
      COMMENT ON COLUMN second_factors.last_step IS 'The 30 seconds of the last code that was used: neither it nor an earlier one is taken again.';
      CREATE TABLE recovery_codes (
        user_id uuid NOT NULL REFERENCES second_factors (user_id) ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        PRIMARY KEY (user_id, code_hash)
      );
      ALTER TABLE sessions ADD COLUMN second_factor_id uuid;
      COMMENT ON COLUMN sessions.second_factor_id IS 'The second factor whose code was given at the sign-in; null for none.';
    `);
    await runner.query(AUDIT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE audit_texts;
      DROP TABLE audit_log;
      DROP FUNCTION audit_log_only_grows;
      ALTER TABLE sessions DROP COLUMN second_factor_id;
      DROP TABLE recovery_codes;
      DROP TABLE second_factors;
      DROP TABLE user_roles;
    `);
  }
}
