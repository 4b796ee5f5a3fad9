import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { DELIVERY_STATUSES } from '../../domain/delivery.js';
import type { Delivery } from '../../domain/delivery.js';
import { NotificationChannelEnum, NotificationTypeEnum } from './notification.type.js';

const DeliveryStatusEnum = Object.fromEntries(DELIVERY_STATUSES.map((s) => [s, s]));
registerEnumType(DeliveryStatusEnum, { name: 'DeliveryStatus' });

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
