import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { MatchesModule } from '../matches/matches.module.js';
import { DelayedAnswers, OwnOrders } from './application/index.js';
import { StandingOrdersWriter } from './application/standing-orders-writer.js';
import { RemovePlanUseCase } from './application/remove-plan.use-case.js';
import { SetAutoplayUseCase } from './application/set-autoplay.use-case.js';
import { SetPlanUseCase } from './application/set-plan.use-case.js';
import { PLANS_DATA } from './storage/personal-data.js';
import { PlanStore } from './storage/plan-store.js';

const OFFERED = [DelayedAnswers, OwnOrders, SetPlanUseCase, RemovePlanUseCase, SetAutoplayUseCase];

/** Plans and autoplay: what is played automatically for players. */
@Module({
  imports: [MatchesModule],
  providers: [PlanStore, StandingOrdersWriter, ...OFFERED],
  exports: OFFERED,
})
export class PlansModule {
  constructor(data: PersonalData) {
    data.register(PLANS_DATA);
  }
}
