import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { MatchClocks } from '../../application/match-clocks.js';
import { clockOf } from '../../domain/clock-history.js';
import type { ClockFacts, MatchClock } from '../../domain/clock-history.js';
import type { LedgerEntry } from '../../domain/clock/ledger.js';
import { MatchClockType } from './match-clock.type.js';
import type { TimeLedgerEntryType } from './match-clock.type.js';
import { MatchType } from './match.type.js';

/** What matches' clocks follow from, by the match's id. */
const factsLoader = defineSharedLoader<string, ClockFacts>('clock-facts');

@Resolver(() => MatchType)
export class MatchClockResolver {
  constructor(private readonly clocks: MatchClocks) {}

  @ResolveField(() => MatchClockType, {
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: 'Where the time of the match went, and what is left; the same for everyone.',
  })
  async clock(
    @Parent() { sight: { stored } }: MatchType,
    @Context() context: GraphqlContext,
  ): Promise<MatchClockType> {
    const facts = await factsLoader(context, (ids) => this.clocks.facts(ids)).load(stored.id);
    return toClockType(clockOf(stored, facts!));
  }
}

function toClockType({ entries, banks, turnStartedAt }: MatchClock): MatchClockType {
  return {
    turnStartedAt,
    banks: banks && banks.map(seconds),
    timeLedger: entries.map(toEntryType),
  };
}

function toEntryType({
  seat,
  from,
  to,
  kind,
  millis,
  bankAfter,
}: LedgerEntry): TimeLedgerEntryType {
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
