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
  snapshot: JSON.stringify(advance.match.snapshot),
  result: advance.match.result && JSON.stringify(advance.match.result),
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
  events: eventRows(advance),
  endedDeals: JSON.stringify(advance.endedDeals),
  newDeals: dealRows(advance),
});

/** The parameters of the statements in this file. */
export type MoveValues = ReturnType<typeof moveValues>;

const eventRows = ({ events, fromVersion }: TimedAdvance): string =>
  JSON.stringify(events.map((event, i) => ({ ...event, version: fromVersion + i + 1 })));

const dealRows = ({ newDeals }: TimedAdvance): string =>
  JSON.stringify(newDeals.map((deal) => ({ ...deal, link: deal.link.toString('hex') })));

/**
 * Writes the match's row if its version and calendar have not changed since they were read. A move must also be
 * in time, and the plans and autoplay that the step used must be unchanged. The deadline in the row is checked
 * only if it counts the outages that were read; otherwise the step was judged by the deadline in force. Nobody
 * loses on time while nobody is served, or by a deadline that does not count all outages.
 *
 * The status is checked in the CASE, so that Postgres finds the row by its id. As long as it takes a new table for
 * empty, it would read an index of all running matches instead.
 */
export const MOVE_MATCH = `
  UPDATE matches SET version = :version::integer, status = :status::text,
    deal_number = :dealNumber::integer, to_act = :toAct::smallint, score = :score::integer[],
    snapshot = :snapshot::jsonb, result = :result::jsonb, updated_at = :at::timestamptz,
    deadline = :deadline::timestamptz, abort_offers = :abortOffers::smallint[],
    awaiting_id = :awaitingId::uuid, banks = :banks::double precision[],
    turn_version = CASE WHEN :keepsTurn::boolean THEN turn_version ELSE :version::integer END,
    turn_started_at = :turnStartedAt::timestamptz, outages_counted = :outagesKnown::integer,
    finished_at = CASE WHEN :status::text = 'IN_PROGRESS' THEN NULL ELSE :at::timestamptz END
  WHERE id = :matchId::uuid AND version = :fromVersion::integer
    AND calendar_version = :calendarVersion::integer
    AND orders_revision = coalesce(:ordersRevision::integer, orders_revision)
    AND :at::timestamptz > service_now() - interval '${MOMENT_HOLDS_SECONDS} seconds'
    AND CASE WHEN status <> 'IN_PROGRESS' THEN false
      WHEN outages_counted < :outagesKnown::integer THEN true
      WHEN :timing::text = 'OVERDUE' THEN deadline <= :at::timestamptz
      ELSE coalesce(deadline > :at::timestamptz, true) END
    AND (:timing::text <> 'OVERDUE'
      OR ${IS_SERVED} AND NOT ${hasOutageAfter(':outagesKnown::integer')})
  RETURNING id, updated_at, deadline, finished_at, ${rowRevision('matches')} AS revision`;

/** @param updated the name of the WITH query of MOVE_MATCH, here and below */
export const addEvents = (updated: string): string => `
  INSERT INTO match_events (match_id, version, type, seat, token, payload, at)
  SELECT ${updated}.id, e.version, e.type, e.seat, e.token, e.payload, :at::timestamptz
  FROM ${updated}, jsonb_to_recordset(:events::jsonb) AS e(version integer, type text, seat smallint,
    token text, payload jsonb)`;

export const endDeals = (updated: string): string => `
  UPDATE match_deals d SET hands = e.hands, talon = e.talon, actions = e.actions,
    ended_at = :at::timestamptz
  FROM ${updated}, jsonb_to_recordset(:endedDeals::jsonb) AS e(number integer, hands jsonb,
    talon jsonb, actions jsonb)
  WHERE d.match_id = ${updated}.id AND d.number = e.number`;

export const addDeals = (updated: string): string => `
  INSERT INTO match_deals (match_id, number, variant, dealer, hands, talon, algorithm, link,
    started_at, actions, ended_at)
  SELECT ${updated}.id, d.number, d.variant, d.dealer, d.hands, d.talon, d.algorithm,
    decode(d.link, 'hex'), :at::timestamptz, d.actions,
    CASE WHEN d.actions IS NOT NULL THEN :at::timestamptz END
  FROM ${updated}, jsonb_to_recordset(:newDeals::jsonb) AS d(number integer, variant text,
    dealer smallint, hands jsonb, talon jsonb, algorithm text, link text, actions jsonb)`;

export const substitute = (updated: string): string => `
  UPDATE match_seats s SET substitute_id = :substituteId::uuid
  FROM ${updated} WHERE s.match_id = ${updated}.id AND s.seat = :substituteSeat::smallint`;
