import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/queue/sweeps.js';
import { MatchesModule } from '../matches/matches.module.js';
import { EndOverdue } from './application/end-overdue.use-case.js';
import { Heartbeat } from './application/heartbeat.js';

/** How late an overdue match is ended at most. */
const OVERDUE_SWEEP_MILLIS = 1000;

/** The clock of correspondence: deadlines, and the time in which nobody could play. */
@Module({
  imports: [MatchesModule],
  providers: [EndOverdue, Heartbeat],
  exports: [Heartbeat],
})
export class ClockModule {
  constructor(sweeps: Sweeps, endOverdue: EndOverdue) {
    sweeps.register({
      name: 'overdue',
      everyMillis: OVERDUE_SWEEP_MILLIS,
      run: () => endOverdue.execute(),
    });
  }
}
