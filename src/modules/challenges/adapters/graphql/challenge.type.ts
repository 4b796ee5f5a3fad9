import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import type { Failure } from '../../../../platform/api/failure.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import {
  MatchType,
  TimeControlType,
  toMatchType,
} from '../../../matches/adapters/graphql/index.js';
import { sightOf } from '../../../matches/application/index.js';
import { challengeFailure } from '../../application/challenge-failure.js';
import type { ChallengeResult } from '../../application/index.js';
import { CHALLENGE_STATUSES } from '../../domain/challenge.js';
import type { Challenge } from '../../domain/challenge.js';

export const ChallengeStatusEnum = Object.fromEntries(CHALLENGE_STATUSES.map((s) => [s, s]));
registerEnumType(ChallengeStatusEnum, { name: 'ChallengeStatus' });

@ObjectType('Challenge', {
  implements: () => [NodeObject],
  description: 'A match that waits for its players.',
})
export class ChallengeType extends NodeObject {
  override readonly nodeType = 'Challenge';
  /** Behind the resolvers, never fields. */
  readonly source!: Challenge;
  readonly creatorId!: string;
  readonly seatUserIds!: (string | null)[];
  readonly matchRowId!: string;
  @Field() variant!: string;
  @Field() preset!: string;
  @Field(() => GraphQLJSON, { description: 'Every option, as its creator wishes it.' })
  rules!: unknown;
  @Field(() => Int) target!: number;
  @Field() rated!: boolean;
  @Field({ description: 'Whether others than players and backers may look at the match.' })
  onlookers!: boolean;
  @Field({ description: 'Whether an acceptance with other rules is refused.' })
  rulesFixed!: boolean;
  @Field(() => TimeControlType) timeControl!: TimeControlType;
  @Field(() => ChallengeStatusEnum) status!: string;
  @Field({ description: 'Link 0 of the hash chain of its shuffles, in hex.' }) commitment!: string;
  @Field(() => ID, { description: 'The id that the match will have.' }) matchId!: string;
  @Field(() => ID, { nullable: true, description: 'The match that it plays again.' })
  rematchOf!: string | null;
  @Field() createdAt!: Date;
}

export const ChallengeConnection = connectionType('Challenge', ChallengeType);

@ObjectType()
export class ChallengePayload extends Payload {
  @Field(() => ChallengeType, { nullable: true }) challenge?: ChallengeType | null;
  @Field(() => MatchType, {
    nullable: true,
    description: 'The match that the challenge has become.',
  })
  match?: MatchType | null;
}

/** For an id that is no challenge's. */
export const unknownChallenge = (): Failure =>
  challengeFailure('CHALLENGE_NOT_FOUND', 'challengeId');

export function payloadOf(result: ChallengeResult, { userId }: Viewer): ChallengePayload {
  if (!result.ok) return refused(...result.error);
  const { challenge, match } = result.value;
  const sight = match && sightOf(match, userId);
  return {
    challenge: toChallengeType(challenge),
    match: sight && toMatchType(sight),
    userErrors: done,
  };
}

export function toChallengeType(challenge: Challenge): ChallengeType {
  return {
    nodeType: 'Challenge',
    id: toGlobalId('Challenge', challenge.id),
    source: challenge,
    creatorId: challenge.creatorId,
    seatUserIds: challenge.seats.map((seat) => seat.userId),
    matchRowId: challenge.matchId,
    variant: challenge.variant,
    preset: challenge.preset,
    rules: challenge.options,
    target: challenge.options['target'] as number,
    rated: challenge.rated,
    onlookers: challenge.onlookers,
    rulesFixed: challenge.rulesFixed,
    timeControl: { ...challenge.timeControl },
    status: challenge.status,
    commitment: challenge.commitment.toString('hex'),
    matchId: toGlobalId('Match', challenge.matchId),
    rematchOf: challenge.rematchOf && toGlobalId('Match', challenge.rematchOf),
    createdAt: challenge.createdAt,
  };
}
