import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import type { StoredMatch } from '../../../matches/application/index.js';
import { planStatusOf } from '../../domain/standing-orders.js';
import type {
  AutoplayDelay,
  AutoplayMode,
  StopReason,
  PlanScope,
  PlanStatus,
  StoredPlan,
} from '../../domain/standing-orders.js';
import { PlanRuleInput } from './plan-rules.type.js';

const PlanScopeEnum = describedEnum<PlanScope>('PlanScope', 'For how long a plan is made.', {
  DEAL: 'For the deal that runs when it is made.',
  MATCH: 'For that deal and all that come.',
});
const PlanStatusEnum = describedEnum<PlanStatus>('PlanStatus', 'How a plan stands.', {
  ACTIVE: 'It answers when its owner is asked.',
  STOPPED: 'It could not go on and answers no more; `stopped` says why.',
  DONE: 'Its deal or its match is over.',
});
const StopReasonEnum = describedEnum<StopReason>('PlanStopReason', 'Why a plan was stopped.', {
  NO_LEGAL_CHOICE: 'The rule that fired named nothing legal.',
  RULES_OUTDATED: 'The rules were written for an older service: set the plan anew.',
});
const AutoplayModeEnum = describedEnum<AutoplayMode>(
  'AutoplayMode',
  'Whether actions are played for a player.',
  {
    OFF: 'Nothing is.',
    FORCED: 'An action that is the only legal one is.',
  },
);
const AutoplayDelayEnum = describedEnum<AutoplayDelay>(
  'AutoplayDelay',
  'How soon a forced action is played.',
  {
    NONE: 'At once, which tells the opponents that there was one choice.',
    HIDDEN: 'After a random delay of one to twenty minutes, well before the deadline.',
  },
);

@ObjectType('PlanStop', { description: 'Where a plan was stopped, and why.' })
export class PlanStopType {
  @Field(() => StopReasonEnum, { description: 'Why.' }) reason!: StopReason;
  @Field(() => Int, {
    nullable: true,
    description: 'The rule that fired, from 0; null where none could be read.',
  })
  rule!: number | null;
  @Field(() => Int, { description: 'The version of the match at which it was asked.' })
  version!: number;
}

@ObjectType('Plan', { description: 'What is played for its owner; nobody else learns of it.' })
export class PlanType {
  /** Behind the resolvers, never a field. */
  readonly source!: StoredPlan;
  @Field(() => Int, { description: 'One more with every change.' }) revision!: number;
  @Field(() => PlanScopeEnum, { description: 'For how long it was made.' }) scope!: PlanScope;
  @Field(() => Int, { nullable: true, description: 'The deal that it is for; null for all.' })
  dealNumber!: number | null;
  @Field(() => PlanStatusEnum, { description: 'How it stands now.' }) status!: PlanStatus;
  @Field(() => PlanStopType, {
    nullable: true,
    description: 'Why it was stopped; null where it was not.',
  })
  stopped!: PlanStopType | null;
  @Field(() => [Int], { description: 'The versions of the match at which it answered.' })
  firedVersions!: number[];
  @Field({ description: 'When its owner last changed it.' })
  updatedAt!: Date;
}

@ObjectType('Autoplay', { description: 'Whether forced actions are played, and how soon.' })
export class AutoplayType {
  @Field(() => AutoplayModeEnum, { description: 'Whether forced actions are played.' })
  mode!: AutoplayMode;
  @Field(() => AutoplayDelayEnum, { description: 'How soon they are played.' })
  delay!: AutoplayDelay;
}

@ObjectType({ description: 'What a change of a plan came to.' })
export class PlanPayload extends Payload {
  @Field(() => MatchType, { nullable: true, description: 'The match; null when it was refused.' })
  match?: MatchType | null;
}

@ObjectType({ description: 'What a change of autoplay came to.' })
export class SetAutoplayPayload extends Payload {
  @Field(() => AutoplayType, {
    nullable: true,
    description: 'What holds now; null when it was refused.',
  })
  autoplay?: AutoplayType | null;
}

@InputType({ description: 'A plan in place of the last.' })
export class SetPlanInput {
  @Field(() => ID, { description: 'A running match that the viewer plays in.' }) matchId!: string;
  @Field(() => [PlanRuleInput], {
    description: 'At most 50, 8 KB as JSON; the first whose condition holds fires.',
  })
  rules!: PlanRuleInput[];
  @Field(() => PlanScopeEnum, {
    nullable: true,
    defaultValue: 'DEAL',
    description: 'For how long it is made.',
  })
  scope?: PlanScope | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Refused when the plan has another revision; 0: when there is one.',
  })
  expectedRevision?: number | null;
  @Field(() => String, {
    nullable: true,
    description: '1 to 200 characters, per user: under the same key it is done once.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Which plan is taken back.' })
export class RemovePlanInput {
  @Field(() => ID, { description: 'A running match that the viewer plays in.' }) matchId!: string;
  @Field(() => Int, { nullable: true, description: 'Refused when the plan has another revision.' })
  expectedRevision?: number | null;
}

@InputType({ description: 'Whether forced actions are played for the viewer, and how soon.' })
export class SetAutoplayInput {
  @Field(() => ID, { nullable: true, description: 'Absent: the default for all matches.' })
  matchId?: string | null;
  @Field(() => AutoplayModeEnum, { description: 'Whether forced actions are played.' })
  mode!: AutoplayMode;
  @Field(() => AutoplayDelayEnum, {
    nullable: true,
    defaultValue: 'NONE',
    description: 'How soon they are played.',
  })
  delay?: AutoplayDelay | null;
}

export function toPlanType(plan: StoredPlan, match: StoredMatch): PlanType {
  return {
    source: plan,
    revision: plan.revision,
    scope: plan.dealNumber === null ? 'MATCH' : 'DEAL',
    dealNumber: plan.dealNumber,
    status: planStatusOf(plan, match),
    stopped: plan.stopped && { ...plan.stopped },
    firedVersions: [...plan.firedVersions],
    updatedAt: plan.updatedAt,
  };
}
