import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { MessagesModule } from '../messages/messages.module.js';
import { UsersModule } from '../users/users.module.js';
import { Reports } from './application/reports.js';
import { REPORTS_DATA } from './storage/personal-data.js';
import { ReportQueue } from './storage/report-queue.js';
import { ReportStore } from './storage/report-store.js';

/** Reports of messages and users to the operator. */
@Module({
  imports: [MessagesModule, UsersModule],
  providers: [ReportStore, Reports, ReportQueue],
  exports: [Reports, ReportQueue],
})
export class ReportsModule {
  constructor(data: PersonalData) {
    data.register(REPORTS_DATA);
  }
}
