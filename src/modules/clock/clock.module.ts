import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/queue/sweeps.js';
import { TaskHandlers } from '../../platform/queue/task-handlers.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PostgresVacationStore } from './adapters/typeorm/postgres-vacation-store.js';
import { AutomaticVacation } from './application/automatic-vacation.js';
import { DeadlinePrompts } from './application/deadline-prompts.js';
import { EndOverdue } from './application/end-overdue.use-case.js';
import { Heartbeat } from './application/heartbeat.js';
import { SetAside } from './application/set-aside.js';
import { SettleOverdue } from './application/settle-overdue.use-case.js';
import { VacationStore } from './application/vacation-store.js';
import { Vacations } from './application/vacations.js';

/** How late an overdue match is ended at most. */
const OVERDUE_SWEEP_MILLIS = 1000;

/** How often the deadlines of the next minute are given to the queue. */
const PROMPT_SWEEP_MILLIS = 30_000;

/** The clock of correspondence: deadlines, vacation, and the time in which nobody could play. */
@Module({
  imports: [MatchesModule],
  providers: [
    { provide: VacationStore, useClass: PostgresVacationStore },
    Vacations,
    AutomaticVacation,
    SetAside,
    SettleOverdue,
    EndOverdue,
    DeadlinePrompts,
    Heartbeat,
  ],
  exports: [Heartbeat, Vacations, VacationStore],
})
export class ClockModule {
  constructor(
    sweeps: Sweeps,
    handlers: TaskHandlers,
    endOverdue: EndOverdue,
    settleOverdue: SettleOverdue,
    prompts: DeadlinePrompts,
  ) {
    handlers.register(prompts);
    sweeps.register({
      name: 'deadlines',
      everyMillis: PROMPT_SWEEP_MILLIS,
      run: () => prompts.enqueue(),
    });
    sweeps.register({
      name: 'overdue',
      everyMillis: OVERDUE_SWEEP_MILLIS,
      run: () => endOverdue.execute(),
    });
    sweeps.register({
      name: 'overdue-behind',
      everyMillis: OVERDUE_SWEEP_MILLIS,
      run: () => settleOverdue.execute(),
    });
    sweeps.register({
      name: 'overdue-set-aside',
      everyMillis: OVERDUE_SWEEP_MILLIS,
      run: () => endOverdue.retry(),
    });
  }
}
