import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { StandingOrdersWriter } from './application/standing-orders-writer.js';
import { RemovePlanUseCase } from './application/remove-plan.use-case.js';
import { SetAutoplayUseCase } from './application/set-autoplay.use-case.js';
import { SetPlanUseCase } from './application/set-plan.use-case.js';
import { AutoplayStore } from './storage/autoplay-store.js';
import { PlanStore } from './storage/plan-store.js';

/** What the API asks for; a move takes what is due by {@link AutoplayStore}. */
const API = [PlanStore, AutoplayStore, SetPlanUseCase, RemovePlanUseCase, SetAutoplayUseCase];

/** What players leave behind to be played for them: plans, and forced actions. */
@Module({ imports: [MatchesModule], providers: [...API, StandingOrdersWriter], exports: API })
export class PlansModule {}
