import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { hiddenList, statement } from '../../../platform/database/statement.js';
import { errorText } from '../../../platform/errors.js';
import { IS_SERVED, millis, OUTAGES_KNOWN, outagesSince } from '../../clock/storage/index.js';
import type { StoredEventAt } from '../domain/advance.js';
import type { ClockFacts } from '../domain/clock-history.js';
import type { Moment } from '../domain/moment.js';
import { deadlineOfTurn } from '../domain/running-turn.js';
import type { NewPlayer } from '../domain/stored-match.js';
import { MatchArchives } from './archive/match-archives.js';
import { calendarsSince, IS_BEHIND, NOW, vacationsOf } from './clock-sql.js';
import { readTurns, settleDeadlines, settleTurnsOf } from './settle.js';
import type { BrokenMatch, ReadTurn } from './settle.js';
import type { MatchRow } from './tables.js';

/** A match at one of its versions. */
export interface MatchAt {
  readonly matchId: string;
  readonly version: number;
}

type LockedMatch = Pick<MatchRow, 'id' | 'updatedAt'>;

/**
 * Advisory lock on a user's calendar. A new match reads calendars, and a transaction that changes a calendar
 * cannot see that match yet: the lock makes one wait for the other.
 */
const calendarLock = (user: string): string => `hashtextextended('calendar ' || ${user}, 0)`;

/** No other transaction changes these calendars until this one ends. */
const HOLD_CALENDARS = statement<object, { userIds: readonly string[] }>(
  'match-hold-calendars',
  `SELECT pg_advisory_xact_lock_shared(${calendarLock('id')}) FROM unnest(:userIds::text[]) AS id`,
);

/** No other transaction reads or changes this calendar until this one ends. */
const TAKE_CALENDAR = statement<object, { userId: string }>(
  'match-take-calendar',
  `SELECT pg_advisory_xact_lock(${calendarLock(':userId::text')})`,
);

/**
 * Locks the running matches in which a user plays, until the transaction ends. It uses the index of running
 * seats, so that finished matches cost nothing.
 */
export const LOCK_MATCHES = statement<LockedMatch, { userId: string }>(
  'match-lock',
  `SELECT m.id, m.updated_at AS "updatedAt" FROM matches m
   WHERE m.status = 'IN_PROGRESS' AND m.id IN (
     SELECT s.match_id FROM match_seats s
     WHERE s.user_id = :userId AND s.running AND NOT s.is_bot AND s.substitute_id IS NULL)
   ORDER BY m.id FOR NO KEY UPDATE OF m`,
);

const READ_NOW = statement<{ now: Date }>('match-now', `SELECT ${NOW} AS now`);

interface NewDeadlines {
  readonly ids: readonly string[];
  readonly deadlines: readonly (Date | null)[];
  readonly known: readonly number[];
}

/** Raises `calendar_version`, so that a move that was computed with the old calendar is not written. */
const MOVE_DEADLINES = statement<object, NewDeadlines>(
  'match-move-deadlines',
  `UPDATE matches m SET deadline = c.deadline, calendar_version = m.calendar_version + 1,
     outages_counted = c.known
   FROM unnest(:ids::uuid[], :deadlines::timestamptz[], :known::integer[]) AS c(id, deadline, known)
   WHERE m.id = c.id`,
);

const OVERDUE_TURN = statement<{ deadline: Date }, MatchAt & { now: Date }>(
  'match-overdue-turn',
  `SELECT m.deadline FROM matches m
   WHERE m.id = :matchId AND m.version = :version AND m.status = 'IN_PROGRESS'
     AND m.deadline <= :now::timestamptz AND NOT ${IS_BEHIND} AND ${IS_SERVED}`,
);

/** A moment, and the checkpoint of the match's first shuffle, which only the dealing code may use. */
export interface OpeningMoment extends Moment {
  readonly checkpoint: Buffer;
}

/** `userIds` are the users by seat. */
const OPENING_MOMENT = statement<OpeningMoment, { matchId: string; userIds: readonly string[] }>(
  'match-opening-moment',
  `SELECT shuffle_checkpoint(:matchId, 1) AS checkpoint, ${NOW} AS at, 0 AS "calendarVersion", ${OUTAGES_KNOWN} AS "outagesKnown",
     ${outagesSince('service_now()')}, json_agg(json_build_object('timeZone', u.time_zone,
       'vacations', ${vacationsOf('u.user_id', 'service_now()')}) ORDER BY p.seat) AS calendars
   FROM unnest(${hiddenList(':userIds::uuid[]')}) WITH ORDINALITY AS p(user_id, seat)
     JOIN user_calendars u USING (user_id)`,
);

/** All facts from which the ledgers of matches are computed. */
const FACTS = statement<
  ClockFacts & { id: string; archived: boolean | null },
  { ids: readonly string[] }
>(
  'match-clock-facts',
  `SELECT m.id, m.archived, ${NOW} AS now, ${calendarsSince('m.created_at')},
     (SELECT coalesce(json_agg(json_build_object('version', e.version, 'type', e.type,
        'seat', e.seat, 'token', e.token, 'at', ${millis('e.at')},
        'payload', CASE WHEN e.type = 'TIME_GIVEN' THEN e.payload END) ORDER BY e.version), '[]')
      FROM match_events e WHERE e.match_id = m.id
        AND (e.token IS NOT NULL OR e.type IN ('SEAT_LEFT', 'MATCH_RESTORED', 'TIME_GIVEN'))) AS events
   FROM matches m WHERE m.id = ANY(:ids::uuid[])`,
);

/** How far a match's last move may be ahead of the time of a transaction that waited for it. */
const WAIT_MILLIS = 60_000;

/**
 * Reads and changes the facts that decide matches' clocks. An outage does not change any match. A deadline that
 * was written before it is a lower bound of the deadline in force, until it is settled (ADR 32). `Matches`
 * shows and judges by deadlines in force; SQL that uses deadlines must settle them first.
 */
@Injectable()
export class MatchClocks {
  private readonly logger = new Logger('Deadlines');

  constructor(
    private readonly database: Database,
    private readonly archives: MatchArchives,
  ) {}

  /** The moment of a new match; until the transaction ends, its players cannot book a vacation. */
  async openingMoment(
    matchId: string,
    players: readonly NewPlayer[],
    within: Transaction,
  ): Promise<OpeningMoment> {
    const people = players.filter((player) => !player.isBot).map((player) => player.userId);
    const userIds = players.map((player) => player.userId);
    await within.rows(HOLD_CALENDARS, { userIds: people });
    return (await within.row(OPENING_MOMENT, { matchId, userIds }))!;
  }

  /**
   * Changes a user's calendar, and with it the deadlines of the running matches that depend on it, in one
   * transaction. Until it ends, these matches do not change and no new one begins. A move that was judged
   * before the change is judged again.
   * @param change writes the calendar; gets the moment from which the calendar may differ, which is later than
   * all moves so far
   */
  async change<T>(
    userId: string,
    within: Transaction,
    change: (now: Date) => Promise<T>,
  ): Promise<T> {
    await within.rows(TAKE_CALENDAR, { userId });
    const matches = await within.rows(LOCK_MATCHES, { userId });
    const changed = await change(await momentAfter(matches, within));
    await this.moveDeadlines(
      matches.map(({ id }) => id),
      within,
    );
    return changed;
  }

  /**
   * Writes the deadlines in force into the rows of matches; returns the matches for which that failed.
   * @throws if the database cannot be reached
   */
  settle(matchIds: readonly string[]): Promise<BrokenMatch[]> {
    return settleDeadlines(this.database, matchIds);
  }

  /** The same for all matches that wait for a user. */
  settleTurnsOf(userId: string): Promise<BrokenMatch[]> {
    return settleTurnsOf(this.database, userId);
  }

  /** The deadline in force of a match at a version, if it has passed at `now`; else null. */
  async passedDeadline(match: MatchAt, now: Date, within: Transaction): Promise<Date | null> {
    return (await within.row(OVERDUE_TURN, { ...match, now }))?.deadline ?? null;
  }

  /** The facts from which the clocks of matches are computed, by the match's id. */
  async facts(ids: readonly string[]): Promise<ReadonlyMap<string, ClockFacts>> {
    const rows = await this.database.rows(FACTS, { ids });
    const archived = rows.filter((row) => row.archived).map(({ id }) => id);
    const archives = archived.length === 0 ? null : await this.archives.find(archived);
    const facts = rows.map(async (row) => {
      const events = await archives?.get(row.id)?.events();
      return [row.id, events ? { ...row, events: clockEventsAmong(events) } : row] as const;
    });
    return new Map(await Promise.all(facts));
  }

  /** A match whose clock is broken keeps its deadline, so that it does not block a vacation. */
  private async moveDeadlines(ids: readonly string[], within: Transaction): Promise<void> {
    const turns = await readTurns(ids, within);
    const changes = turns.flatMap((turn) => this.newDeadline(turn));
    await within.rows(MOVE_DEADLINES, {
      ids: changes.map(({ id }) => id),
      deadlines: changes.map(({ deadline }) => deadline),
      known: changes.map(({ known }) => known),
    });
  }

  private newDeadline(turn: ReadTurn): { id: string; deadline: Date | null; known: number }[] {
    const { id, outagesKnown: known } = turn;
    try {
      return [{ id, deadline: deadlineOfTurn(turn, turn), known }];
    } catch (error) {
      this.logger.error(`the deadline of match ${id} cannot be moved: ${errorText(error)}`);
      return [];
    }
  }
}

/**
 * The moment from which a new calendar holds. A transaction's time is that of its beginning; moves made while
 * it waited for its locks are later. A match that is farther ahead was played before the clock was set back,
 * and is ignored.
 */
async function momentAfter(matches: readonly LockedMatch[], within: Transaction): Promise<Date> {
  const now = (await within.row(READ_NOW, {}))!.now.getTime();
  const latest = matches
    .map(({ updatedAt }) => updatedAt.getTime())
    .filter((at) => at < now + WAIT_MILLIS)
    .reduce((last, at) => Math.max(last, at), now);
  return new Date(latest);
}

/** Those events of an archived match that {@link FACTS} reads from rows. */
const clockEventsAmong = (events: readonly StoredEventAt[]): ClockFacts['events'] =>
  events
    .filter(({ type, token }) => token !== null || type === 'SEAT_LEFT' || type === 'TIME_GIVEN')
    .map(({ version, type, seat, token, at, payload }) => ({
      version,
      type,
      seat,
      token,
      at: at.getTime(),
      payload: type === 'TIME_GIVEN' ? payload : null,
    }));
