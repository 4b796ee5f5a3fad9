import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.js';
import { UsersModule } from '../users/users.module.js';
import { PostgresReportStore } from './adapters/typeorm/postgres-report-store.js';
import { FileReport, ReportStore } from './application/index.js';

/** What users bring before the operator. */
@Module({
  imports: [MessagesModule, UsersModule],
  providers: [{ provide: ReportStore, useClass: PostgresReportStore }, FileReport],
  exports: [FileReport],
})
export class ReportsModule {}
