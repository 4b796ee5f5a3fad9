import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { StandingOrdersResolver } from './adapters/graphql/standing-orders.resolver.js';
import { PlanFieldsResolver } from './adapters/graphql/plan-fields.resolver.js';
import { PlansResolver } from './adapters/graphql/plans.resolver.js';
import { PlansModule } from './plans.module.js';

/** Plans and autoplay over GraphQL. */
@Module({
  imports: [PlansModule, MatchesModule],
  providers: [PlansResolver, StandingOrdersResolver, PlanFieldsResolver],
})
export class PlansApiModule {}
