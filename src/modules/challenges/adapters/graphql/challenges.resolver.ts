import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { OptionalViewer, requiredViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import {
  CHANGED_ARG,
  MatchType,
  presetIn,
  RuleSettingType,
  rulesPrice,
  toRuleSettings,
} from '../../../matches/adapters/graphql/index.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { UserStore } from '../../../users/application/index.js';
import { visibleBackers, isVisible } from '../../domain/challenge.js';
import { ChallengeStore } from '../../storage/challenge-store.js';
import type { ChallengeQuery } from '../../storage/challenge-store.js';
import { ChallengeFilter } from './challenge.input.js';
import type { TimeControlFilter } from './challenge.input.js';
import {
  BackingType,
  ChallengeConnection,
  ChallengeType,
  toBackingType,
  toChallengeType,
} from './challenge.type.js';

@Resolver(() => ChallengeType)
export class ChallengesResolver implements OnModuleInit {
  constructor(
    private readonly challenges: ChallengeStore,
    private readonly nodes: NodeFinders,
    private readonly users: UserStore,
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
    description: 'Challenges that anyone may accept, newest first; or the viewer’s own.',
  })
  async list(
    @Args('filter', {
      type: () => ChallengeFilter,
      nullable: true,
      description: 'Which of them: all when left out.',
    })
    filter: ChallengeFilter | null,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @OptionalViewer('challenge:read') anyone: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<ChallengeType>> {
    const page = parsePage(first, after, isMomentAndId);
    const viewer = filter?.mine ? await requiredViewer(context, 'challenge:read') : anyone;
    const rows = await this.challenges.list(challengeQuery(filter ?? {}, viewer), page);
    return connectionOf(rows, page, momentAndIdOf, toChallengeType);
  }

  @ResolveField(() => [RuleSettingType], {
    complexity: rulesPrice,
    description: 'Every option, as its creator wishes it.',
  })
  rules(
    @Parent() { source: { options, variant } }: ChallengeType,
    @Args('changed', CHANGED_ARG) changed: boolean,
    @Context() { language }: GraphqlContext,
  ): RuleSettingType[] {
    return toRuleSettings(options, { variant, language, changed });
  }

  @ResolveField(() => UserType, { description: 'Who has made it.' })
  creator(@Parent() { source }: ChallengeType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, source.creatorId);
  }

  @ResolveField(() => [UserType], {
    nullable: 'items',
    description: 'By seat; null where anyone may sit down.',
  })
  seats(@Parent() { source }: ChallengeType, @Context() context: GraphqlContext) {
    // All or none: a player who cannot be read now would look like a seat that is free.
    return Promise.all(
      source.seats.map(async ({ userId }) => userId && loadUser(context, this.users, userId)),
    );
  }

  @ResolveField(() => [BackingType], {
    description:
      'Idle partners by seat: the accepted ones; while it is open, to themselves and to the seat’s ' +
      'holder, those too who have asked.',
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
      'The match that it plays again; null for none, and where the viewer may not look at it.',
  })
  rematchOf(
    @Parent() { rematchOfId }: ChallengeType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Match', rematchOfId, viewer);
  }
}

/**
 * What the store is asked for a filter. `mine` takes a viewer; nobody has challenges of their own to leave out.
 *
 * @throws ApiError BAD_USER_INPUT for a preset that the variant does not have
 */
function challengeQuery(filter: ChallengeFilter, viewer: Viewer | null): ChallengeQuery {
  const { mine, excludeOwn, variant, rated, timeControl, bots } = filter;
  const preset = presetIn(filter);
  return {
    ...(mine ? { participantId: viewer!.userId } : { openToAll: true }),
    ...(excludeOwn && viewer && { notSeatedId: viewer.userId }),
    ...(variant && { variant }),
    ...(preset && { preset }),
    ...(timeControl && clockQuery(timeControl)),
    ...(bots && bots !== 'ANY' && { bots: bots === 'ONLY' }),
    ...(typeof rated === 'boolean' && { rated }),
  };
}

function clockQuery({ kind, minSeconds, maxSeconds }: TimeControlFilter): Partial<ChallengeQuery> {
  return {
    ...(kind && { clock: kind }),
    ...(typeof minSeconds === 'number' && { minSeconds }),
    ...(typeof maxSeconds === 'number' && { maxSeconds }),
  };
}
