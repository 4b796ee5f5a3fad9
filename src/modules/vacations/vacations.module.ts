import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { Vacations } from './application/vacations.js';
import { VACATIONS_DATA } from './storage/personal-data.js';
import { VacationStore } from './storage/vacation-store.js';

/** Vacation: days on which a player's clock stands still. */
@Module({
  imports: [MatchesModule, UsersModule],
  providers: [VacationStore, Vacations],
  exports: [Vacations],
})
export class VacationsModule {
  constructor(data: PersonalData) {
    data.register(VACATIONS_DATA);
  }
}
