import { Module } from '@nestjs/common';
import { EventHints } from '../../platform/events/hints.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { FriendsModule } from '../friends/friends.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { messageHints } from './application/message-hints.js';
import { MessageSweep } from './application/message.sweep.js';
import { SendMessageUseCase } from './application/send-message.use-case.js';
import { MessageStore } from './storage/message-store.js';
import { Messages } from './storage/messages.js';
import { MESSAGES_DATA } from './storage/personal-data.js';

/** A message is published at most so long after the end of its deal. */
const SWEEP_MILLIS = 1000;

/** Messages between the players of a match. */
@Module({
  imports: [FriendsModule, MatchesModule, UsersModule],
  providers: [Messages, MessageStore, SendMessageUseCase, MessageSweep],
  exports: [Messages, SendMessageUseCase],
})
export class MessagesModule {
  constructor(sweeps: Sweeps, hints: EventHints, messages: MessageSweep, data: PersonalData) {
    data.register(MESSAGES_DATA);
    hints.register('MESSAGE_DELIVERED', messageHints);
    sweeps.register({ name: 'messages', everyMillis: SWEEP_MILLIS, run: () => messages.run() });
  }
}
