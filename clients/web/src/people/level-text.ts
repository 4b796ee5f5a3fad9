import type { BotLevel } from '../generated/graphql';
import { t } from '../i18n/i18n';

/** The name of a house bot’s level, and how it plays. */
export const levelText = (level: BotLevel): string =>
  t('challenge.levelHint', {
    name: t(`challenge.bot.${level}`),
    hint: t(`challenge.botHint.${level}`),
  });
