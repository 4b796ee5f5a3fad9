import { Module } from '@nestjs/common';
import { clearOld } from '../../platform/database/clear-old.js';
import { Database } from '../../platform/database/database.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { AuditModule } from '../audit/audit.module.js';
import { Entrances } from '../auth/application/index.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { UsersModule } from '../users/users.module.js';
import { KnownClosedNetworks, NetworkClosing } from './application/index.js';
import { ClosedNetworkStore, ENDED_NETWORKS } from './storage/closed-network-store.js';
import { NETWORKS_DATA } from './storage/personal-data.js';

/** The sweep is not urgent: a network opens by itself. */
const SWEEP_MILLIS = 10 * 60 * 1000;

/** Networks that moderators close for a time. */
@Module({
  imports: [AuditModule, ModerationModule, UsersModule],
  providers: [ClosedNetworkStore, KnownClosedNetworks, NetworkClosing],
  exports: [NetworkClosing],
})
export class NetworksModule {
  constructor(
    entrances: Entrances,
    known: KnownClosedNetworks,
    database: Database,
    sweeps: Sweeps,
    data: PersonalData,
  ) {
    data.register(NETWORKS_DATA);
    entrances.onEntry((address) => known.refuse(address));
    sweeps.register({
      name: 'closed networks',
      everyMillis: SWEEP_MILLIS,
      run: () => clearOld(database, ENDED_NETWORKS),
    });
  }
}
