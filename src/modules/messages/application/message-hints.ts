import type { Hint } from '../../../platform/live/live-bus.js';
import { happened } from '../../domain-events.js';
import type { DomainEventOf } from '../../domain-events.js';
import type { Delivered } from '../storage/message-store.js';

type DeliveredEvent = DomainEventOf<'MESSAGE_DELIVERED'>;

/** The topic of a match's delivered messages. */
export const messagesTopic = (matchId: string): string => `messages.${matchId}`;

export const messageHints = ({ matchId, messageId }: DeliveredEvent): Hint[] => [
  { topic: messagesTopic(matchId), ref: messageId },
];

export const deliveredEvent = ({ id: messageId, matchId }: Delivered): DeliveredEvent =>
  happened('MESSAGE_DELIVERED', { matchId, messageId });
