import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { Consumers } from '../../platform/events/consumers.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { UsersModule } from '../users/users.module.js';
import { ReportDecisions } from './application/report-decisions.js';
import { ReportHandling } from './application/report-handling.js';
import { Sanctions } from './application/sanctions.js';
import { SuspendedAffairs } from './application/suspended-affairs.js';
import { SuspensionConsumer } from './application/suspension.consumer.js';
import { SuspensionSweep } from './application/suspension.sweep.js';

/** How often what began together with a suspension is ended, in milliseconds. */
const SWEEP_MILLIS = 60_000;

/** What moderators do: the queue of reports, and sanctions. */
@Module({
  imports: [AccountsModule, AuditModule, ReportsModule, UsersModule],
  providers: [
    ReportDecisions,
    ReportHandling,
    Sanctions,
    SuspendedAffairs,
    SuspensionConsumer,
    SuspensionSweep,
  ],
  exports: [ReportDecisions, ReportHandling, Sanctions],
})
export class ModerationModule {
  constructor(
    consumers: Consumers,
    sweeps: Sweeps,
    suspensions: SuspensionConsumer,
    late: SuspensionSweep,
  ) {
    consumers.register(suspensions);
    sweeps.register({ name: 'suspensions', everyMillis: SWEEP_MILLIS, run: () => late.run() });
  }
}
