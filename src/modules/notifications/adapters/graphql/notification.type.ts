import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { apiNotification } from '../../application/api-notification.js';
import { NOTIFICATION_TYPES } from '../../domain/notification.js';
import type { Notification } from '../../domain/notification.js';
import { CHANNEL_KEYS } from '../channels/list.js';

export const NotificationTypeEnum = Object.fromEntries(NOTIFICATION_TYPES.map((t) => [t, t]));
registerEnumType(NotificationTypeEnum, { name: 'NotificationType' });

export const NotificationChannelEnum = Object.fromEntries(CHANNEL_KEYS.map((key) => [key, key]));
registerEnumType(NotificationChannelEnum, {
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
