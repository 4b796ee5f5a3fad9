import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Progress } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Thought } from '../domain/times.js';
import { FairPlayFigureRow, FairPlayMatchRow } from './tables.js';

/** A match that is to be measured, with the people in it. */
export interface NewMeasure extends Pick<FairPlayMatchRow, 'matchId' | 'ratingKey' | 'dealCount'> {
  readonly people: readonly Pick<FairPlayFigureRow, 'userId' | 'seat' | 'band'>[];
}

/** A match whose next deal is to be measured. */
export interface BegunMeasure {
  readonly matchId: string;
  readonly dealsDone: number;
}

/** What one deal adds to the figures of a player. */
export interface DealFigures {
  readonly userId: string;
  readonly decisions: number;
  readonly agreed: number;
  readonly loss: number;
  readonly thoughts: readonly Thought[];
}

/** A deal that was measured. */
export interface MeasuredDeal {
  readonly matchId: string;
  readonly number: number;
  readonly isLast: boolean;
  readonly after: Progress | null;
  readonly figures: readonly DealFigures[];
}

/** In the order of their ids, so that two requests cannot block each other. A failed match is tried again. */
const BEGIN = statement<BegunMeasure, { matches: string }>(
  'fair-play-begin',
  `INSERT INTO fair_play_matches AS m (match_id, rating_key, deal_count)
   SELECT w."matchId", w."ratingKey", w."dealCount"
   FROM jsonb_to_recordset(:matches::jsonb) AS w("matchId" uuid, "ratingKey" text, "dealCount" integer)
   ORDER BY w."matchId"
   ON CONFLICT (match_id) DO UPDATE SET attempts = 0, failed_at = NULL WHERE m.failed_at IS NOT NULL
   RETURNING match_id AS "matchId", deals_done AS "dealsDone"`,
);

const ADD_PEOPLE = statement<object, { people: string }>(
  'fair-play-add-people',
  `INSERT INTO fair_play_figures (match_id, user_id, seat, band)
   SELECT w."matchId", w."userId", w.seat, w.band FROM jsonb_to_recordset(:people::jsonb)
     AS w("matchId" uuid, "userId" uuid, seat smallint, band integer)
   ORDER BY w."matchId", w."userId" ON CONFLICT DO NOTHING`,
);

/** After this many attempts a deal fails. Attempts that killed a worker count as well. */
const MOST_ATTEMPTS = 10;

const COUNT_ATTEMPT = {
  attempts: () => 'attempts + 1',
  failedAt: () => `CASE WHEN attempts >= ${MOST_ATTEMPTS} THEN service_now() END`,
};

/** One row if the deal was not stored before. */
const KEEP = statement<object, { matchId: string; number: number; after: string; isLast: boolean }>(
  'fair-play-keep',
  `UPDATE fair_play_matches SET deals_done = :number::integer, after = :after::jsonb, attempts = 0,
     failed_at = NULL, finished_at = CASE WHEN :isLast::boolean THEN service_now() END
   WHERE match_id = :matchId AND deals_done = :number::integer - 1 RETURNING match_id`,
);

const ADD_FIGURES = statement<object, { matchId: string; figures: string }>(
  'fair-play-add-figures',
  `UPDATE fair_play_figures f SET decisions = f.decisions + w.decisions,
     agreed = f.agreed + w.agreed, loss = f.loss + w.loss, thoughts = f.thoughts || w.thoughts
   FROM jsonb_to_recordset(:figures::jsonb) AS w("userId" uuid, decisions integer, agreed integer,
     loss double precision, thoughts jsonb)
   WHERE f.match_id = :matchId AND f.user_id = w."userId"`,
);

const SUMS = `decisions, decisions_squared, agreed, agreed_squared, agreed_times_decisions, loss,
  loss_squared, loss_times_decisions`;

/** Makes the rows and locks them, so that two matches that end at once do not count the same new player twice. */
const HOLD_PEERS = statement<object, { matchId: string }>(
  'fair-play-hold-peers',
  `INSERT INTO fair_play_peers AS p (rating_key, band, players, matches, ${SUMS})
   SELECT DISTINCT m.rating_key, f.band, 0, 0, 0::float8, 0::float8, 0::float8, 0::float8, 0::float8,
     0::float8, 0::float8, 0::float8
   FROM fair_play_figures f JOIN fair_play_matches m USING (match_id) WHERE m.match_id = :matchId
   ORDER BY m.rating_key, f.band
   ON CONFLICT (rating_key, band) DO UPDATE SET players = p.players`,
);

const ADD_PEERS = statement<object, { matchId: string }>(
  'fair-play-add-peers',
  `UPDATE fair_play_peers p SET players = p.players + a.players, matches = p.matches + a.matches,
     decisions = p.decisions + a.d, decisions_squared = p.decisions_squared + a.dd,
     agreed = p.agreed + a.g, agreed_squared = p.agreed_squared + a.gg,
     agreed_times_decisions = p.agreed_times_decisions + a.gd, loss = p.loss + a.l,
     loss_squared = p.loss_squared + a.ll, loss_times_decisions = p.loss_times_decisions + a.ld
   FROM (
     SELECT m.rating_key, f.band, count(*) AS matches, sum(f.decisions) AS d,
       sum(f.decisions::float8 * f.decisions) AS dd, sum(f.agreed) AS g,
       sum(f.agreed::float8 * f.agreed) AS gg, sum(f.agreed::float8 * f.decisions) AS gd,
       sum(f.loss) AS l, sum(f.loss * f.loss) AS ll, sum(f.loss * f.decisions) AS ld,
       count(*) FILTER (WHERE NOT EXISTS (
         SELECT FROM fair_play_figures o JOIN fair_play_matches n ON n.match_id = o.match_id
         WHERE o.user_id = f.user_id AND o.match_id <> f.match_id AND o.band = f.band
           AND n.rating_key = m.rating_key AND n.finished_at IS NOT NULL)) AS players
     FROM fair_play_figures f JOIN fair_play_matches m USING (match_id)
     WHERE m.match_id = :matchId GROUP BY m.rating_key, f.band) AS a
   WHERE p.rating_key = a.rating_key AND p.band = a.band`,
);

/** Stores what is measured in matches. */
@Injectable()
export class FairPlayStore {
  constructor(private readonly database: Database) {}

  /** Begins matches that are not measured yet, or have failed. */
  async begin(matches: readonly NewMeasure[], within: Transaction): Promise<BegunMeasure[]> {
    const begun = await within.rows(BEGIN, { matches: JSON.stringify(matches) });
    const isBegun = new Set(begun.map(({ matchId }) => matchId));
    const people = matches
      .filter(({ matchId }) => isBegun.has(matchId))
      .flatMap((match) => match.people.map((one) => ({ ...one, matchId: match.matchId })));
    await within.rows(ADD_PEOPLE, { people: JSON.stringify(people) });
    return begun;
  }

  /** A match in work with its people; null for one that is done, has failed, or is not measured. */
  async toContinue(matchId: string) {
    const unfinished = { matchId, finishedAt: IsNull(), failedAt: IsNull() };
    const match = await this.database.of(FairPlayMatchRow).findOneBy(unfinished);
    if (!match) return null;
    const people = await this.database.of(FairPlayFigureRow).findBy({ matchId });
    return { ...match, people };
  }

  /** Counts an attempt at the next deal; false after too many: then the match has failed. */
  async attempt(matchId: string): Promise<boolean> {
    const matches = this.database.of(FairPlayMatchRow);
    await matches.update({ matchId }, COUNT_ATTEMPT);
    return matches.existsBy({ matchId, failedAt: IsNull() });
  }

  /** Stores a deal; with the last one, the match is added to what peers do. False if it was stored before. */
  async keep(deal: MeasuredDeal, within: Transaction): Promise<boolean> {
    const { matchId, number, isLast } = deal;
    const after = JSON.stringify(deal.after);
    if (!(await within.row(KEEP, { matchId, number, after, isLast }))) return false;
    await within.rows(ADD_FIGURES, { matchId, figures: JSON.stringify(deal.figures) });
    if (isLast) {
      await within.rows(HOLD_PEERS, { matchId });
      await within.rows(ADD_PEERS, { matchId });
    }
    return true;
  }
}
