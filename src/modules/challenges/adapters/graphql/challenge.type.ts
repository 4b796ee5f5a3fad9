import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
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
import { sideIndexOf } from '../../../matches/application/index.js';
import { seatState } from '../../domain/challenge.js';
import type { Backing, Challenge, ChallengeStatus, SeatState } from '../../domain/challenge.js';

export const ChallengeStatusEnum = describedEnum<ChallengeStatus>(
  'ChallengeStatus',
  'The status of a challenge.',
  {
    OPEN: 'It waits for players.',
    MATCHED: 'It has become a match.',
    DECLINED: 'A player whom it named has declined.',
    CANCELLED: 'Its creator has cancelled it, or it was open for too long.',
  },
);

@ObjectType('Challenge', {
  implements: () => [NodeObject],
  description: 'A match that waits for its players.',
})
export class ChallengeType extends NodeObject {
  override readonly nodeType = 'Challenge';
  /** For the resolvers only; not a field of the schema. */
  readonly source!: Challenge;
  @Field(() => VariantKeyEnum, { description: 'The game.' }) variant!: string;
  @Field(() => PresetKeyEnum, { description: 'The preset on which its rules are based.' })
  preset!: string;
  @Field(() => Int, { description: 'The score that ends the match.' }) target!: number;
  @Field({ description: 'Whether the match will count for ratings.' }) rated!: boolean;
  @Field({ description: 'Whether spectators may watch the match.' })
  onlookers!: boolean;
  @Field({ description: 'Whether players who accept with other rules are refused.' })
  rulesFixed!: boolean;
  @Field({
    description:
      'Whether it is hidden from lists: only users whom it names, or who have its link, see it.',
  })
  byInvitation!: boolean;
  @Field({ description: 'Whether bots are excluded; its creator may be one.' })
  peopleOnly!: boolean;
  @Field(() => TimeControlType, { description: 'The clock of the match.' })
  timeControl!: TimeControlType;
  @Field(() => ChallengeStatusEnum, { description: 'The status of the challenge.' })
  status!: string;
  @Field({ description: 'Link 0 of the hash chain of its shuffles, in hex.' }) commitment!: string;
  @Field(() => ID, { description: 'The id that the match will have.' }) matchId!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the match of which it is a rematch; null for none.',
  })
  rematchOfId!: string | null;
  @Field({ description: 'When it was created.' }) createdAt!: Date;
}

export const ChallengeConnection = connectionType('Challenge', ChallengeType);

@ObjectType('Invitation', {
  description: 'A link that lets anyone who has it look at a challenge and sit down.',
})
export class InvitationType {
  @Field({ description: 'A page that shows the terms and how to accept.' }) url!: string;
  @Field({ description: 'For `invitation` and for `acceptChallenge`.' }) invitationToken!: string;
  @Field(() => Date, {
    nullable: true,
    description:
      'When the challenge is cancelled if seats are still free; the link expires then. Null: never.',
  })
  expiresAt!: Date | null;
}

export const SeatStateEnum = describedEnum<SeatState>(
  'ChallengeSeatState',
  'Whether a seat of a challenge is free.',
  {
    FREE: 'Anyone who may accept the challenge can take it.',
    NAMED: 'It is reserved for its user, who has not accepted yet.',
    TAKEN: 'Its user has sat down: the creator and house bots at once.',
  },
);

@ObjectType('ChallengeSeat', { description: 'A seat of a challenge.' })
export class ChallengeSeatType {
  /** For the resolver only; not a field of the schema. */
  readonly userId!: string | null;
  @Field(() => Int, { description: 'Its number, clockwise from 0.' }) seat!: number;
  @Field(() => Int, {
    description: 'The side, from 0. Seats of one side win and lose together, as in `Seat.side`.',
  })
  side!: number;
  @Field(() => SeatStateEnum, { description: 'Whether the seat is free.' })
  state!: SeatState;
}

@ObjectType('Backing', {
  description:
    'An idle partner: wins or loses with a seat and plays no card (rules 7.3 of docs/rules/specification.md).',
})
export class BackingType {
  /** For the resolvers only; not a field of the schema. */
  readonly userId!: string;
  @Field(() => Int, { description: 'The seat that is backed, from 0.' }) seat!: number;
  @Field({ description: 'Whether the seat’s holder has accepted; until then it is a request.' })
  accepted!: boolean;
}

@ObjectType({ description: 'The result of a change to a challenge.' })
export class ChallengePayload extends Payload {
  @Field(() => ChallengeType, {
    nullable: true,
    description: 'The challenge as it is now; null when it was refused.',
  })
  challenge?: ChallengeType | null;
  @Field(() => MatchType, {
    nullable: true,
    description: 'The match that the challenge has become; null while it waits.',
  })
  match?: MatchType | null;
}

@ObjectType({ description: 'Payload of `offerRematch`.' })
export class OfferRematchPayload extends ChallengePayload {}

@ObjectType({ isAbstract: true })
abstract class BackedPayload extends Payload {
  @Field(() => ChallengeType, {
    nullable: true,
    description: 'The challenge as it is now; null when it was refused.',
  })
  challenge?: ChallengeType | null;
}

@ObjectType({ description: 'Payload of `askToBack`.' })
export class AskToBackPayload extends BackedPayload {}

@ObjectType({ description: 'Payload of `answerBacking`.' })
export class AnswerBackingPayload extends BackedPayload {}

@ObjectType({ description: 'Payload of `withdrawBacking`.' })
export class WithdrawBackingPayload extends BackedPayload {}

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

export const toChallengeSeatTypes = ({ variant, seats }: Challenge): ChallengeSeatType[] =>
  seats.map((seat) => ({
    userId: seat.userId,
    seat: seat.seat,
    side: sideIndexOf(variant, seat.seat),
    state: seatState(seat),
  }));

export const toBackingType = ({ userId, seat, answer }: Backing): BackingType => ({
  userId,
  seat,
  accepted: answer === 'ACCEPTED',
});
