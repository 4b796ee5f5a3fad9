import type { Task } from '../../../platform/outbox/task.js';
import type { Delivered } from '../storage/message-store.js';

/** The topic on which a match's messages are told as they are delivered. */
export const messagesTopic = (matchId: string): string => `messages.${matchId}`;

/** What a delivered message leaves to be done: ids alone. */
export function owedForDelivery({ id, matchId }: Delivered): Task[] {
  return [
    { kind: 'live', payload: { topic: messagesTopic(matchId), ref: id } },
    { kind: 'notice', payload: { type: 'MATCH_MESSAGE', messageId: id } },
  ];
}
