import { useLocation } from 'preact-iso';
import { useListChange } from '../api/use-list-change';
import { isSignedIn } from '../api/session';
import { Title } from '../app/title';
import { Button } from '../design/button';
import { SendOutcome } from '../design/outcome';
import { KeepAccountDocument } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { AccountFields } from './account-fields';
import styles from './account.module.css';
import { ownPath } from './own-path';
import { SignInLinks } from './sign-in-links';
import { ACCOUNT_FIELDS, accountOf } from './fields';

/** A guest gives the account a name and a password. All matches stay. */
export function KeepAccount() {
  const change = useListChange(KeepAccountDocument, (data) => data.keepAccount);
  const { route, query } = useLocation();
  async function submit(form: HTMLFormElement): Promise<void> {
    if (!(await change.send({ input: accountOf(new FormData(form)) }))) return;
    route(ownPath(query['to'], location.origin));
  }
  if (!isSignedIn.value) return <NotGuest />;
  return (
    <div class={styles.page}>
      <Title text={t('account.keep')} />
      <h1>{t('account.keep')}</h1>
      <p>{t('account.keepLead')}</p>
      <form
        class={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <AccountFields errorAt={change.errorAt} />
        <SendOutcome errors={change.otherErrors(...ACCOUNT_FIELDS)} />
        <Button kind="main" type="submit" disabled={change.isSending}>
          {t('account.keep')}
        </Button>
      </form>
    </div>
  );
}

/** Shown to visitors who are not guests. */
function NotGuest() {
  return (
    <div class={styles.page}>
      <Title text={t('account.keep')} />
      <h1>{t('account.keep')}</h1>
      <p>{t('account.keepNobody')}</p>
      <SignInLinks />
    </div>
  );
}
