import { Args, Context, ID, Int, Query, Resolver } from '@nestjs/graphql';
import type { OnModuleInit } from '@nestjs/common';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import { searchedConnection } from '../../../../platform/graphql/searched-connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import { SCAN } from '../../../../platform/database/scanned-list.js';
import type { ListPosition } from '../../../../platform/database/scanned-list.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { givenId } from '../../../../platform/api/ids.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import {
  OptionalViewer,
  requiredViewer,
  SignedIn,
} from '../../../../platform/graphql/signed-in.js';
import { SealedCursors } from '../../../../platform/signing/sealed-cursors.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { Users, Visibility } from '../../../users/application/index.js';
import { MatchReader } from '../../application/match-reader.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import { Matches, turnPositionOf } from '../../application/index.js';
import type { TurnPosition } from '../../application/index.js';
import { toMatchType } from './match-mapper.js';
import {
  cursorOf,
  isOwn,
  isPositionIn,
  MatchListArgs,
  matchQuery,
  matchOrderOf,
} from './match-filter.js';
import type { MatchFilter, MatchFilterUsers } from './match-filter.js';
import { MatchConnection, MatchType } from './match.type.js';
import { variantTypes, ALL_VARIANTS, VariantType } from './variant.type.js';

@Resolver(() => MatchType)
export class MatchesResolver implements OnModuleInit {
  constructor(
    private readonly reader: MatchReader,
    private readonly stored: Matches,
    private readonly users: Users,
    private readonly visibility: Visibility,
    private readonly nodes: NodeFinders,
    private readonly cursors: SealedCursors,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Match', 'match:read', async (ids, viewer) => {
      const views = await this.reader.findMany(ids, viewer?.userId ?? null);
      return new Map([...views].map(([id, viewed]) => [id, toMatchType(viewed)]));
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
    description:
      'One match; null when there is no match with this id, or the viewer may not look at it.',
  })
  async match(
    @Args('id', { type: () => ID, description: 'The match’s id.' }) id: string,
    @OptionalViewer('match:read') viewer: Viewer | null,
  ): Promise<MatchType | null> {
    return this.find(givenId('Match', id, 'id'), viewer);
  }

  @Query(() => MatchConnection, {
    description:
      'Matches that the viewer may look at, newest first unless `order` says otherwise. One page ' +
      'searches at most 1000 matches. So it may have fewer matches than `first`, or none, and still ' +
      'have a next page. Others see a match here if all its players show their matches to everyone, and none has ' +
      'hidden it (`hideMatch`). A player named in `filter` need show them to the viewer only.',
  })
  async matches(
    @Args() args: MatchListArgs,
    @OptionalViewer('match:read') anyone: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<MatchType>> {
    const { filter = null } = args;
    const order = matchOrderOf(args.order);
    // A search may stop at a match that the viewer may not see.
    const form = this.cursors.of('matches');
    const page = parsePage(args.first, args.after, isPositionIn(order), form);
    const viewer = isOwn(filter ?? {}) ? await requiredViewer(context, 'match:read') : anyone;
    const query = matchQuery(filter ?? {}, order, await this.namedIn(filter, viewer), viewer);
    const found = query ? await this.reader.list(query, order, page) : NOTHING;
    const toType = ({ viewed }: { readonly viewed: ViewedMatch }) => toMatchType(viewed);
    const encode = (position: ListPosition) => form.encode(cursorOf(order)(position));
    return searchedConnection(found, page, toType, context, encode);
  }

  @Query(() => MatchConnection, {
    description:
      'Every match that waits for the viewer, soonest deadline first, matches without a deadline ' +
      'last. A cursor is a deadline and a match, so that moves between two pages shift nothing.',
  })
  async myTurns(
    @Args() { first, after }: PageArgs,
    @SignedIn('match:read') { userId }: Viewer,
  ): Promise<Connection<MatchType>> {
    const page = parsePage(first, after, isTurnPosition);
    return connectionOf(await this.reader.turns(userId, page), page, positionOf, toMatchType);
  }

  @Query(() => Int, {
    description: `How many matches wait for the viewer. At most ${SCAN} are counted.`,
  })
  myTurnCount(@SignedIn('match:read') { userId }: Viewer): Promise<number> {
    return this.stored.countTurns(userId);
  }

  private async find(matchId: string, viewer: Viewer | null): Promise<MatchType | null> {
    const viewed = await this.reader.find(matchId, viewer?.userId ?? null);
    return viewed && toMatchType(viewed);
  }

  /** The users whom a filter names; null for an unknown name, and for a user whose matches the viewer may not see. */
  private async namedIn(
    filter: MatchFilter | null,
    viewer: Viewer | null,
  ): Promise<MatchFilterUsers> {
    const find = async (username: string) => {
      const user = await this.users.byAnyUsername(username);
      const isShown =
        user && (await this.visibility.isShown(user, 'matches', viewer?.userId ?? null));
      return isShown ? user : null;
    };
    const named = (username: string | null | undefined) =>
      typeof username === 'string' ? find(username) : undefined;
    const [player, opponent] = [named(filter?.player), named(filter?.opponent)];
    return { player: await player, opponent: await opponent };
  }
}

const NOTHING = { rows: [], stoppedAt: null };

const positionOf = ({ stored }: ViewedMatch): TurnPosition => turnPositionOf(stored);

/** Whether a value is a position: a match without a deadline has null in place of the moment. */
function isTurnPosition(value: unknown): value is TurnPosition {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [deadline, id] = value as unknown[];
  return isMomentAndId([deadline ?? ANY_MOMENT, id]);
}

const ANY_MOMENT = '2026-01-31T12:00:00.000Z';
