import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { enumType } from '../../../../platform/graphql/enum-type.js';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { encodeCursor } from '../../../../platform/api/page.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { NOTIFICATION_TYPES } from '../../../notifications/application/index.js';
import {
  DELIVERY_REASONS,
  DELIVERY_STATUSES,
  DISABLED_REASONS,
  messageIdOf,
  WEBHOOK_STATES,
} from '../../domain/webhook.js';
import type { Delivery } from '../../storage/delivery-store.js';
import type { Webhook } from '../../storage/webhook-store.js';

const EVERY = 'every notification, and no single event of a match.';

export const WebhookEventTypeEnum = enumType(['MATCH_EVENT', ...NOTIFICATION_TYPES], {
  name: 'WebhookEventType',
  description: 'What a webhook is sent: notifications by their types, or the events of matches.',
  valuesMap: {
    MATCH_EVENT: { description: 'Every single event of the matches that one follows.' },
  },
});
const WebhookStateEnum = enumType(WEBHOOK_STATES, {
  name: 'WebhookState',
  valuesMap: {
    PENDING: { description: 'Its address has not confirmed itself yet, and is sent no event.' },
  },
});
const DisabledReasonEnum = enumType(DISABLED_REASONS, {
  name: 'WebhookDisabledReason',
  valuesMap: {
    GONE: { description: 'Its server answered 410.' },
    FAILING: { description: 'Nothing has arrived for three days and ten attempts.' },
    SECRET_LOST: { description: 'Its secret cannot be read any more: rotate it, then enable it.' },
  },
});
const DeliveryStatusEnum = enumType(DELIVERY_STATUSES, { name: 'WebhookDeliveryStatus' });
const DeliveryReasonEnum = enumType(Object.keys(DELIVERY_REASONS), {
  name: 'WebhookDeliveryReason',
  valuesMap: Object.fromEntries(
    Object.entries(DELIVERY_REASONS).map(([name, description]) => [name, { description }]),
  ),
});

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
  @Field({ description: 'A WebhookEventType, TEST or VERIFICATION.' }) type!: string;
  @Field(() => DeliveryStatusEnum) status!: string;
  @Field(() => DeliveryReasonEnum, {
    nullable: true,
    description: 'Why it has not been delivered (yet).',
  })
  reason!: string | null;
  @Field(() => Int) attempts!: number;
  @Field(() => Int, { nullable: true, description: 'What the last attempt was answered.' })
  lastStatusCode!: number | null;
  @Field(() => Date, { nullable: true, description: 'Null when it has come to its end.' })
  nextAttemptAt!: Date | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) settledAt!: Date | null;
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
  @Field() url!: string;
  @Field(() => [WebhookEventTypeEnum], {
    nullable: true,
    description: `Null: ${EVERY}`,
  })
  types!: readonly string[] | null;
  @Field(() => WebhookStateEnum) state!: string;
  @Field(() => DisabledReasonEnum, { nullable: true }) disabledReason!: string | null;
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
  @Field(() => Date) createdAt!: Date;
}

@InputType()
export class CreateWebhookInput {
  @Field({ description: 'https, at most 2000 characters.' }) url!: string;
  @Field(() => [WebhookEventTypeEnum], {
    nullable: true,
    description: `Null or left out: ${EVERY}`,
  })
  types?: string[] | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateWebhookInput {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) url?: string | null;
  @Field(() => [WebhookEventTypeEnum], { nullable: true, description: `Null: ${EVERY}` })
  types?: string[] | null;
}

@InputType()
export class WebhookInput {
  @Field(() => ID) id!: string;
}

@InputType({ description: 'Either `after` or `deliveryId`.' })
export class ReplayWebhookInput {
  @Field(() => ID) id!: string;
  @Field(() => String, {
    nullable: true,
    description: 'A cursor of `events(after:)`: everything after it is sent again.',
  })
  after?: string | null;
  @Field(() => ID, { nullable: true, description: 'This one message is sent again.' })
  deliveryId?: string | null;
}

@ObjectType()
export class WebhookPayload extends Payload {
  @Field(() => WebhookType, { nullable: true }) webhook?: WebhookType;
}

@ObjectType()
export class WebhookSecretPayload extends WebhookPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Signs the messages (Standard Webhooks, `whsec_…`); shown this once.',
  })
  secret?: string;
}

@ObjectType()
export class TestWebhookPayload extends Payload {
  @Field(() => WebhookDeliveryType, {
    nullable: true,
    description: 'Its line of the ledger: ask for it again to learn what became of it.',
  })
  delivery?: WebhookDeliveryType;
}

@ObjectType()
export class DeleteWebhookPayload extends Payload {}

export function webhookType(webhook: Webhook): WebhookType {
  const { id } = webhook;
  return { ...webhook, nodeType: 'Webhook', id: toGlobalId('Webhook', id), webhookId: id };
}

export function deliveryType(delivery: Delivery, userId: string): WebhookDeliveryType {
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
