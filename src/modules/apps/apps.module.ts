import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { MailModule } from '../mail/mail.module.js';
import { UserRegistry } from '../users/application/index.js';
import { UsersModule } from '../users/users.module.js';
import { AppGrants } from './application/app-grants.js';
import { AppSweep } from './application/app.sweep.js';
import { Apps } from './application/apps.js';
import { OAuthKeys } from './application/oauth-keys.js';
import { OAuthRecords } from './application/oauth-records.js';
import { AppStore } from './storage/app-store.js';
import { GrantStore } from './storage/grant-store.js';
import { OAuthKeyStore } from './storage/key-store.js';
import { APPS_DATA } from './storage/personal-data.js';
import { RecordStore } from './storage/record-store.js';

/** The sweep is not urgent. */
const SWEEP_MILLIS = 10 * 60 * 1000;

const OFFERED = [AppGrants, Apps, OAuthKeys, OAuthRecords];

const STORES = [AppStore, GrantStore, OAuthKeyStore, RecordStore];

/** Apps that act for users, by OAuth 2.1. */
@Module({
  imports: [MailModule, UsersModule],
  providers: [...OFFERED, ...STORES, AppSweep],
  exports: OFFERED,
})
export class AppsModule {
  constructor(
    sweeps: Sweeps,
    sweep: AppSweep,
    data: PersonalData,
    users: UserRegistry,
    apps: Apps,
  ) {
    data.register(APPS_DATA);
    sweeps.register({ name: 'apps', everyMillis: SWEEP_MILLIS, run: () => sweep.sweep() });
    users.onAccountEnd((userId, within) => apps.removeAll(userId, within));
  }
}
