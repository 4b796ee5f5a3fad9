import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import type { MatchDealView, Phase } from '../../../../engine/index.js';
import { ApiError } from '../../../../platform/api/api-error.js';
import { NodeObject } from '../../../../platform/graphql/node.js';
import type { ViewedMatch } from '../../application/viewed-match.js';
import type { DealNumbers } from '../../domain/stored-deal.js';
import { PhaseEnum } from './deal-enums.js';
import {
  CallType,
  DealResultType,
  HandType,
  MarriageType,
  PlayedCardType,
  TrickType,
} from './deal-parts.type.js';
import { ContractKeyEnum, SuitEnum, VariantKeyEnum } from './game-enums.js';

@ObjectType('Fairness', {
  description:
    'The data that proves a shuffle: the commitment is public before the deal, the seed after it.',
})
export class FairnessType {
  @Field({ description: 'How the deck was shuffled: the name of the algorithm and its version.' })
  algorithm!: string;
  @Field({
    description:
      'Link 0 of the hash chain, in hex. It is that of the match’s first deal, unless the match has an ' +
      'event `MATCH_RESTORED`.',
  })
  commitment!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The deal’s link, in hex; null until the deal has ended.',
  })
  seed!: string | null;
  @Field(() => [String], {
    description:
      'By seat, the seed that the player added to the shuffle; the empty string for none.',
  })
  clientSeeds!: readonly string[];
}

@ObjectType('Deal', {
  implements: () => NodeObject,
  description:
    'A deal as this viewer may see it. Its `id` is the same in `Match.deal` and `Match.deals`, and `node(id)` finds it. ' +
    'In `Match.steps` each deal has an id of its own, because it is the deal at an earlier moment; `node(id)` is null for it.',
})
export class DealType extends NodeObject {
  readonly nodeType!: 'Deal';
  /** For the resolvers; not a field. */
  readonly viewed!: ViewedMatch;
  /** The engine's view of the deal, complete. */
  readonly view!: MatchDealView;
  @Field(() => Int, { description: 'Its number, from 1; redeals and the play-off count too.' })
  number!: number;
  @Field(() => Int, {
    description:
      'How many actions have been played in it; in `Match.steps` the position of the step.',
  })
  position!: number;
  @Field(() => VariantKeyEnum, {
    description: 'The variant that is played: that of the match, or zweier in a play-off.',
  })
  variant!: string;
  @Field(() => Int, { description: 'The seat that dealt.' }) dealer!: number;
  @Field(() => PhaseEnum, { description: 'What is decided next.' }) phase!: Phase;
  @Field(() => SuitEnum, {
    nullable: true,
    description: 'The trump suit; null while there is none, and in a contract without trump.',
  })
  trump!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The card that lies face up under the talon; null if there is none.',
  })
  trumpCard!: string | null;
  @Field(() => Int, { description: 'How many cards the talon holds, including the trump card.' })
  talonCount!: number;
  @Field(() => [String], {
    nullable: true,
    description: 'The rest of the talon, top first; null until the deal has ended.',
  })
  talon!: readonly string[] | null;
  @Field(() => [String], {
    nullable: true,
    description:
      'The cards that were laid aside; null where the viewer may not see them. The declarer may see ' +
      'them.',
  })
  aside!: readonly string[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that closed the talon; null if none has.',
  })
  closedBy!: number | null;
  @Field(() => ContractKeyEnum, {
    nullable: true,
    description: 'The contract; null in a variant without contracts, and during the bidding.',
  })
  contract!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that plays the contract; null while there is none.',
  })
  declarer!: number | null;
  @Field(() => Int, { description: 'The factor of doubling: 1, 2, 4 or 8.' }) double!: number;
  @Field(() => [HandType], { description: 'The hands, by seat.' }) hands!: readonly HandType[];
  @Field(() => [PlayedCardType], { description: 'The trick on the table.' })
  trick!: readonly PlayedCardType[];
  @Field(() => [PlayedCardType], {
    nullable: true,
    description:
      'The last trick that was taken; null before the first, and if the viewer may not look at it.',
  })
  lastTrick!: readonly PlayedCardType[] | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that took `lastTrick`; null if `lastTrick` is null.',
  })
  lastTaker!: number | null;
  @Field(() => [Int], {
    nullable: 'itemsAndList',
    description:
      'By seat, the card points, including the marriages that count; null where the viewer may not ' +
      'see them.',
  })
  cardPoints!: readonly (number | null)[];
  @Field(() => [Int], { description: 'How many tricks each seat has taken.' })
  tricks!: readonly number[];
  @Field(() => [CallType], { description: 'The bidding and doubling so far, in order.' })
  bids!: readonly CallType[];
  @Field(() => [MarriageType], { description: 'The marriages announced so far, in order.' })
  marriages!: readonly MarriageType[];
  @Field(() => [TrickType], {
    nullable: 'items',
    description:
      'By seat, the first trick of its side; null if the side has no trick, or if the trick lies ' +
      'face down.',
  })
  firstTricks!: readonly (TrickType | null)[];
  @Field(() => [TrickType], {
    nullable: true,
    description: 'The viewer’s own tricks; null if the viewer may not look at them.',
  })
  ownTricks!: readonly TrickType[] | null;
  @Field(() => Int, { nullable: true, description: 'The seat to act; null if there is none.' })
  toAct!: number | null;
  @Field(() => [String], {
    description:
      'The viewer’s legal actions in the notation; empty unless it is the viewer’s turn, and in `Match.steps`.',
  })
  legal!: readonly string[];
  @Field(() => DealResultType, {
    nullable: true,
    description: 'The result; null while the deal runs, and after a redeal.',
  })
  result!: DealResultType | null;
}

/** Selects some deals of a long match. */
@ArgsType()
export class DealsArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'The largest number of deals; all if left out.',
  })
  first?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only deals after this number, 0 or more.' })
  afterDeal?: number | null;
}

/** The price of a deal in addition to the requested fields, because it is read and replayed. */
export const DEAL_PRICE = 6;

/** A list of deals is priced for at most this many; the others are charged when they are read. */
const USUAL_DEALS = 10;

/** What a list of deals and its fields may cost before their number is known. */
interface UnreadDeals {
  readonly args: { readonly first?: number | null };
  readonly childComplexity: number;
}

/** The price of a list of deals before their number is known, if each costs `each` and its fields. */
export const dealsPrice =
  (each: number) =>
  ({ args, childComplexity }: UnreadDeals): number =>
    Math.max(1, Math.min(args.first ?? USUAL_DEALS, USUAL_DEALS)) * (each + childComplexity);

/** The number of deals that are still to be charged. */
export const unpaidDeals = ({ from, to }: DealNumbers): number =>
  Math.max(0, to - from + 1 - USUAL_DEALS);

/** The numbers of the requested deals, of `count` deals. An empty range ends one below its beginning. */
export function dealNumbers({ first, afterDeal }: DealsArgs, count: number): DealNumbers {
  const from = (afterDeal ?? 0) + 1;
  if (from < 1 || (first ?? 1) < 1) {
    throw new ApiError('BAD_USER_INPUT', {
      en: 'first is 1 or more, afterDeal 0 or more.',
      de: 'first ist mindestens 1, afterDeal mindestens 0.',
    });
  }
  const to = Math.min(count, from + (first ?? count) - 1);
  return { from: Math.min(from, to + 1), to };
}
