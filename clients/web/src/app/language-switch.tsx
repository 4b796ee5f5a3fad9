import { t, switchTo } from '../i18n/i18n';
import { LANGUAGES, language } from '../i18n/language';
import type { Language } from '../i18n/language';
import { IconButton } from '../design/icon-button';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** Switches to the other language; its name stands in itself, for those who read no other. */
export function LanguageSwitch() {
  const next = LANGUAGES[(LANGUAGES.indexOf(language.value) + 1) % LANGUAGES.length]!;
  return (
    <IconButton
      label={`${t('app.language')}: ${NAMES[next]}`}
      lang={next}
      onClick={() => void switchTo(next)}
    >
      {next.toUpperCase()}
    </IconButton>
  );
}
