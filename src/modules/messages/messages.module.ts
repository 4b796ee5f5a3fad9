import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { MatchesModule } from '../matches/matches.module.js';
import { MessageStore, SendMessage } from './application/index.js';
import { MessageDelivery } from './application/message-delivery.js';

/** How long the news of a message lies at most when its deal has ended. */
const SWEEP_MILLIS = 1000;

/** What the players of a match say to each other. */
@Module({
  imports: [MatchesModule],
  providers: [MessageStore, SendMessage, MessageDelivery],
  exports: [MessageStore, SendMessage],
})
export class MessagesModule {
  constructor(sweeps: Sweeps, delivery: MessageDelivery) {
    sweeps.register({ name: 'messages', everyMillis: SWEEP_MILLIS, run: () => delivery.tell() });
  }
}
