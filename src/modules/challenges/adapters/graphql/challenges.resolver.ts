import type { OnModuleInit } from '@nestjs/common';
import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { VARIANTS, variantOf } from '../../../../engine/index.js';
import {
  connectionOf,
  isMomentAndId,
  momentAndIdOf,
  parsePage,
} from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { OptionalViewer } from '../../../../platform/graphql/viewer.js';
import type { Viewer } from '../../../../platform/graphql/viewer.js';
import { ChallengeStore, isVisible } from '../../application/index.js';
import type { ChallengeQuery } from '../../application/challenge-store.js';
import { ChallengeFilter, TimeControlFilter } from './challenge.input.js';
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
    @OptionalViewer('read') viewer: Viewer | null,
  ): Promise<Connection<ChallengeType>> {
    const page = parsePage(first, after, isMomentAndId);
    const query = queryOf(filter ?? {}, viewer);
    const rows = query ? await this.challenges.list(query, page) : [];
    return connectionOf(rows, page, momentAndIdOf, toChallengeType);
  }
}

const isPreset = (name: string): boolean =>
  VARIANTS.some(({ ruleset }) => Object.hasOwn(ruleset.presets, name));

function clockQuery({ kind, minSeconds, maxSeconds }: TimeControlFilter): Partial<ChallengeQuery> {
  return {
    ...(kind && { clock: kind }),
    ...(typeof minSeconds === 'number' && { minSeconds }),
    ...(typeof maxSeconds === 'number' && { maxSeconds }),
  };
}

/** Null where nothing can match: "mine" of nobody, an unknown variant or preset. */
function queryOf(filter: ChallengeFilter, viewer: Viewer | null): ChallengeQuery | null {
  const { mine, excludeOwn, variant, preset, rated, timeControl } = filter;
  if ((mine && !viewer) || (variant && !variantOf(variant))) return null;
  if (preset && !isPreset(preset)) return null;
  return {
    ...(mine ? { participantId: viewer!.userId } : { openToAll: true }),
    ...(excludeOwn && viewer && { notSeatedId: viewer.userId }),
    ...(variant && { variant }),
    ...(preset && { preset }),
    ...(timeControl && clockQuery(timeControl)),
    ...(typeof rated === 'boolean' && { rated }),
  };
}
