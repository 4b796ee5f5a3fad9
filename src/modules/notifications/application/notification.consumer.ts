import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import { Outbox } from '../../../platform/events/outbox.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import { happened } from '../../domain-events.js';
import type { ConsumerOf, DomainEventOf } from '../../domain-events.js';
import type { NewNotification } from '../domain/notification.js';
import { NotificationStore } from '../storage/notification-store.js';
import type { InsertedNotification } from '../storage/notification-store.js';
import { NotificationDeliveries } from './notification-deliveries.js';
import { NotificationRules, RULED_EVENTS } from './notification-rules.js';
import type { RuledEvent } from './notification-rules.js';

type Turn = DomainEventOf<'TURN_BEGAN'>;
type Notified = Turn | RuledEvent;

/** The topic on which a user's new notifications are told. */
export const userTopic = (userId: string): string => `user.${userId}`;

export const notificationHints = ({
  notificationId,
  userId,
}: DomainEventOf<'NOTIFICATION_WRITTEN'>): Hint[] => [
  { topic: userTopic(userId), ref: notificationId },
];

/** Writes notifications to users' feeds, with their deliveries. */
@Injectable()
export class NotificationConsumer implements ConsumerOf<Notified['type']> {
  readonly name = 'notifications';
  readonly events = ['TURN_BEGAN', ...RULED_EVENTS] as const;

  constructor(
    private readonly rules: NotificationRules,
    private readonly store: NotificationStore,
    private readonly deliveries: NotificationDeliveries,
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async handle(events: readonly Notified[]): Promise<void> {
    const turns = events.filter(isTurn);
    const ruled = events.filter((event) => !isTurn(event));
    const lists = await Promise.all(ruled.map((event) => this.rules.of(event)));
    await this.write(turns, lists.flat(), causesOf(events));
  }

  private async write(
    turns: readonly Turn[],
    notices: readonly NewNotification[],
    causes: Causes,
  ): Promise<void> {
    if (turns.length + notices.length === 0) return;
    const userIds = [...turns, ...notices].map(({ userId }) => userId);
    const routes = await this.deliveries.routesTo(userIds);
    await this.database.transaction(async (transaction) => {
      const ofTurns = await this.store.insertTurns(turns, transaction);
      const inserted = [...ofTurns, ...(await this.store.insert(inOrder(notices), transaction))];
      const written = asSent(inserted, notices).map((notice) => ({
        ...notice,
        ...causes.get(subjectOf(notice)),
      }));
      await this.deliveries.add(written, routes, transaction);
      const events = written.map(({ id: notificationId, userId, traceparent }) => ({
        ...happened('NOTIFICATION_WRITTEN', { notificationId, userId }),
        ...(traceparent !== undefined && { traceparent }),
      }));
      await this.outbox.add(transaction, events);
    });
  }
}

/** The trace of the event about each match or challenge; empty if nothing is traced. */
type Causes = ReadonlyMap<string | null, { readonly traceparent: string }>;

interface Subject {
  readonly matchId?: string | null;
  readonly challengeId?: string | null;
}

const subjectOf = ({ matchId, challengeId }: Subject): string | null =>
  matchId ?? challengeId ?? null;

const causesOf = (events: readonly Notified[]): Causes =>
  new Map(
    events.flatMap((event: DomainEvent & Subject) => {
      const { traceparent } = event;
      return traceparent === undefined ? [] : [[subjectOf(event), { traceparent }] as const];
    }),
  );

const isTurn = (event: Notified): event is Turn => event.type === 'TURN_BEGAN';

/** The messages of a match in the order in which they were sent, after the others. */
function asSent(
  inserted: readonly InsertedNotification[],
  notices: readonly NewNotification[],
): InsertedNotification[] {
  const places = new Map(notices.map(({ messageId }, place) => [messageId ?? null, place]));
  const placeOf = ({ messageId }: InsertedNotification) =>
    messageId === null ? -1 : places.get(messageId)!;
  return inserted.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** All workers use this order, so that two of them cannot deadlock when they write the same notifications. */
const inOrder = (notices: readonly NewNotification[]): NewNotification[] =>
  notices
    .map((notice) => ({ notice, key: JSON.stringify(Object.values(notice)) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ notice }) => notice);
