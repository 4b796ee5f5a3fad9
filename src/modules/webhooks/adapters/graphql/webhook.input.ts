import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { WebhookDeliveryType, WebhookEventTypeEnum, WebhookType } from './webhook.type.js';

const TYPES = 'Null or left out: every notification, and no single event of a match.';

@InputType()
export class CreateWebhookInput {
  @Field({ description: 'https, at most 2000 characters.' }) url!: string;
  @Field(() => [WebhookEventTypeEnum], { nullable: true, description: TYPES })
  types?: string[] | null;
}

@InputType({ description: 'What is left out stays as it is.' })
export class UpdateWebhookInput {
  @Field(() => ID) id!: string;
  @Field(() => String, { nullable: true }) url?: string | null;
  @Field(() => [WebhookEventTypeEnum], {
    nullable: true,
    description: 'Null: every notification, and no single event of a match.',
  })
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
