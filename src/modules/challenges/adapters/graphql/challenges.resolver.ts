import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Int, Query, Resolver } from '@nestjs/graphql';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { OptionalViewer, requiredViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { ChallengeStore, isVisible } from '../../application/index.js';
import { ChallengeFilter } from './challenge.input.js';
import { challengeQuery } from './challenge-query.js';
import { ChallengeConnection, ChallengeType, toChallengeType } from './challenge.type.js';

@Resolver(() => ChallengeType)
export class ChallengesResolver implements OnModuleInit {
  constructor(
    private readonly challenges: ChallengeStore,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Challenge', async (id, viewer) => {
      const challenge = await this.challenges.find(id);
      const visible = challenge && isVisible(challenge, viewer?.userId ?? null);
      return visible ? toChallengeType(challenge) : null;
    });
  }

  @Query(() => ChallengeConnection, {
    name: 'challenges',
    description: 'Challenges that anyone may accept, newest first; or the viewer’s own.',
  })
  async list(
    @Args('filter', { type: () => ChallengeFilter, nullable: true }) filter: ChallengeFilter | null,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @OptionalViewer('read') anyone: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<ChallengeType>> {
    const page = parsePage(first, after, isMomentAndId);
    const viewer = filter?.mine ? await requiredViewer(context, 'read') : anyone;
    const rows = await this.challenges.list(challengeQuery(filter ?? {}, viewer), page);
    return connectionOf(rows, page, momentAndIdOf, toChallengeType);
  }
}
