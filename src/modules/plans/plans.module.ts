import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { DelayedAnswers } from './application/delayed-answers.js';
import { OwnOrders } from './application/own-orders.js';
import { StandingOrdersWriter } from './application/standing-orders-writer.js';
import { RemovePlanUseCase } from './application/remove-plan.use-case.js';
import { SetAutoplayUseCase } from './application/set-autoplay.use-case.js';
import { SetPlanUseCase } from './application/set-plan.use-case.js';
import { AutoplayStore } from './storage/autoplay-store.js';
import { DelayedAnswerStore } from './storage/delayed-answer-store.js';
import { PlanStore } from './storage/plan-store.js';

const OFFERED = [OwnOrders, SetPlanUseCase, RemovePlanUseCase, SetAutoplayUseCase];

/** Plans and autoplay: what is played automatically for players. */
@Module({
  imports: [MatchesModule],
  providers: [
    { provide: DelayedAnswers, useClass: DelayedAnswerStore },
    AutoplayStore,
    PlanStore,
    StandingOrdersWriter,
    ...OFFERED,
  ],
  exports: [DelayedAnswers, ...OFFERED],
})
export class PlansModule {}
