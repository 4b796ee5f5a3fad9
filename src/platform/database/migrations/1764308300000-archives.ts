import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The days after this migration in which processes of the release before, which read no archives, may still run. */
const DAYS_OF_BOTH_RELEASES = 7;

const ARCHIVES = `
  -- Matches that ended long ago: record, proof, and the times of all steps, deflated. No foreign key: matches are never
  -- deleted, and a month must be brought back without a check of each row.
  CREATE TABLE match_archives (
    match_id uuid NOT NULL,
    ended_at timestamptz(3) NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (match_id, ended_at)
  ) PARTITION BY RANGE (ended_at);
  ALTER TABLE match_archives ALTER COLUMN content SET STORAGE EXTERNAL;

  -- Attached, not created as a partition: ATTACH does not block readers. Runs as the owner of the tables, so that the
  -- worker needs no right to create any.
  CREATE FUNCTION match_archives_add_month(month date) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
    DECLARE
      part text := 'match_archives_' || to_char(month, 'YYYY_MM');
      first date := date_trunc('month', month);
    BEGIN
      PERFORM pg_advisory_xact_lock(hashtextextended('match_archives_add_month', 0));
      IF to_regclass(part) IS NOT NULL THEN RETURN; END IF;
      EXECUTE format('CREATE TABLE %I (LIKE match_archives INCLUDING ALL)', part);
      EXECUTE format('ALTER TABLE match_archives ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
        part, first || ' 00:00:00+00', (first + interval '1 month')::date || ' 00:00:00+00');
    END $$;
  COMMENT ON FUNCTION match_archives_add_month IS 'Adds the partition for matches that ended in a month, by UTC.';

  ALTER TABLE matches
    -- True: its events and deals are in match_archives. Null: not tried yet. False: they cannot be made again and stay.
    ADD COLUMN archived boolean,
    -- When the deals of an archived match ended, in order.
    ADD COLUMN deal_ends timestamptz[];

  CREATE OR REPLACE VIEW deal_ends AS
    SELECT match_id, number AS deal_number, ended_at FROM match_deals
    UNION ALL
    SELECT m.id, d.number::integer, d.ended_at::timestamptz(3)
    FROM matches m, unnest(m.deal_ends) WITH ORDINALITY AS d(ended_at, number);
`;

/** A constant, because it must never change; a table would be one more to read. */
const BEGINNING = `
  DO $$ BEGIN
    EXECUTE format('CREATE FUNCTION archiving_begins() RETURNS timestamptz
      LANGUAGE sql STABLE PARALLEL SAFE AS %L',
      format('SELECT %L::timestamptz', service_now() + interval '${DAYS_OF_BOTH_RELEASES} days'));
  END $$;
  COMMENT ON FUNCTION archiving_begins IS
    'No match is archived before: processes of the release before this one, which read no archives, may still run.';
`;

/** Matches that ended long ago are kept in a compact form, by month. */
export class Archives1764308300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ARCHIVES);
    await runner.query(BEGINNING);
  }

  /** Events of archived matches cannot be made again by SQL. */
  down(): Promise<void> {
    return Promise.reject(new Error('Archives are not undone: restore a backup'));
  }
}
