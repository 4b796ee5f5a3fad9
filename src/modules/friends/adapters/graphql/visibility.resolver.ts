import {
  Args,
  Context,
  Field,
  InputType,
  Mutation,
  ObjectType,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { AnyViewer, OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done } from '../../../../platform/graphql/user-error.js';
import {
  isShownTo,
  isViewer,
  loadUser,
  UserType,
  ViewerPayload,
} from '../../../users/adapters/graphql/index.js';
import { audienceOf, Users, Visibility } from '../../../users/application/index.js';
import type { Audience } from '../../../users/application/index.js';
import { Friends } from '../../application/friends.js';

const AudienceEnum = describedEnum<Audience>(
  'Audience',
  'Who may see something that is a user’s. The user always may. Users whom the user blocks count as strangers.',
  {
    EVERYONE: 'Everyone, also without an account.',
    OPPONENTS:
      'Those who have or had a match with the user (of their newest thousand), and friends.',
    FRIENDS: 'Friends.',
    NOBODY: 'Nobody else.',
  },
);

@ObjectType('VisibilitySettings', { description: 'Who may see what is the viewer’s.' })
class VisibilitySettingsType {
  @Field(() => AudienceEnum, {
    description:
      'Ratings and their history, the Bummerl with others, vacations, and being listed in the leaderboard and in ' +
      'searches. The name, the kind of account and the day of joining are public.',
  })
  profile!: Audience;
  @Field(() => AudienceEnum, {
    description:
      'Lists and exports of the user’s matches. Whether a match can be watched by its link is a setting of the match.',
  })
  matches!: Audience;
  @Field(() => AudienceEnum, { description: 'Whether the user is online.' })
  presence!: Audience;
}

@InputType({ description: 'Input of `setVisibility`. What is missing or null stays as it is.' })
export class SetVisibilityInput {
  @Field(() => AudienceEnum, { nullable: true, description: 'See `VisibilitySettings.profile`.' })
  profile?: Audience | null;
  @Field(() => AudienceEnum, { nullable: true, description: 'See `VisibilitySettings.matches`.' })
  matches?: Audience | null;
  @Field(() => AudienceEnum, { nullable: true, description: 'See `VisibilitySettings.presence`.' })
  presence?: Audience | null;
}

@ObjectType({ description: 'Payload of `setVisibility`.' })
export class SetVisibilityPayload extends ViewerPayload {}

/** Who may see what is a user's. */
@Resolver(() => UserType)
export class VisibilityResolver {
  constructor(
    private readonly friends: Friends,
    private readonly users: Users,
    private readonly visibility: Visibility,
  ) {}

  @Mutation(() => SetVisibilityPayload, {
    description:
      'Chooses who may see what is the viewer’s. By default everyone may see the profile and the matches of an ' +
      'account, opponents those of a guest, and friends whether somebody is online. Taking part in competitions and ' +
      'clubs shows what their pages show, whatever is chosen. Idempotent: a repeated call changes nothing.',
  })
  async setVisibility(
    @Args('input') { profile, matches, presence }: SetVisibilityInput,
    @SignedIn('preference:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<SetVisibilityPayload> {
    await this.friends.setVisibility(viewer.userId, {
      ...(profile && { profileFor: profile }),
      ...(matches && { matchesFor: matches }),
      ...(presence && { onlineFor: presence }),
    });
    return { user: await loadUser(context, this.users, viewer.userId), userErrors: done };
  }

  @ResolveField(() => VisibilitySettingsType, {
    nullable: true,
    description: 'Who may see what is the viewer’s; null for anyone else’s.',
  })
  visibilitySettings(
    @Parent() user: UserType,
    @OptionalViewer('preference:read') viewer: Viewer | null,
  ): VisibilitySettingsType | null {
    if (!isViewer(viewer, user)) return null;
    const { watched } = user;
    return {
      profile: audienceOf(watched, 'profile'),
      matches: audienceOf(watched, 'matches'),
      presence: audienceOf(watched, 'online'),
    };
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    description:
      'Whether the viewer may see the profile. If not, ratings, their history and vacations are empty.',
  })
  profileIsVisible(
    @Parent() user: UserType,
    @AnyViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    return isShownTo(this.visibility, viewer, user, 'profile', context);
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    description:
      'Whether the viewer may see the user’s matches. If not, `matches` with this `player` is empty.',
  })
  matchesAreVisible(
    @Parent() user: UserType,
    @AnyViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    return isShownTo(this.visibility, viewer, user, 'matches', context);
  }
}
