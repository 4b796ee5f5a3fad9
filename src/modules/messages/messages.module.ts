import { Module } from '@nestjs/common';
import { Sweeps } from '../../platform/tasks/sweeps.js';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { MessageSweep } from './application/message.sweep.js';
import { SendMessageUseCase } from './application/send-message.use-case.js';
import { MessageStore } from './storage/message-store.js';

/** How long the news of a message lies at most when its deal has ended. */
const SWEEP_MILLIS = 1000;

/** What the players of a match say to each other. */
@Module({
  imports: [MatchesModule, UsersModule],
  providers: [MessageStore, SendMessageUseCase, MessageSweep],
  exports: [MessageStore, SendMessageUseCase],
})
export class MessagesModule {
  constructor(sweeps: Sweeps, messages: MessageSweep) {
    sweeps.register({ name: 'messages', everyMillis: SWEEP_MILLIS, run: () => messages.run() });
  }
}
