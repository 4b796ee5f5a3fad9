import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/queue/sweeps.js';
import { MatchesModule } from '../matches/matches.module.js';
import { PlansModule } from '../plans/plans.module.js';
import { Act } from './application/act.use-case.js';
import { CallOff } from './application/call-off.use-case.js';
import { EndAbandoned } from './application/end-abandoned.use-case.js';
import { MoveRunner } from './application/move-runner.js';
import { PlayDelayed } from './application/play-delayed.use-case.js';
import { Resign } from './application/resign.use-case.js';

/** How late an answer that was held back is played at most. */
const DELAYED_SWEEP_MILLIS = 1000;

/** What players do in a match: act, resign, call it off; and what they have left to be played. */
@Module({
  imports: [MatchesModule, PlansModule],
  providers: [MoveRunner, Act, Resign, CallOff, EndAbandoned, PlayDelayed],
  exports: [Act, Resign, CallOff, EndAbandoned],
})
export class MovesModule {
  constructor(sweeps: Sweeps, playDelayed: PlayDelayed) {
    sweeps.register({
      name: 'delayed answers',
      everyMillis: DELAYED_SWEEP_MILLIS,
      run: () => playDelayed.execute(),
    });
  }
}
