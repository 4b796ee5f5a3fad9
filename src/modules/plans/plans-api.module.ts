import { Module } from '@nestjs/common';
import { MatchOrdersResolver } from './adapters/graphql/match-orders.resolver.js';
import { PlanFieldsResolver } from './adapters/graphql/plan-fields.resolver.js';
import { PlansResolver } from './adapters/graphql/plans.resolver.js';
import { PlansModule } from './plans.module.js';

/** Plans and autoplay over GraphQL. */
@Module({
  imports: [PlansModule],
  providers: [PlansResolver, MatchOrdersResolver, PlanFieldsResolver],
})
export class PlansApiModule {}
