import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import {
  Guests,
  HouseBots,
  PublicTexts,
  Renaming,
  UserStandings,
  UserAddresses,
  UserRegistry,
  Users,
  Visibility,
} from './application/index.js';
import { GuestStore } from './storage/guest-store.js';
import { USERS_DATA } from './storage/personal-data.js';
import { RenameStore } from './storage/rename-store.js';
import { UserStore } from './storage/user-store.js';

const OFFERED = [
  Users,
  UserAddresses,
  UserRegistry,
  Renaming,
  PublicTexts,
  Guests,
  HouseBots,
  UserStandings,
  Visibility,
];

/** The sweep is not urgent. */
const SWEEP_MILLIS = 60 * 60 * 1000;

/** Users: people, bot accounts and house bots. */
@Module({
  providers: [UserStore, GuestStore, RenameStore, ...OFFERED],
  exports: OFFERED,
})
export class UsersModule {
  constructor(sweeps: Sweeps, renaming: Renaming, data: PersonalData) {
    data.register(USERS_DATA);
    sweeps.register({
      name: 'old-usernames',
      everyMillis: SWEEP_MILLIS,
      run: () => renaming.clear(),
    });
  }
}
