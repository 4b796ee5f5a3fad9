import { ok, refuse, variantOf } from '../../../engine/index.js';
import type { Options, Result, Variant } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { hasClock } from '../../clock/domain/index.js';
import type { TimeControl } from '../../clock/domain/index.js';
import { isCleanText } from '../../users/application/index.js';
import { isRateable } from '../domain/challenge.js';
import { timeControlOf } from '../domain/time-control.js';
import type { TimeControlRequest } from '../domain/time-control.js';
import { challengeFailure } from './failures.js';

/** The terms that a client requests, as they were sent. */
export interface ChallengeRequest {
  /** One of the registry's keys: the schema accepts no other. */
  readonly variant: string;
  readonly preset: string | null;
  /** Single options that override the preset, null for none. */
  readonly rules: Options | null;
  readonly target: number | null;
  readonly timeControl: TimeControlRequest | null;
  /** True: only rated; false: only unrated; null: rated if it can be. */
  readonly rated: boolean | null;
}

/** Valid terms. */
export interface ChallengeTerms {
  readonly variant: Variant;
  readonly preset: string;
  readonly options: Options;
  readonly timeControl: TimeControl;
  readonly rated: boolean;
  /** Whether it may become unrated, if its players cannot play a rated match. */
  readonly mayBeUnrated: boolean;
}

type Terms = Result<ChallengeTerms, readonly Failure[]>;

const MAX_SEED_LENGTH = 64;

/** Parses requested terms, or reports all that is wrong. */
export function termsOf(request: ChallengeRequest): Terms {
  const timeControl = timeControlOf(request.timeControl);
  const untimed = timeControl ? [] : [challengeFailure('TIME_CONTROL_INVALID', 'timeControl')];
  const game = gameOf(request);
  if (!game.ok) return refuse([...game.error, ...untimed]);
  const against = refuseRated(game.value, timeControl);
  const failures = [...untimed, ...(request.rated ? against : [])];
  if (!timeControl || failures.length > 0) return refuse(failures);
  const rated = request.rated !== false && against.length === 0;
  return ok({ ...game.value, timeControl, rated, mayBeUnrated: request.rated === null });
}

type Game = Pick<ChallengeTerms, 'variant' | 'preset' | 'options'>;

function gameOf(request: ChallengeRequest): Result<Game, readonly Failure[]> {
  const variant = variantOf(request.variant)!;
  const options = parseChallengeRules(variant, request);
  if (!options.ok) return options;
  const preset = request.preset ?? variant.ruleset.defaultPreset;
  return ok({ variant, preset, options: options.value });
}

/** Why a match on these terms cannot be rated; null for a clock that is invalid. */
function refuseRated(
  { variant, preset, options }: Game,
  timeControl: TimeControl | null,
): Failure[] {
  const isTimed = timeControl === null || hasClock(timeControl);
  return [
    ...(isTimed ? [] : [challengeFailure('RATED_NEEDS_CLOCK', 'rated')]),
    ...(isRateable(variant, preset, options) ? [] : [challengeFailure('NOT_RATEABLE', 'rated')]),
  ];
}

/** The complete options: the preset's, overridden by `rules` and `target`. */
export function parseChallengeRules(
  variant: Variant,
  request: { preset: string | null; rules: Options | null; target: number | null },
): Result<Options, readonly Failure[]> {
  const parsed = variant.parseOptions({
    ...(request.preset !== null && { preset: request.preset }),
    ...(request.rules !== null && { rules: request.rules }),
    ...(request.target !== null && { target: request.target }),
  });
  if (parsed.ok) return parsed;
  const failures = parsed.error.map(({ code, option }) =>
    challengeFailure(code, ...(FIELDS.includes(option) ? [] : ['rules']), option),
  );
  return refuse(failures);
}

/** Fields of the input itself; all other names are options. */
const FIELDS: readonly string[] = ['preset', 'target'];

/** The options that `rules` names, with their values as parsed; null for none. */
export function chosenOf(rules: Options | null, options: Options): Options | null {
  const names = Object.keys(rules ?? {});
  return names.length > 0 ? Object.fromEntries(names.map((n) => [n, options[n]!])) : null;
}

/** Why a client seed is refused, null when it is fine. */
export function seedFailure(seed: string | null): Failure | null {
  if (seed === null || ([...seed].length <= MAX_SEED_LENGTH && isCleanText(seed))) return null;
  return challengeFailure('CLIENT_SEED_INVALID', 'clientSeed');
}
