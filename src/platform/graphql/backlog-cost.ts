import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from './context.js';

/** A sentence for descriptions of a subscription's backlog. */
export const EACH_IS_PAID = 'Each of them costs as much as subscribing.';

/** Charges for an item of the backlog, as for one on a page. New items are paid for by subscribing. */
export function payForBacklog(
  isBacklog: boolean,
  { meter }: GraphqlContext,
  info: GraphQLResolveInfo,
): void {
  if (isBacklog) meter.items(info, 1);
}
