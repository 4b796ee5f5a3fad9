import { useMutation } from '@urql/preact';
import { Title } from '../app/title';
import { Button } from '../design/button';
import { Field } from '../design/field';
import { RegisterDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import styles from './account.module.css';
import { Enter } from './enter';
import { textOf } from './fields';

export function Register() {
  const [{ fetching }, register] = useMutation(RegisterDocument);
  const send = async (fields: FormData) => {
    const email = textOf(fields, 'email');
    const input = {
      username: textOf(fields, 'username'),
      password: textOf(fields, 'password'),
      ...(email && { email }),
    };
    return (await register({ input })).data?.register;
  };
  return (
    <div class={styles.page}>
      <Title text={t('app.register')} />
      <h1>{t('app.register')}</h1>
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
              autocomplete="new-password"
              required
              error={wrong('password')}
            />
            <Field
              label={t('account.email')}
              hint={t('account.emailHint')}
              name="email"
              type="email"
              autocomplete="email"
              error={wrong('email')}
            />
            <Button kind="main" type="submit" disabled={fetching}>
              {t('app.register')}
            </Button>
          </>
        )}
      </Enter>
      <p>
        <a href="/login">{t('account.toLogin')}</a>
      </p>
    </div>
  );
}
