import { Context, Info, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { parsePlanRules } from '../../domain/rules.js';
import { PlanRuleType, toPlanRuleType } from './plan-rules.type.js';
import { PlanType } from './plan.type.js';

/** So many rules are in the price of a plan's; what is more is paid when it is read. */
const USUAL_RULES = 5;

@Resolver(() => PlanType)
export class PlanFieldsResolver {
  @ResolveField(() => [PlanRuleType], {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + USUAL_RULES * childComplexity,
    description: 'As they were sent; null where they were written for an older service.',
  })
  rules(
    @Parent() { source }: PlanType,
    @Context() { meter }: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): PlanRuleType[] | null {
    const rules = parsePlanRules(source.rules);
    if (!rules.ok) return null;
    meter.items(info, Math.max(0, rules.value.length - USUAL_RULES));
    return rules.value.map(toPlanRuleType);
  }
}
