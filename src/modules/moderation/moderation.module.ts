import { Module } from '@nestjs/common';
import { Consumers } from '../../platform/events/consumers.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { UsersModule } from '../users/users.module.js';
import { ReportHandling } from './application/report-handling.js';
import { Sanctions } from './application/sanctions.js';
import { SuspensionConsumer } from './application/suspension.consumer.js';

/** What moderators do: the queue of reports, and sanctions. */
@Module({
  imports: [AccountsModule, AuditModule, ReportsModule, UsersModule],
  providers: [ReportHandling, Sanctions, SuspensionConsumer],
  exports: [ReportHandling, Sanctions],
})
export class ModerationModule {
  constructor(consumers: Consumers, suspensions: SuspensionConsumer) {
    consumers.register(suspensions);
  }
}
