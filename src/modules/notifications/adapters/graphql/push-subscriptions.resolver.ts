import type { OnModuleInit } from '@nestjs/common';
import { Args, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import { NodeFinders, oneByOne } from '../../../../platform/graphql/node.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { PushSubscriptions } from '../../application/index.js';
import { PushKeys } from '../../application/push-keys.js';
import { PushRegistry } from '../../application/push-registry.js';
import {
  AddPushSubscriptionInput,
  AddPushSubscriptionPayload,
  PushSubscriptionObject,
  RemovePushSubscriptionInput,
  RemovePushSubscriptionPayload,
  toPushSubscriptionObject,
} from './push-subscription.type.js';
import { MAX_SUBSCRIPTIONS } from '../../application/push-registry.js';

/** The browsers to which the viewer's notifications are pushed. */
@Resolver(() => UserType)
export class PushSubscriptionsResolver implements OnModuleInit {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly registry: PushRegistry,
    private readonly keys: PushKeys,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    const find = async (id: string, viewer: Viewer | null) => {
      const found = viewer && (await this.subscriptions.find(id, viewer.userId));
      return found && toPushSubscriptionObject(found);
    };
    this.nodes.register('PushSubscription', 'preference:read', oneByOne(find));
  }

  @Query(() => String, {
    description:
      'The service’s public key, base64url: `applicationServerKey` of `pushManager.subscribe`.',
  })
  async vapidPublicKey(): Promise<string> {
    return (await this.keys.pair()).publicKey;
  }

  @ResolveField('pushSubscriptions', () => [PushSubscriptionObject], {
    nullable: true,
    description: `The viewer’s own push subscriptions, oldest first, at most ${MAX_SUBSCRIPTIONS}; null for anyone else.`,
    complexity: ({ childComplexity }) => 1 + 10 * childComplexity,
  })
  async pushSubscriptionsOf(
    @Parent() user: UserType,
    @OptionalViewer('preference:read') viewer: Viewer | null,
  ): Promise<PushSubscriptionObject[] | null> {
    if (!isViewer(viewer, user)) return null;
    return (await this.subscriptions.of(user.userId)).map(toPushSubscriptionObject);
  }

  @Mutation(() => AddPushSubscriptionPayload, {
    description:
      'Adds a push subscription, or gives a known endpoint new keys and a new label. It ends with the ' +
      'session, personal token or app’s grant by which it was added, and when another user adds the ' +
      'same endpoint. Idempotent: the same endpoint again is the same subscription.',
  })
  async addPushSubscription(
    @Args('input') { label, ...target }: AddPushSubscriptionInput,
    @SignedIn('push:write') viewer: Viewer,
  ): Promise<AddPushSubscriptionPayload> {
    const added = await this.registry.add(viewer, target, label ?? null);
    if (!added.ok) return refused(...added.error);
    return { pushSubscription: toPushSubscriptionObject(added.value), userErrors: done };
  }

  @Mutation(() => RemovePushSubscriptionPayload, {
    description:
      'Removes a push subscription; nothing is pushed to it any more. Idempotent: a subscription ' +
      'that is gone is refused, and nothing changes.',
  })
  async removePushSubscription(
    @Args('input') { pushSubscriptionId }: RemovePushSubscriptionInput,
    @SignedIn('push:write') viewer: Viewer,
  ): Promise<RemovePushSubscriptionPayload> {
    const rowId = givenId('PushSubscription', pushSubscriptionId, 'input.pushSubscriptionId');
    const failure = await this.registry.remove(viewer.userId, rowId);
    return failure
      ? refused(failure)
      : { deletedPushSubscriptionId: pushSubscriptionId, userErrors: done };
  }
}
