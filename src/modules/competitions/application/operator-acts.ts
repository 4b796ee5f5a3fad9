import { randomUUID } from 'node:crypto';
import { ok, refuse } from '../../../engine/index.js';
import { isUuid } from '../../../platform/api/ids.js';
import type { Database } from '../../../platform/database/database.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { isLadder } from '../domain/stored-field.js';
import { OperatorStore } from '../storage/operator-store.js';
import { NEW_COMPETITION, newDraw } from './announcing.js';
import type { CompetitionRequest, CompetitionTimes, CreateSeriesCommand } from './commands.js';
import { competitionFailure } from './failures.js';
import {
  competitionTermsOf,
  nameFailures,
  OPERATOR_ALLOWANCE,
  reasonFailures,
  firstStartFailures,
  seriesFailures,
  timeFailures,
} from './terms.js';

/** The id of what was made, or all that is wrong. */
type Made = Result<string, readonly Failure[]>;

type Named<T> = T & { readonly name: string };
export type OperatorCompetition = Named<CompetitionRequest & CompetitionTimes>;
export type OperatorSeries = Named<CompetitionRequest & Pick<CreateSeriesCommand, 'rhythm'>>;

/** What belongs to no user and no club. */
const NOBODYS = { organiserId: null, clubId: null } as const;

/**
 * Makes competitions and series that the service runs by itself, without an organiser and with more places. The
 * workers open them; so the command needs no queue.
 */
export class OperatorCompetitions {
  private readonly store: OperatorStore;

  constructor(database: Database) {
    this.store = new OperatorStore(database);
  }

  async announce(request: OperatorCompetition): Promise<Made> {
    const now = await this.store.now();
    const { name, startsAt, endsAt } = request;
    const times = { opensAt: request.opensAt ?? now, startsAt, endsAt };
    const terms = competitionTermsOf(request, OPERATOR_ALLOWANCE);
    const failures = [
      ...openFailures(request),
      ...nameFailures(name),
      ...(terms.ok ? [] : terms.error),
      ...timeFailures(times, isLadder(request), now),
    ];
    if (!terms.ok || failures.length > 0) return refuse(failures);
    const id = randomUUID();
    const of = { ...NOBODYS, seriesId: null, season: null, name };
    // Due now: a worker does the rest.
    const values = { ...NEW_COMPETITION, ...terms.value, ...of, ...times, id, entered: 0 };
    const announced = { ...values, dueAt: now, createdAt: now };
    await this.store.announce(announced, newDraw());
    return ok(id);
  }

  async begin(request: OperatorSeries): Promise<Made> {
    const { name, rhythm } = request;
    const terms = competitionTermsOf(request, OPERATOR_ALLOWANCE);
    const wrong = [
      ...openFailures(request),
      ...nameFailures(name),
      ...(terms.ok ? [] : terms.error),
      ...seriesFailures(request),
    ];
    const now = await this.store.now();
    const failures = wrong.length > 0 ? wrong : firstStartFailures(rhythm, now);
    if (!terms.ok || failures.length > 0) return refuse(failures);
    const id = randomUUID();
    const times = { nextAt: now, createdAt: now, endedAt: null };
    const made = { ...NOBODYS, ...times, id, name, rhythm, terms: terms.value, seasons: 0 };
    await this.store.begin(made);
    return ok(id);
  }

  /** Ends a series, whoever organises it; what has been announced goes on. False if there is none that runs. */
  async end(seriesId: string): Promise<boolean> {
    return isUuid(seriesId) && this.store.end(seriesId);
  }

  /**
   * Cancels a competition, whoever organises it, with a reason that everyone can read. The id, or all that is wrong.
   */
  async cancel(competitionId: string, reason: string): Promise<Made> {
    const failures = reasonFailures(reason);
    if (failures.length > 0) return refuse(failures);
    const isFound = isUuid(competitionId) && (await this.store.cancel(competitionId, reason));
    return isFound ? ok(competitionId) : refuse([competitionFailure('COMPETITION_OVER', 'id')]);
  }
}

/** An invitation, or a club, needs somebody who runs it. */
const openFailures = ({ access }: CompetitionRequest): Failure[] =>
  access === 'CLUB' || access === 'INVITATION' ? [competitionFailure('CLUB_NEEDED', 'access')] : [];
