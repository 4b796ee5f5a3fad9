import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { NoticeMail, Unsubscriptions } from './application/index.js';

/** What is written to users by mail. */
@Module({
  imports: [UsersModule],
  providers: [NoticeMail, Unsubscriptions],
  exports: [NoticeMail, Unsubscriptions],
})
export class MailModule {}
