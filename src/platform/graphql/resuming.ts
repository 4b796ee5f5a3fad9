import type { GraphqlContext } from './context.js';

/** Where a subscription begins: behind what a broken stream has told last, else behind its argument. */
export const beginsAfter = (
  { resumesAfter }: Pick<GraphqlContext, 'resumesAfter'>,
  after: string | null,
): string | null => resumesAfter ?? after;
