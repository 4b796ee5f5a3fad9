import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { Vacations } from './application/vacations.js';
import { VacationStore } from './storage/vacation-store.js';

/** Vacation: days on which a player's clock stands still. */
@Module({
  imports: [MatchesModule, UsersModule],
  providers: [VacationStore, Vacations],
  exports: [Vacations],
})
export class VacationsModule {}
