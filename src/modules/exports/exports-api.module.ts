import { Module } from '@nestjs/common';
import { CompetitionsModule } from '../competitions/competitions.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { UsersModule } from '../users/users.module.js';
import { ExportController } from './adapters/http/export.controller.js';
import { Exports } from './application/exports.js';

/** Finished matches as a stream over HTTP; for the api process. */
@Module({
  imports: [CompetitionsModule, MatchesModule, RatingsModule, UsersModule],
  controllers: [ExportController],
  providers: [Exports],
  exports: [Exports],
})
export class ExportsApiModule {}
