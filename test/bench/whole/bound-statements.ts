/** The statements and tables of the bound. The tables are as large as the tables of a service with as many matches. */
export const ROWS = 100_000;

export const TABLES = `
  CREATE TABLE match (
    id int PRIMARY KEY, version int NOT NULL DEFAULT 0, status text NOT NULL DEFAULT 'active',
    turn_deadline timestamptz, state jsonb NOT NULL, updated_at timestamptz NOT NULL DEFAULT now());
  CREATE TABLE move (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, match_id int NOT NULL REFERENCES match (id),
    ply int NOT NULL, actor int NOT NULL, body jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(), UNIQUE (match_id, ply));
  CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, topic text NOT NULL, key text NOT NULL,
    payload jsonb NOT NULL, created_at timestamptz NOT NULL DEFAULT now(), sent_at timestamptz);
  CREATE INDEX outbox_unsent ON outbox (id) WHERE sent_at IS NULL;
  CREATE INDEX match_deadline ON match (turn_deadline) WHERE status = 'active';
  INSERT INTO match (id, turn_deadline, state)
  SELECT n, now() + interval '3 days', jsonb_build_object('turn', 0, 'v', 0, 'deck',
    (SELECT string_agg(md5((n * 100 + i)::text), '') FROM generate_series(1, 60) i))
  FROM generate_series(1, ${ROWS}) n`;

export const READ = 'SELECT id, version, state FROM match WHERE id = $1';

export const ACT = `
  WITH changed AS (
    UPDATE match SET version = version + 1, updated_at = now(),
      turn_deadline = now() + interval '3 days',
      state = jsonb_set(state, '{v}', to_jsonb(version + 1))
    WHERE id = $1 RETURNING id, version),
  moved AS (
    INSERT INTO move (match_id, ply, actor, body)
    SELECT id, version, version % 2, $2::jsonb FROM changed),
  task AS (
    INSERT INTO outbox (topic, key, payload)
    SELECT 'move.played', id::text, $3::jsonb FROM changed)
  SELECT * FROM changed`;
