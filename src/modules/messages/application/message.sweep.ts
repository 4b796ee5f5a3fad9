import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { takeAll } from '../../../platform/database/batches.js';
import { Outbox } from '../../../platform/tasks/outbox.js';
import type { Task } from '../../../platform/tasks/task.js';
import { MessageStore } from '../storage/message-store.js';
import type { Delivered } from '../storage/message-store.js';

/** The topic on which a match's messages are told as they are delivered. */
export const messagesTopic = (matchId: string): string => `messages.${matchId}`;

/** What a delivered message leaves to be done: ids alone. */
export function deliveryTasks({ id, matchId }: Delivered): Task[] {
  return [
    { kind: 'live', payload: { topic: messagesTopic(matchId), ref: id } },
    { kind: 'notice', payload: { type: 'MATCH_MESSAGE', messageId: id } },
  ];
}

/** How many are taken at a time, so that no transaction holds much. */
const BATCH = 500;

/**
 * Tells of messages that were held back until their deal had ended. They can be read from that moment
 * on, without anybody doing anything: only the news of them waits for this.
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
