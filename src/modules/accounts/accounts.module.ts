import { Module } from '@nestjs/common';
import { ChallengesModule } from '../challenges/challenges.module.js';
import { CompetitionsModule } from '../competitions/competitions.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MovesModule } from '../moves/moves.module.js';
import { RunningAffairs } from './application/index.js';

/** The end of accounts: what a user has running, and what is stored of the user. */
@Module({
  imports: [ChallengesModule, CompetitionsModule, MatchesModule, MovesModule],
  providers: [RunningAffairs],
  exports: [RunningAffairs],
})
export class AccountsModule {}
