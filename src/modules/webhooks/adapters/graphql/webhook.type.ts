import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import type { Webhook } from '../../application/index.js';
import { EVENT_MEANINGS } from './webhook-delivery.type.js';

const EVERY = 'all notifications, but no events of matches.';

const SECRET =
  'The key that signs the messages, if you choose it yourself: `whsec_` and 24 to 64 random bytes in base64 (Standard ' +
  'Webhooks). A receiver that has it can verify the very first message. Null or left out: the service draws one.';

export const WebhookEventTypeEnum = describedEnum(
  'WebhookEventType',
  'What is sent to a webhook: notifications by type, or the events of matches.',
  EVENT_MEANINGS,
);
const WebhookStateEnum = describedEnum<Webhook['state']>(
  'WebhookState',
  'Whether events are sent to a webhook.',
  {
    PENDING: 'Its address has not confirmed itself yet. No events are sent to it.',
    ACTIVE: 'The events of its types are sent to it.',
    DISABLED: 'Nothing is sent to it until it is enabled again; see `disabledReason`.',
  },
);
const DisabledReasonEnum = describedEnum<NonNullable<Webhook['disabledReason']>>(
  'WebhookDisabledReason',
  'Why a webhook was disabled.',
  {
    GONE: 'Its server answered 410.',
    FAILING: 'No message has arrived for three days and ten attempts.',
    SECRET_LOST:
      'The service can no longer read its secret. Rotate the secret, then enable the webhook.',
  },
);
@ObjectType('Webhook', {
  implements: () => [NodeObject],
  description: 'An address to which a user’s events are posted. Only its owner sees it.',
})
export class WebhookType extends NodeObject {
  override readonly nodeType = 'Webhook';
  /** For the resolver only; not fields of the schema. */
  webhookId!: string;
  userId!: string;
  @Field({ description: 'The address to which events are posted.' }) url!: string;
  @Field(() => [WebhookEventTypeEnum], {
    nullable: true,
    description: `The types that are sent. Null: ${EVERY}`,
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
    description: 'When its address confirmed itself; null while it has not.',
  })
  confirmedAt!: Date | null;
  @Field(() => Date, {
    nullable: true,
    description: 'Since when every attempt has failed; null while messages arrive.',
  })
  failingSince!: Date | null;
  @Field(() => Date, { description: 'When it was created.' }) createdAt!: Date;
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the app or personal token that created it; the webhook ends with it. Null if the user did, in a ' +
      'session.',
  })
  addedBy!: string | null;
}

@InputType({ description: 'Input of `createWebhook`.' })
export class CreateWebhookInput {
  @Field({ description: 'The address to which events are posted: https, at most 2000 characters.' })
  url!: string;
  @Field(() => [WebhookEventTypeEnum], {
    nullable: true,
    description: `The types that are sent. Null or left out: ${EVERY}`,
  })
  types?: string[] | null;
  @Field(() => String, { nullable: true, description: SECRET })
  secret?: string | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'Input of `updateWebhook`. Fields that are left out stay as they are.' })
export class UpdateWebhookInput {
  @Field(() => ID, { description: 'The webhook to change.' }) webhookId!: string;
  @Field(() => String, { nullable: true, description: 'The new address.' }) url?: string | null;
  @Field(() => [WebhookEventTypeEnum], {
    nullable: true,
    description: `The types that are sent. Null: ${EVERY}`,
  })
  types?: string[] | null;
}

@InputType({ isAbstract: true })
abstract class WebhookInput {
  @Field(() => ID, { description: 'The webhook.' }) webhookId!: string;
}

@InputType({ description: 'Input of `deleteWebhook`.' })
export class DeleteWebhookInput extends WebhookInput {}

@InputType({ description: 'Input of `enableWebhook`.' })
export class EnableWebhookInput extends WebhookInput {}

@InputType({ description: 'Input of `testWebhook`.' })
export class TestWebhookInput extends WebhookInput {}

@InputType({ description: 'Input of `rotateWebhookSecret`.' })
export class RotateWebhookSecretInput extends WebhookInput {
  @Field(() => String, { nullable: true, description: SECRET })
  secret?: string | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType({ description: 'Input of `replayWebhook`: either `after` or `webhookDeliveryId`.' })
export class ReplayWebhookInput {
  @Field(() => ID, { description: 'The webhook to which messages are sent again.' })
  webhookId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'A cursor of `events(after:)`: all events after it are sent again.',
  })
  after?: string | null;
  @Field(() => ID, { nullable: true, description: 'The delivery that is sent again.' })
  webhookDeliveryId?: string | null;
}

export function webhookType(webhook: Webhook): WebhookType {
  const { id } = webhook;
  return { ...webhook, nodeType: 'Webhook', id: toGlobalId('Webhook', id), webhookId: id };
}
