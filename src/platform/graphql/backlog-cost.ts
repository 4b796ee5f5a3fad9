import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from './context.js';

/** For descriptions of what a subscription may begin with. */
export const EACH_IS_PAID = 'Each of them costs what subscribing does.';

/** Subscribing pays for what comes. What was there already is paid for one by one, as on a page. */
export function payForBacklog(
  isBacklog: boolean,
  { meter }: GraphqlContext,
  info: GraphQLResolveInfo,
): void {
  if (isBacklog) meter.items(info, 1);
}
