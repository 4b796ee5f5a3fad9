import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Result } from '../../../../engine/index.js';
import { decodeCursor } from '../../../../platform/api/page.js';
import { givenId } from '../../../../platform/api/ids.js';
import type { Failure } from '../../../../platform/api/failure.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isSequencePosition } from '../../../events/domain/index.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { webhookFailure } from '../../application/failures.js';
import { OwnWebhooks } from '../../application/index.js';
import type { Webhook } from '../../application/index.js';
import { Resend } from '../../application/resend.js';
import type { Replayed } from '../../application/resend.js';
import { Webhooks } from '../../application/webhooks.js';
import type { GrantedSecret } from '../../application/webhooks.js';
import { deliveryType } from './webhook-delivery.type.js';
import {
  CreateWebhookPayload,
  DeleteWebhookPayload,
  EnableWebhookPayload,
  ReplayWebhookPayload,
  RotateWebhookSecretPayload,
  TestWebhookPayload,
  UpdateWebhookPayload,
} from './webhook.payload.js';
import type { WebhookPayload, WebhookSecretPayload } from './webhook.payload.js';
import {
  CreateWebhookInput,
  DeleteWebhookInput,
  EnableWebhookInput,
  ReplayWebhookInput,
  RotateWebhookSecretInput,
  TestWebhookInput,
  UpdateWebhookInput,
  WebhookType,
  webhookType,
} from './webhook.type.js';
import { MAX_WEBHOOKS } from '../../domain/webhook.js';

/** A user’s own webhooks, and the mutations on them. */
@Resolver(() => UserType)
export class UserWebhooksResolver {
  constructor(
    private readonly own: OwnWebhooks,
    private readonly webhooks: Webhooks,
    private readonly resend: Resend,
  ) {}

  @ResolveField('webhooks', () => [WebhookType], {
    nullable: true,
    description: `The viewer’s own webhooks, oldest first, at most ${MAX_WEBHOOKS}; null for anyone else’s.`,
  })
  async webhooksOf(
    @Parent() user: UserType,
    @OptionalViewer('webhook:read') viewer: Viewer | null,
  ): Promise<WebhookType[] | null> {
    if (!isViewer(viewer, user)) return null;
    return (await this.own.list(user.userId)).map(webhookType);
  }

  @Mutation(() => CreateWebhookPayload, {
    description:
      'Sends the viewer’s events to an address: the events after this call, once the address has ' +
      'confirmed itself.',
  })
  async createWebhook(
    @Args('input') { url, types, secret, idempotencyKey }: CreateWebhookInput,
    @SignedIn('webhook:write') viewer: Viewer,
  ): Promise<CreateWebhookPayload> {
    const request = { url, types: types ?? null, secret: secret ?? null };
    return granted(await this.webhooks.create(viewer, request, idempotencyKey ?? null));
  }

  @Mutation(() => UpdateWebhookPayload, {
    description:
      'Changes the types or the address. A new address gets no events until it has confirmed ' +
      'itself. Idempotent: a repeated call changes nothing.',
  })
  async updateWebhook(
    @Args('input') { webhookId, url, types }: UpdateWebhookInput,
    @SignedIn('webhook:write') { userId }: Viewer,
  ): Promise<UpdateWebhookPayload> {
    const change = {
      ...(typeof url === 'string' && { url }),
      ...(types !== undefined && { types }),
    };
    return changed(await this.webhooks.update(userId, rowOf(webhookId), change));
  }

  @Mutation(() => DeleteWebhookPayload, {
    description:
      'Deletes a webhook, its secrets and its deliveries. Idempotent: a repeated call is ' +
      'refused with WEBHOOK_NOT_FOUND and changes nothing.',
  })
  async deleteWebhook(
    @Args('input') { webhookId }: DeleteWebhookInput,
    @SignedIn('webhook:write') { userId }: Viewer,
  ): Promise<DeleteWebhookPayload> {
    const failure = await this.webhooks.remove(userId, rowOf(webhookId));
    return failure ? refused(failure) : { deletedWebhookId: webhookId, userErrors: done };
  }

  @Mutation(() => RotateWebhookSecretPayload, {
    description:
      'Makes a new secret. For 24 hours messages are signed with the former secret as well.',
  })
  async rotateWebhookSecret(
    @Args('input') { webhookId, secret, idempotencyKey }: RotateWebhookSecretInput,
    @SignedIn('webhook:write') { userId }: Viewer,
  ): Promise<RotateWebhookSecretPayload> {
    const rotated = { id: rowOf(webhookId), secret: secret ?? null };
    return granted(await this.webhooks.rotate(userId, rotated, idempotencyKey ?? null));
  }

  @Mutation(() => EnableWebhookPayload, {
    description:
      'Enables a disabled webhook. Events from now on are sent to it; `replayWebhook` sends ' +
      'earlier ones. Idempotent: a webhook that is not disabled stays as it is.',
  })
  async enableWebhook(
    @Args('input') { webhookId }: EnableWebhookInput,
    @SignedIn('webhook:write') { userId }: Viewer,
  ): Promise<EnableWebhookPayload> {
    return changed(await this.webhooks.enable(userId, rowOf(webhookId)));
  }

  @Mutation(() => TestWebhookPayload, {
    description:
      'Sends one message of the type TEST; a failed test is not sent again. If the address ' +
      'has not confirmed itself, it is asked to confirm instead. Idempotent: a repeated call ' +
      'sends one more test and changes nothing else.',
  })
  async testWebhook(
    @Args('input') { webhookId }: TestWebhookInput,
    @SignedIn('webhook:write') { userId }: Viewer,
  ): Promise<TestWebhookPayload> {
    const test = await this.resend.test(userId, rowOf(webhookId));
    if (!test.ok) return refused(test.error);
    return { delivery: deliveryType(test.value, userId), userErrors: done };
  }

  @Mutation(() => ReplayWebhookPayload, {
    description:
      'Sends messages again, each with the `webhook-id` that it had. Idempotent: receivers ' +
      'recognize a repeated message by its `webhook-id`.',
  })
  async replayWebhook(
    @Args('input') { webhookId, after, webhookDeliveryId }: ReplayWebhookInput,
    @SignedIn('webhook:write') { userId }: Viewer,
  ): Promise<ReplayWebhookPayload> {
    const row = rowOf(webhookId);
    const named = [after, webhookDeliveryId].filter((given) => typeof given === 'string');
    if (named.length !== 1) return refused(webhookFailure('REPLAY_OF_WHAT'));
    const replay =
      typeof webhookDeliveryId === 'string'
        ? deliveryOf(webhookDeliveryId)
        : { after: positionOf(after!, userId) };
    const replayed = await this.resend.replay(userId, row, replay);
    return replayed.ok ? changed(replayed) : refused(replayed.error);
  }
}

const rowOf = (id: string): string => givenId('Webhook', id, 'input.webhookId');

const deliveryOf = (id: string): Replayed => ({
  deliveryId: givenId('WebhookDelivery', id, 'input.webhookDeliveryId'),
});

/** The position of a cursor in the user's own events. @throws ApiError BAD_USER_INPUT */
const positionOf = (cursor: string, userId: string): number =>
  decodeCursor(cursor, isSequencePosition(userId))[1];

type Outcome<T> = Result<T, readonly Failure[]>;

const changed = (outcome: Outcome<Webhook>): WebhookPayload =>
  outcome.ok
    ? { webhook: webhookType(outcome.value), userErrors: done }
    : refused(...outcome.error);

function granted(outcome: Outcome<GrantedSecret>): WebhookSecretPayload {
  if (!outcome.ok) return refused(...outcome.error);
  const { webhook, secret } = outcome.value;
  return { webhook: webhookType(webhook), secret, userErrors: done };
}
