import type { PositionalStatement } from '../../../../platform/database/database.js';
import { hasOutageAfter, IS_SERVED } from '../../../clock/storage/index.js';
import { BEHIND, IS_BEHIND, MOMENT, PLAYERS } from './clock-statements.js';
import { ORDERS, PLAN_CHANGES } from './order-statements.js';

/** A match's columns under the names of `StoredMatch`, its players in seat order. */
const ROW = `
  m.id, m.variant, m.preset, m.options, m.chosen_rules AS "chosenRules", m.rules_version AS "rulesVersion", m.target, m.rated, m.onlookers,
  m.time_control AS "timeControl", m.commitment, m.client_seeds AS "clientSeeds", m.status,
  m.version, m.turn_version AS "turnVersion", m.abort_offers AS "abortOffers",
  m.deal_number AS "dealNumber", m.to_act AS "toAct", m.turn_started_at AS "turnStartedAt",
  m.deadline, m.banks, m.score, m.snapshot,
  m.result, m.created_at AS "createdAt", m.updated_at AS "updatedAt", m.finished_at AS "finishedAt",
  ${PLAYERS},
  (SELECT coalesce(json_agg(json_build_object('userId', b.user_id, 'seat', b.seat)
     ORDER BY b.seat, b.user_id), '[]')
   FROM match_backers b WHERE b.match_id = m.id) AS backers`;

/** A match as it is shown: `shown` makes the deadline in force of it. */
export const MATCH_COLUMNS = `${ROW}, ${BEHIND}`;

export const FIND: PositionalStatement = {
  name: 'match-find',
  text: `SELECT ${MATCH_COLUMNS} FROM matches m WHERE m.id = ANY($1::uuid[])`,
};

export const FIND_WAITING: PositionalStatement = {
  name: 'match-find-waiting',
  text: `SELECT ${MATCH_COLUMNS},
           (extract(epoch FROM service_now() - m.updated_at) * 1000)::float8 AS "waitedMillis"
         FROM matches m WHERE m.id = $1`,
};

/** $1 match, $2 user, $3 key. One row always, whose match or answer may be missing. */
export const LOAD_FOR_MOVE: PositionalStatement = {
  name: 'match-load-for-move',
  text: `SELECT ${ROW}, shuffle_seal(m.id, m.deal_number + 2) AS seal,
           ${IS_BEHIND} AS "isBehind", ${MOMENT},
           m.orders_revision AS "ordersRevision", ${ORDERS} AS orders,
           k.operation, k.arguments_hash AS "argumentsHash", k.subject_id AS "subjectId"
         FROM (SELECT 1) AS always
           LEFT JOIN matches m ON m.id = $1
           LEFT JOIN idempotency_keys k ON k.user_id = $2 AND k.key = $3`,
};

const NEW_EVENTS = `jsonb_to_recordset($13::jsonb) AS e(version integer, type text, seat smallint,
  token text, payload jsonb)`;
const NEW_DEALS = `jsonb_to_recordset($14::jsonb) AS d(number integer, variant text,
  dealer smallint, hands jsonb, talon jsonb, algorithm text, link text, actions jsonb)`;

/** How long what was read may be written: a move counts as made when it was judged. */
const MOMENT_HOLDS_SECONDS = 5;

/**
 * The whole of a move in one statement. Only where the row was still at the version that was read
 * (and in time, for a move; and at the same orders, where they were consulted) anything at all is
 * written. A deadline that does not count the outages that were read says nothing: then who read them
 * has judged by the one in force. Nobody loses on time while nobody is served, nor by a deadline that
 * does not count all outages. An answer that is held back is due well before the deadline.
 */
export const COMMIT: PositionalStatement = {
  name: 'match-commit',
  text: `
    WITH moved AS (
      UPDATE matches SET version = $3, status = $4, deal_number = $5, to_act = $6, score = $7,
        snapshot = $8, result = $9, updated_at = $25::timestamptz, deadline = $10::timestamptz,
        abort_offers = $23, awaiting_id = $24,
        turn_version = CASE WHEN $20::boolean THEN turn_version ELSE $3 END,
        turn_started_at = $26::timestamptz, banks = $27::double precision[], outages_counted = $33,
        finished_at = CASE WHEN $4 = 'IN_PROGRESS' THEN NULL ELSE $25::timestamptz END
      WHERE id = $1 AND version = $2 AND status = 'IN_PROGRESS' AND calendar_version = $28
        AND orders_revision = coalesce($29::integer, orders_revision)
        AND $25::timestamptz > service_now() - interval '${MOMENT_HOLDS_SECONDS} seconds'
        AND CASE WHEN outages_counted < $33::integer THEN true
          WHEN $11 = 'OVERDUE' THEN deadline <= $25::timestamptz
          ELSE coalesce(deadline > $25::timestamptz, true) END
        AND ($11 <> 'OVERDUE'
          OR ${IS_SERVED} AND NOT ${hasOutageAfter('$33::integer')})
      RETURNING id, updated_at, deadline, finished_at
    ), events AS (
      INSERT INTO match_events (match_id, version, type, seat, token, payload, at)
      SELECT moved.id, e.version, e.type, e.seat, e.token, e.payload, $25 FROM moved, ${NEW_EVENTS}
    ), ended AS (
      UPDATE match_deals d SET hands = e.hands, talon = e.talon, actions = e.actions, ended_at = $25
      FROM moved, jsonb_to_recordset($12::jsonb) AS e(number integer, hands jsonb, talon jsonb,
        actions jsonb)
      WHERE d.match_id = moved.id AND d.number = e.number
    ), dealt AS (
      INSERT INTO match_deals (match_id, number, variant, dealer, hands, talon, algorithm, link,
        started_at, actions, ended_at)
      SELECT moved.id, d.number, d.variant, d.dealer, d.hands, d.talon, d.algorithm,
        decode(d.link, 'hex'), $25, d.actions, CASE WHEN d.actions IS NOT NULL THEN $25::timestamptz END
      FROM moved, ${NEW_DEALS}
    ), substituted AS (
      UPDATE match_seats s SET substitute_id = $22::uuid
      FROM moved WHERE s.match_id = moved.id AND s.seat = $21::smallint
    ), planned AS (
      UPDATE plans p SET spent = p.spent || c.spent, fired_versions = p.fired_versions || c.fired,
        stopped = c.stopped, status = CASE WHEN c.stopped IS NULL THEN p.status ELSE 'STOPPED' END
      FROM moved, ${PLAN_CHANGES}
      WHERE p.match_id = moved.id AND p.seat = c.seat
    ), delayed AS (
      INSERT INTO autoplay_due (match_id, version, seat, due_at)
      SELECT moved.id, $3, $31::smallint, $25::timestamptz
        + least(make_interval(secs => $32::integer), (moved.deadline - $25) / 2)
      FROM moved WHERE $31::smallint IS NOT NULL
      ON CONFLICT (match_id) DO UPDATE
        SET version = excluded.version, seat = excluded.seat, due_at = excluded.due_at, failures = 0
    ), owed AS (
      INSERT INTO outbox (kind, payload)
      SELECT t.kind, t.payload FROM moved, jsonb_to_recordset($15::jsonb) AS t(kind text, payload jsonb)
    ), keyed AS (
      INSERT INTO idempotency_keys (user_id, key, operation, arguments_hash, subject_id, version)
      SELECT $16::uuid, $17, $18, $19, moved.id, $3 FROM moved WHERE $17::text IS NOT NULL
    )
    SELECT updated_at AS "updatedAt", deadline, finished_at AS "finishedAt" FROM moved`,
};

export const OPEN_MATCH = `
  INSERT INTO matches (id, variant, preset, options, rules_version, target, rated, time_control,
    commitment, client_seeds, status, version, deal_number, to_act, score, snapshot, result, chosen_rules, deadline,
    onlookers, awaiting_id, turn_version, turn_started_at, banks, created_at, updated_at, outages_counted)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
    $18, $19, $20, $21, $12, $22, $23, $24, $24, $25)`;

export const OPEN_SEATS = `
  INSERT INTO match_seats (match_id, seat, user_id, is_bot, time_zone)
  SELECT $1, s.seat, s.user_id, s.is_bot, u.time_zone
  FROM jsonb_to_recordset($2::jsonb) AS s(seat smallint, user_id uuid, is_bot boolean)
    JOIN user_calendars u ON u.user_id = s.user_id`;

export const OPEN_BACKERS = `
  INSERT INTO match_backers (match_id, user_id, seat)
  SELECT $1, b."userId", b.seat FROM jsonb_to_recordset($2::jsonb) AS b("userId" uuid, seat smallint)`;

export const OPEN_EVENTS = `
  INSERT INTO match_events (match_id, version, type, seat, token, payload, at)
  SELECT $1, e.version, e.type, e.seat, e.token, e.payload, $3
  FROM jsonb_to_recordset($2::jsonb) AS e(version integer, type text, seat smallint, token text,
    payload jsonb)`;

export const OPEN_DEALS = `
  INSERT INTO match_deals (match_id, number, variant, dealer, hands, talon, algorithm, link,
    started_at)
  SELECT $1, d.number, d.variant, d.dealer, d.hands, d.talon, d.algorithm, decode(d.link, 'hex'), $3
  FROM jsonb_to_recordset($2::jsonb) AS d(number integer, variant text, dealer smallint, hands jsonb,
    talon jsonb, algorithm text, link text)`;

/**
 * $1, $2, $3: parts of matches, from a deal to another; of them the deals that have ended: cards and
 * links of the others stay in the database.
 */
export const DEALS_OF: PositionalStatement = {
  name: 'match-deals-of',
  text: `SELECT w.part::integer AS part, match_id AS "matchId", number, variant, dealer, hands, talon,
           algorithm, link, actions
         FROM unnest($1::uuid[], $2::integer[], $3::integer[])
           WITH ORDINALITY AS w(id, low, high, part)
           JOIN match_deals ON match_id = w.id AND number BETWEEN w.low AND w.high
         WHERE ended_at IS NOT NULL ORDER BY w.part, number`,
};

/** $1, $2 deals. A link leaves the database only when its deal has ended. */
export const SHUFFLES: PositionalStatement = {
  name: 'match-shuffles',
  text: `SELECT match_id AS "matchId", number, algorithm,
           CASE WHEN ended_at IS NOT NULL THEN link END AS link
         FROM unnest($1::uuid[], $2::integer[]) AS w(id, wanted)
           JOIN match_deals ON match_id = w.id AND number = w.wanted`,
};

/** The first such event: a play-off's draw comes later and is another matter. */
export const DRAWS: PositionalStatement = {
  name: 'match-draws',
  text: `SELECT d.match_id AS "matchId", d.payload FROM unnest($1::uuid[]) AS m(id), LATERAL (
           SELECT match_id, payload FROM match_events e
           WHERE e.match_id = m.id AND e.type = 'DEALER_DRAWN' ORDER BY e.version LIMIT 1) d`,
};

const EVENT_COLUMNS =
  'e.match_id AS "matchId", e.version, e.type, e.seat, e.token, e.payload, e.at';

/** $1, $2 the events wanted; $3, $4 their matches and the version up to which each was read. */
export const EVENTS: PositionalStatement = {
  name: 'match-events',
  text: `
    WITH deals AS (
      SELECT m.id, m.version, (SELECT max(s.version) FROM match_events s WHERE s.match_id = m.id
        AND s.version <= m.version AND s.type = 'DEAL_STARTED') AS start
      FROM unnest($3::uuid[], $4::integer[]) AS m(id, version)
    )
    SELECT ${EVENT_COLUMNS} FROM unnest($1::uuid[], $2::integer[]) AS w(id, version)
      JOIN deals d ON d.id = w.id AND w.version < d.start
      JOIN match_events e ON e.match_id = w.id AND e.version = w.version
    UNION ALL
    SELECT ${EVENT_COLUMNS} FROM deals d
      JOIN match_events e ON e.match_id = d.id AND e.version BETWEEN d.start AND d.version
    ORDER BY 1, 2`,
};
