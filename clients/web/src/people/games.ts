import type { RatedGame } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** The kinds of match that have ratings of their own, as they are listed. */
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
