import type { CallTypes } from '../../../platform/database/batched.js';
import { hasOutageAfter, IS_SERVED } from '../../clock/storage/index.js';
import type { TimedAdvance } from '../domain/moment.js';
import { awaitedUser } from '../domain/stored-match.js';
import { rowRevision } from './known-matches.js';

/** A move must be written within this time after its moment. It counts as made at the moment when it was judged. */
const MOMENT_HOLDS_SECONDS = 5;

/** The values of a step for the match itself, its events and its deals. */
export const moveValues = (advance: TimedAdvance) => ({
  matchId: advance.match.id,
  fromVersion: advance.fromVersion,
  version: advance.match.version,
  status: advance.match.status,
  dealNumber: advance.match.dealNumber,
  toAct: advance.match.toAct,
  score: advance.match.score,
  snapshot: advance.match.snapshot,
  result: advance.match.result,
  deadline: advance.match.deadline,
  abortOffers: advance.match.abortOffers,
  awaitingId: awaitedUser(advance.match),
  turnStartedAt: advance.match.turnStartedAt,
  banks: advance.match.banks,
  at: advance.at,
  timing: advance.timing,
  keepsTurn: advance.keepsTurn,
  calendarVersion: advance.calendarVersion,
  ordersRevision: advance.orders?.revision ?? null,
  outagesKnown: advance.outagesKnown,
  substituteSeat: advance.substitution?.seat ?? null,
  substituteId: advance.substitution?.substituteId ?? null,
  events: advance.events.map((event, i) => ({ ...event, version: advance.fromVersion + i + 1 })),
  endedDeals: advance.endedDeals,
  newDeals: advance.newDeals.map((deal) => ({ ...deal, link: deal.link.toString('hex') })),
});

/** The values for the statements in this file. */
export type MoveValues = ReturnType<typeof moveValues>;

export const MOVE_TYPES: CallTypes<MoveValues> = {
  matchId: 'uuid',
  fromVersion: 'integer',
  version: 'integer',
  status: 'text',
  dealNumber: 'integer',
  toAct: 'smallint',
  score: 'integer[]',
  snapshot: 'jsonb',
  result: 'jsonb',
  deadline: 'timestamptz',
  abortOffers: 'smallint[]',
  awaitingId: 'uuid',
  turnStartedAt: 'timestamptz',
  banks: 'double precision[]',
  at: 'timestamptz',
  timing: 'text',
  keepsTurn: 'boolean',
  calendarVersion: 'integer',
  ordersRevision: 'integer',
  outagesKnown: 'integer',
  substituteSeat: 'smallint',
  substituteId: 'uuid',
  events: 'jsonb',
  endedDeals: 'jsonb',
  newDeals: 'jsonb',
};

/**
 * Writes the match's row if its version and calendar have not changed since they were read. A move must also be
 * in time, and the plans and autoplay that the step used must be unchanged. The deadline in the row is checked
 * only if it counts the outages that were read; otherwise the step was judged by the deadline in force. Nobody
 * loses on time while nobody is served, or by a deadline that does not count all outages.
 *
 * The status is checked in the CASE, so that Postgres finds the row by its id. As long as it takes a new table for
 * empty, it would read an index of all running matches instead.
 *
 * @param calls the steps, a FROM item with the columns of {@link MOVE_TYPES} and others. They are returned, with the
 *   match's `id`, for the statements below and those of other modules.
 */
export const moveMatch = (calls: string): string => `
  UPDATE matches m SET version = c.version, status = c.status, deal_number = c."dealNumber",
    to_act = c."toAct", score = c.score, snapshot = c.snapshot, result = c.result, updated_at = c.at,
    deadline = c.deadline, abort_offers = c."abortOffers", awaiting_id = c."awaitingId", banks = c.banks,
    turn_version = CASE WHEN c."keepsTurn" THEN m.turn_version ELSE c.version END,
    turn_started_at = c."turnStartedAt", outages_counted = c."outagesKnown",
    finished_at = CASE WHEN c.status = 'IN_PROGRESS' THEN NULL ELSE c.at END
  FROM ${calls} AS c
  WHERE m.id = c."matchId" AND m.version = c."fromVersion"
    AND m.calendar_version = c."calendarVersion"
    AND m.orders_revision = coalesce(c."ordersRevision", m.orders_revision)
    AND c.at > service_now() - interval '${MOMENT_HOLDS_SECONDS} seconds'
    AND CASE WHEN m.status <> 'IN_PROGRESS' THEN false
      WHEN m.outages_counted < c."outagesKnown" THEN true
      WHEN c.timing = 'OVERDUE' THEN m.deadline <= c.at
      ELSE coalesce(m.deadline > c.at, true) END
    AND (c.timing <> 'OVERDUE' OR ${IS_SERVED} AND NOT ${hasOutageAfter('c."outagesKnown"')})
  RETURNING m.id, m.updated_at, m.finished_at, ${rowRevision('m')} AS revision, c.*`;

/** @param written a WITH query of written steps with their values, here and below: {@link moveMatch} or an opening */
export const addEvents = (written: string): string => `
  INSERT INTO match_events (match_id, version, type, seat, token, payload, at)
  SELECT ${written}.id, e.version, e.type, e.seat, e.token, e.payload, ${written}.at
  FROM ${written}, jsonb_to_recordset(${written}.events) AS e(version integer, type text, seat smallint,
    token text, payload jsonb)`;

export const endDeals = (written: string): string => `
  UPDATE match_deals d SET hands = e.hands, talon = e.talon, actions = e.actions, ended_at = ${written}.at
  FROM ${written}, jsonb_to_recordset(${written}."endedDeals") AS e(number integer, hands jsonb,
    talon jsonb, actions jsonb)
  WHERE d.match_id = ${written}.id AND d.number = e.number`;

export const addDeals = (written: string): string => `
  INSERT INTO match_deals (match_id, number, variant, dealer, hands, talon, algorithm, link,
    started_at, actions, ended_at)
  SELECT ${written}.id, d.number, d.variant, d.dealer, d.hands, d.talon, d.algorithm,
    decode(d.link, 'hex'), ${written}.at, d.actions, CASE WHEN d.actions IS NOT NULL THEN ${written}.at END
  FROM ${written}, jsonb_to_recordset(${written}."newDeals") AS d(number integer, variant text,
    dealer smallint, hands jsonb, talon jsonb, algorithm text, link text, actions jsonb)`;

export const substitute = (written: string): string => `
  UPDATE match_seats s SET substitute_id = ${written}."substituteId"
  FROM ${written} WHERE s.match_id = ${written}.id AND s.seat = ${written}."substituteSeat"`;
