import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { PostgresAutoplayStore } from './adapters/typeorm/postgres-autoplay-store.js';
import { PostgresPlanStore } from './adapters/typeorm/postgres-plan-store.js';
import { AutoplayStore } from './application/index.js';
import { OrdersDesk } from './application/orders-desk.js';
import { PlanStore } from './application/plan-store.js';
import { RemovePlan } from './application/remove-plan.use-case.js';
import { SetAutoplay } from './application/set-autoplay.use-case.js';
import { SetPlan } from './application/set-plan.use-case.js';

/** What players leave behind to be played for them: plans, and forced actions. */
@Module({
  imports: [MatchesModule],
  providers: [
    { provide: PlanStore, useClass: PostgresPlanStore },
    { provide: AutoplayStore, useClass: PostgresAutoplayStore },
    OrdersDesk,
    SetPlan,
    RemovePlan,
    SetAutoplay,
  ],
  exports: [PlanStore, AutoplayStore, SetPlan, RemovePlan, SetAutoplay],
})
export class PlansModule {}
