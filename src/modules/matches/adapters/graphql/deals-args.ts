import { ArgsType, Field, Int } from '@nestjs/graphql';
import { ApiError } from '../../../../platform/api/api-error.js';
import type { DealNumbers } from '../../domain/stored-deal.js';

/** A part of a long match. */
@ArgsType()
export class DealsArgs {
  @Field(() => Int, { nullable: true, description: 'How many deals at most; all when left out.' })
  first?: number | null;
  @Field(() => Int, { nullable: true, description: 'The number after which they begin, from 0.' })
  afterDeal?: number | null;
}

/** So many deals of a match are in the price of a list of them; what is more is paid when it is read. */
const USUAL_DEALS = 10;
/** What a deal costs beside its fields: it is replayed. */
const DEAL_PRICE = 2;

/** The price of a list of deals before it is known how many there are. */
export function dealsPrice({
  args,
  childComplexity,
}: {
  args: { first?: number | null };
  childComplexity: number;
}): number {
  const deals = Math.max(1, Math.min(args.first ?? USUAL_DEALS, USUAL_DEALS));
  return deals * (DEAL_PRICE + childComplexity);
}

/** Of how many deals the price is still to be paid. */
export const unpaidDeals = ({ from, to }: DealNumbers): number =>
  Math.max(0, to - from + 1 - USUAL_DEALS);

/** The deals that are asked for, of `count`; none is from a number to the one before it. */
export function dealNumbers({ first, afterDeal }: DealsArgs, count: number): DealNumbers {
  const from = (afterDeal ?? 0) + 1;
  if (from < 1 || (first ?? 1) < 1) {
    throw new ApiError('BAD_USER_INPUT', 'first is 1 or more, afterDeal 0 or more.');
  }
  const to = Math.min(count, from + (first ?? count) - 1);
  return { from: Math.min(from, to + 1), to };
}
