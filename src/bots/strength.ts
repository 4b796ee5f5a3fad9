/** How strong the levels are, on the players' rating scale. */
import type { Strengths } from './bot.js';
import { RATINGS } from './ratings.js';

/** The levels' ratings in a kind of match. @throws Error for an unknown kind */
export function strengthsIn(ratingKey: string): Strengths {
  const strengths = RATINGS[ratingKey];
  if (!strengths) throw new Error(`no level has been measured in ${ratingKey}`);
  return strengths;
}
