import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { ContractName, DealReason, kernel } from '../../../../engine/index.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import type { Meanings } from '../../../../platform/graphql/enum-type.js';
import { DealReasonEnum } from './deal-enums.js';
import { ContractKeyEnum, SuitEnum } from './game-enums.js';

@ObjectType('PlayedCard', { description: 'A card with the seat that played or drew it.' })
export class PlayedCardType {
  @Field(() => Int, { description: 'The seat, from 0.' }) seat!: number;
  @Field({ description: 'The card, such as HA.' }) card!: string;
}

@ObjectType('Trick', { description: 'A trick that has been taken.' })
export class TrickType {
  @Field(() => [PlayedCardType], { description: 'Its cards in the order of play.' })
  cards!: readonly PlayedCardType[];
  @Field(() => Int, { description: 'The seat that took it.' }) taker!: number;
}

@ObjectType('Hand', { description: 'A player’s cards, as far as the viewer may see them.' })
export class HandType {
  @Field(() => Int, { description: 'The seat of the player, from 0.' }) seat!: number;
  @Field(() => Int, { description: 'How many cards it holds.' }) count!: number;
  @Field(() => [String], {
    nullable: true,
    description: 'The cards in a fixed order; null where the viewer may not see them.',
  })
  cards!: readonly string[] | null;
  @Field(() => [String], { description: 'The cards of the hand that everyone has seen.' })
  known!: readonly string[];
}

@ObjectType('Marriage', { description: 'An announced pair of king and queen.' })
export class MarriageType {
  @Field(() => Int, { description: 'The seat that announced it.' }) seat!: number;
  @Field(() => SuitEnum, { description: 'The suit of the pair.' }) suit!: kernel.SuitLetter;
  @Field(() => Int, {
    description: 'Its value in card points; 0 if the seat’s points stand still after a close.',
  })
  cardPoints!: number;
  @Field(() => Boolean, {
    description:
      'Whether the marriage does not count yet, because the seat or its side must first take a ' +
      'trick.',
  })
  isPending!: boolean;
}

const CALLS = {
  BID: 'Bids the contract, or raises to it.',
  PASS: 'Passes.',
  DOUBLE: 'Doubles the value of the deal.',
} as const satisfies Meanings<string>;
export type CallKind = keyof typeof CALLS;
const CallKindEnum = describedEnum(
  'CallKind',
  'What a player did in the bidding or doubling.',
  CALLS,
);

@ObjectType('Call', { description: 'A step of the bidding or doubling.' })
export class CallType {
  @Field(() => Int, { description: 'The seat that acted.' }) seat!: number;
  @Field({ description: 'The action in the notation.' }) token!: string;
  @Field(() => CallKindEnum, { description: 'The kind of the action.' }) kind!: CallKind;
  @Field(() => ContractKeyEnum, {
    nullable: true,
    description: 'The contract of a bid, else null.',
  })
  contract!: ContractName | null;
  @Field({
    description: 'Whether the bidder plays without taking the talon; false if it is no bid.',
  })
  withoutTalon!: boolean;
}

@ObjectType('DealResult', { description: 'How a deal ended, and its value.' })
export class DealResultType {
  @Field(() => [Int], { description: 'The seats that won; empty if nobody won.' })
  winners!: readonly number[];
  @Field(() => [Int], { description: 'The game points that were won, by seat.' })
  gamePoints!: readonly number[];
  @Field(() => DealReasonEnum, { description: 'Why it ended.' }) reason!: DealReason;
}

@ObjectType('DealerDraw', { description: 'The draw for the first dealer.' })
export class DealerDrawType {
  @Field(() => [[PlayedCardType]], {
    description:
      'The cards that each seat drew, round by round. If the highest cards are equal, their seats ' +
      'draw again.',
  })
  rounds!: readonly (readonly PlayedCardType[])[];
  @Field(() => Int, { description: 'The seat that deals first.' }) dealer!: number;
  @Field({ description: 'Link 1 of the match’s hash chain, in hex: it proves the draw.' })
  link!: string;
}
