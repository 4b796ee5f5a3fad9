import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import { searchedConnection } from '../../../../platform/graphql/searched-connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { USUAL_SEATS } from '../../../../platform/accounting/price.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { OptionalViewer, requiredViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import {
  CHANGED_ARG,
  MatchType,
  RuleSettingType,
  rulesPrice,
  toRuleSettings,
} from '../../../matches/adapters/graphql/index.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { Challenges } from '../../application/index.js';
import { visibleBackers, isVisible } from '../../domain/challenge.js';
import {
  ChallengeListArgs,
  challengeQuery,
  directionOf,
  usersNamedIn,
} from './challenge-filter.js';
import {
  BackingType,
  ChallengeConnection,
  ChallengeSeatType,
  ChallengeType,
  toBackingType,
  toChallengeType,
  toChallengeSeatTypes,
} from './challenge.type.js';

@Resolver(() => ChallengeType)
export class ChallengesResolver implements OnModuleInit {
  constructor(
    private readonly challenges: Challenges,
    private readonly nodes: NodeFinders,
    private readonly users: Users,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Challenge', 'challenge:read', async (ids, viewer) => {
      const found = await this.challenges.findMany(ids);
      const visible = found.filter((one) => isVisible(one, viewer?.userId ?? null));
      return new Map(visible.map((one) => [one.id, toChallengeType(one)]));
    });
  }

  @Query(() => ChallengeConnection, {
    name: 'challenges',
    description:
      'Challenges that anyone may accept, unless the viewer has blocked one of their players; ' +
      'with `mine`, the viewer’s own. A page may have fewer than `first`, or none, and still have a ' +
      'next page: at most 1000 challenges are checked against the filter for each page.',
  })
  async list(
    @Args() args: ChallengeListArgs,
    @OptionalViewer('challenge:read') anyone: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<ChallengeType>> {
    const { filter = null } = args;
    const page = parsePage(args.first, args.after, isMomentAndId);
    const viewer = filter?.mine ? await requiredViewer(context, 'challenge:read') : anyone;
    const query = challengeQuery(filter ?? {}, await usersNamedIn(filter, this.users), viewer);
    const direction = directionOf(args.order);
    const found = query ? await this.challenges.list(query, direction, page) : NOTHING;
    return searchedConnection(found, page, toChallengeType, context);
  }

  @ResolveField(() => [RuleSettingType], {
    complexity: rulesPrice,
    description: 'Every option, as its creator chose it.',
  })
  rules(
    @Parent() { source: { options, variant } }: ChallengeType,
    @Args('changed', CHANGED_ARG) changed: boolean,
    @Context() { language }: GraphqlContext,
  ): RuleSettingType[] {
    return toRuleSettings(options, { variant, language, changed });
  }

  @ResolveField(() => UserType, { description: 'The user who created it.' })
  creator(@Parent() { source }: ChallengeType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, source.creatorId);
  }

  @ResolveField(() => [UserType], {
    nullable: 'items',
    description: 'The players by seat; null where anyone may sit down.',
  })
  seats(@Parent() { source }: ChallengeType, @Context() context: GraphqlContext) {
    // All or none: a player who cannot be read now would look like a free seat.
    return Promise.all(
      source.seats.map(async ({ userId }) => userId && loadUser(context, this.users, userId)),
    );
  }

  @ResolveField(() => [ChallengeSeatType], {
    complexity: ({ childComplexity }) => 1 + USUAL_SEATS * childComplexity,
    description:
      'Its seats, clockwise from 0: which ones play together, and which players have sat down.',
  })
  table(@Parent() { source }: ChallengeType): ChallengeSeatType[] {
    return toChallengeSeatTypes(source);
  }

  @ResolveField(() => [BackingType], {
    description:
      'The accepted idle partners, by seat. While the challenge is open, users who have asked are ' +
      'listed too, but only for themselves and for the seat’s holder.',
  })
  backers(
    @Parent() { source }: ChallengeType,
    @OptionalViewer('challenge:read') viewer: Viewer | null,
  ): BackingType[] {
    return visibleBackers(source, viewer?.userId ?? null).map(toBackingType);
  }

  @ResolveField(() => MatchType, {
    nullable: true,
    description:
      'The match that it has become; null until then, and where the viewer may not look at it.',
  })
  match(
    @Parent() { source, matchId }: ChallengeType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    const begun = source.status === 'MATCHED' ? matchId : null;
    return this.nodes.load(context, 'Match', begun, viewer);
  }

  @ResolveField(() => MatchType, {
    nullable: true,
    description:
      'The match of which it is a rematch; null for none, and where the viewer may not look at it.',
  })
  rematchOf(
    @Parent() { rematchOfId }: ChallengeType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Match', rematchOfId, viewer);
  }
}

@Resolver(() => ChallengeSeatType)
export class ChallengeSeatResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'The player who sits there or is named; null where the seat is free.',
  })
  user(
    @Parent() { userId }: ChallengeSeatType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> | null {
    return userId === null ? null : loadUser(context, this.users, userId);
  }
}

const NOTHING = { rows: [], stoppedAt: null };
