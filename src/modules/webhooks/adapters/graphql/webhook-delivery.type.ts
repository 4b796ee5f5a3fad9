import { Field, Int, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { encodeCursor } from '../../../../platform/api/page.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import type { Delivery } from '../../../deliveries/application/index.js';
import { NOTIFICATION_MEANINGS } from '../../../notifications/application/index.js';
import {
  messageIdOf,
  TEST_TYPE,
  VERIFICATION_TYPE,
  WEBHOOK_DELIVERY_REASONS,
} from '../../domain/webhook.js';

/** What is sent to webhooks, by its type. */
export const EVENT_MEANINGS = {
  MATCH_EVENT: 'The events of the matches that the user follows.',
  ...NOTIFICATION_MEANINGS,
} as const;

const MessageTypeEnum = describedEnum(
  'WebhookMessageType',
  'The type of a message to a webhook: the type of an event, or one of the webhook’s own messages.',
  {
    ...EVENT_MEANINGS,
    [TEST_TYPE]: 'The message that `testWebhook` sends.',
    [VERIFICATION_TYPE]: 'The request to the address to confirm itself.',
  },
);
const DeliveryStatusEnum = describedEnum<Delivery['status']>(
  'WebhookDeliveryStatus',
  'The status of a delivery.',
  {
    PENDING: 'It has not been delivered yet. It will be sent, or sent again.',
    DELIVERED: 'The receiver has answered with 2xx.',
    FAILED: 'It is not sent any more: the last attempt has failed.',
    SUPPRESSED: 'It is not sent any more, for another reason than a failed attempt; see `reason`.',
  },
);
const DeliveryReasonEnum = describedEnum(
  'WebhookDeliveryReason',
  'Why a delivery has not been delivered.',
  WEBHOOK_DELIVERY_REASONS,
);

@ObjectType('WebhookAttempt', {
  description: 'One attempt to post a message to a webhook.',
})
export class WebhookAttemptType {
  @Field(() => Date, { description: 'When it began.' }) at!: Date;
  @Field(() => Int, { description: 'How long it took, in milliseconds.' }) millis!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the answer; null without an answer.',
  })
  statusCode!: number | null;
  @Field(() => DeliveryReasonEnum, {
    nullable: true,
    description: 'Why it has failed; null when it has not.',
  })
  reason!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The first 1000 bytes of the answer’s body, as text; null without an answer.',
  })
  answer!: string | null;
}

@ObjectType('WebhookDelivery', {
  implements: () => [NodeObject],
  description: 'One message to one webhook, and its status.',
})
export class WebhookDeliveryType extends NodeObject {
  override readonly nodeType = 'WebhookDelivery';
  /** For the resolvers only; not fields of the schema. */
  readonly webhookId!: string;
  readonly deliveryId!: string;
  @Field({ description: 'The `webhook-id` of the message; the same at every attempt.' })
  messageId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The event’s cursor in `events(after:)`; null for a test and a verification.',
  })
  eventCursor!: string | null;
  @Field(() => MessageTypeEnum, { description: 'The type of the message.' }) type!: string;
  @Field(() => DeliveryStatusEnum, { description: 'The status of the delivery.' }) status!: string;
  @Field(() => DeliveryReasonEnum, {
    nullable: true,
    description: 'Why it has not been delivered, or not yet; null when it has been delivered.',
  })
  reason!: string | null;
  @Field(() => Int, {
    description: 'How many times it was sent since it was created, or replayed.',
  })
  attempts!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status of the answer to the last attempt; null without an answer.',
  })
  lastStatusCode!: number | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When it will be sent, or sent again; null when it is no longer pending.',
  })
  nextAttemptAt!: Date | null;
  @Field(() => Date, { description: 'When the delivery was created.' }) createdAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'When it was delivered, failed or was suppressed; null while it is pending.',
  })
  settledAt!: Date | null;
}

export const WebhookDeliveryConnection = connectionType('WebhookDelivery', WebhookDeliveryType);

export function deliveryType(delivery: Delivery, userId: string): WebhookDeliveryType {
  const { id, targetId, position, type, status, reason, attempts } = delivery;
  const { lastStatusCode, dueAt, createdAt, settledAt } = delivery;
  return {
    nodeType: 'WebhookDelivery',
    id: toGlobalId('WebhookDelivery', id),
    webhookId: toGlobalId('Webhook', targetId!),
    deliveryId: id,
    messageId: messageIdOf(delivery),
    eventCursor: position === null ? null : encodeCursor([userId, position]),
    type,
    status,
    reason,
    attempts,
    lastStatusCode,
    nextAttemptAt: dueAt,
    createdAt,
    settledAt,
  };
}
