import type { PresetKey, VariantKey } from '../generated/graphql';
import { t } from '../i18n/i18n';

export const variantName = (variant: VariantKey): string => t(`challenge.variant.${variant}`);

export const presetName = (preset: PresetKey): string => t(`challenge.preset.${preset}`);

/** The name of the game with its preset. `dritt` is named without it. */
export const gameName = (variant: VariantKey, preset: PresetKey): string =>
  variant === 'dritt' ? variantName(variant) : `${variantName(variant)} · ${presetName(preset)}`;
