import { VARIANTS } from '../../../../engine/index.js';
import { knownValue } from '../../../../platform/api/api-error.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { variantArg } from '../../../matches/adapters/graphql/index.js';
import type { ChallengeQuery } from '../../storage/challenge-store.js';
import type { ChallengeFilter, TimeControlFilter } from './challenge.input.js';

/**
 * What the store is asked for a filter. `mine` takes a viewer; nobody has challenges of their own to leave out.
 *
 * @throws ApiError BAD_USER_INPUT for a variant or preset that is none
 */
export function challengeQuery(filter: ChallengeFilter, viewer: Viewer | null): ChallengeQuery {
  const { mine, excludeOwn, rated, timeControl } = filter;
  return {
    ...(mine ? { participantId: viewer!.userId } : { openToAll: true }),
    ...(excludeOwn && viewer && { notSeatedId: viewer.userId }),
    ...namesOf(filter),
    ...(timeControl && clockQuery(timeControl)),
    ...(typeof rated === 'boolean' && { rated }),
  };
}

function namesOf({ variant, preset }: ChallengeFilter): Pick<ChallengeQuery, 'variant' | 'preset'> {
  return {
    ...(typeof variant === 'string' && { variant: variantArg('filter.variant', variant) }),
    ...(typeof preset === 'string' && {
      preset: knownValue('filter.preset', preset, presetsOf(variant)),
    }),
  };
}

/** The presets of a variant, or of all where none is named. */
const presetsOf = (variant: string | null | undefined): string[] => [
  ...new Set(
    VARIANTS.filter(({ key }) => typeof variant !== 'string' || key === variant).flatMap(
      ({ ruleset }) => Object.keys(ruleset.presets),
    ),
  ),
];

function clockQuery({ kind, minSeconds, maxSeconds }: TimeControlFilter): Partial<ChallengeQuery> {
  return {
    ...(kind && { clock: kind }),
    ...(typeof minSeconds === 'number' && { minSeconds }),
    ...(typeof maxSeconds === 'number' && { maxSeconds }),
  };
}
