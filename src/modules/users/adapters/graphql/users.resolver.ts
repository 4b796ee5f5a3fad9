import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { CardSuits, Language } from '../../../../platform/api/reader.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { CardSuitsEnum } from '../../../../platform/graphql/card-suits.type.js';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import { LanguageEnum } from '../../../../platform/graphql/language.type.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { Renaming, userLanguage, UserRegistry, Users } from '../../application/index.js';
import type { PrivateUser } from '../../application/index.js';
import { defineOwn } from './own.js';
import {
  isViewer,
  loadUser,
  SetLocaleInput,
  SetLocalePayload,
  SetSuitsInput,
  SetSuitsPayload,
  SetTimeZoneInput,
  SetTimeZonePayload,
  UserType,
  userType,
} from './user.type.js';
import type { ViewerPayload } from './user.type.js';

const ownProfile = defineOwn<PrivateUser>('private user');
const ownRenaming = defineOwn<Date>('renaming');

@Resolver(() => UserType)
export class UsersResolver implements OnModuleInit {
  constructor(
    private readonly users: Users,
    private readonly registry: UserRegistry,
    private readonly finders: NodeFinders,
    private readonly renaming: Renaming,
  ) {}

  onModuleInit(): void {
    this.finders.register('User', null, async (ids) => {
      const users = await this.users.byIds(ids);
      return new Map([...users].map(([id, user]) => [id, userType(user)]));
    });
  }

  @Query(() => UserType, { nullable: true, description: 'The viewer; null when not signed in.' })
  async me(
    @OptionalViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return viewer && loadUser(context, this.users, viewer.userId);
  }

  @Query(() => UserType, {
    nullable: true,
    description:
      'The user with this name, without regard to case; null when there is none. A renamed user is found by the old ' +
      'name for 90 days, and has the new one in the answer.',
  })
  async user(
    @Args('username', { type: () => String, description: 'Without regard to case.' })
    username: string,
  ): Promise<UserType | null> {
    const user = await this.users.byAnyUsername(username);
    return user && userType(user);
  }

  @ResolveField(() => String, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: "The viewer's own e-mail address; null for anyone else's.",
  })
  async email(
    @Parent() user: UserType,
    @OptionalViewer('email:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<string | null> {
    return (await this.own(user, viewer, context))?.email ?? null;
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: "Whether the viewer's own e-mail address is verified; null for anyone else's.",
  })
  async emailVerified(
    @Parent() user: UserType,
    @OptionalViewer('email:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<boolean | null> {
    if (!isViewer(viewer, user)) return null;
    const own = await this.own(user, viewer, context);
    return own !== null && own.email !== null && own.emailVerifiedAt !== null;
  }

  @ResolveField(() => Date, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'From when on the viewer can be renamed (`renameAccount`), which may be past; null for anyone else’s.',
  })
  async renamableAt(
    @Parent() user: UserType,
    @OptionalViewer('profile:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Date | null> {
    return ownRenaming(user, viewer, context, (id) => this.renaming.renamableAt(id));
  }

  @ResolveField(() => String, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: "The viewer's own time zone; null for anyone else's.",
  })
  async timeZone(
    @Parent() user: UserType,
    @OptionalViewer('preference:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<string | null> {
    return (await this.own(user, viewer, context))?.timeZone ?? null;
  }

  @Mutation(() => SetTimeZonePayload, {
    description:
      'Sets the viewer’s time zone. Matches that have begun keep the time zone they began with. ' +
      'Idempotent: a repeated call changes nothing.',
  })
  async setTimeZone(
    @Args('input') { timeZone }: SetTimeZoneInput,
    @SignedIn('preference:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<SetTimeZonePayload> {
    const failure = await this.registry.setTimeZone(viewer.userId, timeZone);
    return failure ? refused(failure) : this.changed(viewer, context);
  }

  @ResolveField(() => LanguageEnum, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'The language of the viewer’s e-mails and push notifications; null for anyone else’s.',
  })
  async locale(
    @Parent() user: UserType,
    @OptionalViewer('preference:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Language | null> {
    return (await this.own(user, viewer, context))?.language ?? null;
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'Whether the viewer has chosen `locale`. If so, answers come in it as well, and ' +
      '`Accept-Language` does not matter. Null for anyone else’s.',
  })
  async localeChosen(
    @Parent() user: UserType,
    @OptionalViewer('preference:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<boolean | null> {
    return (await this.own(user, viewer, context))?.languageChosen ?? null;
  }

  @Mutation(() => SetLocalePayload, {
    description:
      'Chooses the language of e-mails, push notifications and answers, for all of the viewer’s ' +
      'sessions and tokens. A subscription keeps the language it began in. Idempotent: a repeated ' +
      'call changes nothing.',
  })
  async setLocale(
    @Args('input') { locale }: SetLocaleInput,
    @SignedIn('preference:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<SetLocalePayload> {
    const chosen = userLanguage(locale, context.requestLanguage);
    await this.registry.setLanguage(viewer.userId, chosen);
    context.language = chosen.language;
    return this.changed(viewer, context);
  }

  @ResolveField(() => CardSuitsEnum, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'The suits used in texts for the viewer; null for anyone else’s, and when the viewer has ' +
      'not chosen: texts then use FRENCH.',
  })
  async suits(
    @Parent() user: UserType,
    @OptionalViewer('preference:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<CardSuits | null> {
    return (await this.own(user, viewer, context))?.suits ?? null;
  }

  @Mutation(() => SetSuitsPayload, {
    description:
      'Chooses the suits used in texts, for all of the viewer’s sessions and tokens. A ' +
      'subscription keeps the suits it began with. Idempotent: a repeated call changes nothing.',
  })
  async setSuits(
    @Args('input') { suits }: SetSuitsInput,
    @SignedIn('preference:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<SetSuitsPayload> {
    await this.registry.setSuits(viewer.userId, suits);
    context.suits = suits;
    return this.changed(viewer, context);
  }

  private async changed({ userId }: Viewer, context: GraphqlContext): Promise<ViewerPayload> {
    return { user: await loadUser(context, this.users, userId), userErrors: done };
  }

  private own(user: UserType, viewer: Viewer | null, context: GraphqlContext) {
    return ownProfile(user, viewer, context, (id) => this.users.privateById(id));
  }
}
