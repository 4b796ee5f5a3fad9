import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { OrdersDesk } from './application/orders-desk.js';
import { RemovePlan } from './application/remove-plan.use-case.js';
import { SetAutoplay } from './application/set-autoplay.use-case.js';
import { SetPlan } from './application/set-plan.use-case.js';
import { AutoplayStore } from './storage/autoplay-store.js';
import { PlanStore } from './storage/plan-store.js';

/** What players leave behind to be played for them: plans, and forced actions. */
@Module({
  imports: [MatchesModule],
  providers: [PlanStore, AutoplayStore, OrdersDesk, SetPlan, RemovePlan, SetAutoplay],
  exports: [PlanStore, AutoplayStore, SetPlan, RemovePlan, SetAutoplay],
})
export class PlansModule {}
