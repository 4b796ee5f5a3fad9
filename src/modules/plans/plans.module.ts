import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { DelayedAnswers, OwnOrders } from './application/index.js';
import { StandingOrdersWriter } from './application/standing-orders-writer.js';
import { RemovePlanUseCase } from './application/remove-plan.use-case.js';
import { SetAutoplayUseCase } from './application/set-autoplay.use-case.js';
import { SetPlanUseCase } from './application/set-plan.use-case.js';
import { PlanStore } from './storage/plan-store.js';

const OFFERED = [DelayedAnswers, OwnOrders, SetPlanUseCase, RemovePlanUseCase, SetAutoplayUseCase];

/** Plans and autoplay: what is played automatically for players. */
@Module({
  imports: [MatchesModule],
  providers: [PlanStore, StandingOrdersWriter, ...OFFERED],
  exports: OFFERED,
})
export class PlansModule {}
