import { catalogue } from '../../../../engine/index.js';
import { describedEnum } from '../../../../platform/graphql/enum-type.js';
import { RATING_KEYS } from '../../domain/rating.js';

const VARIANTS = catalogue();

function meaningOf(key: string): string {
  const variant = VARIANTS.find((known) => known.key === key);
  return variant
    ? `Matches of the variant ${key}, except presets that are rated separately.`
    : `Matches of the preset ${key}, which is rated separately from its variant.`;
}

export const RatedGameEnum = describedEnum(
  'RatedGame',
  'The kinds of match with ratings of their own: variants, and presets that are rated separately.',
  Object.fromEntries(RATING_KEYS.map((key) => [key, meaningOf(key)])),
);
