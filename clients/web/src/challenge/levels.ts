import type { BotLevel, BotStrengthsQuery } from '../generated/graphql';

/** The strengths of house bots in one kind of match, in the order of the levels. */
export type Strengths = BotStrengthsQuery['botStrengths'];

/** The level until the strengths are loaded: about as good as most people. */
const USUAL: BotLevel = 'regular';

/**
 * The levels to choose from: each has a higher rating than all before it. A level that is not measured as stronger than a
 * weaker one is left out, because its name would promise more than it plays.
 */
export const offeredIn = (strengths: Strengths): Strengths =>
  strengths.filter(({ rating }, i) =>
    strengths.slice(0, i).every((weaker) => weaker.rating < rating),
  );

/** The level that is about as strong as the viewer. */
export const suggestedIn = (offered: Strengths): BotLevel =>
  offered.find(({ suggested }) => suggested)?.level ?? USUAL;

/** The chosen level, or the suggested one if there is none, or if it is not offered in this game. */
export const levelIn = (offered: Strengths, chosen: BotLevel | null): BotLevel =>
  offered.find(({ level }) => level === chosen)?.level ?? suggestedIn(offered);
