import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { Act } from './application/act.use-case.js';
import { MoveRunner } from './application/move-runner.js';
import { Resign } from './application/resign.use-case.js';

/** What players do in a match: act and resign. */
@Module({
  imports: [MatchesModule],
  providers: [MoveRunner, Act, Resign],
  exports: [Act, Resign],
})
export class MovesModule {}
