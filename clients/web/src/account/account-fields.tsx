import { Field } from '../design/field';
import { t } from '../i18n/i18n';

/** The input fields of an account, each with its error. */
export function AccountFields({ errorAt }: { errorAt: (field: string) => string | undefined }) {
  return (
    <>
      <Field
        label={t('account.username')}
        hint={t('account.usernameHint')}
        name="username"
        autocomplete="username"
        autocapitalize="none"
        required
        error={errorAt('username')}
      />
      <Field
        label={t('account.password')}
        hint={t('account.passwordHint')}
        name="password"
        type="password"
        autocomplete="new-password"
        required
        error={errorAt('password')}
      />
      <Field
        label={t('account.email')}
        hint={t('account.emailHint')}
        name="email"
        type="email"
        autocomplete="email"
        error={errorAt('email')}
      />
    </>
  );
}
