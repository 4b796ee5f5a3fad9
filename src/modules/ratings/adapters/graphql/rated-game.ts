import { ArgsType, Field } from '@nestjs/graphql';
import { ApiError } from '../../../../platform/api/api-error.js';
import { PageArgs } from '../../../../platform/graphql/connection.js';
import { PresetKeyEnum, VariantKeyEnum } from '../../../matches/adapters/graphql/index.js';
import { RATING_KEYS, ratedGameOf, separatePresetsOf } from '../../domain/rating.js';

const SEPARATE = RATING_KEYS.map((key) => ratedGameOf(key).preset).filter(
  (preset) => preset !== null,
);

/** The field `variant` of a rating or a ledger. */
export const VariantField = (): PropertyDecorator =>
  Field(() => VariantKeyEnum, { description: 'The variant of the matches.' });

/** The field `preset` beside it. */
export const PresetField = (): PropertyDecorator =>
  Field(() => PresetKeyEnum, {
    nullable: true,
    description:
      `The preset of the matches, if it is rated separately from its variant (${SEPARATE.join(', ')}). ` +
      'Null: the matches of the variant with any other preset.',
  });

/** The arguments of a list of ratings of one game. */
@ArgsType()
export class RatedGameArgs extends PageArgs {
  @Field(() => VariantKeyEnum, { description: 'The variant.' })
  variant!: string;
  @Field(() => PresetKeyEnum, {
    nullable: true,
    description:
      `A preset that is rated separately from its variant: ${SEPARATE.join(', ')}. ` +
      'Left out: the ratings of the variant.',
  })
  preset?: string | null;
}

/**
 * The rating key that the arguments name.
 *
 * @throws ApiError BAD_USER_INPUT for a preset that is not rated separately
 */
export function ratingKeyFor({
  variant,
  preset,
}: Pick<RatedGameArgs, 'variant' | 'preset'>): string {
  if (!preset) return variant;
  const knownValues = separatePresetsOf(variant);
  if (knownValues.includes(preset)) return preset;
  const texts = {
    en: `The preset ${preset} of ${variant} is not rated separately: leave preset out.`,
    de: `Die Spielart ${preset} von ${variant} hat keine eigene Wertung: lass preset weg.`,
  };
  throw new ApiError('BAD_USER_INPUT', texts, { argument: 'preset', knownValues });
}
