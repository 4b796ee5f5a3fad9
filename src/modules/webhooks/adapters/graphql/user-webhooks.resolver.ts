import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { WebhookStore } from '../../application/index.js';
import { WebhookType, webhookType } from './webhook.type.js';

@Resolver(() => UserType)
export class UserWebhooksResolver {
  constructor(private readonly store: WebhookStore) {}

  @ResolveField(() => [WebhookType], {
    nullable: true,
    description: "The viewer's own, oldest first; null for anyone else's.",
  })
  async webhooks(
    @Parent() user: UserType,
    @OptionalViewer('account') viewer: Viewer | null,
  ): Promise<WebhookType[] | null> {
    if (!isViewer(viewer, user)) return null;
    return (await this.store.list(user.userId)).map(webhookType);
  }
}
