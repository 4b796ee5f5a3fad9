import { Field } from '../design/field';
import { t } from '../i18n/i18n';

/** The code of the second factor, for a person who has one. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label={t('account.code')}
      hint={t('account.codeHint')}
      name="code"
      autocomplete="one-time-code"
      autocapitalize="none"
      spellcheck={false}
      required
      error={error}
    />
  );
}
