import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { EventsModule } from '../events/events.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { WebhookDispatcher } from './application/webhook-dispatcher.js';
import { WebhookMessages } from './application/messages.js';
import { Resend } from './application/resend.js';
import { WebhookSecrets } from './application/webhook-secrets.js';
import { WebhookSweep } from './application/webhook.sweep.js';
import { Webhooks } from './application/webhooks.js';
import { WebhookDeliveryStore } from './storage/delivery-store.js';
import { DispatchStore } from './storage/dispatch-store.js';
import { WebhookStore } from './storage/webhook-store.js';

/** The longest delay of a due message, in ms, while there is room. */
const ROUND_MILLIS = 500;

/** Not urgent. */
const CLEAR_MILLIS = 600_000;

const FOR_THE_API = [WebhookDeliveryStore, Resend, Webhooks, WebhookStore];

/** Webhooks: posts a user's events to addresses of the user. */
@Module({
  imports: [EventsModule, MailModule, MatchesModule, UsersModule],
  providers: [
    ...FOR_THE_API,
    WebhookDispatcher,
    DispatchStore,
    WebhookMessages,
    WebhookSecrets,
    WebhookSweep,
  ],
  exports: FOR_THE_API,
})
export class WebhooksModule {
  constructor(sweeps: Sweeps, webhooks: WebhookSweep, ledger: WebhookDeliveryStore) {
    sweeps.register({ name: 'webhooks', everyMillis: ROUND_MILLIS, run: () => webhooks.begin() });
    sweeps.register({
      name: 'webhook ledger',
      everyMillis: CLEAR_MILLIS,
      run: () => ledger.sweep(),
    });
  }
}
