import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { TaskHandlers } from '../../platform/tasks/task-handlers.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { UsersModule } from '../users/users.module.js';
import { VacationsModule } from '../vacations/vacations.module.js';
import { Act } from './application/act.use-case.js';
import { CallOff } from './application/call-off.use-case.js';
import { DeadlinePrompts } from './application/deadline-prompts.js';
import { Departures } from './application/departures.js';
import { EndAbandoned } from './application/end-abandoned.use-case.js';
import { EndOverdue } from './application/end-overdue.use-case.js';
import { MovePipeline } from './application/pipeline.js';
import { PlayDelayed } from './application/play-delayed.use-case.js';
import { Resign } from './application/resign.use-case.js';
import { SetAside } from './application/set-aside.js';
import { SettleOverdue } from './application/settle-overdue.use-case.js';
import { MoveStore } from './storage/move-store.js';
import { OverdueMatches } from './storage/overdue-matches.js';

/** How late an answer that was held back is played at most. */
const DELAYED_SWEEP_MILLIS = 1000;

/** How late an overdue match is ended at most. */
const OVERDUE_SWEEP_MILLIS = 1000;

/** How often the deadlines of the next minute are given to the queue. */
const PROMPT_SWEEP_MILLIS = 30_000;

/**
 * Whatever changes a running match: what players do (act, resign, call it off), what they have left to
 * be played, and the end of their time.
 */
@Module({
  imports: [MatchesModule, PlansModule, UsersModule, VacationsModule],
  providers: [
    MoveStore,
    MovePipeline,
    Departures,
    Act,
    Resign,
    CallOff,
    EndAbandoned,
    PlayDelayed,
    OverdueMatches,
    SetAside,
    SettleOverdue,
    EndOverdue,
    DeadlinePrompts,
  ],
  exports: [Act, Resign, CallOff, EndAbandoned],
})
export class MovesModule {
  constructor(
    private readonly sweeps: Sweeps,
    handlers: TaskHandlers,
    playDelayed: PlayDelayed,
    endOverdue: EndOverdue,
    settleOverdue: SettleOverdue,
    prompts: DeadlinePrompts,
  ) {
    handlers.register(prompts);
    this.sweep('delayed answers', DELAYED_SWEEP_MILLIS, () => playDelayed.execute());
    this.sweep('deadlines', PROMPT_SWEEP_MILLIS, () => prompts.enqueue());
    this.sweep('overdue', OVERDUE_SWEEP_MILLIS, () => endOverdue.execute());
    this.sweep('overdue-behind', OVERDUE_SWEEP_MILLIS, () => settleOverdue.execute());
    this.sweep('overdue-set-aside', OVERDUE_SWEEP_MILLIS, () => endOverdue.retry());
  }

  private sweep(name: string, everyMillis: number, run: () => Promise<void>): void {
    this.sweeps.register({ name, everyMillis, run });
  }
}
