import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { WebhookDeliveryType } from './webhook-delivery.type.js';
import { WebhookType } from './webhook.type.js';

@ObjectType({ isAbstract: true })
export abstract class WebhookPayload extends Payload {
  @Field(() => WebhookType, {
    nullable: true,
    description: 'The webhook as it is now; null when refused.',
  })
  webhook?: WebhookType;
}

@ObjectType({ isAbstract: true })
export abstract class WebhookSecretPayload extends WebhookPayload {
  @Field(() => String, {
    nullable: true,
    description:
      'The key that signs the messages (Standard Webhooks, `whsec_…`). It is shown only ' +
      'once. Null when refused, and when a call is repeated with the same key; rotate the ' +
      'secret then.',
  })
  secret?: string | null;
}

@ObjectType({ description: 'Payload of `createWebhook`.' })
export class CreateWebhookPayload extends WebhookSecretPayload {}

@ObjectType({ description: 'Payload of `rotateWebhookSecret`.' })
export class RotateWebhookSecretPayload extends WebhookSecretPayload {}

@ObjectType({ description: 'Payload of `updateWebhook`.' })
export class UpdateWebhookPayload extends WebhookPayload {}

@ObjectType({ description: 'Payload of `enableWebhook`.' })
export class EnableWebhookPayload extends WebhookPayload {}

@ObjectType({ description: 'Payload of `replayWebhook`.' })
export class ReplayWebhookPayload extends WebhookPayload {}

@ObjectType({ description: 'Payload of `testWebhook`.' })
export class TestWebhookPayload extends Payload {
  @Field(() => WebhookDeliveryType, {
    nullable: true,
    description: 'The delivery of the test; read it again to see its status. Null when refused.',
  })
  delivery?: WebhookDeliveryType;
}

@ObjectType({ description: 'Payload of `deleteWebhook`.' })
export class DeleteWebhookPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the webhook that is gone; null when refused.',
  })
  deletedWebhookId?: string;
}
