import type { GraphqlContext } from './context.js';
import { EACH_IS_PAID } from './backlog-cost.js';

/** Where a subscription begins: behind what a broken stream has told last, else behind its argument. */
export const beginsAfter = (
  { resumesAfter }: Pick<GraphqlContext, 'resumesAfter'>,
  after: string | null,
): string | null => resumesAfter ?? after;

/** The argument `after` of a subscription to events. */
export const AFTER = {
  type: () => String,
  nullable: true,
  description:
    'A cursor of an event: whatever came behind it is told first, in order, then what comes. From now on where ' +
    'left out: there is no `initial`, since what there is now is the events so far. ' +
    EACH_IS_PAID,
} as const;
