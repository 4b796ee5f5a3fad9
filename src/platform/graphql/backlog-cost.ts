import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from './context.js';

/** A sentence for descriptions of a subscription's backlog. */
export const EACH_IS_PAID = 'Each of these items costs as much as subscribing.';

/** Charges for an item of the backlog, as for an item on a page. The price of subscribing includes all new items. */
export function payForBacklog(
  isBacklog: boolean,
  { meter }: GraphqlContext,
  info: GraphQLResolveInfo,
): void {
  if (isBacklog) meter.items(info, 1);
}
