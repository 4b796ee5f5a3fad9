import { Module } from '@nestjs/common';
import { TaskHandlers } from '../../platform/queue/task-handlers.js';
import { ChallengesModule } from '../challenges/challenges.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { PostgresNotificationStore } from './adapters/typeorm/postgres-notification-store.js';
import { NoticeHandler, NotificationStore } from './application/index.js';
import { Notices } from './application/notices.js';

/** What users are told: their turn, challenges, the end of a match. */
@Module({
  imports: [MatchesModule, ChallengesModule, MessagesModule],
  providers: [
    { provide: NotificationStore, useClass: PostgresNotificationStore },
    Notices,
    NoticeHandler,
  ],
  exports: [NotificationStore],
})
export class NotificationsModule {
  constructor(handlers: TaskHandlers, handler: NoticeHandler) {
    handlers.register(handler);
  }
}
