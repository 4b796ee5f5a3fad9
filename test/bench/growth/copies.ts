/** Copies of complete matches by SQL, in all tables that have rows of a match: enough of them fill whole pages. */
import type { Client } from 'pg';

/** So many users play the copies: indexes on users are then as long as in a service. */
const USERS = 500;

/** The id of copy `c`'s row that is made from a row of its template. */
const idFor = (row: string): string => `md5(c.id::text || ${row}::text)::uuid`;

/** Whose the copies are, in SQL: the user of a copy, from the column with the user of its template. */
type Owner = (column: string) => string;

/** A user for each copy and each user of its template. */
const someUser: Owner = (column) => `md5(${column}::text || (c.n % ${USERS}))::uuid`;

/** All copies are of the players of their template. */
export const samePlayers: Owner = (column) => column;

interface Copied {
  readonly table: string;
  /** The column with the match's id, or how the rows of a match are found. */
  readonly of: string;
  /** Columns with a value of their own in each copy, in SQL. */
  readonly changes: Readonly<Record<string, string>>;
}

const ofMatch = (table: string, changes: Copied['changes'] = {}): Copied => ({
  table,
  of: 't.match_id = c.template',
  changes: { match_id: 'c.id', ...changes },
});

const OF_CHALLENGE =
  't.challenge_id = (SELECT h.id FROM challenges h WHERE h.match_id = c.template)';

const OF_NOTIFICATION = (column: string) =>
  `t.${column} IN (SELECT n.id FROM notifications n WHERE n.match_id = c.template)`;

const tablesOf = (userFor: Owner): readonly Copied[] => [
  ofMatch('shuffle_chains', { owner_id: userFor('t.owner_id') }),
  {
    table: 'challenges',
    of: 't.match_id = c.template',
    changes: { id: idFor('t.id'), match_id: 'c.id', creator_id: userFor('t.creator_id') },
  },
  {
    table: 'challenge_seats',
    of: OF_CHALLENGE,
    changes: { challenge_id: idFor('t.challenge_id'), user_id: userFor('t.user_id') },
  },
  {
    table: 'matches',
    of: 't.id = c.template',
    changes: { id: 'c.id', awaiting_id: userFor('t.awaiting_id') },
  },
  ofMatch('match_seats', { user_id: userFor('t.user_id') }),
  ofMatch('match_events'),
  ofMatch('match_deals'),
  ofMatch('next_reminders'),
  ofMatch('booked_matches', { sequence: 'c.n + 1000000' }),
  ofMatch('rating_changes', { user_id: userFor('t.user_id') }),
  ofMatch('match_messages', { id: idFor('t.id'), sender_id: userFor('t.sender_id') }),
  ofMatch('hidden_matches', { user_id: userFor('t.user_id') }),
  ofMatch('plans', { user_id: userFor('t.user_id') }),
  ofMatch('reviews', { id: idFor('t.id'), user_id: userFor('t.user_id') }),
  ofMatch('notifications', { id: idFor('t.id'), user_id: userFor('t.user_id') }),
  ofMatch('user_events', {
    user_id: userFor('t.user_id'),
    position: `nextval('user_event_position')`,
  }),
  {
    table: 'user_events',
    of: OF_NOTIFICATION('notification_id'),
    changes: {
      user_id: userFor('t.user_id'),
      notification_id: idFor('t.notification_id'),
      position: `nextval('user_event_position')`,
    },
  },
  {
    table: 'deliveries',
    of: OF_NOTIFICATION('subject_id'),
    changes: {
      id: idFor('t.id'),
      subject_id: idFor('t.subject_id'),
      user_id: userFor('t.user_id'),
    },
  },
  {
    table: 'idempotency_keys',
    of: 't.subject_id = c.template',
    changes: {
      key: `encode(sha256((c.id || t.key)::bytea), 'base64')`,
      subject_id: 'c.id',
      user_id: userFor('t.user_id'),
    },
  },
];

/** The tables that are measured. */
export const COPIED = [
  ...new Set([...tablesOf(someUser).map(({ table }) => table), 'match_archives']),
];

/**
 * Makes so many copies of the matches. Foreign keys are not checked: the copies have no users.
 *
 * @param userFor whose they are; users of their own by default
 */
export async function copyMatches(
  client: Client,
  templates: readonly string[],
  count: number,
  userFor: Owner = someUser,
): Promise<void> {
  await client.query('SET session_replication_role = replica; SET statement_timeout = 0');
  await client.query('CREATE TEMP TABLE copies (n bigint, id uuid, template uuid)');
  await client.query(
    `INSERT INTO copies SELECT n, gen_random_uuid(), ($1::uuid[])[1 + n % cardinality($1::uuid[])]
     FROM generate_series(1, $2::integer) n`,
    [templates, count],
  );
  await client.query('ANALYZE copies');
  for (const copied of tablesOf(userFor)) await client.query(copyOf(copied));
  await client.query(OWN_PLAYERS);
  await client.query('DROP TABLE copies');
}

/** The first event of a match names its players. */
const OWN_PLAYERS = `
  UPDATE match_events e SET payload = jsonb_build_object('seats',
    (SELECT jsonb_agg(s.user_id ORDER BY s.seat) FROM match_seats s WHERE s.match_id = e.match_id))
  FROM copies c WHERE e.match_id = c.id AND e.version = 1`;

function copyOf({ table, of, changes }: Copied): string {
  const pairs = Object.entries(changes).map(([name, value]) => `'${name}', ${value}`);
  return `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT r.* FROM copies c JOIN ${table} t ON ${of},
    jsonb_populate_record(t, jsonb_build_object(${pairs.join(', ')})) r`;
}
