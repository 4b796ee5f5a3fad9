import { Injectable } from '@nestjs/common';
import { LiveBus } from '../../../platform/live/live-bus.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import { UserEventStore } from '../storage/user-event-store.js';

/** The topic on which the newest position of a user's sequence is told. */
export const eventsTopic = (userId: string): string => `events.${userId}`;

type Appended = 'MATCH_CHANGED' | 'NOTIFICATION_WRITTEN';

/** Appends what happens in matches, and notifications, to the sequences of the users concerned. */
@Injectable()
export class SequenceConsumer implements ConsumerOf<Appended> {
  readonly name = 'user-events';
  readonly events = ['MATCH_CHANGED', 'NOTIFICATION_WRITTEN'] as const;

  constructor(
    private readonly store: UserEventStore,
    private readonly live: LiveBus,
  ) {}

  async handle(events: readonly DomainEventOf<Appended>[]): Promise<void> {
    const changed = events.flatMap((it) => (it.type === 'MATCH_CHANGED' ? it.matchId : []));
    const notificationIds = events.flatMap((it) =>
      it.type === 'NOTIFICATION_WRITTEN' ? it.notificationId : [],
    );
    const matchIds = [...new Set(changed)];
    for (const { userId, position } of await this.store.append({ matchIds, notificationIds }))
      this.live.send({ topic: eventsTopic(userId), ref: position });
  }
}
