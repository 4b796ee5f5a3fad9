import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import {
  LOOKED_UP_PRICE,
  pagePrice,
  STATEMENT_PRICE,
} from '../../../../platform/accounting/price.js';
import { isUuid } from '../../../../platform/api/ids.js';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import { CompetitionReader, PairingReader } from '../../application/readers.js';
import type { OpenPairing, OpenPosition } from '../../application/readers.js';
import type { StoredPairing } from '../../domain/competition.js';
import { loadCompetition, loadPairingOfMatch } from './competition-loaders.js';
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
    private readonly competitions: CompetitionReader,
    private readonly pairings: PairingReader,
  ) {}

  @ResolveField(() => CompetitionType, {
    complexity: ({ childComplexity }) => LOOKED_UP_PRICE + childComplexity,
    nullable: true,
    description: 'The competition to which it belongs; null for none.',
  })
  async competition(
    @Parent() match: MatchType,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionType | null> {
    const pairing = await this.pairingOf(match, context);
    return pairing && loadCompetition(context, this.competitions, pairing.competitionId);
  }

  @ResolveField(() => CompetitionPairingType, {
    complexity: ({ childComplexity }) => LOOKED_UP_PRICE + childComplexity,
    nullable: true,
    description: 'The pairing to which it belongs, with its round; null outside competitions.',
  })
  async competitionPairing(
    @Parent() match: MatchType,
    @Context() context: GraphqlContext,
  ): Promise<CompetitionPairingType | null> {
    const pairing = await this.pairingOf(match, context);
    return pairing && toPairingType(pairing);
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
