/** How strong the levels are, on the scale on which people are rated. */
import type { Strengths } from './bot.js';
import { RATINGS } from './ratings.js';

/** The levels' ratings in a kind of match that has ratings of its own. @throws Error for an unknown kind */
export function strengthsIn(ratingKey: string): Strengths {
  const strengths = RATINGS[ratingKey];
  if (!strengths) throw new Error(`no level has been measured in ${ratingKey}`);
  return strengths;
}
