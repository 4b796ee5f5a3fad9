import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { EventsModule } from '../events/events.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { SealedWebhookSecrets } from './adapters/crypto/sealed-webhook-secrets.js';
import * as application from './application/index.js';

/** How late what is due is sent at most, while there is room. */
const ROUND_MILLIS = 500;

/** Nothing of it is urgent. */
const SWEEP_MILLIS = 600_000;

/** Webhooks: a user's events, posted to addresses of the user's own. */
@Module({
  imports: [EventsModule, MailModule, MatchesModule],
  providers: [
    application.DeliveryStore,
    application.DispatchStore,
    { provide: application.WebhookSecrets, useClass: SealedWebhookSecrets },
    application.WebhookStore,
    application.Confirmations,
    application.Courier,
    application.DeliveryRounds,
    application.Messages,
    application.Resend,
    application.Webhooks,
  ],
  exports: [
    application.DeliveryStore,
    application.Resend,
    application.Webhooks,
    application.WebhookStore,
  ],
})
export class WebhooksModule {
  constructor(
    sweeps: Sweeps,
    rounds: application.DeliveryRounds,
    deliveries: application.DeliveryStore,
  ) {
    sweeps.register({ name: 'webhooks', everyMillis: ROUND_MILLIS, run: () => rounds.begin() });
    sweeps.register({
      name: 'webhook ledger',
      everyMillis: SWEEP_MILLIS,
      run: () => deliveries.sweep(),
    });
  }
}
