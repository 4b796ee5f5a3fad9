import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { encodeCursor } from '../../../../platform/api/page.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { NOTIFICATION_MEANINGS } from '../../../notifications/application/index.js';
import {
  WEBHOOK_DELIVERY_REASONS,
  messageIdOf,
  TEST_TYPE,
  VERIFICATION_TYPE,
} from '../../domain/webhook.js';
import type { WebhookDelivery } from '../../storage/delivery-store.js';
import type { Webhook } from '../../storage/webhook-store.js';

const EVERY = 'every notification, and no single event of a match.';

const EVENT_MEANINGS = {
  MATCH_EVENT: 'Every single event of the matches that one follows.',
  ...NOTIFICATION_MEANINGS,
} as const;

export const WebhookEventTypeEnum = describedEnum(
  'WebhookEventType',
  'What a webhook is sent: notifications by their types, or the events of matches.',
  EVENT_MEANINGS,
);
const MessageTypeEnum = describedEnum(
  'WebhookMessageType',
  'What a message to a webhook is about: an event, or the webhook itself.',
  {
    ...EVENT_MEANINGS,
    [TEST_TYPE]: '`testWebhook` has sent it.',
    [VERIFICATION_TYPE]: 'It asks the address to confirm itself.',
  },
);
const WebhookStateEnum = describedEnum<Webhook['state']>(
  'WebhookState',
  'Whether a webhook is sent anything.',
  {
    PENDING: 'Its address has not confirmed itself yet, and is sent no event.',
    ACTIVE: 'It is sent what it asks for.',
    DISABLED: 'It is sent nothing until it is enabled again: `disabledReason` says why.',
  },
);
const DisabledReasonEnum = describedEnum<NonNullable<Webhook['disabledReason']>>(
  'WebhookDisabledReason',
  'Why a webhook was disabled.',
  {
    GONE: 'Its server answered 410.',
    FAILING: 'Nothing has arrived for three days and ten attempts.',
    SECRET_LOST: 'Its secret cannot be read any more: rotate it, then enable it.',
  },
);
const DeliveryStatusEnum = describedEnum<WebhookDelivery['status']>(
  'WebhookDeliveryStatus',
  'What has become of a delivery.',
  {
    PENDING: 'It is still to be sent, or sent again.',
    DELIVERED: 'The receiver has answered with 2xx.',
    FAILED: 'It is not sent any more: every attempt has failed.',
    SUPPRESSED: 'It was not sent, since it said nothing new any more.',
  },
);
const DeliveryReasonEnum = describedEnum(
  'WebhookDeliveryReason',
  'Why something has not been delivered.',
  WEBHOOK_DELIVERY_REASONS,
);

@ObjectType('WebhookDelivery', {
  implements: () => [NodeObject],
  description: 'One event to one webhook: what became of it.',
})
export class WebhookDeliveryType extends NodeObject {
  override readonly nodeType = 'WebhookDelivery';
  /** Behind the resolver, never a field. */
  readonly webhookId!: string;
  @Field({ description: 'The `webhook-id` of the message, the same however often it is sent.' })
  messageId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The event’s cursor in `events(after:)`; null for a test and a verification.',
  })
  eventCursor!: string | null;
  @Field(() => MessageTypeEnum, { description: 'What it is about.' }) type!: string;
  @Field(() => DeliveryStatusEnum, { description: 'What has become of it.' }) status!: string;
  @Field(() => DeliveryReasonEnum, {
    nullable: true,
    description: 'Why it has not been delivered, or not yet; null when it has been.',
  })
  reason!: string | null;
  @Field(() => Int, { description: 'How many times it was sent, successful or not.' })
  attempts!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The HTTP status that answered the last attempt; null when none did.',
  })
  lastStatusCode!: number | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When it is sent again; null when it has come to its end.',
  })
  nextAttemptAt!: Date | null;
  @Field(() => Date, { description: 'When it was owed.' }) createdAt!: Date;
  @Field(() => Date, {
    nullable: true,
    description: 'When it came to its end; null while it is pending.',
  })
  settledAt!: Date | null;
}

export const WebhookDeliveryConnection = connectionType('WebhookDelivery', WebhookDeliveryType);

@ObjectType('Webhook', {
  implements: () => [NodeObject],
  description: 'An address to which a user’s events are posted; its owner alone sees it.',
})
export class WebhookType extends NodeObject {
  override readonly nodeType = 'Webhook';
  /** The row's id and its owner's, for the ledger; no fields of their own. */
  webhookId!: string;
  userId!: string;
  @Field({ description: 'Where events are posted to.' }) url!: string;
  @Field(() => [WebhookEventTypeEnum], {
    nullable: true,
    description: `What is sent. Null: ${EVERY}`,
  })
  types!: readonly string[] | null;
  @Field(() => WebhookStateEnum, { description: 'Whether events are sent to it.' }) state!: string;
  @Field(() => DisabledReasonEnum, {
    nullable: true,
    description: 'Why it is disabled; null when it is not.',
  })
  disabledReason!: string | null;
  @Field(() => Date, {
    nullable: true,
    description: 'When its address confirmed itself; null: not yet.',
  })
  confirmedAt!: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'Since when every attempt has failed; null while messages arrive.',
  })
  failingSince!: Date | null;
  @Field(() => Date, { description: 'When it was made.' }) createdAt!: Date;
}

@InputType({ description: 'Input of `createWebhook`.' })
export class CreateWebhookInput {
  @Field({ description: 'Where events are posted to: https, at most 2000 characters.' })
  url!: string;
  @Field(() => [WebhookEventTypeEnum], {
    nullable: true,
    description: `What is sent. Null or left out: ${EVERY}`,
  })
  types?: string[] | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'Input of `updateWebhook`: what is left out stays as it is.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The webhook that is changed.' }) id!: string;
  @Field(() => String, { nullable: true, description: 'Another address for it.' }) url?:
    string | null;
  @Field(() => [WebhookEventTypeEnum], {
    nullable: true,
    description: `What is sent. Null: ${EVERY}`,
  })
  types?: string[] | null;
}

@InputType({ description: 'Input of what is done to one webhook.' })
export class WebhookInput {
  @Field(() => ID, { description: 'The webhook.' }) id!: string;
}

@InputType({ description: 'Input of `rotateWebhookSecret`.' })
export class RotateWebhookSecretInput extends WebhookInput {
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'Input of `replayWebhook`: either `after` or `deliveryId`.' })
export class ReplayWebhookInput {
  @Field(() => ID, { description: 'The webhook that is sent to again.' }) id!: string;
  @Field(() => String, {
    nullable: true,
    description: 'A cursor of `events(after:)`: everything after it is sent again.',
  })
  after?: string | null;
  @Field(() => ID, { nullable: true, description: 'This one message is sent again.' })
  deliveryId?: string | null;
}

@ObjectType({ description: 'Payload of what changes one webhook.' })
export class WebhookPayload extends Payload {
  @Field(() => WebhookType, {
    nullable: true,
    description: 'The webhook as it is now; null when refused.',
  })
  webhook?: WebhookType;
}

@ObjectType({ description: 'Payload of `createWebhook` and `rotateWebhookSecret`.' })
export class WebhookSecretPayload extends WebhookPayload {
  @Field(() => String, {
    nullable: true,
    description:
      'Signs the messages (Standard Webhooks, `whsec_…`); shown this once. Null when refused, and when ' +
      'the call is sent again under its key: rotate the secret then.',
  })
  secret?: string | null;
}

@ObjectType({ description: 'Payload of `testWebhook`.' })
export class TestWebhookPayload extends Payload {
  @Field(() => WebhookDeliveryType, {
    nullable: true,
    description:
      'The line of the ledger; ask for it again to learn what became of it. Null when refused.',
  })
  delivery?: WebhookDeliveryType;
}

@ObjectType({ description: 'Payload of `deleteWebhook`.' })
export class DeleteWebhookPayload extends Payload {}

export function webhookType(webhook: Webhook): WebhookType {
  const { id } = webhook;
  return { ...webhook, nodeType: 'Webhook', id: toGlobalId('Webhook', id), webhookId: id };
}

export function deliveryType(delivery: WebhookDelivery, userId: string): WebhookDeliveryType {
  const { id, webhookId, position, dueAt, ...shown } = delivery;
  return {
    ...shown,
    nodeType: 'WebhookDelivery',
    id: toGlobalId('WebhookDelivery', id),
    webhookId: toGlobalId('Webhook', webhookId),
    messageId: messageIdOf(delivery),
    eventCursor: position === null ? null : encodeCursor([userId, position]),
    nextAttemptAt: dueAt,
  };
}
