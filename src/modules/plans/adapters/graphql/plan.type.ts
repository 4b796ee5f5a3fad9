import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import { enumType } from '../../../../platform/graphql/enum-type.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import type { StoredMatch } from '../../../matches/application/index.js';
import {
  AUTOPLAY_DELAYS,
  AUTOPLAY_MODES,
  STOP_REASONS,
  PLAN_SCOPES,
  PLAN_STATUSES,
  statusOf,
} from '../../domain/orders.js';
import type {
  AutoplayDelay,
  AutoplayMode,
  StopReason,
  PlanScope,
  PlanStatus,
  StoredPlan,
} from '../../domain/orders.js';

const PlanScopeEnum = enumType(PLAN_SCOPES, {
  name: 'PlanScope',
  description: 'DEAL: the deal that runs when the plan is made. MATCH: all that come, too.',
});
const PlanStatusEnum = enumType(PLAN_STATUSES, {
  name: 'PlanStatus',
  description: 'STOPPED: it could not go on. DONE: its deal or its match is over.',
});
const StopReasonEnum = enumType(STOP_REASONS, {
  name: 'PlanStopReason',
  description:
    'NO_LEGAL_CHOICE: the rule that fired named nothing legal. RULES_OUTDATED: the rules were ' +
    'written for an older service.',
});
const AutoplayModeEnum = enumType(AUTOPLAY_MODES, {
  name: 'AutoplayMode',
  description: 'FORCED: an action that is the only legal one is played for its player.',
});
const AutoplayDelayEnum = enumType(AUTOPLAY_DELAYS, {
  name: 'AutoplayDelay',
  description:
    'NONE answers at once, which tells the opponents that there was one choice. HIDDEN answers ' +
    'after a random delay of one to twenty minutes, well before the deadline.',
});

@ObjectType('PlanStop')
export class PlanStopType {
  @Field(() => StopReasonEnum) reason!: StopReason;
  @Field(() => Int, { nullable: true, description: 'The rule that fired, from 0.' })
  rule!: number | null;
  @Field(() => Int, { description: 'The version of the match at which it was asked.' })
  version!: number;
}

@ObjectType('Plan', { description: 'What is played for its owner; nobody else learns of it.' })
export class PlanType {
  @Field(() => Int, { description: 'One more with every change.' }) revision!: number;
  @Field(() => PlanScopeEnum) scope!: PlanScope;
  @Field(() => Int, { nullable: true, description: 'The deal that it is for; null for all.' })
  dealNumber!: number | null;
  @Field(() => PlanStatusEnum) status!: PlanStatus;
  @Field(() => PlanStopType, { nullable: true, description: 'Why it was stopped.' })
  stopped!: PlanStopType | null;
  @Field(() => GraphQLJSON, { description: 'As they were sent.' }) rules!: unknown;
  @Field(() => [Int], { description: 'The versions of the match at which it answered.' })
  firedVersions!: number[];
  @Field() updatedAt!: Date;
}

@ObjectType('Autoplay')
export class AutoplayType {
  @Field(() => AutoplayModeEnum) mode!: AutoplayMode;
  @Field(() => AutoplayDelayEnum) delay!: AutoplayDelay;
}

@ObjectType()
export class PlanPayload extends Payload {
  @Field(() => MatchType, { nullable: true }) match?: MatchType | null;
}

@ObjectType()
export class SetAutoplayPayload extends Payload {
  @Field(() => AutoplayType, { nullable: true }) autoplay?: AutoplayType | null;
}

@InputType()
export class SetPlanInput {
  @Field(() => ID) matchId!: string;
  @Field(() => GraphQLJSON, {
    description: 'A list of {when, then, once}; the first whose condition holds fires.',
  })
  rules!: unknown;
  @Field(() => PlanScopeEnum, { nullable: true, defaultValue: 'DEAL' })
  scope?: PlanScope | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Refused when the plan has another revision; 0: when there is one.',
  })
  expectedRevision?: number | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType()
export class RemovePlanInput {
  @Field(() => ID) matchId!: string;
  @Field(() => Int, { nullable: true }) expectedRevision?: number | null;
}

@InputType()
export class SetAutoplayInput {
  @Field(() => ID, { nullable: true, description: 'Absent: the default for all matches.' })
  matchId?: string | null;
  @Field(() => AutoplayModeEnum) mode!: AutoplayMode;
  @Field(() => AutoplayDelayEnum, { nullable: true, defaultValue: 'NONE' })
  delay?: AutoplayDelay | null;
}

export function toPlanType(plan: StoredPlan, match: StoredMatch): PlanType {
  return {
    revision: plan.revision,
    scope: plan.dealNumber === null ? 'MATCH' : 'DEAL',
    dealNumber: plan.dealNumber,
    status: statusOf(plan, match),
    stopped: plan.stopped && { ...plan.stopped },
    rules: plan.rules,
    firedVersions: [...plan.firedVersions],
    updatedAt: plan.updatedAt,
  };
}
