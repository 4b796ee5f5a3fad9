import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { enumType } from '../../../../platform/graphql/enum-type.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import {
  MatchType,
  PresetKeyEnum,
  TimeControlType,
  VariantKeyEnum,
} from '../../../matches/adapters/graphql/index.js';
import type { Backing, Challenge } from '../../domain/challenge.js';
import { CHALLENGE_STATUSES } from '../../domain/challenge.js';

const ChallengeStatusEnum = enumType(CHALLENGE_STATUSES, { name: 'ChallengeStatus' });

@ObjectType('Challenge', {
  implements: () => [NodeObject],
  description: 'A match that waits for its players.',
})
export class ChallengeType extends NodeObject {
  override readonly nodeType = 'Challenge';
  /** Behind the resolvers, never a field. */
  readonly source!: Challenge;
  @Field(() => VariantKeyEnum, { description: 'The game.' }) variant!: string;
  @Field(() => PresetKeyEnum, { description: 'The preset that its rules began with.' })
  preset!: string;
  @Field(() => Int) target!: number;
  @Field() rated!: boolean;
  @Field({ description: 'Whether others than players and backers may look at the match.' })
  onlookers!: boolean;
  @Field({ description: 'Whether an acceptance with other rules is refused.' })
  rulesFixed!: boolean;
  @Field({
    description: 'Whether it is in no list: for those whom it names, or who have its link, alone.',
  })
  byInvitation!: boolean;
  @Field({ description: 'Whether no bot may sit down; its creator may be one.' })
  peopleOnly!: boolean;
  @Field(() => TimeControlType) timeControl!: TimeControlType;
  @Field(() => ChallengeStatusEnum) status!: string;
  @Field({ description: 'Link 0 of the hash chain of its shuffles, in hex.' }) commitment!: string;
  @Field(() => ID, { description: 'The id that the match will have.' }) matchId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the match that it plays again; null for none.',
  })
  rematchOfId!: string | null;
  @Field() createdAt!: Date;
}

export const ChallengeConnection = connectionType('Challenge', ChallengeType);

@ObjectType('Invitation', {
  description: 'A link by which anyone who has it may look at a challenge and sit down.',
})
export class InvitationType {
  @Field({ description: 'A page that says what is to be played, and how to accept.' }) url!: string;
  @Field({ description: 'For `invitation` and for `acceptChallenge`.' }) token!: string;
  @Field(() => Date, {
    nullable: true,
    description:
      'When the challenge is cancelled unless it is full, and the link ends. Null: never.',
  })
  expiresAt!: Date | null;
}

@ObjectType('Backing', {
  description: 'An idle partner: wins or loses with a seat and plays no card (RULES §4).',
})
export class BackingType {
  /** Behind the resolvers, never a field. */
  readonly userId!: string;
  @Field(() => Int) seat!: number;
  @Field({ description: 'Whether the seat’s holder has said yes; until then it is a request.' })
  accepted!: boolean;
}

@ObjectType()
export class ChallengePayload extends Payload {
  @Field(() => ChallengeType, { nullable: true }) challenge?: ChallengeType | null;
  @Field(() => MatchType, {
    nullable: true,
    description: 'The match that the challenge has become.',
  })
  match?: MatchType | null;
}

export function toChallengeType(challenge: Challenge): ChallengeType {
  return {
    nodeType: 'Challenge',
    id: toGlobalId('Challenge', challenge.id),
    source: challenge,
    variant: challenge.variant,
    preset: challenge.preset,
    target: challenge.options['target'] as number,
    rated: challenge.rated,
    onlookers: challenge.onlookers,
    rulesFixed: challenge.rulesFixed,
    byInvitation: challenge.byInvitation,
    peopleOnly: challenge.peopleOnly,
    timeControl: { ...challenge.timeControl },
    status: challenge.status,
    commitment: challenge.commitment.toString('hex'),
    matchId: toGlobalId('Match', challenge.matchId),
    rematchOfId: challenge.rematchOf && toGlobalId('Match', challenge.rematchOf),
    createdAt: challenge.createdAt,
  };
}

export const toBackingType = ({ userId, seat, answer }: Backing): BackingType => ({
  userId,
  seat,
  accepted: answer === 'ACCEPTED',
});
