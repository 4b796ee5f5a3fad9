import { Module } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { DeliveryChannels } from '../deliveries/application/index.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { TextsModule } from '../texts/texts.module.js';
import { UsersModule } from '../users/users.module.js';
import { UnsubscribeController } from './adapters/http/unsubscribe.controller.js';
import { FootLinks } from './application/foot-links.js';
import { LetterChannel } from './application/letter.channel.js';
import { Letters } from './application/letters.js';
import { NotificationMailer } from './application/notification-mailer.js';
import { Unsubscriptions } from './application/unsubscriptions.js';
import { LetterStore } from './storage/letter-store.js';
import { MAIL_DATA } from './storage/personal-data.js';

/** Old letters are removed once an hour; this is not urgent. */
const CLEAR_MILLIS = 60 * 60 * 1000;

/** E-mail to users. */
@Module({
  imports: [DeliveriesModule, TextsModule, UsersModule],
  providers: [FootLinks, LetterStore, Letters, LetterChannel, NotificationMailer, Unsubscriptions],
  exports: [Letters, NotificationMailer, Unsubscriptions],
})
export class MailModule {
  constructor(
    sweeps: Sweeps,
    channels: DeliveryChannels,
    letters: LetterChannel,
    store: LetterStore,
    data: PersonalData,
  ) {
    data.register(MAIL_DATA);
    channels.register(letters);
    sweeps.register({ name: 'old letters', everyMillis: CLEAR_MILLIS, run: () => store.clear() });
  }
}

/** The pages behind links in e-mails; for the api process. */
@Module({ imports: [MailModule], controllers: [UnsubscribeController] })
export class MailApiModule {}
