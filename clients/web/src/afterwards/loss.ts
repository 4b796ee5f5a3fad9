import type { AfterwardsDecisionFragment } from '../generated/graphql';
import { language } from '../i18n/language';

/** Below a tenth of a game point a loss is nothing: that much is chance (docs/reviews.md). */
const COSTLY = 0.1;

export const isCostly = ({ loss }: AfterwardsDecisionFragment): boolean => loss >= COSTLY;

export const number = (value: number, digits = 2): string =>
  new Intl.NumberFormat(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value);
