import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import { encodeCursor } from '../../../../platform/api/page.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import {
  DELIVERY_REASONS,
  DELIVERY_STATUSES,
  DISABLED_REASONS,
  messageIdOf,
  WEBHOOK_EVENT_TYPES,
  WEBHOOK_STATES,
} from '../../application/index.js';
import type { Delivery, Webhook } from '../../application/index.js';

const enumOf = (names: readonly string[]) => Object.fromEntries(names.map((n) => [n, n]));

export const WebhookEventTypeEnum = enumOf(WEBHOOK_EVENT_TYPES);
const WebhookStateEnum = enumOf(WEBHOOK_STATES);
const DisabledReasonEnum = enumOf(DISABLED_REASONS);
const DeliveryStatusEnum = enumOf(DELIVERY_STATUSES);
const DeliveryReasonEnum = enumOf(Object.keys(DELIVERY_REASONS));

registerEnumType(WebhookEventTypeEnum, {
  name: 'WebhookEventType',
  description: 'What a webhook is sent: notifications by their types, or the events of matches.',
  valuesMap: {
    MATCH_EVENT: { description: 'Every single event of the matches that one follows.' },
  },
});
registerEnumType(WebhookStateEnum, {
  name: 'WebhookState',
  valuesMap: {
    PENDING: { description: 'Its address has not confirmed itself yet, and is sent no event.' },
  },
});
registerEnumType(DisabledReasonEnum, {
  name: 'WebhookDisabledReason',
  valuesMap: {
    GONE: { description: 'Its server answered 410.' },
    FAILING: { description: 'Nothing has arrived for three days and ten attempts.' },
    SECRET_LOST: { description: 'Its secret cannot be read any more: rotate it, then enable it.' },
  },
});
registerEnumType(DeliveryStatusEnum, { name: 'WebhookDeliveryStatus' });
registerEnumType(DeliveryReasonEnum, {
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
    description: 'Null: every notification, and no single event of a match.',
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

export function webhookType(webhook: Webhook): WebhookType {
  const { id } = webhook;
  return { ...webhook, nodeType: 'Webhook', id: toGlobalId('Webhook', id), webhookId: id };
}

export function deliveryType(delivery: Delivery, userId: string): WebhookDeliveryType {
  const { id, position, dueAt, ...shown } = delivery;
  return {
    ...shown,
    nodeType: 'WebhookDelivery',
    id: toGlobalId('WebhookDelivery', id),
    messageId: messageIdOf(delivery),
    eventCursor: position === null ? null : encodeCursor([userId, position]),
    nextAttemptAt: dueAt,
  };
}
