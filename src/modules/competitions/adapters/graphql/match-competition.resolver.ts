import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  LOOKED_UP_PRICE,
  pagePrice,
  STATEMENT_PRICE,
} from '../../../../platform/accounting/price.js';
import { isUuid, toGlobalId } from '../../../../platform/api/ids.js';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import { PairingReader } from '../../application/readers.js';
import type { OpenPairing, OpenPosition } from '../../application/readers.js';
import type { StoredPairing } from '../../domain/competition.js';
import { loadPairingOfMatch } from './competition-loaders.js';
import {
  CompetitionPairingConnection,
  CompetitionPairingType,
  toPairingType,
} from './competition-parts.type.js';
import { CompetitionType } from './competition.type.js';
import { isPairPosition } from './positions.js';

/** What a match belongs to, and what a user has to play. */
@Resolver(() => MatchType)
export class MatchCompetitionResolver {
  constructor(
    private readonly pairings: PairingReader,
    private readonly nodes: NodeFinders,
  ) {}

  @ResolveField(() => CompetitionType, {
    complexity: ({ childComplexity }) => LOOKED_UP_PRICE + childComplexity,
    nullable: true,
    description:
      'The competition to which it belongs; null for none, and when the viewer does not see it.',
  })
  async competition(
    @Parent() match: MatchType,
    @OptionalViewer('competition:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    const pairing = await this.pairingOf(match, context);
    return pairing && this.competitionOf(pairing, viewer, context);
  }

  @ResolveField(() => CompetitionPairingType, {
    complexity: ({ childComplexity }) => LOOKED_UP_PRICE + childComplexity,
    nullable: true,
    description:
      'The pairing to which it belongs, with its round; null outside competitions, and when the viewer does not see ' +
      'the competition.',
  })
  async competitionPairing(
    @Parent() match: MatchType,
    @OptionalViewer('competition:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionPairingType | null> {
    const pairing = await this.pairingOf(match, context);
    const sees = pairing && (await this.competitionOf(pairing, viewer, context));
    return sees ? toPairingType(pairing) : null;
  }

  @Query(() => CompetitionPairingConnection, {
    complexity: ({ args, childComplexity }) => STATEMENT_PRICE + pagePrice(args, childComplexity),
    description:
      'The viewer’s undecided pairings in all competitions. Those whose time is up first come first.',
  })
  async viewerPairings(
    @Args() { first, after }: PageArgs,
    @SignedIn('competition:read') viewer: Viewer,
  ): Promise<Connection<CompetitionPairingType>> {
    const page = parsePage(first, after, isOpenPosition);
    const rows = await this.pairings.openOf(viewer.userId, page);
    return connectionOf(rows, page, positionOf, toPairingType);
  }

  private competitionOf(
    { competitionId }: StoredPairing,
    viewer: Viewer | null,
    context: GraphqlContext,
  ): Promise<NodeObject | null> {
    const id = toGlobalId('Competition', competitionId);
    return this.nodes.load(context, 'Competition', id, viewer);
  }

  private pairingOf({ viewed }: MatchType, context: GraphqlContext): Promise<StoredPairing | null> {
    return loadPairingOfMatch(context, this.pairings, viewed.stored.id);
  }
}

const positionOf = ({ timeUpAt, competitionId, round, board }: OpenPairing): OpenPosition => [
  timeUpAt?.toISOString() ?? null,
  competitionId,
  round,
  board,
];

/** Whether a decoded cursor is the place of an open pairing. */
function isOpenPosition(value: unknown): value is OpenPosition {
  if (!Array.isArray(value) || value.length !== 4) return false;
  const [at, id, ...numbers] = value as unknown[];
  const isTime = at === null || isMomentAndId([at, id]);
  return isTime && isUuid(id) && isPairPosition(numbers);
}
