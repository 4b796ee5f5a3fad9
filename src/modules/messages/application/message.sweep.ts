import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { takeAll } from '../../../platform/database/batches.js';
import { Outbox } from '../../../platform/events/outbox.js';
import { MessageStore } from '../storage/message-store.js';
import { deliveredEvent } from './message-hints.js';

/** How many messages one transaction takes at most, so that it stays small. */
const BATCH = 500;

/**
 * Publishes messages that were held back until their deal ended. Players can read them from that moment on
 * without this sweep; only the notifications wait for it.
 */
@Injectable()
export class MessageSweep {
  constructor(
    private readonly messages: MessageStore,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  run(): Promise<void> {
    return takeAll(this.database, 'messages', BATCH, (limit, passedOver) =>
      this.database.transaction(async (transaction) => {
        const taken = await this.messages.takeDelivered({ limit, passedOver }, transaction);
        const commits = taken.map((it) => ({ events: [deliveredEvent(it)], subject: it.matchId }));
        await this.outbox.addEach(transaction, commits);
        return taken.length;
      }),
    );
  }
}
