import { useMutation } from '@urql/preact';
import { Title } from '../app/title';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { LoginDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { Enter } from './enter';
import { useEntrance } from './entrance';
import { textOf } from './fields';

export function Login() {
  const [{ fetching }, login] = useMutation(LoginDocument);
  const toForgotten = useEntrance('/forgotten');
  const toRegister = useEntrance('/register');
  const send = async (fields: FormData) => {
    const input = { username: textOf(fields, 'username'), password: textOf(fields, 'password') };
    return (await login({ input })).data?.login;
  };
  return (
    <div class={styles.page}>
      <Title text={t('app.signIn')} />
      <h1>{t('app.signIn')}</h1>
      <Enter send={send}>
        {(wrong) => (
          <>
            <Field
              label={t('account.username')}
              name="username"
              autocomplete="username"
              required
              error={wrong('username')}
            />
            <Field
              label={t('account.password')}
              name="password"
              type="password"
              autocomplete="current-password"
              required
              error={wrong('password')}
            />
            <p class={styles.shared}>{t('account.shared')}</p>
            <Button kind="main" type="submit" disabled={fetching}>
              {t('app.signIn')}
            </Button>
          </>
        )}
      </Enter>
      <p>
        <a href={toForgotten}>{t('account.toForgotten')}</a>
      </p>
      <p>
        <a href={toRegister}>{t('account.toRegister')}</a>
      </p>
    </div>
  );
}
