import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { TaskHandlers } from '../../platform/tasks/task-handlers.js';
import { UsersModule } from '../users/users.module.js';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller.js';
import { AccountEmailHandler } from './application/account-email.handler.js';
import { NotificationMailer } from './application/notification-mailer.js';
import { Unsubscriptions } from './application/unsubscriptions.js';
import { AccountEmailStore } from './storage/account-email-store.js';

/** How late the next try of an e-mail is at most. */
const SWEEP_MILLIS = 2000;

/** Old e-mails are removed once an hour; this is not urgent. */
const CLEAR_MILLIS = 60 * 60 * 1000;

/** E-mail to users. */
@Module({
  imports: [UsersModule],
  providers: [AccountEmailStore, AccountEmailHandler, NotificationMailer, Unsubscriptions],
  exports: [AccountEmailStore, NotificationMailer, Unsubscriptions],
})
export class MailModule {
  constructor(
    handlers: TaskHandlers,
    sweeps: Sweeps,
    handler: AccountEmailHandler,
    store: AccountEmailStore,
  ) {
    handlers.register(handler);
    sweeps.register({ name: 'letters', everyMillis: SWEEP_MILLIS, run: () => handler.due() });
    sweeps.register({ name: 'old letters', everyMillis: CLEAR_MILLIS, run: () => store.sweep() });
  }
}

/** The pages behind links in e-mails; for the api process. */
@Module({ imports: [MailModule], controllers: [UnsubscribeController] })
export class MailApiModule {}
