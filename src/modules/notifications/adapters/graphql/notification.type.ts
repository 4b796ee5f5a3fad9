import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { enumType } from '../../../../platform/graphql/enum-type.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { apiNotification } from '../../application/api-notification.js';
import { DELIVERY_STATUSES } from '../../domain/delivery.js';
import { NOTIFICATION_TYPES } from '../../domain/notification.js';
import type { Notification } from '../../domain/notification.js';
import type { Delivery } from '../../storage/delivery-statements.js';
import { CHANNEL_KEYS } from '../channels/list.js';

export const NotificationTypeEnum = enumType(NOTIFICATION_TYPES, { name: 'NotificationType' });

export const NotificationChannelEnum = enumType(CHANNEL_KEYS, {
  name: 'NotificationChannel',
  description: 'A way on which users are told, beside the feed and webhooks.',
});

@ObjectType('Notification', {
  implements: () => [NodeObject],
  description: 'Something that a user is told; ids and versions alone, never a card.',
})
export class NotificationObject extends NodeObject {
  override readonly nodeType = 'Notification';
  @Field(() => NotificationTypeEnum) type!: string;
  @Field(() => ID, { nullable: true }) matchId!: string | null;
  @Field(() => ID, { nullable: true }) challengeId!: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the match that it tells of; of webhooks and backers a running number.',
  })
  version!: number | null;
  @Field(() => ID, { nullable: true, description: 'The first message that is unread.' })
  messageId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The webhook that was disabled.' })
  webhookId!: string | null;
  @Field() createdAt!: Date;
  @Field(() => Date, { nullable: true }) readAt!: Date | null;
}

export const NotificationConnection = connectionType('Notification', NotificationObject);

@InputType()
export class MarkNotificationsReadInput {
  @Field(() => [ID], { nullable: true, description: 'All of them when left out.' })
  ids?: string[] | null;
}

@ObjectType()
export class MarkNotificationsReadPayload extends Payload {
  @Field(() => Int, { description: 'How many were unread until now.' }) marked!: number;
}

export function toNotificationObject(notification: Notification): NotificationObject {
  return { nodeType: 'Notification', ...apiNotification(notification) };
}

const DeliveryStatusEnum = enumType(DELIVERY_STATUSES, { name: 'DeliveryStatus' });

@ObjectType('Delivery', {
  implements: () => [NodeObject],
  description: 'What became of a notification on one channel; for its user’s eyes alone.',
})
export class DeliveryObject extends NodeObject {
  override readonly nodeType = 'Delivery';
  @Field(() => ID) notificationId!: string;
  @Field(() => NotificationTypeEnum) type!: string;
  @Field(() => ID, { nullable: true }) matchId!: string | null;
  @Field(() => ID, { nullable: true }) challengeId!: string | null;
  @Field(() => NotificationChannelEnum) channel!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The push subscription’s label; null for other channels.',
  })
  target!: string | null;
  @Field(() => DeliveryStatusEnum) status!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Why it was suppressed or failed, or why the last try failed; a code.',
  })
  reason!: string | null;
  @Field(() => Int, { description: 'How often it was tried.' }) attempts!: number;
  @Field() createdAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it is looked at next; null if settled.' })
  dueAt!: Date | null;
  @Field(() => Date, { nullable: true }) settledAt!: Date | null;
}

export const DeliveryConnection = connectionType('Delivery', DeliveryObject);

export function toDeliveryObject(delivery: Delivery): DeliveryObject {
  const { id, notificationId, matchId, challengeId, ...told } = delivery;
  return {
    ...told,
    nodeType: 'Delivery',
    id: toGlobalId('Delivery', id),
    notificationId: toGlobalId('Notification', notificationId),
    matchId: matchId && toGlobalId('Match', matchId),
    challengeId: challengeId && toGlobalId('Challenge', challengeId),
  };
}
