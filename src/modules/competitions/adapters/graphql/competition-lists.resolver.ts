import { Args, ArgsType, Field, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { parsePage } from '../../../../platform/api/page.js';
import { pagePrice, STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import { EntryReader, PairingReader, Standings } from '../../application/readers.js';
import type { RankedEntrant } from '../../application/readers.js';
import type { EntryStatus } from '../../domain/competition.js';
import { EntryStatusEnum } from './competition-enums.js';
import {
  CompetitionLogEntryConnection,
  CompetitionLogEntryType,
  toLogEntryType,
} from './competition-log.type.js';
import {
  CompetitionEntryConnection,
  CompetitionEntryType,
  CompetitionPairingConnection,
  CompetitionPairingType,
  CompetitionRoundConnection,
  CompetitionRoundType,
  CompetitionStandingConnection,
  CompetitionStandingType,
  toEntryType,
  toPairingType,
  toRoundType,
  toStandingType,
} from './competition-parts.type.js';
import { CompetitionType } from './competition.type.js';
import { isNumberPosition, isPairPosition } from './positions.js';

@ArgsType()
class EntryArgs extends PageArgs {
  @Field(() => EntryStatusEnum, { nullable: true, description: 'Entries of a status.' })
  status?: EntryStatus | null;
}

@ArgsType()
class PairingArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'Pairings of one round, from 1.' })
  round?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Pairings of one entrant, by the place in the draw, from 0.',
  })
  ofLot?: number | null;
}

@ArgsType()
class StandingArgs extends PageArgs {
  @Field(() => Int, { nullable: true, description: 'One group or division, from 0.' })
  group?: number | null;
}

/** Of 1,000 entrants: about ten milliseconds when the competition has changed, and none until it changes again. */
const STANDINGS_PRICE = 100;

/** The lists of a competition. */
@Resolver(() => CompetitionType)
export class CompetitionListsResolver {
  constructor(
    private readonly entryReader: EntryReader,
    private readonly pairingReader: PairingReader,
    private readonly ranked: Standings,
  ) {}

  @ResolveField(() => CompetitionEntryConnection, {
    complexity: ({ args, childComplexity }) => STATEMENT_PRICE + pagePrice(args, childComplexity),
    description: 'The entries, in the order of entering.',
  })
  async entries(
    @Parent() { source }: CompetitionType,
    @Args() { first, after, status }: EntryArgs,
  ): Promise<Connection<CompetitionEntryType>> {
    const page = parsePage(first, after, isNumberPosition);
    const rows = await this.entryReader.list(source.id, status ?? null, page);
    return connectionOf(rows, page, ({ number }) => number, toEntryType);
  }

  @ResolveField(() => CompetitionRoundConnection, {
    complexity: ({ args, childComplexity }) => STATEMENT_PRICE + pagePrice(args, childComplexity),
    description: 'The rounds, the last first.',
  })
  async rounds(
    @Parent() { source }: CompetitionType,
    @Args() { first, after }: PageArgs,
  ): Promise<Connection<CompetitionRoundType>> {
    const page = parsePage(first, after, isNumberPosition);
    const rows = await this.pairingReader.rounds(source.id, page);
    return connectionOf(rows, page, ({ number }) => number, toRoundType);
  }

  @ResolveField(() => CompetitionPairingConnection, {
    complexity: ({ args, childComplexity }) => STATEMENT_PRICE + pagePrice(args, childComplexity),
    description: 'The pairings, by round and board.',
  })
  async pairings(
    @Parent() { source }: CompetitionType,
    @Args() { first, after, round, ofLot }: PairingArgs,
  ): Promise<Connection<CompetitionPairingType>> {
    const page = parsePage(first, after, isPairPosition);
    const query = { competitionId: source.id, round: round ?? null, ofLot: ofLot ?? null };
    const rows = await this.pairingReader.list(query, page);
    return connectionOf(rows, page, (one) => [one.round, one.board], toPairingType);
  }

  @ResolveField(() => CompetitionStandingConnection, {
    complexity: ({ args, childComplexity }) => STANDINGS_PRICE + pagePrice(args, childComplexity),
    description: 'The standings, by groups and places; empty before the draw.',
  })
  async standings(
    @Parent() { source }: CompetitionType,
    @Args() { first, after, group }: StandingArgs,
  ): Promise<Connection<CompetitionStandingType>> {
    const page = parsePage(first, after, isNumberPosition);
    const all = await this.ranked.of(source);
    const listed = typeof group === 'number' ? all.filter((one) => one.group === group) : all;
    const rows = listed.slice(page.after ?? 0).map(numberedFrom(page.after ?? 0));
    return connectionOf(
      rows.slice(0, page.first + 1),
      page,
      ({ number }) => number,
      ({ line }) => toStandingType(line, source),
    );
  }

  @ResolveField(() => CompetitionLogEntryConnection, {
    complexity: ({ args, childComplexity }) => STATEMENT_PRICE + pagePrice(args, childComplexity),
    description: 'What has happened in it, the newest first.',
  })
  async log(
    @Parent() { source }: CompetitionType,
    @Args() { first, after }: PageArgs,
  ): Promise<Connection<CompetitionLogEntryType>> {
    const page = parsePage(first, after, isNumberPosition);
    const rows = await this.entryReader.log(source.id, page);
    return connectionOf(rows, page, ({ number }) => number, toLogEntryType);
  }
}

/** The cursor of a line is its number in the list, from 1. */
const numberedFrom =
  (before: number) =>
  (line: RankedEntrant, i: number): { readonly line: RankedEntrant; readonly number: number } => ({
    line,
    number: before + i + 1,
  });
