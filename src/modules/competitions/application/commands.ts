/** What one can do in competitions, as clients send it. */
import type { Options, Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import type { TermsRequest } from '../../challenges/application/index.js';
import type { EntryAccess, Competition, Entry, Rhythm, Series } from '../domain/competition.js';

/** The competition after the act. */
export type CompetitionResult = Result<Competition, readonly Failure[]>;

/** The entry after the act. */
export type EntryResult = Result<Entry, readonly Failure[]>;

export type SeriesResult = Result<Series, readonly Failure[]>;

/** By whom, and once for an idempotency key. */
interface Call {
  readonly userId: string;
  readonly idempotencyKey: string | null;
}

/** An act in a competition. */
export interface CompetitionCall extends Call {
  readonly competitionId: string;
}

/** The terms as sent; what is null has its default. */
export interface CompetitionRequest extends TermsRequest {
  readonly about: string | null;
  readonly form: string;
  /** The settings of the form by key. */
  readonly settings: Readonly<Record<string, unknown>> | null;
  readonly rules: Options | null;
  readonly onlookers: boolean;
  readonly bots: boolean;
  readonly fixedPartners: boolean;
  readonly access: EntryAccess;
  readonly ratingLeast: number | null;
  readonly ratingMost: number | null;
  readonly leastEntries: number | null;
  readonly places: number | null;
  readonly roundDays: number | null;
  readonly matchesAtOnce: number | null;
  readonly timeoutsAllowed: number | null;
}

/** When a competition begins and ends. */
export interface CompetitionTimes {
  /** Null: at once. */
  readonly opensAt: Date | null;
  /** Null: once all places are taken. */
  readonly startsAt: Date | null;
  /** Only of a ladder. */
  readonly endsAt: Date | null;
}

export interface CreateCompetitionCommand extends Call, CompetitionRequest, CompetitionTimes {
  readonly name: string;
  readonly clubId: string | null;
}

/** What is undefined stays. The game, form and settings cannot be changed: make another competition. */
export interface ChangeCompetitionCommand extends CompetitionCall {
  readonly name?: string;
  readonly about?: string;
  readonly access?: EntryAccess;
  readonly ratingLeast?: number | null;
  readonly ratingMost?: number | null;
  readonly leastEntries?: number;
  readonly places?: number;
  readonly opensAt?: Date;
  readonly startsAt?: Date | null;
  readonly endsAt?: Date | null;
  readonly roundDays?: number;
  readonly matchesAtOnce?: number;
  readonly timeoutsAllowed?: number;
  /** Makes the links that were sent useless. */
  readonly renewInvitation?: boolean;
}

export interface CancelCompetitionCommand extends CompetitionCall {
  readonly reason: string;
}

export interface EnterCompetitionCommand extends CompetitionCall {
  readonly clientSeed: string | null;
  /** The username of the fixed partner; null in competitions without. */
  readonly partner: string | null;
  readonly invitationToken: string | null;
}

export interface ReenterCompetitionCommand extends CompetitionCall {
  readonly clientSeed: string | null;
}

export interface AnswerPartnerCommand extends CompetitionCall {
  readonly agree: boolean;
}

export interface DisqualifyCommand extends CompetitionCall {
  /** The number of the entry. */
  readonly number: number;
  readonly reason: string;
}

export interface EndRoundEarlyCommand extends CompetitionCall {
  readonly reason: string;
}

export interface ChallengeOnLadderCommand extends CompetitionCall {
  /** The number of the entry that is challenged. */
  readonly number: number;
}

export interface CreateSeriesCommand extends Call, CompetitionRequest {
  readonly name: string;
  readonly clubId: string | null;
  readonly rhythm: Rhythm;
}

export interface EndSeriesCommand extends Call {
  readonly seriesId: string;
}
