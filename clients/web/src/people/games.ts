import type { PresetKey, VariantKey } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** The matches that are rated together, as the API names them. */
export interface Rated {
  readonly variant: VariantKey;
  readonly preset: PresetKey | null;
}

/** The games with separate ratings, in the order of the list: variants, and presets that are rated for themselves. */
const RATED = {
  zweier: { variant: 'zweier', preset: null },
  tausend: { variant: 'zweier', preset: 'tausend' },
  dreier: { variant: 'dreier', preset: null },
  bauern: { variant: 'bauern', preset: null },
  dritt: { variant: 'dritt', preset: null },
} as const satisfies Record<string, Rated>;

export type RatedGame = keyof typeof RATED;

export const GAMES = Object.keys(RATED) as RatedGame[];

export const isGame = (text: string | undefined): text is RatedGame =>
  text !== undefined && Object.hasOwn(RATED, text);

export const ratedAs = (game: RatedGame): Rated => RATED[game];

/** The game of a rating. */
export const ratedGameOf = ({ variant, preset }: Rated): RatedGame => {
  const key = preset ?? variant;
  return isGame(key) ? key : variant;
};

export const ratedGameName = (game: RatedGame): string => t(`people.game.${game}`);
