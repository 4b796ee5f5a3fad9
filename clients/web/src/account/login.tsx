import { useChange } from '../api/use-change';
import { Title } from '../app/title';
import { useSticky } from '../design/use-sticky';
import { Field } from '../design/field';
import { LoginDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { CodeField } from './code-field';
import { SignInForm } from './sign-in-form';
import { useSignInAddress } from './sign-in-address';
import { codeOf, textOf } from './fields';

export function Login() {
  const change = useChange(LoginDocument, (data) => data.login);
  const needsCode = useSticky(change.errorAt('code') !== undefined);
  const toForgotten = useSignInAddress('/forgotten');
  const toRegister = useSignInAddress('/register');
  const send = async (fields: FormData) => {
    const input = {
      username: textOf(fields, 'username'),
      password: textOf(fields, 'password'),
      ...codeOf(fields),
    };
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
        {needsCode && <CodeField error={change.errorAt('code')} />}
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
