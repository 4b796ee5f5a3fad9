import { t } from '../i18n/i18n';
import { nameOf } from '../table/game';
import type { ReviewMatch, Step } from './match';

/** The text of a step: the player and the action. */
export const stepText = ({ seat, text }: Step, match: ReviewMatch): string =>
  text === null || seat === null ? t('review.dealt') : `${nameOf(match, seat)}: ${text}`;
