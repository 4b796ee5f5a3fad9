import { describedEnum } from '../../../../platform/graphql/enum-type.js';

/** Whether bots are wanted in a list. */
const BOTS_FILTER = {
  ANY: 'Whether or not a bot is among the players.',
  ONLY: 'Those alone in which a bot sits or is named.',
  WITHOUT: 'Those alone in which no bot sits or is named.',
} as const;
export type BotsFilter = keyof typeof BOTS_FILTER;

export const BotsFilterEnum = describedEnum(
  'BotsFilter',
  'Whether a list holds matches or challenges with bots, of the house or accounts.',
  BOTS_FILTER,
);

/** What is asked for: true for bots, false for none, null for either. */
export const botsIn = (filter: BotsFilter | null | undefined): boolean | null =>
  filter && filter !== 'ANY' ? filter === 'ONLY' : null;
