import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { Act } from './application/act.use-case.js';
import { CallOff } from './application/call-off.use-case.js';
import { MoveRunner } from './application/move-runner.js';
import { Resign } from './application/resign.use-case.js';

/** What players do in a match: act, resign, call it off. */
@Module({
  imports: [MatchesModule],
  providers: [MoveRunner, Act, Resign, CallOff],
  exports: [Act, Resign, CallOff],
})
export class MovesModule {}
