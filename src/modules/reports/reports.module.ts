import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module.js';
import { UsersModule } from '../users/users.module.js';
import { FileReport, ReportStore } from './application/index.js';

/** What users bring before the operator. */
@Module({
  imports: [MessagesModule, UsersModule],
  providers: [ReportStore, FileReport],
  exports: [FileReport],
})
export class ReportsModule {}
