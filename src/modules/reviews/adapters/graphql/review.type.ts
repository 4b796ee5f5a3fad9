import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import type { MatchPlace, Review, ReviewedDeal } from '../../application/index.js';
import { REASONS } from '../../domain/reasons/index.js';
import type { Explanation, ReasonKind } from '../../domain/reasons/index.js';
import { reviewStatusOf, judgeDecision } from '../../domain/review.js';
import type { ReviewStatus } from '../../domain/review.js';
import type { JudgedDecision } from '../../domain/review.js';

const ReviewStatusEnum = describedEnum<ReviewStatus>('ReviewStatus', 'The progress of a review.', {
  PENDING: 'Deals are still to be reviewed.',
  DONE: 'All deals have been reviewed.',
  FAILED: 'A deal could not be reviewed; a new request continues with it.',
});

const ReasonEnum = describedEnum<ReasonKind>(
  'ReviewReason',
  'Why another action was better. A reason that begins with THEN was seen only later; the player could know the others.',
  Object.fromEntries(REASONS.map(({ kind, description }) => [kind, description])) as Record<
    ReasonKind,
    string
  >,
);

@ObjectType('ValuedAction', { description: 'The value of an action, in game points.' })
export class ValuedActionType {
  /** Behind the resolver, never a field. */
  readonly decision!: MatchPlace;
  @Field({ description: 'The action, as a token.' }) action!: string;
  @Field(() => Float, { description: 'The value, based on what its player could know.' })
  expected!: number;
  @Field(() => Float, {
    nullable: true,
    description:
      'The standard error of `expected`, in game points, from the results of several searches; 0 if the value is ' +
      'exact. Null in reviews made before it was stored.',
  })
  standardError!: number | null;
  @Field(() => Float, { description: 'The value with all cards known.' }) hindsight!: number;
}

@ObjectType('ReviewedDecision', {
  description: 'A decision of the player between several actions, with their values.',
})
export class ReviewedDecisionType {
  /** Behind the resolver, never a field. */
  readonly place!: MatchPlace;
  readonly why!: Explanation | null;
  @Field(() => Int, { description: 'The deal, counted from 1.' }) dealNumber!: number;
  @Field(() => Int, { description: 'The number of earlier actions in the deal, as in its record.' })
  position!: number;
  @Field({ description: 'The action that was played, as a token.' }) played!: string;
  @Field({ description: 'The best action by expectation; the played one if none was better.' })
  best!: string;
  @Field({ description: 'The best action with all cards known.' }) bestInHindsight!: string;
  @Field(() => Float, {
    description: 'The value of `best` minus the value of `played`, in game points; never negative.',
  })
  loss!: number;
  @Field(() => Float, {
    nullable: true,
    description:
      'The standard error of `loss`, from the differences of searches in the same determinizations; 0 if it is ' +
      'exact. Null in reviews made before it was stored.',
  })
  standardError!: number | null;
  @Field({
    description:
      'Whether the decision was a mistake, and probably not chance: `loss` is at least a tenth of a game point and at ' +
      'least twice its `standardError`.',
  })
  costly!: boolean;
  @Field(() => ReasonEnum, {
    nullable: true,
    description:
      'Why `best` was better; null if the decision was not costly, and in some old reviews.',
  })
  reason!: ReasonKind | null;
  @Field(() => Float, { description: '`loss` with all cards known.' }) hindsightLoss!: number;
  @Field(() => [ValuedActionType], {
    complexity: ({ childComplexity }) => 6 * childComplexity,
    description: 'All legal actions.',
  })
  actions!: ValuedActionType[];
}

@ObjectType('ReviewedDeal', { description: 'The review of one deal.' })
export class ReviewedDealType {
  @Field(() => Int, { description: 'The deal, counted from 1.' }) number!: number;
  @Field(() => [ReviewedDecisionType], {
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'The player’s turns with more than one legal action, in order.',
  })
  decisions!: ReviewedDecisionType[];
}

@ObjectType('Review', {
  implements: () => [NodeObject],
  description: 'The review of the viewer’s decisions in a match that is over; nobody else sees it.',
})
export class ReviewType extends NodeObject {
  override readonly nodeType = 'Review';
  /** Behind the resolver, never a field. */
  readonly reviewId!: string;
  readonly matchRowId!: string;
  readonly dealsDone!: number;
  @Field(() => ID, { description: 'The match that is reviewed.' }) matchId!: string;
  @Field(() => Int, { description: 'The seat whose decisions are reviewed.' }) seat!: number;
  @Field(() => ReviewStatusEnum, { description: 'The progress of the review.' }) status!: string;
  @Field(() => Float, {
    description: 'The share of the deals that have been reviewed, from 0 to 1.',
  })
  progress!: number;
  @Field({ description: 'When it was requested.' }) requestedAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'When the review was completed; null until then.',
  })
  finishedAt!: Date | null;
}

@InputType({ description: 'Input of `requestReview`.' })
export class RequestReviewInput {
  @Field(() => ID, { description: 'A match that has ended, in which the viewer has played.' })
  matchId!: string;
}

@ObjectType({ description: 'Payload of `requestReview`.' })
export class RequestReviewPayload extends Payload {
  @Field(() => ReviewType, { nullable: true, description: 'The review; null when refused.' })
  review?: ReviewType | null;
}

export function toReviewType(review: Review): ReviewType {
  const { id, matchId, seat, dealCount, dealsDone, requestedAt, finishedAt } = review;
  return {
    nodeType: 'Review',
    id: toGlobalId('Review', id),
    reviewId: id,
    matchRowId: matchId,
    dealsDone,
    matchId: toGlobalId('Match', matchId),
    seat,
    status: reviewStatusOf(review),
    progress: dealsDone / dealCount,
    requestedAt,
    finishedAt,
  };
}

/** The id of a match and of its review. */
type Reviewed = Pick<MatchPlace, 'matchId' | 'reviewId'>;

export const toReviewedDealType = (
  reviewed: Reviewed,
  { number, decisions }: ReviewedDeal,
): ReviewedDealType => ({
  number,
  decisions: decisions.map((decision) => toDecisionType(reviewed, judgeDecision(decision))),
});

export function toDecisionType(reviewed: Reviewed, decision: JudgedDecision): ReviewedDecisionType {
  const { dealNumber, position, played, best, bestInHindsight, loss, hindsightLoss } = decision;
  const place = { ...reviewed, dealNumber, position };
  return {
    place,
    why: decision.why ?? null,
    dealNumber,
    position,
    played,
    best,
    bestInHindsight,
    loss,
    standardError: decision.lossError ?? null,
    costly: decision.isCostly,
    reason: decision.why?.reason?.kind ?? null,
    hindsightLoss,
    actions: decision.actions.map(({ standardError = null, ...action }) => ({
      ...action,
      decision: place,
      standardError,
    })),
  };
}
