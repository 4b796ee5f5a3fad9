import type { RatedGame } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** The games with separate ratings, in the order of the list. */
export const GAMES = [
  'zweier',
  'tausend',
  'dreier',
  'bauern',
  'dritt',
] as const satisfies RatedGame[];

export const isGame = (text: string | undefined): text is RatedGame =>
  GAMES.some((game) => game === text);

export const ratedGameName = (game: RatedGame): string => t(`people.game.${game}`);
