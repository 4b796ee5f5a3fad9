import { useChange } from '../api/use-change';
import { OperatorTexts, TermsHint } from '../app/operator-texts';
import { Title } from '../app/title';
import { RegisterDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { AccountFields } from './account-fields';
import styles from './account.module.css';
import { SignInForm } from './sign-in-form';
import { useSignInAddress } from './sign-in-address';
import { accountOf } from './fields';

export function Register() {
  const change = useChange(RegisterDocument, (data) => data.register);
  const toLogin = useSignInAddress('/login');
  const send = async (fields: FormData) =>
    (await change.send({ input: accountOf(fields) }))?.register;
  return (
    <div class={styles.page}>
      <Title text={t('app.register')} />
      <h1>{t('app.register')}</h1>
      <SignInForm change={change} send={send} label={t('app.register')} isNew>
        <AccountFields errorAt={change.errorAt} />
        <TermsHint />
      </SignInForm>
      <p>
        <OperatorTexts />
      </p>
      <p>
        <a href={toLogin}>{t('account.toLogin')}</a>
      </p>
    </div>
  );
}
