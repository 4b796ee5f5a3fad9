import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Consumers } from '../../platform/events/consumers.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { JobHandlers } from '../../platform/tasks/job-handlers.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { UsersModule } from '../users/users.module.js';
import { VacationsModule } from '../vacations/vacations.module.js';
import { ActUseCase } from './application/act.use-case.js';
import { CallOffUseCase } from './application/call-off.use-case.js';
import { DeadlineHandler } from './application/deadline.handler.js';
import { DelayedAnswersSweep } from './application/delayed-answers.sweep.js';
import { Departures } from './application/departures.js';
import { EndAbandonedUseCase } from './application/end-abandoned.use-case.js';
import { OverdueSweep } from './application/overdue.sweep.js';
import { GiveTimeUseCase } from './application/give-time.use-case.js';
import { MovePipeline } from './application/pipeline.js';
import { ResignUseCase } from './application/resign.use-case.js';
import { SetAsideMatches } from './application/set-aside-matches.js';
import { VoidedConsumer } from './application/voided.consumer.js';
import { MoveStore } from './storage/move-store.js';
import { OverdueStore } from './storage/overdue-store.js';
import { MOVES_DATA } from './storage/personal-data.js';

/** How late a delayed answer is played at most. */
const DELAYED_SWEEP_MILLIS = 1000;

/** How late an overdue match is ended at most. */
const OVERDUE_SWEEP_MILLIS = 1000;

/** How often the deadlines of the next minute are enqueued. */
const PROMPT_SWEEP_MILLIS = 30_000;

/**
 * All changes of a running match: the players' calls (act, resign, call off), their plans and autoplay, and
 * the end of their time.
 */
@Module({
  imports: [MatchesModule, PlansModule, UsersModule, VacationsModule],
  providers: [
    MoveStore,
    MovePipeline,
    Departures,
    ActUseCase,
    ResignUseCase,
    CallOffUseCase,
    EndAbandonedUseCase,
    GiveTimeUseCase,
    DelayedAnswersSweep,
    OverdueStore,
    SetAsideMatches,
    OverdueSweep,
    DeadlineHandler,
    VoidedConsumer,
  ],
  exports: [ActUseCase, ResignUseCase, CallOffUseCase, EndAbandonedUseCase, GiveTimeUseCase],
})
export class MovesModule {
  constructor(
    private readonly sweeps: Sweeps,
    handlers: JobHandlers,
    consumers: Consumers,
    voided: VoidedConsumer,
    delayed: DelayedAnswersSweep,
    overdue: OverdueSweep,
    deadlines: DeadlineHandler,
    data: PersonalData,
  ) {
    data.register(MOVES_DATA);
    handlers.register(deadlines);
    consumers.register(voided);
    this.sweep('delayed answers', DELAYED_SWEEP_MILLIS, () => delayed.run());
    this.sweep('deadlines', PROMPT_SWEEP_MILLIS, () => deadlines.enqueue());
    this.sweep('overdue', OVERDUE_SWEEP_MILLIS, () => overdue.end());
    this.sweep('overdue-behind', OVERDUE_SWEEP_MILLIS, () => overdue.settle());
    this.sweep('overdue-set-aside', OVERDUE_SWEEP_MILLIS, () => overdue.retry());
  }

  private sweep(name: string, everyMillis: number, run: () => Promise<void>): void {
    this.sweeps.register({ name, everyMillis, run });
  }
}
