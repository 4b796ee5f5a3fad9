import { Context, Info, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { parsePlanRules } from '../../domain/rules.js';
import { PlanRuleType, toPlanRuleType } from './plan-rules.type.js';
import { PlanType } from './plan.type.js';

/** The price of a plan includes so many rules. The price of further rules is added when they are read. */
const USUAL_RULES = 5;

@Resolver(() => PlanType)
export class PlanFieldsResolver {
  @ResolveField(() => [PlanRuleType], {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + USUAL_RULES * childComplexity,
    description:
      'The rules as they were sent; null when they were written for an older version of the service.',
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
