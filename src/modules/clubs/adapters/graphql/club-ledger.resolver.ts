import { Args, ArgsType, Context, Field, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { isUuid, LAST_UUID } from '../../../../platform/api/ids.js';
import { isMomentAndId, parsePage } from '../../../../platform/api/page.js';
import { pagePrice, STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { ClubLedgers } from '../../application/index.js';
import type {
  ClubBalancePosition,
  ClubPairPosition,
  ClubSeasonPosition,
} from '../../application/index.js';
import type { ClubBalance, ClubPairEntry } from '../../domain/club-ledger.js';
import { FOR_EVER, isSeasonLabel } from '../../domain/club-season.js';
import {
  ClubBalanceConnection,
  ClubBalanceType,
  ClubLedgerConnection,
  ClubLedgerEntryType,
  ClubSeasonConnection,
  ClubSeasonType,
  ClubType,
} from './club.type.js';

@ArgsType()
class ClubLedgerArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description:
      'The label of a season from `ledgerSeasons`; all matches when left out. Nothing for an unknown one.',
  })
  season?: string | null;
}

const PAGE = {
  complexity: ({ args, childComplexity }: { args: object; childComplexity: number }) =>
    STATEMENT_PRICE + pagePrice(args as Record<string, unknown>, childComplexity),
};

/** The ledger of a club: everyone who sees the club sees it. */
@Resolver(() => ClubType)
export class ClubLedgerResolver {
  constructor(private readonly ledgers: ClubLedgers) {}

  @ResolveField('ledger', () => ClubLedgerConnection, {
    ...PAGE,
    description:
      'Who got how many Bummerl against whom, in finished matches whose people were all members when they ended; ' +
      'house bots do not count. Those who have played most with each other first.',
  })
  async pairs(
    @Parent() { source }: ClubType,
    @Args() args: ClubLedgerArgs,
  ): Promise<Connection<ClubLedgerEntryType>> {
    const page = parsePage(args.first, args.after, isPairPosition);
    const season = seasonIn(args);
    const rows =
      season === null ? [] : await this.ledgers.pairs({ clubId: source.id, season }, page);
    const positionOf = ({ matches, lowId, highId }: ClubPairEntry) => [matches, lowId, highId];
    return connectionOf(rows, page, positionOf, toEntry);
  }

  @ResolveField(() => ClubBalanceConnection, {
    ...PAGE,
    description: 'The sums of the ledger for each person, the best balance first.',
  })
  async balances(
    @Parent() { source }: ClubType,
    @Args() args: ClubLedgerArgs,
  ): Promise<Connection<ClubBalanceType>> {
    const page = parsePage(args.first, args.after, isBalancePosition);
    const season = seasonIn(args);
    const rows =
      season === null ? [] : await this.ledgers.balances({ clubId: source.id, season }, page);
    const positionOf = ({ given, taken, userId }: ClubBalance) => [given - taken, userId];
    return connectionOf(rows, page, positionOf, toBalance);
  }

  @ResolveField(() => ClubSeasonConnection, {
    ...PAGE,
    description: 'The seasons in which matches of the club have ended, the newest first.',
  })
  async ledgerSeasons(
    @Parent() { source }: ClubType,
    @Args() args: PageArgs,
  ): Promise<Connection<ClubSeasonType>> {
    const page = parsePage(args.first, args.after, isSeasonPosition);
    const rows = await this.ledgers.seasons(source.id, page);
    return connectionOf(
      rows,
      page,
      ({ beginsAt, label }) => [beginsAt.toISOString(), label],
      (season) => season,
    );
  }
}

@Resolver(() => ClubLedgerEntryType)
export class ClubLedgerEntryResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => UserType, {
    description: 'The player from whose side the figures are given.',
  })
  player(@Parent() { playerId }: ClubLedgerEntryType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, playerId);
  }

  @ResolveField(() => UserType, { description: 'The opponent.' })
  opponent(@Parent() { opponentId }: ClubLedgerEntryType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, opponentId);
  }
}

@Resolver(() => ClubBalanceType)
export class ClubBalanceResolver {
  constructor(private readonly users: Users) {}

  @ResolveField(() => UserType, { description: 'Whose sums these are.' })
  user(@Parent() { userId }: ClubBalanceType, @Context() context: GraphqlContext) {
    return loadUser(context, this.users, userId);
  }
}

/** Null for a text that is no label. */
function seasonIn({ season }: ClubLedgerArgs): string | null {
  if (season === undefined || season === null) return FOR_EVER;
  return isSeasonLabel(season) ? season : null;
}

const toEntry = (entry: ClubPairEntry): ClubLedgerEntryType => ({
  playerId: entry.lowId,
  opponentId: entry.highId,
  matches: entry.matches,
  won: entry.lowWins,
  lost: entry.highWins,
  bummerlGiven: entry.highBummerl,
  bummerlTaken: entry.lowBummerl,
});

const toBalance = ({ userId, matches, given, taken }: ClubBalance): ClubBalanceType => ({
  userId,
  matches,
  bummerlGiven: given,
  bummerlTaken: taken,
  balance: given - taken,
});

const LARGEST = 2 ** 31 - 1;
const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST;

const isPairPosition = (value: unknown): value is ClubPairPosition =>
  Array.isArray(value) &&
  value.length === 3 &&
  isCount(value[0]) &&
  isUuid(value[1]) &&
  isUuid(value[2]);

const isBalancePosition = (value: unknown): value is ClubBalancePosition =>
  Array.isArray(value) && value.length === 2 && isCount(value[0]) && isUuid(value[1]);

function isSeasonPosition(value: unknown): value is ClubSeasonPosition {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [at, label] = value as unknown[];
  const isLabel = typeof label === 'string' && isSeasonLabel(label);
  return isLabel && isMomentAndId([at, LAST_UUID]);
}
