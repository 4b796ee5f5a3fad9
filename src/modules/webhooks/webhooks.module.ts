import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { EndedAccess } from '../auth/application/index.js';
import { DeliveryChannels } from '../deliveries/application/index.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { EventsModule } from '../events/events.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { WebhookEventSweep } from './application/event.sweep.js';
import { WebhookMessages } from './application/messages.js';
import { Resend } from './application/resend.js';
import { WebhookChannel } from './application/webhook.channel.js';
import { WebhookSecrets } from './application/webhook-secrets.js';
import { Webhooks } from './application/webhooks.js';
import { OwnWebhooks } from './application/index.js';
import { WebhookDeliveryStore } from './storage/delivery-store.js';
import { WebhookMessageStore } from './storage/message-store.js';
import { WEBHOOKS_DATA } from './storage/personal-data.js';
import { WebhookStore } from './storage/webhook-store.js';

/** The longest delay of a new event, in ms. */
const EVENTS_MILLIS = 500;

/** Not urgent. */
const CLEAR_MILLIS = 600_000;

const FOR_THE_API = [OwnWebhooks, Resend, WebhookMessages, Webhooks];

/** Webhooks: posts a user's events to addresses of the user. */
@Module({
  imports: [DeliveriesModule, EventsModule, MailModule, MatchesModule, UsersModule],
  providers: [
    ...FOR_THE_API,
    WebhookChannel,
    WebhookDeliveryStore,
    WebhookEventSweep,
    WebhookMessageStore,
    WebhookSecrets,
    WebhookStore,
  ],
  exports: FOR_THE_API,
})
export class WebhooksModule {
  constructor(
    sweeps: Sweeps,
    channels: DeliveryChannels,
    channel: WebhookChannel,
    events: WebhookEventSweep,
    webhooks: WebhookStore,
    data: PersonalData,
    access: EndedAccess,
  ) {
    data.register(WEBHOOKS_DATA);
    access.onEnded((userId, within) => webhooks.removeAll(userId, within));
    channels.register(channel);
    sweeps.register({
      name: 'webhook events',
      everyMillis: EVENTS_MILLIS,
      run: () => events.addNew(),
    });
    sweeps.register({
      name: 'old webhook secrets',
      everyMillis: CLEAR_MILLIS,
      run: () => webhooks.clear(),
    });
  }
}
