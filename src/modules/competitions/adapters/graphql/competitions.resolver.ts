import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, ID, Query, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { searchedConnection } from '../../../../platform/graphql/searched-connection.js';
import { OptionalViewer, requiredViewer } from '../../../../platform/graphql/signed-in.js';
import { Users } from '../../../users/application/index.js';
import { CompetitionReader } from '../../application/readers.js';
import { FORMS } from '../../domain/index.js';
import { CompetitionListArgs, competitionQuery } from './competition-filter.js';
import { CompetitionFormType, toFormType } from './competition-form.type.js';
import { CompetitionConnection, CompetitionType, toCompetitionType } from './competition.type.js';

/** The lists of competitions and of their forms. */
@Resolver(() => CompetitionType)
export class CompetitionsResolver implements OnModuleInit {
  constructor(
    private readonly reader: CompetitionReader,
    private readonly users: Users,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Competition', 'competition:read', async (ids, viewer) => {
      const found = await this.reader.visibleTo(viewer?.userId ?? null, ids);
      return new Map([...found].map(([id, one]) => [id, toCompetitionType(one)]));
    });
  }

  @Query(() => [CompetitionFormType], {
    complexity: ({ childComplexity }) => 1 + FORMS.length * childComplexity,
    description: 'The forms of competition, with what an organiser may choose.',
  })
  competitionForms(@Context() { language }: GraphqlContext): CompetitionFormType[] {
    return FORMS.map((form) => toFormType(form, language));
  }

  @Query(() => CompetitionType, {
    nullable: true,
    description:
      'A competition, also one by invitation, which lists do not show to others; null for an unknown id, and for one ' +
      'for the members of a private club, unless the viewer is a member or has entered: the same as `node`.',
  })
  competition(
    @Args('competitionId', { type: () => ID, description: 'A competition.' }) globalId: string,
    @OptionalViewer('competition:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    givenId('Competition', globalId, 'competitionId');
    return this.nodes.load(context, 'Competition', globalId, viewer);
  }

  @Query(() => CompetitionConnection, {
    description:
      'Competitions, the newest first. Those by invitation are listed only for their organiser and for who has ' +
      'entered, those for members of a club only for its members. A page may have fewer than `first`, or none, and still have a next page: at most 1000 competitions ' +
      'are checked against the filter for each page.',
  })
  async competitions(
    @Args() args: CompetitionListArgs,
    @OptionalViewer('competition:read') anyone: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<CompetitionType>> {
    const filter = args.filter ?? {};
    const page = parsePage(args.first, args.after, isMomentAndId);
    const viewer = filter.mine ? await requiredViewer(context, 'competition:read') : anyone;
    const organiser = filter.organiser ? await this.users.byUsername(filter.organiser) : undefined;
    const query = competitionQuery(filter, organiser?.id ?? null, viewer?.userId ?? null);
    const found = organiser === null ? NOTHING : await this.reader.list(query, page);
    return searchedConnection(found, page, toCompetitionType, context);
  }
}

const NOTHING = { rows: [], stoppedAt: null };
