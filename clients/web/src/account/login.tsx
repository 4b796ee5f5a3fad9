import { useRef } from 'preact/hooks';
import { forgetSession } from '../api/session';
import { useChange } from '../api/use-change';
import { Title } from '../app/title';
import { useSticky } from '../design/use-sticky';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { Newcomer } from '../design/newcomer';
import { LoginDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { CodeField } from './code-field';
import { SignInForm } from './sign-in-form';
import { useSignInAddress } from './sign-in-address';
import { codeOf, textOf } from './fields';

export function Login() {
  return (
    <div class={styles.page}>
      <Title text={t('app.signIn')} />
      <h1>{t('app.signIn')}</h1>
      <LoginForm />
    </div>
  );
}

/** @param evenSuspended whether it also signs in a suspended person; otherwise such a person is asked */
export function LoginForm({ evenSuspended = false }: { evenSuspended?: boolean }) {
  const change = useChange(LoginDocument, (data) => data.login);
  const isAnyway = useRef(evenSuspended);
  const needsCode = useSticky(change.errorAt('code') !== undefined);
  const toForgotten = useSignInAddress('/forgotten');
  const toRegister = useSignInAddress('/register');
  const send = async (fields: FormData) => {
    const input = {
      username: textOf(fields, 'username'),
      password: textOf(fields, 'password'),
      ...codeOf(fields),
      ...(isAnyway.current && { evenSuspended: true }),
    };
    return (await change.send({ input }))?.login;
  };
  // A suspended person sees their page at every address, until this browser forgets them.
  const leave = evenSuspended ? forgetSession : undefined;
  return (
    <>
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
        {needsCode && (
          <Newcomer>
            <CodeField error={change.errorAt('code')} />
          </Newcomer>
        )}
        <p class={styles.shared}>{t('account.shared')}</p>
        {change.isSuspended && (
          <>
            <p>{t('suspended.anywayHint')}</p>
            <Button type="submit" onClick={() => (isAnyway.current = true)}>
              {t('suspended.anyway')}
            </Button>
          </>
        )}
      </SignInForm>
      <p>
        <a href={toForgotten} onClick={leave}>
          {t('account.toForgotten')}
        </a>
      </p>
      <p>
        <a href={toRegister} onClick={leave}>
          {t('account.toRegister')}
        </a>
      </p>
    </>
  );
}
