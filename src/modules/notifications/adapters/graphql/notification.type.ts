import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { countedConnectionType } from '../../../../platform/graphql/searched-connection.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { apiNotification } from '../../application/api-notification.js';
import { NOTIFICATION_DELIVERY_REASONS, reportedReason } from '../../domain/delivery.js';
import type { NotificationDeliveryStatus } from '../../domain/delivery.js';
import { NOTIFICATION_MEANINGS } from '../../domain/notification.js';
import type { Notification, NotificationType } from '../../domain/notification.js';
import type { NotificationDelivery } from '../../storage/delivery-statements.js';
import { CHANNEL_MEANINGS } from '../channels/list.js';

export const NotificationTypeEnum = describedEnum(
  'NotificationType',
  'What a notification is about.',
  NOTIFICATION_MEANINGS,
);

export const NotificationChannelEnum = describedEnum(
  'NotificationChannel',
  'A way on which users are told, beside the feed and webhooks.',
  CHANNEL_MEANINGS,
);

/** What a notification and its deliveries are about. */
@ObjectType({ isAbstract: true })
abstract class AboutObject extends NodeObject {
  @Field(() => ID, { nullable: true, description: 'The match that it is about; null for none.' })
  matchId!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The challenge that it is about; null for none.',
  })
  challengeId!: string | null;
}

@ObjectType('Notification', {
  implements: () => [NodeObject],
  description: 'Something that a user is told; ids and versions alone, never a card.',
})
export class NotificationObject extends AboutObject {
  override readonly nodeType = 'Notification';
  @Field(() => NotificationTypeEnum, { description: 'What it is about.' }) type!: NotificationType;
  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the match that it tells of; of webhooks and backers a running number.',
  })
  version!: number | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The first message that is unread; null for other types.',
  })
  messageId!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The webhook that was disabled; null for other types.',
  })
  webhookId!: string | null;
  @Field({ description: 'When it was written.' }) createdAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it was marked as read; null: unread.' })
  readAt!: Date | null;
}

export const NotificationConnection = countedConnectionType('Notification', NotificationObject);

@InputType({ description: 'Input of `markNotificationsRead`.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], {
    nullable: true,
    description: 'Those that are read now; all of them when left out.',
  })
  ids?: string[] | null;
}

@ObjectType({ description: 'Payload of `markNotificationsRead`.' })
export class MarkNotificationsReadPayload extends Payload {
  @Field(() => Int, { description: 'How many were unread until now.' }) marked!: number;
}

export function toNotificationObject(notification: Notification): NotificationObject {
  return { nodeType: 'Notification', ...apiNotification(notification) };
}

const DeliveryStatusEnum = describedEnum<NotificationDeliveryStatus>(
  'DeliveryStatus',
  'What has become of telling a notification on a channel.',
  {
    PENDING: 'It is still to be told, or tried again.',
    DELIVERED: 'The other side has taken it.',
    FAILED: 'It could not be told; it is not tried again.',
    SUPPRESSED: 'It was not told, since it need not or may not be: `reason` says why.',
  },
);

const DeliveryReasonEnum = describedEnum(
  'DeliveryReason',
  'Why a notification has not been delivered.',
  NOTIFICATION_DELIVERY_REASONS,
);

@ObjectType('Delivery', {
  implements: () => [NodeObject],
  description: 'What became of a notification on one channel; for its user’s eyes alone.',
})
export class DeliveryObject extends AboutObject {
  override readonly nodeType = 'Delivery';
  @Field(() => ID, { description: 'The notification that is told.' }) notificationId!: string;
  @Field(() => NotificationTypeEnum, { description: 'What the notification is about.' })
  type!: string;
  @Field(() => NotificationChannelEnum, { description: 'On which channel it is told.' })
  channel!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The push subscription’s label; null for other channels.',
  })
  target!: string | null;
  @Field(() => DeliveryStatusEnum, { description: 'What has become of it.' }) status!: string;
  @Field(() => DeliveryReasonEnum, {
    nullable: true,
    description: 'Why it was suppressed or failed, or why the last try failed; null for neither.',
  })
  reason!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'What the other side said where `reason` is NOT_TAKEN, such as HTTP_503; null for other reasons.',
  })
  answer!: string | null;
  @Field(() => Int, { description: 'How often it was tried.' }) attempts!: number;
  @Field({ description: 'When it was owed.' }) createdAt!: Date;
  @Field(() => Date, { nullable: true, description: 'When it is looked at next; null if settled.' })
  dueAt!: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When it came to its end; null while it is pending.',
  })
  settledAt!: Date | null;
}

export const DeliveryConnection = connectionType('Delivery', DeliveryObject);

export function toDeliveryObject(delivery: NotificationDelivery): DeliveryObject {
  const { id, notificationId, matchId, challengeId, reason, ...told } = delivery;
  return {
    ...told,
    ...reportedReason(reason),
    nodeType: 'Delivery',
    id: toGlobalId('Delivery', id),
    notificationId: toGlobalId('Notification', notificationId),
    matchId: matchId && toGlobalId('Match', matchId),
    challengeId: challengeId && toGlobalId('Challenge', challengeId),
  };
}
