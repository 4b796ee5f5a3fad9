import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import type { Delivery } from '../../../deliveries/application/index.js';
import { apiNotification } from '../../application/api-notification.js';
import { NOTIFICATION_DELIVERY_REASONS, reportedReason } from '../../domain/delivery.js';
import { NOTIFICATION_MEANINGS } from '../../domain/notification.js';
import type { Notification, NotificationType } from '../../domain/notification.js';
import { CHANNEL_MEANINGS } from '../channels/list.js';

export const NotificationTypeEnum = describedEnum(
  'NotificationType',
  'What a notification is about.',
  NOTIFICATION_MEANINGS,
);

export const NotificationChannelEnum = describedEnum(
  'NotificationChannel',
  'A channel on which notifications are sent, in addition to the feed and webhooks.',
  CHANNEL_MEANINGS,
);

/** The subject of a notification and of its deliveries. */
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
  description: 'A notification to a user. It contains only ids and versions, never a card.',
})
export class NotificationObject extends AboutObject {
  override readonly nodeType = 'Notification';
  @Field(() => NotificationTypeEnum, { description: 'What it is about.' }) type!: NotificationType;
  @Field(() => Int, {
    nullable: true,
    description:
      'The version of the match that it is about; for webhooks, idle partners, friend requests, clubs and decisions of moderators a serial number; ' +
      'for competitions the round, the board of a ladder, or the number of an entry.',
  })
  version!: number | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The first message that is unread; null for other types.',
  })
  messageId!: string | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'The user who has sent or accepted a friend request, has joined a club, has challenged on a ladder, or was given time; null for other types.',
  })
  friendId!: string | null;
  @Field(() => ID, {
    nullable: true,
    description:
      'The club that somebody has joined, or from which the viewer was removed; null for other types.',
  })
  clubId!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The webhook that was disabled; null for other types.',
  })
  webhookId!: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'The competition that it is about; null for none.',
  })
  competitionId!: string | null;
  @Field({ description: 'When it was created.' }) createdAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description:
      'When it was marked as read, or when it turned out to be settled: a turn that was played or is on ' +
      'a table that the viewer follows by `matchUpdated`, a challenge that was answered or cancelled. ' +
      'Null while unread.',
  })
  readAt!: Date | null;
}

export const NotificationConnection = connectionType('Notification', NotificationObject);

@InputType({ description: 'Input of `markNotificationsRead`.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], {
    nullable: true,
    description: 'The notifications to mark; if left out, all.',
  })
  notificationIds?: string[] | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Marks only notifications about this match; if left out, about anything.',
  })
  matchId?: string | null;
}

@ObjectType({ description: 'Payload of `markNotificationsRead`.' })
export class MarkNotificationsReadPayload extends Payload {
  @Field(() => Int, { description: 'How many of them were unread before.' }) marked!: number;
}

export function toNotificationObject(notification: Notification): NotificationObject {
  return { nodeType: 'Notification', ...apiNotification(notification) };
}

const DeliveryStatusEnum = describedEnum<Delivery['status']>(
  'DeliveryStatus',
  'The status of a delivery.',
  {
    PENDING: 'It will be sent, or tried again.',
    DELIVERED: 'The mail server or push service has accepted it.',
    FAILED: 'It could not be sent, and is not tried again.',
    SUPPRESSED: 'It was not sent, because that was not necessary or not allowed; see `reason`.',
  },
);

const DeliveryReasonEnum = describedEnum(
  'DeliveryReason',
  'Why a notification has not been delivered.',
  NOTIFICATION_DELIVERY_REASONS,
);

@ObjectType('Delivery', {
  implements: () => [NodeObject],
  description:
    'The delivery of a notification on one channel, and its status. Only its user sees it.',
})
export class DeliveryObject extends AboutObject {
  override readonly nodeType = 'Delivery';
  @Field(() => ID, { description: 'The notification that is delivered.' }) notificationId!: string;
  @Field(() => NotificationTypeEnum, { description: 'What the notification is about.' })
  type!: string;
  @Field(() => NotificationChannelEnum, { description: 'The channel on which it is sent.' })
  channel!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The push subscription’s label; null for other channels.',
  })
  target!: string | null;
  @Field(() => DeliveryStatusEnum, { description: 'The current status.' }) status!: string;
  @Field(() => DeliveryReasonEnum, {
    nullable: true,
    description:
      'Why it was suppressed or failed, or why the last attempt failed; null when none of this ' +
      'happened.',
  })
  reason!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The answer of the mail server or push service when `reason` is NOT_TAKEN, such as ' +
      'HTTP_503; null for other reasons.',
  })
  answer!: string | null;
  @Field(() => Int, { description: 'How many times it was tried.' }) attempts!: number;
  @Field({ description: 'When the delivery was created.' }) createdAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'When it is checked next; null when it is settled.',
  })
  dueAt!: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When it was delivered, failed or was suppressed; null while it is pending.',
  })
  settledAt!: Date | null;
}

export const DeliveryConnection = connectionType('Delivery', DeliveryObject);

export function toDeliveryObject(delivery: Delivery): DeliveryObject {
  const { id, subjectId, about, type, channel, target, status, reason, attempts } = delivery;
  const { createdAt, dueAt, settledAt } = delivery;
  const { matchId = null, challengeId = null } = about;
  return {
    nodeType: 'Delivery',
    id: toGlobalId('Delivery', id),
    notificationId: toGlobalId('Notification', subjectId!),
    type,
    matchId: matchId && toGlobalId('Match', matchId),
    challengeId: challengeId && toGlobalId('Challenge', challengeId),
    channel,
    target,
    status,
    ...reportedReason(reason),
    attempts,
    createdAt,
    dueAt,
    settledAt,
  };
}
