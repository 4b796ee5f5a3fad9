import { resetClient } from '../api/client';
import { toEnum } from '../api/enum-values';
import { useChange } from '../api/use-change';
import { Choice } from '../design/choice';
import { SendOutcome } from '../design/outcome';
import { Panel } from '../design/panel';
import { SetLocaleDocument } from '../generated/graphql';
import { switchTo, switchToBrowserLanguage, t } from '../i18n/i18n';
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/language';
import type { Language } from '../i18n/language';

interface Props {
  /** Null: no choice; the browser's language is used. */
  readonly chosen: Language | null;
  readonly refresh: () => Promise<unknown>;
}

/** The language of the page, e-mails and push notifications. */
export function LanguageChoice({ chosen, refresh }: Props) {
  const change = useChange(SetLocaleDocument, (data) => data.setLocale);
  async function choose(next: Language | 'auto'): Promise<void> {
    const locale = next === 'auto' ? null : next;
    if (!(await change.send({ input: { locale: locale && toEnum(locale) } }))) return;
    // Cached answers, and answers to open requests, are in the old language.
    resetClient();
    await (locale ? switchTo(locale) : switchToBrowserLanguage());
    await refresh();
  }
  return (
    <Panel title={t('settings.language')}>
      <Choice<Language | 'auto'>
        label={t('settings.languageHint')}
        options={[
          { value: 'auto', text: t('settings.automatic') },
          ...LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] })),
        ]}
        value={chosen ?? 'auto'}
        onChoose={choose}
      />
      <SendOutcome done={change.isDone && t('settings.saved')} errors={change.otherErrors()} />
    </Panel>
  );
}
