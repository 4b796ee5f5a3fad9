import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { takeAll } from '../../../platform/database/batches.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import type { Task } from '../../../platform/tasks/task.js';
import { MessageStore } from '../storage/message-store.js';
import type { Delivered } from '../storage/message-store.js';

/** The topic of a match's delivered messages. */
export const messagesTopic = (matchId: string): string => `messages.${matchId}`;

/** The tasks after a message is delivered; they hold only ids. */
export function deliveryTasks({ id, matchId }: Delivered): Task[] {
  return [
    { kind: 'live', payload: { topic: messagesTopic(matchId), ref: id } },
    { kind: 'notice', payload: { type: 'MATCH_MESSAGE', messageId: id } },
  ];
}

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
        await this.outbox.add(transaction, taken.flatMap(deliveryTasks));
        return taken.length;
      }),
    );
  }
}
