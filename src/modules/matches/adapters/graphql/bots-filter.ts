import { describedEnum } from '../../../../platform/graphql/enum-type.js';

/** Whether a list holds entries with bots. */
const BOTS_FILTER = {
  ANY: 'With and without bots.',
  ONLY: 'Only matches or challenges in which a bot plays or is named.',
  WITHOUT: 'Only matches or challenges in which no bot plays or is named.',
} as const;
export type BotsFilter = keyof typeof BOTS_FILTER;

export const BotsFilterEnum = describedEnum(
  'BotsFilter',
  'Filters matches or challenges by bots: house bots and bot accounts.',
  BOTS_FILTER,
);

/** The filter as the store takes it: true for bots, false for none, null for either. */
export const botsIn = (filter: BotsFilter | null | undefined): boolean | null =>
  filter && filter !== 'ANY' ? filter === 'ONLY' : null;
