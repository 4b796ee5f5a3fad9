import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import type { PushSubscription } from '../../application/index.js';

@ObjectType('PushSubscription', {
  implements: () => [NodeObject],
  description:
    'A browser to which the viewer’s notifications are sent by Web Push. Nobody is shown its keys.',
})
export class PushSubscriptionObject extends NodeObject {
  override readonly nodeType = 'PushSubscription';
  @Field({ description: 'The address at the browser’s push service.' }) endpoint!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The viewer’s name for it; null when there is none.',
  })
  label!: string | null;
  @Field({ description: 'When it was added.' }) createdAt!: Date;
  @Field(() => String, {
    nullable: true,
    description:
      'The name of the app or personal token that added it; the subscription ends with it. Null if the user did, in a ' +
      'session.',
  })
  addedBy!: string | null;
}

@InputType({ description: 'Input of `addPushSubscription`.' })
export class AddPushSubscriptionInput {
  @Field({ description: 'The address, as `PushSubscription.toJSON()` gives it in the browser.' })
  endpoint!: string;
  @Field({ description: 'Its `keys.p256dh`: 65 bytes as base64url.' }) p256dh!: string;
  @Field({ description: 'Its `keys.auth`: 16 bytes as base64url.' }) auth!: string;
  @Field(() => String, { nullable: true, description: 'A name for it.' })
  label?: string | null;
}

@ObjectType({ description: 'Payload of `addPushSubscription`.' })
export class AddPushSubscriptionPayload extends Payload {
  @Field(() => PushSubscriptionObject, {
    nullable: true,
    description: 'The subscription; null when refused.',
  })
  pushSubscription?: PushSubscriptionObject | null;
}

@InputType({ description: 'Input of `removePushSubscription`.' })
export class RemovePushSubscriptionInput {
  @Field(() => ID, { description: 'The subscription to remove.' }) pushSubscriptionId!: string;
}

@ObjectType({ description: 'Payload of `removePushSubscription`.' })
export class RemovePushSubscriptionPayload extends Payload {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the subscription that is gone; null when refused.',
  })
  deletedPushSubscriptionId?: string;
}

export function toPushSubscriptionObject(subscription: PushSubscription): PushSubscriptionObject {
  const { id, endpoint, label, createdAt, addedBy } = subscription;
  const nodeType = 'PushSubscription';
  return { nodeType, id: toGlobalId(nodeType, id), endpoint, label, createdAt, addedBy };
}
