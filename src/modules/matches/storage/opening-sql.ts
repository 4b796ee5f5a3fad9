import { insertionInto } from '../../../platform/database/insertion.js';
import { statement } from '../../../platform/database/statement.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import { addDomainEventsAfter } from '../../../platform/events/outbox.js';
import type { TimedAdvance } from '../domain/moment.js';
import { awaitedUser } from '../domain/stored-match.js';
import { addDeals, addEvents, moveValues } from './move-sql.js';
import { MatchRow } from './tables.js';

/** A new match: the step that opens it, the time zones of its players by seat, and what has happened. */
export interface Opening {
  readonly step: TimedAdvance;
  readonly timeZones: readonly string[];
  readonly happened: readonly DomainEvent[];
}

/** A match begins with the defaults of these columns. */
const ROW = insertionInto(MatchRow, [
  'calendarVersion',
  'ordersRevision',
  'archived',
  'dealEnds',
  'restores',
]);

const rowValues = ({ match, at, outagesKnown }: TimedAdvance) =>
  ROW.valuesOf({
    ...match,
    turnVersion: match.version,
    awaitingId: awaitedUser(match),
    outagesCounted: outagesKnown,
    createdAt: at,
    updatedAt: at,
  });

/** The parameters of {@link OPEN}. */
export const openingValues = ({ step, timeZones, happened }: Opening) => {
  const { players, backers } = step.match;
  const { events, newDeals } = moveValues(step);
  const seated = players.map((player, seat) => ({ ...player, seat, timeZone: timeZones[seat] }));
  return {
    ...rowValues(step),
    at: step.at,
    players: JSON.stringify(seated),
    backers: JSON.stringify(backers),
    events: JSON.stringify(events),
    newDeals: JSON.stringify(newDeals),
    happened: JSON.stringify(happened),
  };
};

/** Writes a new match with its players, backers, first events and first deal, and what has happened. */
export const OPEN = statement<object, ReturnType<typeof openingValues>>(
  'match-open',
  `WITH opened AS (
     INSERT INTO matches (${ROW.columns}) VALUES (${ROW.parameters})
     RETURNING id, :at::timestamptz AS at, :events::jsonb AS events, :newDeals::jsonb AS "newDeals"),
   seated AS (
     INSERT INTO match_seats (match_id, seat, user_id, is_bot, substitute_id, time_zone, created_at)
     SELECT opened.id, p.seat, p."userId", p."isBot", p."substituteId", p."timeZone", :at::timestamptz
     FROM opened, jsonb_to_recordset(:players::jsonb) AS p(seat smallint, "userId" uuid, "isBot" boolean,
       "substituteId" uuid, "timeZone" text)),
   backed AS (
     INSERT INTO match_backers (match_id, user_id, seat, created_at)
     SELECT opened.id, b."userId", b.seat, :at::timestamptz
     FROM opened, jsonb_to_recordset(:backers::jsonb) AS b("userId" uuid, seat smallint)),
   events AS (${addEvents('opened')}),
   dealt AS (${addDeals('opened')}),
   happened AS (${addDomainEventsAfter('opened', 'opened.id', ':happened::jsonb')})
   SELECT FROM opened`,
);
