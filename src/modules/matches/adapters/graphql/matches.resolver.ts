import { Args, Context, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { OnModuleInit } from '@nestjs/common';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import { isMomentAndId, momentAndIdOf, parsePage } from '../../../../platform/api/page.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { idOf } from '../../../../platform/api/ids.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import {
  OptionalViewer,
  requiredViewer,
  SignedIn,
} from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { UserStore } from '../../../users/application/index.js';
import { MatchReader } from '../../application/match-reader.js';
import type { MatchSight } from '../../application/match-sight.js';
import type { MatchQuery } from '../../storage/list-matches.js';
import { turnPositionOf } from '../../storage/list-turns.js';
import type { TurnPosition } from '../../storage/list-turns.js';
import { MatchStore } from '../../storage/match-store.js';
import { toMatchType } from './match-mapper.js';
import { MatchConnection, MatchFilter, MatchType, TurnConnection } from './match.type.js';
import { variantTypes, ALL_VARIANTS, VariantType } from './variant.type.js';

@Resolver(() => MatchType)
export class MatchesResolver implements OnModuleInit {
  constructor(
    private readonly reader: MatchReader,
    private readonly store: MatchStore,
    private readonly users: UserStore,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Match', 'match:read', async (ids, viewer) => {
      const sights = await this.reader.findMany(ids, viewer?.userId ?? null);
      return new Map([...sights].map(([id, sight]) => [id, toMatchType(sight)]));
    });
  }

  @Query(() => [VariantType], {
    complexity: ({ childComplexity }) => 1 + ALL_VARIANTS * childComplexity,
    description: 'Every variant, preset and option with its values.',
  })
  variants(@Context() { language }: GraphqlContext): VariantType[] {
    return variantTypes(language);
  }

  @Query(() => MatchType, {
    nullable: true,
    description: 'Null when there is no such match, or none that the viewer may look at.',
  })
  async match(
    @Args('id', { type: () => ID, description: 'The match’s id.' }) id: string,
    @OptionalViewer('match:read') viewer: Viewer | null,
  ): Promise<MatchType | null> {
    const matchId = idOf('Match', id);
    return matchId ? this.find(matchId, viewer) : null;
  }

  @Query(() => MatchConnection, {
    description: 'Matches that the viewer may look at, newest first.',
  })
  async matches(
    @Args('filter', {
      type: () => MatchFilter,
      nullable: true,
      description: 'Which of them; all when left out.',
    })
    filter: MatchFilter | null,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @OptionalViewer('match:read') anyone: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<MatchType>> {
    const page = parsePage(first, after, isMomentAndId);
    const viewer = isOwn(filter ?? {}) ? await requiredViewer(context, 'match:read') : anyone;
    const query = await this.queryOf(filter ?? {}, viewer);
    const sights = query ? await this.reader.list(query, page) : [];
    return connectionOf(sights, page, ({ stored }) => momentAndIdOf(stored), toMatchType);
  }

  @Query(() => TurnConnection, {
    description:
      'Every match that waits for the viewer, the next deadline first, those without one last. A cursor ' +
      'stands for a deadline and a match: what is played meanwhile shifts nothing.',
  })
  async myTurns(
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
    @SignedIn('match:read') { userId }: Viewer,
  ): Promise<TurnConnection> {
    const page = parsePage(first, after, isTurnPosition);
    const [sights, totalCount] = await Promise.all([
      this.reader.turns(userId, page),
      this.store.countTurns(userId),
    ]);
    return { ...connectionOf(sights, page, positionOf, toMatchType), totalCount };
  }

  private async find(matchId: string, viewer: Viewer | null): Promise<MatchType | null> {
    const sight = await this.reader.find(matchId, viewer?.userId ?? null);
    return sight && toMatchType(sight);
  }

  /** Null where nothing can match: an unknown player, or own matches of another. */
  private async queryOf(
    { player: username, ...filter }: MatchFilter,
    viewer: Viewer | null,
  ): Promise<MatchQuery | null> {
    const player = isGiven(username) ? await this.users.byUsername(username) : null;
    if (isGiven(username) && !player) return null;
    if (filter.mine && player && player.id !== viewer!.userId) return null;
    return {
      ...(player && { playerId: player.id }),
      ...(viewer && ownIn(filter, viewer)),
      ...anyonesIn(filter),
      viewerId: viewer?.userId ?? null,
    };
  }
}

const anyonesIn = ({ status, variant, rated }: MatchFilter): Partial<MatchQuery> => ({
  ...(status && { status }),
  ...(variant && { variant }),
  ...(typeof rated === 'boolean' && { rated }),
});

/** What is asked of the viewer's own part in matches. */
const ownIn = ({ mine, myTurn, backed }: MatchFilter, { userId }: Viewer): Partial<MatchQuery> => ({
  ...(mine && { playerId: userId }),
  ...(myTurn && { awaitingUserId: userId }),
  ...(backed && { backerId: userId }),
});

const isOwn = ({ mine, myTurn, backed }: MatchFilter): boolean =>
  [mine, myTurn, backed].some((asked) => asked === true);

const isGiven = (text: string | null | undefined): text is string => typeof text === 'string';

const positionOf = ({ stored }: MatchSight): TurnPosition => turnPositionOf(stored);

/** A match without a deadline has null where others have a moment. */
function isTurnPosition(value: unknown): value is TurnPosition {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [deadline, id] = value as unknown[];
  return isMomentAndId([deadline ?? ANY_MOMENT, id]);
}

const ANY_MOMENT = '2026-01-31T12:00:00.000Z';
