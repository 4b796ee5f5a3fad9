import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { AuthorizationType } from '../../../auth/adapters/graphql/index.js';
import { isViewer, loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { AppGrants } from '../../application/app-grants.js';
import { GrantedAppType, grantedAppType, RevokeAppInput, RevokeAppPayload } from './app.type.js';
import { MAX_GRANTS } from '../../domain/app.js';

/** How many apps the query cost assumes for a list. */
const USUAL_APPS = 5;

/** The GraphQL API for the apps that act for a user. */
@Resolver(() => GrantedAppType)
export class GrantedAppsResolver implements OnModuleInit {
  constructor(
    private readonly grants: AppGrants,
    private readonly users: Users,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('GrantedApp', 'session', async (ids, viewer) => {
      const granted = viewer ? await this.grants.list(viewer.userId) : [];
      const found = granted.filter(({ appId }) => ids.includes(appId));
      return new Map(found.map((app) => [app.appId, grantedAppType(app)]));
    });
  }

  @Mutation(() => RevokeAppPayload, {
    description:
      'Ends all grants of the viewer to an app at once, with everything that belongs to them: tokens, ' +
      'streams, push subscriptions and webhooks. Idempotent: a repeated call is refused with APP_NOT_FOUND.',
  })
  async revokeApp(
    @Args('input', { description: 'The app.' }) { grantedAppId }: RevokeAppInput,
    @SignedIn('session') { userId }: Viewer,
  ): Promise<RevokeAppPayload> {
    const failure = await this.grants.revoke(
      userId,
      givenId('GrantedApp', grantedAppId, 'input.grantedAppId'),
    );
    return failure ? refused(failure) : { revokedGrantedAppId: grantedAppId, userErrors: done };
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'The user who registered the app; null for an app that registered itself.',
  })
  owner(@Parent() { ownerId }: GrantedAppType, @Context() context: GraphqlContext) {
    return ownerId === null ? null : loadUser(context, this.users, ownerId);
  }
}

/** The app whose token the request carries. */
@Resolver(() => AuthorizationType)
export class AuthorizationAppResolver {
  constructor(private readonly grants: AppGrants) {}

  @ResolveField(() => GrantedAppType, {
    nullable: true,
    description:
      'The app whose token this request carries; null for a session and for a personal token.',
  })
  async app(
    @Parent() { viewer: { appId, userId } }: AuthorizationType,
  ): Promise<GrantedAppType | null> {
    const granted = appId === null ? [] : await this.grants.list(userId);
    const found = granted.find((app) => app.appId === appId);
    return found ? grantedAppType(found) : null;
  }
}

/** The apps that act for a user. */
@Resolver(() => UserType)
export class UserGrantedAppsResolver {
  constructor(private readonly grants: AppGrants) {}

  @ResolveField(() => [GrantedAppType], {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + USUAL_APPS * childComplexity,
    description: `The apps that act for the viewer, last used first, at most ${MAX_GRANTS}; null for anyone else’s.`,
  })
  async grantedApps(
    @Parent() user: UserType,
    @OptionalViewer('session') viewer: Viewer | null,
  ): Promise<GrantedAppType[] | null> {
    if (!isViewer(viewer, user)) return null;
    return (await this.grants.list(user.userId)).map(grantedAppType);
  }
}
