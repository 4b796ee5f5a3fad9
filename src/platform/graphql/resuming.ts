import type { GraphqlContext } from './context.js';
import { EACH_IS_PAID } from './stream-item.js';

/** The cursor after which a subscription begins: the last one of a broken stream, else the argument. */
export const beginsAfter = (
  { resumesAfter }: Pick<GraphqlContext, 'resumesAfter'>,
  after: string | null,
): string | null => resumesAfter ?? after;

/** The argument `after` of a subscription to events. */
export const AFTER = {
  type: () => String,
  nullable: true,
  description:
    'A cursor of an event. Later events are sent first, in order, then new ones. By default only new events are ' +
    'sent. There is no `initial`: the current state is the sum of all events. ' +
    EACH_IS_PAID,
} as const;
