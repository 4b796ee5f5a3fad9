import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
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

const PlanScopeEnum = describedEnum<PlanScope>('PlanScope', 'How long a plan lasts.', {
  DEAL: 'For the deal that is being played when the plan is set.',
  MATCH: 'For that deal and all later deals of the match.',
});
const PlanStatusEnum = describedEnum<PlanStatus>('PlanStatus', 'The status of a plan.', {
  ACTIVE: 'The plan chooses an action when its owner is to act.',
  STOPPED: 'The plan could not choose an action, and no longer plays; see `stopped`.',
  DONE: 'The deal or the match of the plan is over.',
});
const StopReasonEnum = describedEnum<StopReason>('PlanStopReason', 'Why a plan was stopped.', {
  NO_LEGAL_CHOICE: 'None of the choices of the rule that fired was legal.',
  RULES_OUTDATED: 'The rules were written for an older version of the service. Set the plan again.',
});
const AutoplayModeEnum = describedEnum<AutoplayMode>(
  'AutoplayMode',
  'Whether actions are played automatically for a player.',
  {
    OFF: 'No action is played automatically.',
    FORCED: 'An action is played when it is the only legal one.',
  },
);
const AutoplayDelayEnum = describedEnum<AutoplayDelay>(
  'AutoplayDelay',
  'How soon a forced action is played.',
  {
    NONE: 'At once. This shows the opponents that there was only one choice.',
    HIDDEN: 'After a random delay of 1 to 20 minutes, but at most half of the remaining time.',
  },
);

@ObjectType('PlanStop', { description: 'When a plan was stopped, and why.' })
export class PlanStopType {
  @Field(() => StopReasonEnum, { description: 'Why it was stopped.' }) reason!: StopReason;
  @Field(() => Int, {
    nullable: true,
    description: 'The index of the rule that fired, from 0; null when the rules could not be read.',
  })
  rule!: number | null;
  @Field(() => Int, { description: 'The version of the match at which it was stopped.' })
  version!: number;
}

@ObjectType('Plan', {
  implements: () => NodeObject,
  description:
    'A player’s plan for a match. Only its owner sees it. Its `id` names the viewer’s own plan for the match: for another ' +
    'player of the match it is that player’s plan, and null for everyone who has none.',
})
export class PlanType extends NodeObject {
  readonly nodeType!: 'Plan';
  /** Used by the resolvers; no field of the API. */
  readonly source!: StoredPlan;
  @Field(() => Int, { description: 'Grows by one with every change.' }) revision!: number;
  @Field(() => PlanScopeEnum, { description: 'How long the plan lasts.' }) scope!: PlanScope;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of the only deal in which the plan plays; null for all deals.',
  })
  dealNumber!: number | null;
  @Field(() => PlanStatusEnum, { description: 'The current status.' }) status!: PlanStatus;
  @Field(() => PlanStopType, {
    nullable: true,
    description: 'Why the plan was stopped; null when it was not stopped.',
  })
  stopped!: PlanStopType | null;
  @Field(() => [Int], { description: 'The versions of the match at which it chose an action.' })
  firedVersions!: number[];
  @Field({ description: 'When its owner last changed it.' })
  updatedAt!: Date;
}

@ObjectType('Autoplay', { description: 'Whether forced actions are played, and how soon.' })
export class AutoplayType {
  @Field(() => AutoplayModeEnum, { description: 'Whether forced actions are played.' })
  mode!: AutoplayMode;
  @Field(() => AutoplayDelayEnum, { description: 'How soon forced actions are played.' })
  delay!: AutoplayDelay;
}

@ObjectType({ isAbstract: true })
abstract class PlanPayload extends Payload {
  @Field(() => MatchType, { nullable: true, description: 'The match; null when refused.' })
  match?: MatchType | null;
}

@ObjectType({ description: 'Payload of `setPlan`.' })
export class SetPlanPayload extends PlanPayload {}

@ObjectType({ description: 'Payload of `removePlan`.' })
export class RemovePlanPayload extends PlanPayload {}

@ObjectType({ description: 'Payload of `setAutoplay`.' })
export class SetAutoplayPayload extends Payload {
  @Field(() => AutoplayType, {
    nullable: true,
    description: 'The setting as it is now; null when refused.',
  })
  autoplay?: AutoplayType | null;
}

@InputType({ description: 'Input of `setPlan`. The plan replaces the former one.' })
export class SetPlanInput {
  @Field(() => ID, { description: 'A match in progress in which the viewer plays.' })
  matchId!: string;
  @Field(() => [PlanRuleInput], {
    description: 'At most 50 rules, 8 KB as JSON. The first rule whose condition holds fires.',
  })
  rules!: PlanRuleInput[];
  @Field(() => PlanScopeEnum, {
    nullable: true,
    defaultValue: 'DEAL',
    description: 'How long the plan lasts.',
  })
  scope?: PlanScope | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The revision of the current plan, 0 for no plan. The call is refused when the plan has ' +
      'another revision.',
  })
  expectedRevision?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      '1 to 200 characters, per user. A repeated call with the same key changes nothing more.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'Input of `removePlan`.' })
export class RemovePlanInput {
  @Field(() => ID, { description: 'A match in progress in which the viewer plays.' })
  matchId!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'The revision of the current plan. The call is refused when the plan has another revision.',
  })
  expectedRevision?: number | null;
}

@InputType({ description: 'Input of `setAutoplay`.' })
export class SetAutoplayInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The match; if left out, the default for all matches is set.',
  })
  matchId?: string | null;
  @Field(() => AutoplayModeEnum, { description: 'Whether forced actions are played.' })
  mode!: AutoplayMode;
  @Field(() => AutoplayDelayEnum, {
    nullable: true,
    defaultValue: 'NONE',
    description: 'How soon forced actions are played.',
  })
  delay?: AutoplayDelay | null;
}

export function toPlanType(plan: StoredPlan, match: StoredMatch): PlanType {
  return {
    nodeType: 'Plan',
    id: toGlobalId('Plan', match.id),
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
