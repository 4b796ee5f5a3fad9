import { forgetAnswers } from '../api/client';
import { isSignedIn } from '../api/session';
import { useChange } from '../api/use-change';
import { ChooseLanguageDocument } from '../generated/graphql';
import { switchTo } from '../i18n/i18n';
import { LANGUAGE_NAMES, LANGUAGES, language } from '../i18n/language';
import { IconButton } from '../design/icon-button';

/**
 * Switches to the other language; its name stands in itself, for those who read no other. Letters and the service's
 * texts follow: what was answered in the former language, or is on its way, is asked for again.
 */
export function LanguageSwitch() {
  const { send, isSending } = useChange(ChooseLanguageDocument, (data) => data.setLocale);
  const next = LANGUAGES[(LANGUAGES.indexOf(language.value) + 1) % LANGUAGES.length]!;
  async function change(): Promise<void> {
    // The page speaks the language that was asked for also where the service could not be told.
    if (isSignedIn.value) await send({ input: { locale: next } });
    forgetAnswers();
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
