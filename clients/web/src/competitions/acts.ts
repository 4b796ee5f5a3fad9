import type { ActFragment, CompetitionActKind } from '../generated/graphql';

/** What the viewer may do; null for a visitor. */
export type Acts = readonly ActFragment[] | null;

export const may = (acts: Acts, act: CompetitionActKind): boolean =>
  acts?.some(({ what, isAllowed }) => what === act && isAllowed) ?? false;

/** Why the viewer may not do something; null if they may. */
export const whyNot = (acts: Acts, act: CompetitionActKind): string | null =>
  acts?.find(({ what }) => what === act)?.refusal?.message ?? null;
