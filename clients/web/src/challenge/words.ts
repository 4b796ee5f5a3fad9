import type { ClockFragment, PresetKey, VariantKey } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { span } from '../i18n/moments';

export const variantName = (variant: VariantKey): string => t(`challenge.variant.${variant}`);

export const presetName = (preset: PresetKey): string => t(`challenge.preset.${preset}`);

/** What is played: the game, and its preset where it is told apart by it. */
export const gameName = (variant: VariantKey, preset: PresetKey): string =>
  variant === 'dritt' ? variantName(variant) : `${variantName(variant)} · ${presetName(preset)}`;

/** A clock in a few words. */
export function clockText(clock: Omit<ClockFragment, '__typename'>): string {
  const { perTurnSeconds, bankSeconds, incrementSeconds } = clock;
  if (perTurnSeconds) return t('challenge.clock.perTurn', { span: span(perTurnSeconds) });
  if (!bankSeconds) return t('challenge.clock.none');
  return incrementSeconds
    ? t('challenge.clock.bankAnd', { span: span(bankSeconds), increment: span(incrementSeconds) })
    : t('challenge.clock.bank', { span: span(bankSeconds) });
}
