/**
 * The content of each event type as a type of its own. The payload's JSON has the same names, except for two
 * that would clash with fields of another type (docs/events.md).
 */
import type { Type } from '@nestjs/common';
import { Field, Float, InterfaceType, Int, ObjectType } from '@nestjs/graphql';
import type { MatchOutcome } from '../../../../engine/index.js';
import {
  ContractKeyEnum,
  DealReasonEnum,
  DealResultType,
  PlayedCardType,
  SuitEnum,
} from '../../../matches/adapters/graphql/index.js';
import { EVENT_TYPES } from '../../../matches/application/index.js';
import type { EventOf, EventType, ViewedMatch } from '../../../matches/application/index.js';
import { MatchEventTypeEnum, payloadName } from './match-event-type.enum.js';

@InterfaceType('MatchEventPayload', {
  resolveType: ({ type }: MatchEventPayloadType) => PAYLOADS[type],
  description: 'The content of an event: each event type has its own payload type.',
})
export abstract class MatchEventPayloadType {
  @Field(() => MatchEventTypeEnum, {
    description: 'What happened; the same as the `type` of the event.',
  })
  type!: EventType;
  /** For the resolvers; not a field: the match of the event. */
  readonly viewed!: ViewedMatch;
}

const PayloadOf = (type: EventType) =>
  ObjectType(payloadName(type), {
    implements: () => [MatchEventPayloadType],
    description: EVENT_TYPES[type].says,
  });

@ObjectType({ isAbstract: true })
abstract class OfSeat extends MatchEventPayloadType {
  @Field(() => Int, { description: 'The seat of the event, from 0.' }) seat!: number;
}

@ObjectType('DrawnCard', { description: 'A card that was added to a hand, or shown in it.' })
class DrawnCardType {
  @Field(() => Int, { description: 'The seat of the hand, from 0.' }) seat!: number;
  @Field(() => String, { nullable: true, description: 'The card; null where it is hidden.' })
  card!: string | null;
  @Field({ description: 'Whether everyone saw it.' }) open!: boolean;
}

@ObjectType({ isAbstract: true })
abstract class OfDraws extends MatchEventPayloadType {
  @Field(() => [DrawnCardType], {
    description: 'The cards; of each hand, the open cards come first.',
  })
  draws!: readonly DrawnCardType[];
}

@PayloadOf('MATCH_STARTED')
export class MatchStartedType extends MatchEventPayloadType {
  /** For the resolver only, not a field of the schema: the players' global ids. */
  readonly seats!: readonly string[];
}

@PayloadOf('DEALER_DRAWN')
class DealerDrawnType extends MatchEventPayloadType {
  @Field(() => [[PlayedCardType]], { description: 'What each seat drew, round by round.' })
  rounds!: readonly (readonly PlayedCardType[])[];
  @Field(() => Int, { description: 'The seat that deals.' }) dealer!: number;
  @Field(() => String, {
    nullable: true,
    description:
      'Link 1 of the match’s hash chain, in hex: it proves the draw. Null before a play-off: the ' +
      'link of its deal also proves its draw.',
  })
  link!: string | null;
}

@PayloadOf('SEAT_LEFT')
export class SeatLeftType extends OfSeat {
  /** For the resolver only, not a field of the schema: its name in JSON. */
  readonly reason!: EventOf<'SEAT_LEFT'>['reason'];
}

@PayloadOf('ABORT_OFFERED')
class AbortOfferedType extends OfSeat {}

@PayloadOf('ABORT_WITHDRAWN')
class AbortWithdrawnType extends OfSeat {}

@PayloadOf('MATCH_ABORTED')
class MatchAbortedType extends MatchEventPayloadType {}

@PayloadOf('TIME_GIVEN')
class TimeGivenType extends OfSeat {
  @Field(() => Float, { description: 'How much time, in seconds.' }) seconds!: number;
}

@PayloadOf('MATCH_RESTORED')
class MatchRestoredType extends MatchEventPayloadType {
  @Field(() => Int, {
    nullable: true,
    description: 'The deal that is dealt again, from 1; null if the match is called off.',
  })
  deal!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Link 0 of its hash chain, in hex; null if the match is called off.',
  })
  commitment!: string | null;
}

@PayloadOf('DEAL_STARTED')
class DealStartedType extends MatchEventPayloadType {
  @Field(() => Int, { description: 'The deal, from 1.' }) number!: number;
  @Field(() => Int, { description: 'The seat that deals.' }) dealer!: number;
  @Field(() => [Int], { description: 'The seats that play it.' }) seats!: readonly number[];
  @Field({ description: 'Whether it is a play-off: two players play for a place.' })
  playOff!: boolean;
}

@PayloadOf('DECK_CUT')
class DeckCutType extends OfSeat {
  @Field({ description: 'Whether the player knocked instead of cutting.' }) knocked!: boolean;
}

@PayloadOf('CARDS_DEALT')
class CardsDealtType extends OfDraws {}

@PayloadOf('TRUMP_NAMED')
class TrumpNamedType extends OfSeat {
  @Field(() => SuitEnum, { description: 'The trump suit from now on.' })
  trump!: EventOf<'TRUMP_NAMED'>['trump'];
}

@PayloadOf('TRUMP_TURNED')
class TrumpTurnedType extends OfSeat {
  @Field(() => String, { nullable: true, description: 'The card; null where it is hidden.' })
  card!: string | null;
  @Field(() => SuitEnum, { description: 'The trump suit from now on.' })
  trump!: EventOf<'TRUMP_TURNED'>['trump'];
}

@PayloadOf('REDEAL_DEMANDED')
class RedealDemandedType extends OfSeat {}

@PayloadOf('BID')
class BidType extends OfSeat {
  @Field(() => ContractKeyEnum, { description: 'The contract.' })
  contract!: EventOf<'BID'>['contract'];
  @Field({ description: 'Whether the talon stays where it is.' }) withoutTalon!: boolean;
}

@PayloadOf('PASSED')
class PassedType extends OfSeat {}

@PayloadOf('CONTRACT_WON')
class ContractWonType extends OfSeat {
  @Field(() => ContractKeyEnum, { description: 'The contract that the seat plays.' })
  contract!: EventOf<'CONTRACT_WON'>['contract'];
}

@PayloadOf('TALON_TAKEN')
class TalonTakenType extends OfDraws {}

@PayloadOf('CARDS_LAID_ASIDE')
class CardsLaidAsideType extends OfSeat {
  @Field(() => [String], {
    nullable: 'items',
    description: 'The cards; null for each that is hidden.',
  })
  cards!: readonly (string | null)[];
}

@PayloadOf('DOUBLED')
class DoubledType extends OfSeat {
  @Field(() => Int, { description: 'How many times the deal counts now: 2, 4 or 8.' })
  double!: number;
}

@PayloadOf('TRUMP_EXCHANGED')
class TrumpExchangedType extends OfSeat {
  @Field(() => String, {
    nullable: true,
    description: 'The lowest trump; null where it is hidden.',
  })
  gave!: string | null;
  @Field(() => String, { nullable: true, description: 'The trump card; null where it is hidden.' })
  took!: string | null;
}

@PayloadOf('MARRIAGE_ANNOUNCED')
class MarriageAnnouncedType extends OfSeat {
  @Field(() => SuitEnum, { description: 'The suit of the marriage.' })
  suit!: EventOf<'MARRIAGE_ANNOUNCED'>['suit'];
  @Field(() => Int, { description: 'Its card points.' }) cardPoints!: number;
}

@PayloadOf('TALON_CLOSED')
class TalonClosedType extends OfSeat {}

@PayloadOf('CARD_PLAYED')
class CardPlayedType extends OfSeat {
  @Field(() => String, { nullable: true, description: 'The card; null where it is hidden.' })
  card!: string | null;
}

@PayloadOf('TRICK_TAKEN')
class TrickTakenType extends OfSeat {
  @Field(() => [String], {
    nullable: 'items',
    description: 'Its cards in the order of play; null for each that is hidden.',
  })
  cards!: readonly (string | null)[];
}

@PayloadOf('CARDS_DRAWN')
class CardsDrawnType extends OfDraws {}

@PayloadOf('HANDS_OPENED')
class HandsOpenedType extends OfDraws {}

@PayloadOf('CLAIMED')
class ClaimedType extends OfSeat {}

@PayloadOf('DEAL_ENDED')
class DealEndedType extends MatchEventPayloadType {
  @Field(() => DealReasonEnum, { description: 'Why it ended.' })
  reason!: EventOf<'DEAL_ENDED'>['reason'];
  @Field(() => [Int], { description: 'The seats that won; empty if nobody won.' })
  winners!: readonly number[];
}

@PayloadOf('DEAL_SCORED')
class DealScoredType extends MatchEventPayloadType {
  @Field(() => Int, { description: 'The deal, from 1.' }) number!: number;
  @Field(() => DealResultType, {
    nullable: true,
    description: 'The result; null after a redeal.',
  })
  result!: DealResultType | null;
  @Field(() => [Int], { description: 'The game points after the deal, by seat.' })
  score!: readonly number[];
}

@PayloadOf('MATCH_ENDED')
export class MatchEndedType extends MatchEventPayloadType {
  readonly outcome!: MatchOutcome;
}

/** Checks that each type has all fields of its event. */
type PublishedPayload<T extends EventType> = Readonly<
  Record<Exclude<keyof EventOf<T>, 'type'>, unknown>
>;

const PAYLOADS: { readonly [T in EventType]: Type<MatchEventPayloadType & PublishedPayload<T>> } = {
  MATCH_STARTED: MatchStartedType,
  DEALER_DRAWN: DealerDrawnType,
  SEAT_LEFT: SeatLeftType,
  ABORT_OFFERED: AbortOfferedType,
  ABORT_WITHDRAWN: AbortWithdrawnType,
  MATCH_ABORTED: MatchAbortedType,
  MATCH_RESTORED: MatchRestoredType,
  TIME_GIVEN: TimeGivenType,
  DEAL_STARTED: DealStartedType,
  DECK_CUT: DeckCutType,
  CARDS_DEALT: CardsDealtType,
  TRUMP_NAMED: TrumpNamedType,
  TRUMP_TURNED: TrumpTurnedType,
  REDEAL_DEMANDED: RedealDemandedType,
  BID: BidType,
  PASSED: PassedType,
  CONTRACT_WON: ContractWonType,
  TALON_TAKEN: TalonTakenType,
  CARDS_LAID_ASIDE: CardsLaidAsideType,
  DOUBLED: DoubledType,
  TRUMP_EXCHANGED: TrumpExchangedType,
  MARRIAGE_ANNOUNCED: MarriageAnnouncedType,
  TALON_CLOSED: TalonClosedType,
  CARD_PLAYED: CardPlayedType,
  TRICK_TAKEN: TrickTakenType,
  CARDS_DRAWN: CardsDrawnType,
  HANDS_OPENED: HandsOpenedType,
  CLAIMED: ClaimedType,
  DEAL_ENDED: DealEndedType,
  DEAL_SCORED: DealScoredType,
  MATCH_ENDED: MatchEndedType,
};
