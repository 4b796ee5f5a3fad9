import { useChange } from '../api/use-change';
import { Title } from '../app/title';
import { Field } from '../design/field';
import { LoginDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { SignInForm } from './sign-in-form';
import { useSignInAddress } from './sign-in-address';
import { textOf } from './fields';

export function Login() {
  const change = useChange(LoginDocument, (data) => data.login);
  const toForgotten = useSignInAddress('/forgotten');
  const toRegister = useSignInAddress('/register');
  const send = async (fields: FormData) => {
    const input = { username: textOf(fields, 'username'), password: textOf(fields, 'password') };
    return (await change.send({ input }))?.login;
  };
  return (
    <div class={styles.page}>
      <Title text={t('app.signIn')} />
      <h1>{t('app.signIn')}</h1>
      <SignInForm change={change} send={send} label={t('app.signIn')}>
        <Field
          label={t('account.username')}
          name="username"
          autocomplete="username"
          autocapitalize="none"
          required
          error={change.errorAt('username')}
        />
        <Field
          label={t('account.password')}
          name="password"
          type="password"
          autocomplete="current-password"
          required
          error={change.errorAt('password')}
        />
        <p class={styles.shared}>{t('account.shared')}</p>
      </SignInForm>
      <p>
        <a href={toForgotten}>{t('account.toForgotten')}</a>
      </p>
      <p>
        <a href={toRegister}>{t('account.toRegister')}</a>
      </p>
    </div>
  );
}
