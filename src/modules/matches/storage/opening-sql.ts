import { statement } from '../../../platform/database/statement.js';
import { addTasksAfter, taskValues } from '../../../platform/tasks/outbox.js';
import type { Task } from '../../../platform/tasks/task.js';
import type { TimedAdvance } from '../domain/moment.js';
import { addDeals, addEvents, moveValues } from './move-sql.js';

/** A new match: the step that opens it, the time zones of its players by seat, and the tasks of its first turn. */
export interface Opening {
  readonly step: TimedAdvance;
  readonly timeZones: readonly string[];
  readonly tasks: readonly Task[];
}

/** The values of a match that no step changes. */
const termValues = ({ step: { match }, timeZones }: Opening) => ({
  variant: match.variant,
  preset: match.preset,
  options: JSON.stringify(match.options),
  chosenRules: JSON.stringify(match.chosenRules),
  rulesVersion: match.rulesVersion,
  target: match.target,
  rated: match.rated,
  onlookers: match.onlookers,
  timeControl: JSON.stringify(match.timeControl),
  commitment: match.commitment,
  clientSeeds: match.clientSeeds,
  players: JSON.stringify(
    match.players.map((player, seat) => ({ ...player, seat, timeZone: timeZones[seat] })),
  ),
  backers: JSON.stringify(match.backers),
});

const stepValues = ({ step }: Opening) => {
  const { snapshot, result, events, newDeals, ...values } = moveValues(step);
  return {
    ...values,
    snapshot: JSON.stringify(snapshot),
    result: result && JSON.stringify(result),
    events: JSON.stringify(events),
    newDeals: JSON.stringify(newDeals),
  };
};

/** The parameters of {@link OPEN}. */
export const openingValues = (opening: Opening) => ({
  ...stepValues(opening),
  ...termValues(opening),
  ...taskValues(opening.tasks),
});

/** Writes a new match with its players, backers, first events, first deal and tasks. */
export const OPEN = statement<object, ReturnType<typeof openingValues>>(
  'match-open',
  `WITH opened AS (
     INSERT INTO matches (id, variant, preset, options, chosen_rules, rules_version, target, rated,
       onlookers, time_control, commitment, client_seeds, status, version, turn_version, deal_number,
       to_act, awaiting_id, turn_started_at, deadline, banks, outages_counted, score, snapshot, result,
       abort_offers, created_at, updated_at)
     VALUES (:matchId, :variant, :preset, :options, :chosenRules, :rulesVersion, :target, :rated,
       :onlookers, :timeControl, :commitment, :clientSeeds, :status, :version, :version, :dealNumber,
       :toAct, :awaitingId, :turnStartedAt, :deadline, :banks, :outagesKnown, :score, :snapshot, :result,
       :abortOffers, :at, :at)
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
   tasks AS (${addTasksAfter('opened')})
   SELECT FROM opened`,
);
