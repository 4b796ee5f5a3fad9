import { useMutation } from '@urql/preact';
import { forgetAnswers } from '../api/client';
import { isSignedIn } from '../api/session';
import { ChooseLanguageDocument } from '../generated/graphql';
import { switchTo } from '../i18n/i18n';
import { LANGUAGES, language } from '../i18n/language';
import type { Language } from '../i18n/language';
import { IconButton } from '../design/icon-button';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/**
 * Switches to the other language; its name stands in itself, for those who read no other. Letters and the service's
 * texts follow: what was answered in the former language, or is on its way, is asked for again.
 */
export function LanguageSwitch() {
  const [, choose] = useMutation(ChooseLanguageDocument);
  const next = LANGUAGES[(LANGUAGES.indexOf(language.value) + 1) % LANGUAGES.length]!;
  async function change(): Promise<void> {
    if (isSignedIn.value) await choose({ input: { locale: next } });
    forgetAnswers();
    await switchTo(next);
  }
  return (
    <IconButton
      label={`${next.toUpperCase()}: ${NAMES[next]}`}
      lang={next}
      onClick={() => void change()}
    >
      {next.toUpperCase()}
    </IconButton>
  );
}
