import { useMutation } from '@urql/preact';
import { Title } from '../app/title';
import { Button } from '../design/button';
import { RegisterDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { AccountFields } from './account-fields';
import styles from './account.module.css';
import { Enter } from './enter';
import { useEntrance } from './entrance';
import { accountOf } from './fields';

export function Register() {
  const [{ fetching }, register] = useMutation(RegisterDocument);
  const toLogin = useEntrance('/login');
  const send = async (fields: FormData) =>
    (await register({ input: accountOf(fields) })).data?.register;
  return (
    <div class={styles.page}>
      <Title text={t('app.register')} />
      <h1>{t('app.register')}</h1>
      <Enter send={send} isNew>
        {(wrong) => (
          <>
            <AccountFields wrong={wrong} />
            <Button kind="main" type="submit" disabled={fetching}>
              {t('app.register')}
            </Button>
          </>
        )}
      </Enter>
      <p>
        <a href={toLogin}>{t('account.toLogin')}</a>
      </p>
    </div>
  );
}
