import type { OnModuleInit } from '@nestjs/common';
import {
  Args,
  Context,
  Field,
  Float,
  Int,
  ObjectType,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { toGlobalId } from '../../../../platform/api/ids.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import type { Meanings } from '../../../../platform/graphql/enum-type.js';
import { collectInTurns } from '../../../../platform/collections.js';
import { parsePage } from '../../../../platform/api/page.js';
import { pagePrice } from '../../../../platform/accounting/price.js';
import { connectionOf, connectionType, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { NodeFinders, NodeObject } from '../../../../platform/graphql/node.js';
import { MatchClocks, MatchReader } from '../../application/index.js';
import { timeLedgerOf } from '../../domain/clock-history.js';
import type { ClockFacts } from '../../domain/clock-history.js';
import type { TimeLedgerEntry, TimeLedgerKind } from '../../../clock/domain/index.js';
import { eventCount } from '../../domain/restored.js';
import type { StoredMatch } from '../../domain/stored-match.js';

import { MATCH_PRICE, MatchType } from './match.type.js';

const KINDS: Meanings<TimeLedgerKind> = {
  THINKING: 'The player was to act, and the clock ran.',
  WEEKEND: 'Saturday or Sunday, where the player lives: the clock stood still.',
  VACATION: 'The player’s vacation: the clock stood still.',
  OUTAGE: 'An outage of the service: the clock stood still.',
  BOT: 'A house bot’s turn, which costs no time.',
  INCREMENT: 'The increment of the bank after a turn; it takes no time.',
  GIVEN: 'Time that a moderator gave the seat; it takes no time.',
};
const TimeKindEnum = describedEnum('TimeKind', 'How time passed.', KINDS);

@ObjectType('TimeLedgerEntry', { description: 'A period of a match’s time, and how it passed.' })
export class TimeLedgerEntryType {
  @Field(() => Int, { description: 'The seat that was to act, or was given time.' }) seat!: number;
  @Field({ description: 'When it began.' }) from!: Date;
  @Field({ description: 'When it ended; now for the running turn.' }) to!: Date;
  @Field(() => Float, {
    description: 'Its length; for INCREMENT and GIVEN, the time that was added.',
  })
  seconds!: number;
  @Field(() => TimeKindEnum, { description: 'How it passed.' }) kind!: string;
  @Field(() => Float, {
    nullable: true,
    description:
      'What was left in the seat’s bank at the end of the period; null without a bank, and until ' +
      'the turn ends.',
  })
  bankAfter!: number | null;
}

@ObjectType('MatchClock', {
  implements: () => NodeObject,
  description: 'The clock of a match. Who may look at the match finds it by its `id`.',
})
export class MatchClockType extends NodeObject {
  readonly nodeType!: 'MatchClock';
  /** For the resolver; not a field. */
  readonly stored!: StoredMatch;
  @Field(() => Date, {
    nullable: true,
    description:
      'When the running turn began, and so much later as time was given for it; null if no seat is to act.',
  })
  turnStartedAt!: Date | null;
  @Field(() => [Float], {
    nullable: true,
    description:
      'The banks by seat, in seconds, as they were when the running turn began; null without banks.',
  })
  banks!: number[] | null;
}

const TimeLedgerEntryConnection = connectionType('TimeLedgerEntry', TimeLedgerEntryType);

/** The facts from which the clocks of matches are computed, by the match's id. */
const factsLoader = defineSharedLoader<string, ClockFacts>('clock-facts');

@Resolver(() => MatchType)
export class MatchClockResolver implements OnModuleInit {
  constructor(
    private readonly reader: MatchReader,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('MatchClock', 'match:read', async (ids, viewer, { meter }) => {
      meter.spend(ids.length * MATCH_PRICE);
      const views = await this.reader.findMany(ids, viewer?.userId ?? null);
      return new Map([...views].map(([id, { stored }]) => [id, toClockType(stored)]));
    });
  }

  @ResolveField(() => MatchClockType, {
    description:
      'How the time of the match passed, and what is left of it; the same for every viewer.',
  })
  clock(@Parent() { viewed: { stored } }: MatchType): MatchClockType {
    return toClockType(stored);
  }
}

function toClockType(stored: StoredMatch): MatchClockType {
  const { id, turnStartedAt, banks } = stored;
  return {
    nodeType: 'MatchClock',
    id: toGlobalId('MatchClock', id),
    stored,
    turnStartedAt,
    banks: banks && banks.map(seconds),
  };
}

/** How many versions of a match are read and computed for one point of the price. */
const VERSIONS_A_POINT = 25;

/** The price of the calendars and outages that a ledger needs. */
const LEDGER_PRICE = 10;

/** The cursor of an entry: its place in the ledger, from 0. Entries are only added at the end. */
const isPlace = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

@Resolver(() => MatchClockType)
export class TimeLedgerResolver {
  constructor(private readonly clocks: MatchClocks) {}

  @ResolveField(() => TimeLedgerEntryConnection, {
    complexity: ({ args, childComplexity }) => LEDGER_PRICE + pagePrice(args, childComplexity),
    description:
      'The periods of the match, in order: each second is in one entry. The running turn is listed ' +
      `until now. Costs ${LEDGER_PRICE} more than other lists, and 1 for each ${VERSIONS_A_POINT} versions of the match.`,
  })
  async timeLedger(
    @Parent() { stored }: MatchClockType,
    @Args() { first, after }: PageArgs,
    @Context() context: GraphqlContext,
  ): Promise<Connection<TimeLedgerEntryType>> {
    const page = parsePage(first, after, isPlace);
    context.meter.spend(eventCount(stored) / VERSIONS_A_POINT);
    const from = page.after === null ? 0 : page.after + 1;
    const entries = (await this.ledger(stored, context)).slice(from, from + page.first + 1);
    const placed = entries.map((entry, at) => ({ entry, place: from + at }));
    return connectionOf(
      placed,
      page,
      ({ place }) => place,
      ({ entry }) => toEntryType(entry),
    );
  }

  private async ledger(stored: StoredMatch, context: GraphqlContext): Promise<TimeLedgerEntry[]> {
    const facts = await factsLoader(context, (ids) => this.clocks.facts(ids)).load(stored.id);
    const turns = await collectInTurns(timeLedgerOf(stored, facts!));
    return turns.flat();
  }
}

function toEntryType({
  seat,
  from,
  to,
  kind,
  millis,
  bankAfter,
}: TimeLedgerEntry): TimeLedgerEntryType {
  return {
    seat,
    kind,
    from: new Date(from),
    to: new Date(to),
    seconds: seconds(millis),
    bankAfter: bankAfter === null ? null : seconds(bankAfter),
  };
}

const seconds = (millis: number): number => millis / 1000;
