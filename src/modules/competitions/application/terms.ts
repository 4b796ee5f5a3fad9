import { ok, refuse } from '../../../engine/index.js';
import type { Result, Variant } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { termsOf } from '../../challenges/application/index.js';
import type { ChallengeTerms } from '../../challenges/application/index.js';
import { isCleanName, isCleanText } from '../../users/application/index.js';
import type { CompetitionTerms, Rhythm } from '../domain/competition.js';
import { DAY_MILLIS } from '../domain/days.js';
import { formOf } from '../domain/index.js';
import { firstStartOf, isRhythm } from '../domain/rhythm.js';
import type { Form } from '../domain/index.js';
import { isLadder } from '../domain/stored-field.js';
import type { CompetitionRequest, CompetitionTimes, CreateSeriesCommand } from './commands.js';
import { competitionFailure } from './failures.js';

/** How many competitions somebody may have that are not over, and how many places one may have. */
export interface CompetitionAllowance {
  readonly competitions: number;
  readonly places: number;
}

export const USER_ALLOWANCE: CompetitionAllowance = { competitions: 3, places: 64 };
export const CLUB_ALLOWANCE: CompetitionAllowance = { competitions: 10, places: 256 };
export const OPERATOR_ALLOWANCE: CompetitionAllowance = { competitions: Infinity, places: 4096 };

const DEFAULTS = { roundDays: 14, matchesAtOnce: 4, timeoutsAllowed: 1 } as const;

/** A round is drawn and written as a whole. */
const MOST_PAIRINGS = 15_000;

const NAME = { least: 3, most: 60 };
const ABOUT_MOST = 2000;
const REASON = { least: 3, most: 500 };
const YEAR_MILLIS = 366 * DAY_MILLIS;
const LONGEST_LADDER = 10 * YEAR_MILLIS;

/** How long a text is for its reader. */
const lengthOf = (text: string): number => [...text].length;

const isText = (text: string, { least, most }: { least: number; most: number }): boolean =>
  text === text.trim() && isCleanText(text) && lengthOf(text) >= least && lengthOf(text) <= most;

/** Lines of a longer text may end. */
const isAbout = (text: string): boolean =>
  lengthOf(text) <= ABOUT_MOST && isCleanText(text.replace(/[\r\n\t]/g, ' '));

export const nameFailures = (name: string): Failure[] =>
  isText(name, NAME) && isCleanName(name)
    ? []
    : [competitionFailure('COMPETITION_NAME_INVALID', 'name')];

export const aboutFailures = (about: string): Failure[] =>
  isAbout(about) ? [] : [competitionFailure('COMPETITION_ABOUT_INVALID', 'about')];

export const reasonFailures = (reason: string): Failure[] =>
  isText(reason, REASON) ? [] : [competitionFailure('REASON_INVALID', 'reason')];

/** What is wrong with a series beside its terms. */
export const seriesFailures = ({
  form,
  rhythm,
}: Pick<CreateSeriesCommand, 'form' | 'rhythm'>): Failure[] => [
  ...(isRhythm(rhythm) ? [] : [competitionFailure('RHYTHM_INVALID', 'rhythm')]),
  ...(isLadder({ form }) ? [competitionFailure('LADDER_HAS_NO_SEASONS', 'form')] : []),
];

/** @param now the moment by the service's clock */
export const firstStartFailures = (rhythm: Rhythm, now: Date): Failure[] =>
  firstStartOf(rhythm) <= yearAfter(now) ? [] : [competitionFailure('RHYTHM_INVALID', 'rhythm')];

const yearAfter = (now: Date): Date => new Date(now.getTime() + YEAR_MILLIS);

/** The terms of a competition, or all that is wrong with them. */
export function competitionTermsOf(
  request: CompetitionRequest,
  allowance: CompetitionAllowance,
): Result<CompetitionTerms, readonly Failure[]> {
  const game = termsOf(request);
  const form = formOf(request.form);
  if (!form) {
    const others = game.ok ? [] : game.error;
    return refuse([competitionFailure('FORM_UNKNOWN', 'form'), ...others]);
  }
  const settings = form.parseSettings(request.settings ?? {});
  const sized = { ...sizesOf(request, form, allowance), ...accessOf(request) };
  const failures = [
    ...(game.ok ? fitFailures(request, form, game.value.variant) : game.error),
    ...(settings.ok
      ? []
      : settings.error.map(({ key, code }) => competitionFailure(code, 'settings', key))),
    ...aboutFailures(request.about ?? ''),
    ...sizeFailures(sized, form, allowance),
    ...(settings.ok ? roundFailures({ ...sized, settings: settings.value }, form) : []),
  ];
  if (!game.ok || !settings.ok || failures.length > 0) return refuse(failures);
  const { onlookers, bots, fixedPartners, about } = request;
  const own = { about: about ?? '', form: form.key, settings: settings.value };
  return ok({ ...own, ...gameOf(game.value), ...sized, onlookers, bots, fixedPartners });
}

const gameOf = ({ variant, preset, options, timeControl, rated }: ChallengeTerms) => ({
  variant: variant.key,
  preset,
  options,
  timeControl,
  rated,
});

function sizesOf(request: CompetitionRequest, form: Form, allowance: CompetitionAllowance) {
  return {
    leastEntries: request.leastEntries ?? form.least,
    places: request.places ?? Math.min(form.most, allowance.places),
    roundDays: request.roundDays ?? DEFAULTS.roundDays,
    matchesAtOnce: request.matchesAtOnce ?? DEFAULTS.matchesAtOnce,
    timeoutsAllowed: request.timeoutsAllowed ?? DEFAULTS.timeoutsAllowed,
  };
}

const accessOf = ({ access, ratingLeast, ratingMost }: CompetitionRequest) => ({
  access,
  ratingLeast,
  ratingMost,
});

/** Whether the form is for a game with so many sides. */
function fitFailures(
  { fixedPartners }: CompetitionRequest,
  { meeting }: Form,
  { seatCount, match }: Variant,
): Failure[] {
  if (fixedPartners && !match.sides)
    return [competitionFailure('PARTNERS_NEED_SIDES', 'fixedPartners')];
  const fits = meeting === 'TWO_SIDES' ? seatCount === 2 || fixedPartners : seatCount > 2;
  return fits ? [] : [competitionFailure('FORM_NEEDS_OTHER_GAME', 'form')];
}

/** What can be changed before the start. */
export type Sizes = Pick<
  CompetitionTerms,
  | 'leastEntries'
  | 'places'
  | 'roundDays'
  | 'matchesAtOnce'
  | 'timeoutsAllowed'
  | 'access'
  | 'ratingLeast'
  | 'ratingMost'
>;

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

export function sizeFailures(sizes: Sizes, form: Form, allowance: CompetitionAllowance): Failure[] {
  const { places, leastEntries, roundDays, matchesAtOnce, timeoutsAllowed } = sizes;
  const most = Math.min(form.most, allowance.places);
  const fits = isWithin(places, form.least, most) && isWithin(leastEntries, form.least, places);
  return [
    ...(fits ? [] : [competitionFailure('PLACES_INVALID', 'places')]),
    ...(isWithin(roundDays, 1, 365) ? [] : [competitionFailure('ROUND_DAYS_INVALID', 'roundDays')]),
    ...(isWithin(matchesAtOnce, 1, 50)
      ? []
      : [competitionFailure('MATCHES_AT_ONCE_INVALID', 'matchesAtOnce')]),
    ...(isWithin(timeoutsAllowed, 0, 50)
      ? []
      : [competitionFailure('TIMEOUTS_ALLOWED_INVALID', 'timeoutsAllowed')]),
    ...rangeFailures(sizes),
  ];
}

/** Whether a round can have more pairings than any may have. */
export function roundFailures(
  { places, settings }: Pick<CompetitionTerms, 'places' | 'settings'>,
  form: Form,
): Failure[] {
  const most = form.pairingsOfRound?.(places, settings) ?? places;
  return most <= MOST_PAIRINGS ? [] : [competitionFailure('ROUND_TOO_LARGE', 'places')];
}

function rangeFailures({ access, ratingLeast, ratingMost }: Sizes): Failure[] {
  const isRange =
    (ratingLeast ?? ratingMost) !== null && (ratingLeast ?? -Infinity) <= (ratingMost ?? Infinity);
  return access !== 'RATING' || isRange
    ? []
    : [competitionFailure('RATING_RANGE_INVALID', 'ratingLeast')];
}

/** @param now the moment by the service's clock */
export function timeFailures(
  { opensAt, startsAt, endsAt }: CompetitionTimes & { readonly opensAt: Date },
  isLadder: boolean,
  now: Date,
): Failure[] {
  const latest = yearAfter(now);
  const begins = startsAt ?? opensAt;
  const length = endsAt && endsAt.getTime() - begins.getTime();
  const fits =
    opensAt <= latest &&
    (startsAt === null || (startsAt > now && startsAt >= opensAt && startsAt <= latest)) &&
    (length === null || (isLadder && length > 0 && length <= LONGEST_LADDER));
  return fits ? [] : [competitionFailure('TIMES_INVALID', 'startsAt')];
}
