import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { UsersModule } from '../users/users.module.js';
import { MatchVoiding } from './application/index.js';

/** Voiding matches. What follows from it is done by the modules that hear of it. */
@Module({
  imports: [AuditModule, MatchesModule, RatingsModule, UsersModule],
  providers: [MatchVoiding],
  exports: [MatchVoiding],
})
export class VoidingModule {}
