import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { STATEMENT_PRICE, pagePrice } from '../../../../platform/accounting/price.js';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import {
  searchedConnection,
  SCAN_PRICE,
} from '../../../../platform/graphql/searched-connection.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { CompetitionReader, SeriesReader } from '../../application/readers.js';
import { ANY_COMPETITION } from './competition-filter.js';
import { loadCompetition } from './competition-loaders.js';
import {
  ChampionConnection,
  ChampionType,
  CompetitionSeriesConnection,
  CompetitionSeriesType,
  toChampionType,
  toSeriesType,
} from './competition-series.type.js';
import { CompetitionConnection, CompetitionType, toCompetitionType } from './competition.type.js';
import { isPairPosition } from './positions.js';

/** Series of competitions: their seasons and champions. */
@Resolver(() => CompetitionSeriesType)
export class CompetitionSeriesResolver implements OnModuleInit {
  constructor(
    private readonly series: SeriesReader,
    private readonly competitions: CompetitionReader,
    private readonly users: Users,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('CompetitionSeries', 'competition:read', async (ids, viewer) => {
      const found = await this.series.visibleTo(viewer?.userId ?? null, ids);
      return new Map([...found].map(([id, one]) => [id, toSeriesType(one)]));
    });
  }

  @Query(() => CompetitionSeriesConnection, {
    description:
      'The series of competitions, the newest first. Those for members of a club or by invitation are listed only for ' +
      'their organiser.',
  })
  async competitionSeries(
    @Args() { first, after }: PageArgs,
    @OptionalViewer('competition:read') viewer: Viewer | null,
  ): Promise<Connection<CompetitionSeriesType>> {
    const page = parsePage(first, after, isMomentAndId);
    const rows = await this.series.list(viewer?.userId ?? null, page);
    return connectionOf(rows, page, momentAndIdOf, toSeriesType);
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'Who runs it; null when the service does, or the account is gone.',
  })
  organiser(
    @Parent() { source }: CompetitionSeriesType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> | null {
    return source.organiserId ? loadUser(context, this.users, source.organiserId) : null;
  }

  @ResolveField(() => CompetitionConnection, {
    complexity: ({ args, childComplexity }) => SCAN_PRICE + pagePrice(args, childComplexity),
    description: 'Its seasons, the last first.',
  })
  async seasons(
    @Parent() { source }: CompetitionSeriesType,
    @Args() { first, after }: PageArgs,
    @OptionalViewer('competition:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<CompetitionType>> {
    const page = parsePage(first, after, isMomentAndId);
    const viewerId = viewer?.userId ?? null;
    const query = { ...ANY_COMPETITION, viewerId, seriesId: source.id };
    const found = await this.competitions.list(query, page);
    return searchedConnection(found, page, toCompetitionType, context);
  }

  @ResolveField(() => ChampionConnection, {
    complexity: ({ args, childComplexity }) => STATEMENT_PRICE + pagePrice(args, childComplexity),
    description: 'Who has won its seasons, the last season first.',
  })
  async champions(
    @Parent() { source }: CompetitionSeriesType,
    @Args() { first, after }: PageArgs,
  ): Promise<Connection<ChampionType>> {
    const page = parsePage(first, after, isPairPosition);
    const rows = await this.series.champions(source.id, page);
    return connectionOf(rows, page, ({ season, number }) => [season, number], toChampionType);
  }
}

@Resolver(() => ChampionType)
export class ChampionResolver {
  constructor(
    private readonly competitions: CompetitionReader,
    private readonly users: Users,
  ) {}

  @ResolveField(() => CompetitionType, { description: 'The season.' })
  competition(
    @Parent() { champion }: ChampionType,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionType | null> {
    return loadCompetition(context, this.competitions, champion.competitionId);
  }

  @ResolveField(() => UserType, { description: 'The winner.' })
  user(
    @Parent() { champion }: ChampionType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return loadUser(context, this.users, champion.userId);
  }

  @ResolveField(() => UserType, {
    nullable: true,
    description: 'The winner’s fixed partner; null in competitions without.',
  })
  partner(
    @Parent() { champion }: ChampionType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> | null {
    return champion.partnerId ? loadUser(context, this.users, champion.partnerId) : null;
  }
}

/** The series of a competition. */
@Resolver(() => CompetitionType)
export class SeriesOfCompetitionResolver {
  constructor(private readonly nodes: NodeFinders) {}

  @ResolveField(() => CompetitionSeriesType, {
    nullable: true,
    description:
      'The series of which it is a season; null for none, and when it is for the members of a private club and the ' +
      'viewer is not one.',
  })
  series(
    @Parent() { source: { seriesId } }: CompetitionType,
    @OptionalViewer('competition:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> | null {
    if (seriesId === null) return null;
    const id = toGlobalId('CompetitionSeries', seriesId);
    return this.nodes.load(context, 'CompetitionSeries', id, viewer);
  }
}
