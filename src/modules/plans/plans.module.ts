import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { StandingOrdersWriter } from './application/standing-orders-writer.js';
import { RemovePlanUseCase } from './application/remove-plan.use-case.js';
import { SetAutoplayUseCase } from './application/set-autoplay.use-case.js';
import { SetPlanUseCase } from './application/set-plan.use-case.js';
import { AutoplayStore } from './storage/autoplay-store.js';
import { PlanStore } from './storage/plan-store.js';

/** The providers for the API. A move reads due answers through {@link AutoplayStore}. */
const API = [PlanStore, AutoplayStore, SetPlanUseCase, RemovePlanUseCase, SetAutoplayUseCase];

/** Plans and autoplay: what is played automatically for players. */
@Module({ imports: [MatchesModule], providers: [...API, StandingOrdersWriter], exports: API })
export class PlansModule {}
