/**
 * Copies of rows by SQL, a batch in each statement. A copy is its template's row with other ids and
 * times; columns that this file does not name are copied unchanged. Ids are hashes, so that each
 * statement can compute the ids that another statement has made.
 */

/** The id of copy `c`'s row that is made from a template's row. */
const idFor = (row: string): string => `md5(c.id::text || ${row}::text)::uuid`;

/** The users who play the copies. */
export const PEOPLE_TABLE = `
  CREATE TEMP TABLE dataset_people (n bigint PRIMARY KEY, id uuid NOT NULL)`;

/** $1: the number of users. */
export const PEOPLE = `
  INSERT INTO dataset_people SELECT n, gen_random_uuid() FROM generate_series(0, $1::integer - 1) n`;

const template = `(SELECT id FROM users WHERE username = $1)`;

/** Accounts like that of the template player $1, with the same password. */
export const ACCOUNTS = [
  `INSERT INTO users SELECT r.* FROM dataset_people p, users t,
     jsonb_populate_record(t, jsonb_build_object('id', p.id, 'username', 'dataset-' || p.n,
       'username_key', 'dataset-' || p.n, 'lookalike_key', 'dataset-' || p.n)) r
   WHERE t.id = ${template}`,
  `INSERT INTO passwords SELECT r.* FROM dataset_people p, passwords t,
     jsonb_populate_record(t, jsonb_build_object('user_id', p.id)) r WHERE t.user_id = ${template}`,
  `INSERT INTO shuffle_chains SELECT r.* FROM dataset_people p, shuffle_chains t,
     jsonb_populate_record(t, jsonb_build_object('match_id', gen_random_uuid(), 'owner_id', p.id)) r
   WHERE t.owner_id = ${template} AND t.taken_at IS NULL`,
  `INSERT INTO sessions SELECT r.* FROM dataset_people p, sessions t,
     jsonb_populate_record(t, jsonb_build_object('id', md5(p.id::text)::uuid, 'user_id', p.id)) r
   WHERE t.user_id = ${template}`,
  `INSERT INTO refresh_tokens SELECT r.* FROM dataset_people p, sessions s, refresh_tokens t,
     jsonb_populate_record(t, jsonb_build_object('session_id', md5(p.id::text)::uuid,
       'token_hash', sha256(p.id::text::bytea))) r
   WHERE s.user_id = ${template} AND t.session_id = s.id`,
  `INSERT INTO ratings (user_id, rating_key, mu, sigma, matches, wins, provisional)
   SELECT p.id, 'zweier', 20 + 10 * random(), 3, 20, 10, p.n % 2 = 0 FROM dataset_people p
   WHERE $1::text IS NOT NULL`,
];

/** A batch of copies, and their seats. */
export const BATCH_TABLES = `
  CREATE TEMP TABLE copies (n bigint, id uuid, template uuid, age interval) ON COMMIT DELETE ROWS;
  CREATE TEMP TABLE seated (match_id uuid, seat smallint, played_by uuid, user_id uuid)
    ON COMMIT DELETE ROWS;
  CREATE INDEX ON seated (match_id, played_by);`;

/**
 * $1: the templates; $2 and $3: the numbers of the first and the last copy; $4: the number of all copies;
 * $5: the seconds over which the beginnings of their turns are spread.
 */
export const BATCH = `
  INSERT INTO copies
  SELECT n, gen_random_uuid(), ($1::uuid[])[1 + n % cardinality($1::uuid[])],
    make_interval(secs => $5::float8 * (1 - n::float8 / $4::float8))
  FROM generate_series($2::integer, $3::integer) AS n`;

/** The players of each copy: users with distant numbers, each in about as many matches. */
export const SEATED = `
  INSERT INTO seated
  SELECT c.id, s.seat, s.user_id, p.id
  FROM copies c JOIN match_seats s ON s.match_id = c.template
    JOIN (SELECT count(*) AS size FROM dataset_people) a ON true
    JOIN dataset_people p ON p.n = (c.n * 2654435761 + s.seat * (a.size / 4)) % a.size`;

/** The copy's user in place of a template's player. */
const userIn = (column: string): string =>
  `(SELECT o.user_id FROM seated o WHERE o.match_id = c.id AND o.played_by = ${column})`;

/** The template's times, moved back by the age of the copy. */
const earlier = (...columns: string[]): string =>
  columns.map((column) => `'${column}', t.${column} - c.age`).join(', ');

/** The rows of a table that belong to a match. */
const ofMatch = (table: string, changes: string, which = 'true'): string => `
  INSERT INTO ${table} SELECT r.* FROM copies c JOIN ${table} t ON t.match_id = c.template,
    jsonb_populate_record(t, jsonb_build_object('match_id', c.id, ${changes})) r WHERE ${which}`;

/** Only the newest event, which marks the end of a user's sequence; older ones would have been cleared. */
const IS_NEWEST = `t.version = (SELECT max(e.version) FROM match_events e WHERE e.match_id = t.match_id)`;

/** The reminders that the service would have sent, a day and three hours before the deadline. */
const REMINDED = [
  `INSERT INTO reminders (match_id, version, seconds_before, deadline)
   SELECT m.id, m.turn_version, r.seconds, m.deadline
   FROM copies c JOIN matches m ON m.id = c.id CROSS JOIN (VALUES (86400), (10800)) AS r(seconds)
   WHERE m.awaiting_id IS NOT NULL
     AND m.deadline - make_interval(secs => r.seconds) <= service_now()`,
  `INSERT INTO next_reminders (match_id, due_at)
   SELECT m.id, coalesce(
     (SELECT min(m.deadline - make_interval(secs => r.seconds)) FROM (VALUES (86400), (10800)) AS r(seconds)
      WHERE m.deadline - make_interval(secs => r.seconds) > service_now()), m.deadline)
   FROM copies c JOIN matches m ON m.id = c.id WHERE m.awaiting_id IS NOT NULL`,
];

/** The templates' notifications of the current turn; older ones would have been cleared. */
const TURN_NOTIFICATIONS = `(SELECT n.* FROM notifications n JOIN matches m ON m.id = n.match_id
  WHERE n.type = 'YOUR_TURN' AND n.version = m.turn_version)`;

export const COPIES = [
  ofMatch('shuffle_chains', `'owner_id', ${userIn('t.owner_id')}`),
  `INSERT INTO matches SELECT r.* FROM copies c JOIN matches t ON t.id = c.template,
     jsonb_populate_record(t, jsonb_build_object('id', c.id, 'awaiting_id', ${userIn('t.awaiting_id')},
       ${earlier('created_at', 'updated_at', 'turn_started_at', 'deadline')})) r`,
  ofMatch('match_seats', `'user_id', ${userIn('t.user_id')}, ${earlier('created_at')}`),
  ofMatch('match_events', earlier('at')),
  ofMatch('match_deals', earlier('started_at', 'ended_at')),
  `INSERT INTO notifications SELECT r.* FROM copies c
     JOIN ${TURN_NOTIFICATIONS} w ON w.match_id = c.template JOIN notifications t ON t.id = w.id,
     jsonb_populate_record(t, jsonb_build_object('id', ${idFor('t.id')}, 'match_id', c.id,
       'user_id', ${userIn('t.user_id')}, ${earlier('created_at', 'read_at')})) r`,
  `INSERT INTO deliveries OVERRIDING SYSTEM VALUE SELECT r.* FROM copies c JOIN ${TURN_NOTIFICATIONS} n ON n.match_id = c.template
     JOIN deliveries t ON t.subject_id = n.id,
     jsonb_populate_record(t, jsonb_build_object('id', ${idFor('t.id')},
       'subject_id', ${idFor('n.id')}, 'user_id', ${userIn('t.user_id')},
       ${earlier('created_at', 'settled_at')})) r`,
  ofMatch(
    'user_events',
    `'user_id', ${userIn('t.user_id')}, 'position', nextval('user_event_position'),
     ${earlier('created_at')}`,
    IS_NEWEST,
  ),
  `INSERT INTO user_events SELECT r.* FROM copies c JOIN ${TURN_NOTIFICATIONS} n ON n.match_id = c.template
     JOIN user_events t ON t.notification_id = n.id,
     jsonb_populate_record(t, jsonb_build_object('user_id', ${userIn('t.user_id')},
       'position', nextval('user_event_position'), 'notification_id', ${idFor('n.id')},
       ${earlier('created_at')})) r`,
  `INSERT INTO idempotency_keys (user_id, key, operation, arguments_hash, subject_id, version,
     created_at)
   SELECT s.user_id, c.id::text, 'act', sha256(c.id::text::bytea), c.id, 1, now() - c.age / 6
   FROM copies c JOIN seated s ON s.match_id = c.id AND s.seat = 0`,
  ...REMINDED,
];
