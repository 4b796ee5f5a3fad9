import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import { Payload } from '../../../../platform/graphql/user-error.js';
import type { PushSubscription } from '../../storage/push-store.js';

@ObjectType('PushSubscription', {
  implements: () => [NodeObject],
  description: 'A browser on which the viewer is told by Web Push; its keys are shown to nobody.',
})
export class PushSubscriptionObject extends NodeObject {
  override readonly nodeType = 'PushSubscription';
  @Field() endpoint!: string;
  @Field(() => String, { nullable: true }) label!: string | null;
  @Field() createdAt!: Date;
}

@InputType()
export class AddPushSubscriptionInput {
  @Field({ description: 'As `PushSubscription.toJSON()` gives it in the browser.' })
  endpoint!: string;
  @Field() p256dh!: string;
  @Field() auth!: string;
  @Field(() => String, { nullable: true, description: 'What the viewer calls it.' })
  label?: string | null;
}

@ObjectType()
export class AddPushSubscriptionPayload extends Payload {
  @Field(() => PushSubscriptionObject, { nullable: true })
  pushSubscription?: PushSubscriptionObject | null;
}

@InputType()
export class RemovePushSubscriptionInput {
  @Field(() => ID) id!: string;
}

@ObjectType()
export class RemovePushSubscriptionPayload extends Payload {}

export function toPushSubscriptionObject(subscription: PushSubscription): PushSubscriptionObject {
  const { id, endpoint, label, createdAt } = subscription;
  const nodeType = 'PushSubscription';
  return { nodeType, id: toGlobalId(nodeType, id), endpoint, label, createdAt };
}
