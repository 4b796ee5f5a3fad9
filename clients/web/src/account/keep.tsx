import { useMutation } from '@urql/preact';
import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { happen } from '../api/live';
import { isSignedIn } from '../api/session';
import { Title } from '../app/title';
import { Button } from '../design/button';
import { KeepAccountDocument } from '../generated/graphql';
import type { RefusalFragment } from '../generated/graphql';
import { t } from '../i18n/i18n';
import { AccountFields } from './account-fields';
import styles from './account.module.css';
import { Entrances } from './entrances';
import { accountOf } from './fields';
import { Refusals, wrongAt } from './refusals';

/** A guest gives the account a name and a password: all that was played stays. */
export function Keep() {
  const [{ fetching }, keep] = useMutation(KeepAccountDocument);
  const [errors, setErrors] = useState<readonly RefusalFragment[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const { route } = useLocation();
  async function submit(form: HTMLFormElement): Promise<void> {
    const { data } = await keep({ input: accountOf(new FormData(form)) });
    setFailed(!data);
    if (!data) return;
    setErrors(data.keepAccount.userErrors);
    if (!data.keepAccount.user) return;
    happen();
    route('/');
  }
  if (!isSignedIn.value) return <Nobody />;
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
        <AccountFields wrong={wrongAt(errors)} />
        <Refusals errors={hasFailed ? [{ message: t('app.failed') }] : errors} />
        <Button kind="main" type="submit" disabled={fetching}>
          {t('account.keep')}
        </Button>
      </form>
    </div>
  );
}

/** Without a guest there is nothing to keep. */
function Nobody() {
  return (
    <div class={styles.page}>
      <Title text={t('account.keep')} />
      <h1>{t('account.keep')}</h1>
      <p>{t('account.keepNobody')}</p>
      <Entrances />
    </div>
  );
}
