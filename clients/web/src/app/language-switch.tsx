import { resetClient } from '../api/client';
import { toEnum } from '../api/enum-values';
import { isSignedIn } from '../api/session';
import { useChange } from '../api/use-change';
import { ChooseLanguageDocument } from '../generated/graphql';
import { switchTo } from '../i18n/i18n';
import { LANGUAGE_NAMES, LANGUAGES, language } from '../i18n/language';
import { IconButton } from '../design/icon-button';

/**
 * Switches to the other language. Each language is named in itself, so that its readers recognise it. E-mails and the
 * service's texts follow, and all answers are fetched again.
 */
export function LanguageSwitch() {
  const { send, isSending } = useChange(ChooseLanguageDocument, (data) => data.setLocale);
  const next = LANGUAGES[(LANGUAGES.indexOf(language.value) + 1) % LANGUAGES.length]!;
  async function change(): Promise<void> {
    // The page changes its language even if the service could not be reached.
    if (isSignedIn.value) await send({ input: { locale: toEnum(next) } });
    resetClient();
    await switchTo(next);
  }
  return (
    <IconButton
      label={`${next.toUpperCase()}: ${LANGUAGE_NAMES[next]}`}
      lang={next}
      disabled={isSending}
      onClick={() => void change()}
    >
      {next.toUpperCase()}
    </IconButton>
  );
}
