import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';
import type { AutoplayDelay, AutoplayMode } from '../../../matches/application/index.js';
import type { PlanScope } from '../../domain/stored-plan.js';
import { AutoplayDelayEnum, AutoplayModeEnum, PlanScopeEnum } from './plan.type.js';

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
