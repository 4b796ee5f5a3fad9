import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/graphql/cost-limit.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { UserDirectory } from '../../application/index.js';
import { loadUser } from './load-user.js';
import { isViewer } from './owner.js';
import { UserType, userType } from './user.type.js';

@Resolver(() => UserType)
export class UsersResolver implements OnModuleInit {
  constructor(
    private readonly directory: UserDirectory,
    private readonly finders: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.finders.register('User', async (id) => {
      const user = await this.directory.byId(id);
      return user && userType(user);
    });
  }

  @Query(() => UserType, { nullable: true, description: 'The viewer; null when not signed in.' })
  async me(
    @OptionalViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return viewer && loadUser(context, this.directory, viewer.userId);
  }

  @Query(() => UserType, {
    nullable: true,
    description: 'The user of this name, in whatever case; null when there is none.',
  })
  async user(@Args('username', { type: () => String }) username: string): Promise<UserType | null> {
    const user = await this.directory.byUsername(username);
    return user && userType(user);
  }

  @ResolveField(() => String, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: "The viewer's own e-mail address; null for anyone else's.",
  })
  async email(
    @Parent() user: UserType,
    @OptionalViewer('account') viewer: Viewer | null,
  ): Promise<string | null> {
    if (!isViewer(viewer, user)) return null;
    return (await this.directory.addressOf(user.userId))?.email ?? null;
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: "Whether the viewer's own e-mail address is verified; null for anyone else's.",
  })
  async emailVerified(
    @Parent() user: UserType,
    @OptionalViewer('account') viewer: Viewer | null,
  ): Promise<boolean | null> {
    if (!isViewer(viewer, user)) return null;
    return (await this.directory.addressOf(user.userId))?.isVerified ?? false;
  }
}
