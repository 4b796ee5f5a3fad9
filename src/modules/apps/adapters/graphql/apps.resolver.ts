import type { OnModuleInit } from '@nestjs/common';
import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { Apps } from '../../application/apps.js';
import {
  AppType,
  appType,
  CreateAppInput,
  CreateAppPayload,
  DeleteAppInput,
  DeleteAppPayload,
  RotateAppSecretInput,
  RotateAppSecretPayload,
  UpdateAppInput,
  UpdateAppPayload,
} from './app.type.js';
import { MAX_APPS } from '../../domain/app.js';

/** How many apps the query cost assumes for a list. */
const USUAL_APPS = 5;

/** The GraphQL API of app developers. */
@Resolver(() => UserType)
export class AppsResolver implements OnModuleInit {
  constructor(
    private readonly apps: Apps,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('App', 'session', async (ids, viewer) => {
      const own = viewer ? await this.apps.list(viewer.userId) : [];
      return new Map(own.filter(({ id }) => ids.includes(id)).map((app) => [app.id, appType(app)]));
    });
  }

  @Mutation(() => CreateAppPayload, {
    description:
      'Registers an app, which may then ask users to let it act for them. ' +
      'Idempotent: a repeated call is refused with APP_NAME_TAKEN.',
  })
  async createApp(
    @Args('input', { description: 'The app.' }) input: CreateAppInput,
    @SignedIn('session') { userId }: Viewer,
  ): Promise<CreateAppPayload> {
    const { isConfidential, ...profile } = input;
    const app = { ...profile, homepage: profile.homepage ?? null };
    const created = await this.apps.create(userId, app, isConfidential);
    if (!created.ok) return refused(...created.error);
    return { app: appType(created.value.app), secret: created.value.secret, userErrors: done };
  }

  @Mutation(() => UpdateAppPayload, {
    description: 'Changes an app’s profile. Idempotent: a repeated call changes nothing.',
  })
  async updateApp(
    @Args('input', { description: 'The app and its changes.' }) input: UpdateAppInput,
    @SignedIn('session') { userId }: Viewer,
  ): Promise<UpdateAppPayload> {
    const { name, homepage, redirectUris } = input;
    const changed = await this.apps.update(userId, givenId('App', input.appId, 'input.appId'), {
      ...(typeof name === 'string' && { name }),
      ...(homepage !== undefined && { homepage }),
      ...(redirectUris && { redirectUris }),
    });
    if (!changed.ok) return refused(...changed.error);
    return { app: appType(changed.value), userErrors: done };
  }

  @Mutation(() => DeleteAppPayload, {
    description:
      'Deletes an app; all its grants end at once, with everything that belongs to them. Idempotent: a ' +
      'repeated call is refused with APP_NOT_FOUND.',
  })
  async deleteApp(
    @Args('input', { description: 'The app.' }) { appId }: DeleteAppInput,
    @SignedIn('session') { userId }: Viewer,
  ): Promise<DeleteAppPayload> {
    const failure = await this.apps.remove(userId, givenId('App', appId, 'input.appId'));
    return failure ? refused(failure) : { deletedAppId: appId, userErrors: done };
  }

  @Mutation(() => RotateAppSecretPayload, {
    description:
      'Creates a new secret for a confidential app; the old one is invalid at once. Idempotent: a ' +
      'repeated call creates another secret, and the last one counts.',
  })
  async rotateAppSecret(
    @Args('input', { description: 'The app.' }) { appId }: RotateAppSecretInput,
    @SignedIn('session') { userId }: Viewer,
  ): Promise<RotateAppSecretPayload> {
    const rotated = await this.apps.rotateSecret(userId, givenId('App', appId, 'input.appId'));
    if (!rotated.ok) return refused(...rotated.error);
    return { app: appType(rotated.value.app), secret: rotated.value.secret, userErrors: done };
  }

  @ResolveField('apps', () => [AppType], {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + USUAL_APPS * childComplexity,
    description: `The apps that the viewer has registered, by name, at most ${MAX_APPS}; null for anyone else’s.`,
  })
  async appsOf(
    @Parent() user: UserType,
    @OptionalViewer('session') viewer: Viewer | null,
  ): Promise<AppType[] | null> {
    return isViewer(viewer, user) ? (await this.apps.list(user.userId)).map(appType) : null;
  }
}
